"""Games whose time has come are played by the clock, each exactly once."""

import functools

from tests.conftest import SOAK
from tests.games.diplomacy.scheduled.conftest import DAY
from tests.games.diplomacy.table import ROLES
from tests.waiting import eventually

PACE = {"fast": 0, "speed_moves": 1, "speed_retreats": 1, "speed_adjustments": 1, "play_weekend": 1}
DISORDER = {f"cd_possible_{kind}": 1 for kind in ("moves", "retreats", "builds", "removals")}


def advancement(game):
    return game.game()["current_advancement"]


def played(game):
    """Advancements that were adjudicated, in order."""
    return [one["advancement"] for one in game.read("/game-transitions/<id>")["transitions"]]


def has_played_turns(game, count):
    """Moves of so many seasons, and the empty phases after them; or the game is over."""
    reached = 5 * (count // 2) + 2 * (count % 2)
    return advancement(game) >= reached or game.game()["current_state"] == 2


def test_a_due_game_is_adjudicated_and_empty_phases_follow_at_once(table, move_clock, scheduler):
    game = table(**PACE)
    game.order_all()
    assert advancement(game) == 0
    move_clock(2 * DAY)
    eventually(lambda: advancement(game) == 2)
    assert played(game) == [0, 1]


def test_a_fast_game_goes_on_when_the_last_order_is_in(table, scheduler):
    game = table(fast=1)
    for role in ROLES[:-1]:
        game.order(role, game.holding(role))
    assert advancement(game) == 0
    game.order(ROLES[-1], game.holding(ROLES[-1]))
    eventually(lambda: advancement(game) == 2)


def test_without_civil_disorder_a_late_game_waits_for_the_last_order(table, move_clock, scheduler):
    game = table(**PACE)
    for role in ROLES[:-1]:
        game.order(role, game.holding(role))
    move_clock(2 * DAY)
    late = table(**PACE | DISORDER)
    move_clock(4 * DAY)
    eventually(lambda: advancement(late) >= 2)  # the clock went by, the other one still waits
    assert (advancement(game), game.game()["late"]) == (0, True)
    game.order(ROLES[-1], game.holding(ROLES[-1]))
    eventually(lambda: advancement(game) == 2)


def test_a_game_of_silent_players_is_carried_to_its_end(table, move_clock, scheduler):
    game = table(**PACE, **DISORDER, nb_max_cycles_to_play=2 if SOAK else 1)
    for turn in range(1, 5 if SOAK else 3):
        move_clock(2 * DAY * turn)
        eventually(functools.partial(has_played_turns, game, turn))
    assert game.game()["ending"] == "last_year"
    assert played(game) == list(range(advancement(game)))
    first = game.read("/game-transitions/<id>/0")
    assert first["report"].count("PAR DEFAUT") == 22


def still_waiting(games):
    """Drops those whose spring was played."""
    for game in list(games):
        if advancement(game) >= 2:
            games.remove(game)
    return games


def test_every_due_game_is_played_exactly_once_by_whoever_lives(table, move_clock, schedulers):
    """Three schedulers, two web workers; one scheduler is killed again and again."""
    games = [table(**PACE, **DISORDER) for _ in range(200 if SOAK else 12)]
    schedulers.start(3)
    move_clock(3 * DAY)
    waiting = set(games)
    schedulers.kill_one_now_and_then(until=lambda: not still_waiting(waiting))
    for game in games:
        assert played(game)[:2] == [0, 1]
        assert advancement(game) == len(played(game))
