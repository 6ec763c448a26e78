"""Events that cannot have happened are refused with their place and reason."""

from dataclasses import replace

import pytest

from services.tournaments.league.domain import refusals
from services.tournaments.league.domain.events import Event, FoulPlay, GameLog, HandLog
from services.tournaments.league.domain.games import replay_game
from services.tournaments.league.domain.replay import replay_hand
from services.tournaments.league.domain.rule_sets import M_LEAGUE
from services.tournaments.league.domain.table import HandStart
from tests.tournaments.league.generator import random_game
from tests.tournaments.league.script import NOTHING, events_of, replay_script

READY = "234m567m234p56s99s"


@pytest.mark.parametrize(
    ("script", "refusal", "event"),
    [
        ("1 draw 1m", refusals.NotYourTurn, 6),
        ("0 draw 1m\n0 draw 1m", refusals.NotInOrder, 7),
        ("0 draw 1m\n0 discard 9m", refusals.TileNotHeld, 7),
        ("0 draw 8x", refusals.MalformedEvent, 6),
        ("0 takes 1m\n1 takes 1m\n2 takes 1m", refusals.TooManyCopies, 10),
        ("0 draw 0m\n0 discard 0m\n1 draw 0m", refusals.TooManyCopies, 8),
        ("0 draw 1m\n0 riichi 1m", refusals.RiichiNotAllowed, 8),
        ("0 draw 1m\n0 tsumo", refusals.NotAWinningHand, 7),
        ("0 takes 9m\n1 ron", refusals.NotAWinningHand, 8),
        ("0 takes 9m\n2 chi 9m -978m", refusals.CallNotAllowed, 8),
        ("0 takes 3z\n1 pon 3z 3-33z", refusals.CallNotAllowed, 8),
        ("0 takes 3z\n1 pon 3z -333z\n1 discard 3z", refusals.SwapCalling, 9),
        ("0 draw 1m\n0 ankan 1111m", refusals.TileNotHeld, 7),
        ("0 draw 1m\n0 shominkan 1m", refusals.KanNotAllowed, 7),
        ("0 draw 1m\ndora 9m", refusals.NotAnIndicator, 7),
        ("0 takes 9m\ndraw", refusals.DrawNotAllowed, 8),
        ("0 takes 9m", refusals.HandNotOver, 8),
        ("pass 70\n2 draw 9m", refusals.WallIsEmpty, 146),
    ],
)
def test_an_impossible_event_is_named(script, refusal, event):
    with pytest.raises(refusal) as caught:
        replay_script(script)
    assert caught.value.event == event


def test_a_player_who_discarded_a_wait_is_furiten():
    with pytest.raises(refusals.Furiten):
        replay_script("0 takes 7s\n1 takes 4s\n0 ron", east=READY)


def test_a_player_who_let_a_winning_tile_pass_is_furiten_until_the_next_discard():
    script = "0 takes 1z\n1 takes 4s\n2 takes 7s\n0 ron"
    with pytest.raises(refusals.Furiten):
        replay_script(script, east=READY)


def test_riichi_may_be_declared_in_furiten_and_won_by_tsumo():
    script = (
        "0 takes 7s\npass 3 4s 7s\n0 draw 1z\n0 riichi 1z\npass 3 4s 7s\n0 draw 4s\nura 6z\n0 tsumo"
    )
    replay = replay_script(script, east=READY)
    assert replay.table.seats[0].state.furiten
    assert replay.table.winners == [0]


def test_a_player_in_riichi_may_not_keep_the_tile_drawn():
    script = "0 draw 1z\n0 riichi 1z\npass 3 4s 7s\n0 draw 2z\n0 discard 9s"
    with pytest.raises(refusals.RiichiHandChanged) as caught:
        replay_script(script, east=READY)
    assert caught.value.event == 16


def test_an_ura_indicator_is_due_when_riichi_wins():
    with pytest.raises(refusals.IndicatorMissing):
        replay_script("0 draw 1z\n0 riichi 1z\n1 takes 7s\n0 ron", east=READY)


def test_an_ura_indicator_needs_riichi():
    with pytest.raises(refusals.NotAnIndicator):
        replay_script("0 takes 1z\n1 takes 9p\nura 1z\n0 ron", east="234m567m234p567s9p")


def test_two_players_may_not_win_on_one_discard_by_head_bump():
    script = "0 takes 1z\npass 1 4s 7s\n2 takes 7s\n3 ron\n0 ron"
    hands = {"east": READY, "north": "345m678m345p56s88p"}
    with pytest.raises(refusals.HeadBump):
        replay_script(script, **hands)
    replay = replay_script(script, rules=replace(M_LEAGUE, multiple_ron=True), **hands)
    assert replay.table.winners == [3, 0]
    assert sum(replay.scores) == 100_000


def test_swap_calling_is_refused():
    script = "0 takes 1m\n1 chi 1m -123m\n1 discard 4m"
    with pytest.raises(refusals.SwapCalling):
        replay_script(script, south="2344m258p369s133z")


def test_what_the_sender_says_is_compared():
    events = events_of("0 draw 7s", NOTHING | {0: READY})
    tsumo = Event("tsumo", 0, claims={"points": 47900})
    with pytest.raises(refusals.Contradicted) as caught:
        replay_hand(M_LEAGUE, HandStart(), HandLog((*events, tsumo)))
    assert (caught.value.event, caught.value.field, caught.value.derived) == (7, "points", 48000)


def test_a_dead_hand_counts_as_noten_and_may_not_win():
    foul = FoulPlay(0, "pon by mistake", after_event=7)
    won = events_of("0 takes 1z\n1 takes 7s\n0 ron", NOTHING | {0: READY})
    with pytest.raises(refusals.HandIsDead):
        replay_hand(M_LEAGUE, HandStart(), HandLog(tuple(won), (foul,)))
    drawn = HandLog(tuple(events_of("pass 70 4s 7s\ndraw", NOTHING | {0: READY})), (foul,))
    assert replay_hand(M_LEAGUE, HandStart(), drawn).table.notes[-1]["is_tenpai"][0] is False


def test_a_chombo_replays_the_hand_and_returns_the_sticks():
    foul = FoulPlay(1, "ron agari by mistake", M_LEAGUE.chombo_points, restarted=True)
    begun = events_of("0 draw 1z\n0 riichi 1z\n1 takes 9m", NOTHING | {0: READY})
    game = random_game(1)
    log = GameLog((HandLog(tuple(begun), (foul,)), *game.hands))
    replay = replay_game(M_LEAGUE, log)
    assert replay.hands[0].scores == replay.hands[1].start.scores
    assert replay.hands[1].start == replay.hands[0].start


def test_a_game_that_stops_early_is_refused_where_it_stops():
    game = random_game(1)
    with pytest.raises(refusals.GameNotOver) as caught:
        replay_game(M_LEAGUE, GameLog(game.hands[:-1]))
    assert caught.value.hand == len(game.hands)


def test_a_wrong_start_score_is_refused_at_its_hand():
    game = random_game(1)
    claims = {"start_scores": [25000, 25000, 25000, 25100]}
    hands = (replace(game.hands[0], claims=claims), *game.hands[1:])
    with pytest.raises(refusals.Contradicted) as caught:
        replay_game(M_LEAGUE, GameLog(hands))
    assert str(caught.value).startswith("hand 1: What was sent differs")
