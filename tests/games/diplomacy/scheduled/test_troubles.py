"""What goes wrong: a game that fails, a stop of the site, a clock that jumps."""

import json
import subprocess
import sys
from datetime import UTC, datetime

from sqlalchemy import select, text

from services.games.diplomacy.tables.attempts import Heartbeat
from services.games.diplomacy.tables.games import Event
from services.games.diplomacy.tables.phases import StoredPosition
from shared.config import ROOT
from tests.games.diplomacy.scheduled.conftest import DAY
from tests.games.diplomacy.scheduled.databases import games_database
from tests.games.diplomacy.scheduled.test_scheduler import DISORDER, PACE, advancement, played
from tests.waiting import eventually


def test_a_game_that_fails_is_marked_and_stops_no_other(
    table, scheduled_stack, move_clock, scheduler
):
    broken, sound = table(**PACE | DISORDER), table(**PACE | DISORDER)
    with games_database(scheduled_stack) as session:
        whole = session.scalar(select(StoredPosition.position).filter_by(game_id=broken.game_id))
        session.execute(
            text("UPDATE diplomacy_positions SET position = 'torn' WHERE game_id = :game"),
            {"game": broken.game_id},
        )
        session.commit()
    move_clock(2 * DAY)
    eventually(lambda: advancement(sound) >= 2)

    def schedule():
        return broken.as_master("GET", "/game-schedules/<id>").json()

    eventually(lambda: schedule()["failure"] is not None)
    for pause in (5, 20, 80, 320):
        tries = schedule()["tries"]
        move_clock(scheduled_stack.clock_moved + pause + 1)
        eventually(lambda tries=tries: schedule()["tries"] > tries or schedule()["given_up"])
    eventually(lambda: schedule()["given_up"])
    player = broken.crowd.holder(1)
    told = broken.act("GET", "/game-schedules/<id>", player).json()
    assert (told["given_up"], told["failure"]) == (True, None)
    assert [broken.game_id] == failing(scheduled_stack)
    with games_database(scheduled_stack) as session:
        session.execute(
            text("UPDATE diplomacy_positions SET position = :position WHERE game_id = :game"),
            {"game": broken.game_id, "position": whole},
        )
        session.commit()
    operator(scheduled_stack, "games", "unstick", str(broken.game_id))
    eventually(lambda: advancement(broken) >= 2)
    assert failing(scheduled_stack) == []
    with games_database(scheduled_stack) as session:
        retried = select(Event.details).filter_by(
            game_id=broken.game_id, kind="adjudication retried"
        )
        assert json.loads(session.scalars(retried).one()) == {"by": "service: operator"}


def operator(stack, *words):
    """The operator's command as he types it."""
    return subprocess.run(
        [sys.executable, "-m", "deploy.entente", *words, "--json"],
        cwd=ROOT,
        env=stack.environment,
        capture_output=True,
        text=True,
        check=True,
    )


def failing(stack):
    games = json.loads(operator(stack, "games", "failing").stdout)["games"]
    return [one["game_id"] for one in games]


def test_after_a_stop_of_the_site_nobody_loses_a_turn(table, move_clock, schedulers):
    schedulers.start(DOWNTIME_MINUTES="15")
    game = table(**PACE | DISORDER)
    before = game.game()["deadline_timestamp"]
    eventually(lambda: is_watched(schedulers.stack))
    move_clock(2 * DAY)
    eventually(lambda: game.game()["deadline_timestamp"] > before)
    assert advancement(game) == 0
    entry = game.as_master("GET", "/game-logs/<id>").json()["log"][0]
    assert (entry["kind"], entry["details"]["reason"]) == ("deadline moved", "downtime")


def test_a_clock_that_jumps_plays_nothing_early_and_nothing_twice(table, move_clock, schedulers):
    schedulers.start(2, DOWNTIME_MINUTES="15")
    game = table(**PACE | DISORDER)
    other = table(fast=1)
    eventually(lambda: is_watched(schedulers.stack))
    for shift in (2 * DAY, 0, 2 * DAY, 0):
        move_clock(shift)
        before = advancement(other)
        other.order_all()
        eventually(lambda before=before: advancement(other) > before and waits_for_moves(other))
    assert played(game) == []
    assert played(other) == list(range(len(played(other))))


def waits_for_moves(game):
    return advancement(game) % 5 in (0, 2)


def is_watched(stack):
    """Whether a scheduler has looked at the time that the clock tells now."""
    with games_database(stack) as session:
        seen = session.scalar(select(Heartbeat.seen_at))
    return seen is not None and abs((datetime.now(UTC) - seen).total_seconds()) < 60
