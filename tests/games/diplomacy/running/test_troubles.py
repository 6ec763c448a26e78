"""What goes wrong: a game that fails, a stop of the site, a clock that jumps."""

import os
import signal

import pytest
from sqlalchemy import text

from tests.games.diplomacy.running.conftest import DAY
from tests.games.diplomacy.running.databases import games_database
from tests.games.diplomacy.running.schedulers import wait_for
from tests.games.diplomacy.running.test_scheduler import DISORDER, PACE, advancement, played


@pytest.fixture
def paused_scheduler(running_stack):
    """The stack's own scheduler is kept down while the test runs one with other settings."""
    [pid] = running_stack.pids_of("services.games.scheduler")
    os.kill(pid, signal.SIGSTOP)
    yield
    os.kill(pid, signal.SIGCONT)


def test_a_game_that_fails_is_marked_and_stops_no_other(table, running_stack, moved):
    broken, sound = table(**PACE | DISORDER), table(**PACE | DISORDER)
    with games_database(running_stack) as session:
        session.execute(text("UPDATE diplomacy_positions SET position = 'torn' "
                             "WHERE game_id = :game"), {"game": broken.game_id})
        session.commit()
    moved(2 * DAY)
    wait_for(lambda: advancement(sound) >= 2)

    def schedule():
        return broken.as_master("GET", "/game-schedules/<id>").json()

    wait_for(lambda: schedule()["failure"] is not None)
    for pause in (5, 20, 80, 320):
        moved(running_stack.clock_moved + pause + 1)
        tries = schedule()["tries"]
        wait_for(lambda tries=tries: schedule()["tries"] > tries or schedule()["given_up"])
    assert schedule()["given_up"]
    player = broken.crowd.holder(1)
    told = broken.act("GET", "/game-schedules/<id>", player).json()
    assert (told["given_up"], told["failure"]) == (True, None)


def test_after_a_stop_of_the_site_nobody_loses_a_turn(table, moved, schedulers, paused_scheduler):
    schedulers.start(DOWNTIME_MINUTES="15")
    game = table(**PACE | DISORDER)
    before = game.game()["deadline_timestamp"]
    wait_for(lambda: heartbeat(schedulers.stack) is not None)
    moved(2 * DAY)
    wait_for(lambda: game.game()["deadline_timestamp"] > before)
    assert advancement(game) == 0
    entry = game.as_master("GET", "/game-logs/<id>").json()["log"][0]
    assert (entry["kind"], entry["details"]["reason"]) == ("deadline moved", "downtime")


def test_a_clock_that_jumps_plays_nothing_early_and_nothing_twice(table, moved, schedulers,
                                                                  paused_scheduler):
    schedulers.start(2, DOWNTIME_MINUTES="15")
    game = table(**PACE | DISORDER)
    other = table(fast=1)
    wait_for(lambda: heartbeat(schedulers.stack) is not None)
    for shift in (2 * DAY, 0, 2 * DAY, 0):
        moved(shift)
        before = len(played(other))
        other.order_all()
        wait_for(lambda before=before: len(played(other)) >= before + 2)  # they are at work
    assert played(game) == []
    assert played(other) == list(range(len(played(other))))


def heartbeat(stack):
    with games_database(stack) as session:
        return session.execute(text("SELECT seen_at FROM diplomacy_heartbeats")).scalar()
