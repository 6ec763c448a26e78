"""What goes wrong: a game that fails, a stop of the site, a clock that jumps."""

from datetime import UTC, datetime

from sqlalchemy import select, text

from services.games.diplomacy.tables.attempts import Heartbeat
from tests.games.diplomacy.scheduled.conftest import DAY
from tests.games.diplomacy.scheduled.databases import games_database
from tests.games.diplomacy.scheduled.schedulers import wait_for
from tests.games.diplomacy.scheduled.test_scheduler import DISORDER, PACE, advancement, played


def test_a_game_that_fails_is_marked_and_stops_no_other(
    table, scheduled_stack, move_clock, scheduler
):
    broken, sound = table(**PACE | DISORDER), table(**PACE | DISORDER)
    with games_database(scheduled_stack) as session:
        session.execute(
            text("UPDATE diplomacy_positions SET position = 'torn' WHERE game_id = :game"),
            {"game": broken.game_id},
        )
        session.commit()
    move_clock(2 * DAY)
    wait_for(lambda: advancement(sound) >= 2)

    def schedule():
        return broken.as_master("GET", "/game-schedules/<id>").json()

    wait_for(lambda: schedule()["failure"] is not None)
    for pause in (5, 20, 80, 320):
        tries = schedule()["tries"]
        move_clock(scheduled_stack.clock_moved + pause + 1)
        wait_for(lambda tries=tries: schedule()["tries"] > tries or schedule()["given_up"])
    wait_for(lambda: schedule()["given_up"])
    player = broken.crowd.holder(1)
    told = broken.act("GET", "/game-schedules/<id>", player).json()
    assert (told["given_up"], told["failure"]) == (True, None)


def test_after_a_stop_of_the_site_nobody_loses_a_turn(table, move_clock, schedulers):
    schedulers.start(DOWNTIME_MINUTES="15")
    game = table(**PACE | DISORDER)
    before = game.game()["deadline_timestamp"]
    wait_for(lambda: is_watched(schedulers.stack))
    move_clock(2 * DAY)
    wait_for(lambda: game.game()["deadline_timestamp"] > before)
    assert advancement(game) == 0
    entry = game.as_master("GET", "/game-logs/<id>").json()["log"][0]
    assert (entry["kind"], entry["details"]["reason"]) == ("deadline moved", "downtime")


def test_a_clock_that_jumps_plays_nothing_early_and_nothing_twice(table, move_clock, schedulers):
    schedulers.start(2, DOWNTIME_MINUTES="15")
    game = table(**PACE | DISORDER)
    other = table(fast=1)
    wait_for(lambda: is_watched(schedulers.stack))
    for shift in (2 * DAY, 0, 2 * DAY, 0):
        move_clock(shift)
        before = advancement(other)
        other.order_all()
        wait_for(lambda before=before: advancement(other) > before and waits_for_moves(other))
    assert played(game) == []
    assert played(other) == list(range(len(played(other))))


def waits_for_moves(game):
    return advancement(game) % 5 in (0, 2)


def is_watched(stack):
    """Whether a scheduler has looked at the time that the clock tells now."""
    with games_database(stack) as session:
        seen = session.scalar(select(Heartbeat.seen_at))
    return seen is not None and abs((datetime.now(UTC) - seen).total_seconds()) < 60
