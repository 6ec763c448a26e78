"""Random games: legal ones never fail, corrupted ones never pass and never crash."""

import json
import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from services.tournaments.league.domain.blocks import parse_block
from services.tournaments.league.domain.events import EventType, HandLog
from services.tournaments.league.domain.formats.logs import read_log
from services.tournaments.league.domain.formats.mjai_writing import DEALT
from services.tournaments.league.domain.games import first_start, replay_game
from services.tournaments.league.domain.refusals import Impossible
from services.tournaments.league.domain.replay import replay_hand
from services.tournaments.league.domain.rule_sets import M_LEAGUE
from services.tournaments.league.domain.table import STICK
from services.tournaments.league.domain.tiles import KIND, hand_text, parse_hand, sorted_tiles
from tests.conftest import SOAK
from tests.tournaments.league.generator import random_game, random_hand
from tests.tournaments.league.test_formats import a_log, a_replay

pytestmark = pytest.mark.slow

SEEDS = st.integers(0, 2**32)


def _check_game(seed: int) -> None:
    replay = replay_game(M_LEAGUE, random_game(seed))
    for hand in replay.hands:
        assert sum(hand.scores) + hand.sticks * STICK == 100_000
        assert hand.events[-1].type in ("ron", "tsumo", "ryukyoku")
        for state in hand.table.states:
            called = [parse_block(block) for block in state.called.split(",") if block]
            assert len(parse_hand(state.hand)) + 3 * len(called) == 13
            assert state.shanten.least >= 0
    assert sum(placing.score for placing in replay.placings) == 100_000
    assert sum(placing.points for placing in replay.placings) == 0


@given(SEEDS)
@settings(max_examples=1)
def test_a_legal_game_never_fails_and_scores_sum(seed):
    _check_game(seed)


@pytest.mark.slow
@given(SEEDS)
@settings(max_examples=60 if SOAK else 6)
def test_many_legal_games_never_fail_and_scores_sum(seed):
    _check_game(seed)


def _check_corruption(seed: int) -> None:
    """Drop or double an event, or cut the hand off there: it is refused."""
    dice = random.Random(seed)
    whole = random_hand(seed % 7)
    events = list(whole.events)
    place = dice.randrange(len(events))
    damage = dice.choice(("drop", "double", "cut"))
    if damage == "drop":
        lost = events.pop(place)
        # A drawn hand does not tell whether a kan turned its indicator: nothing follows from it.
        drawn = events[-1].type == EventType.RYUKYOKU
        assume(place < DEALT or not drawn or lost.type != EventType.DORA_INDICATOR)
    elif damage == "double":
        events.insert(place, events[place])
    else:
        events = events[:place]
    with pytest.raises(Impossible):
        replay_hand(M_LEAGUE, first_start(M_LEAGUE), HandLog(tuple(events)))


@given(SEEDS)
@settings(max_examples=20)
def test_a_hand_with_an_event_lost_or_doubled_never_passes(seed):
    _check_corruption(seed)


@pytest.mark.slow
@given(SEEDS)
@settings(max_examples=1500 if SOAK else 100)
def test_many_hands_with_an_event_lost_or_doubled_never_pass(seed):
    _check_corruption(seed)


def damage(text: str, dice: random.Random) -> str:
    place = dice.randrange(len(text))
    letter = dice.choice('0123456789mpsz"{}[],:-<>ESWNPFC \n')
    return text[:place] + letter + text[place + 1 :]


def _check_damage(form: str, seed: int) -> None:
    """One letter of a log changed: refused by name, or without influence on what happened."""
    text = a_log(form, 1)
    changed = damage(text, random.Random(seed))
    whole = [hand.events for hand in a_replay(1).hands]
    try:
        replay = replay_game(M_LEAGUE, read_log(form, changed, M_LEAGUE))
    except Impossible:
        return
    assert [len(events) for events in whole] == [len(hand.events) for hand in replay.hands]


@pytest.mark.parametrize("form", ["mjai", "tenhou6", "mjlog", "json"])
@given(SEEDS)
@settings(max_examples=2)
def test_a_damaged_log_never_crashes(form, seed):
    _check_damage(form, seed)


@pytest.mark.slow
@pytest.mark.parametrize("form", ["mjai", "tenhou6", "mjlog", "json"])
@given(SEEDS)
@settings(max_examples=150 if SOAK else 15)
def test_many_damaged_logs_never_crash(form, seed):
    _check_damage(form, seed)


VALUES = st.none() | st.integers() | st.text(max_size=5)
OBJECTS = st.dictionaries(st.sampled_from(["log", "hands", "type", "events"]), st.lists(VALUES))


@given(st.text(max_size=100) | OBJECTS.map(json.dumps))
@settings(max_examples=500 if SOAK else 10)
def test_any_text_is_refused_by_name(text):
    for form in ("mjai", "tenhou6", "mjlog", "json"):
        with pytest.raises(Impossible):
            replay_game(M_LEAGUE, read_log(form, text, M_LEAGUE))


@given(st.lists(st.sampled_from(sorted(KIND)), max_size=14))
@settings(max_examples=1000 if SOAK else 30)
def test_the_text_of_a_hand_reads_back(tiles):
    assert parse_hand(hand_text(tiles)) == sorted_tiles(tiles)
