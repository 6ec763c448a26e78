"""Logs in all forms: round trips, and broken ones refused with their place."""

import json
from functools import cache

import pytest

from services.tournaments.league.domain.formats.logs import read_log, write_log
from services.tournaments.league.domain.games import GameReplay, replay_game
from services.tournaments.league.domain.refusals import (
    Contradicted,
    GameNotOver,
    Impossible,
    LogTooLong,
    TooManyCopies,
    UnreadableLog,
)
from services.tournaments.league.domain.rule_sets import M_LEAGUE
from services.tournaments.league.domain.yaku import key_of_text
from tests.tournaments.league.generator import random_game
from tests.tournaments.league.viewer_page import viewer_page
from tests.tournaments.league.writers import mjlog_text, tenhou_text

pytestmark = pytest.mark.slow

NAMES = ["赤坂", "青山", "渋谷", "白金"]


@cache
def a_replay(seed: int) -> GameReplay:
    return replay_game(M_LEAGUE, random_game(seed))


@cache
def a_log(form: str, seed: int) -> str:
    if form == "tenhou6":
        return tenhou_text(a_replay(seed), NAMES)
    if form == "viewer":
        return viewer_page(a_replay(seed))
    if form == "mjlog":
        return mjlog_text(a_replay(seed), NAMES)
    return write_log(form, a_replay(seed), NAMES)


def replay_text(form: str, text: str) -> GameReplay:
    return replay_game(M_LEAGUE, read_log(form, text, M_LEAGUE))


FORMS = ["mjai", "tenhou6", "mjlog", "json", "plain", "viewer"]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", [1, 5])
def test_a_game_comes_back_with_the_same_events(form, seed):
    again = replay_text(form, a_log(form, seed))
    assert [hand.events for hand in again.hands] == [hand.events for hand in a_replay(seed).hands]
    assert again.placings == a_replay(seed).placings


@pytest.mark.parametrize("form", ["mjai", "json"])
@pytest.mark.parametrize("source", FORMS)
def test_import_export_import_is_the_same(form, source):
    first = replay_text(source, a_log(source, 1))
    again = replay_text(form, write_log(form, first, NAMES))
    assert [hand.events for hand in again.hands] == [hand.events for hand in first.hands]


@pytest.mark.parametrize("form", FORMS)
def test_a_truncated_log_is_refused(form):
    text = a_log(form, 1)
    with pytest.raises(Impossible):
        replay_text(form, text[: len(text) * 2 // 3])


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("text", ["", "nonsense", "[]", "{}", "null", "1e999", "<a/>", "[" * 5000])
def test_nonsense_is_refused(form, text):
    with pytest.raises(UnreadableLog):
        replay_text(form, text)


@pytest.mark.parametrize("form", FORMS)
def test_twenty_mebibytes_are_refused_at_once(form):
    with pytest.raises(LogTooLong):
        read_log(form, "x" * (20 * 1024 * 1024), M_LEAGUE)


def _lines() -> list[dict]:
    return [json.loads(line) for line in a_log("mjai", 1).splitlines()]


def _text(lines: list[dict]) -> str:
    return "\n".join(map(json.dumps, lines))


def test_an_impossible_tile_is_refused_with_its_line():
    lines = _lines()
    lines[2]["pai"] = "0z"
    with pytest.raises(UnreadableLog, match="line 3"):
        replay_text("mjai", _text(lines))


def test_a_hidden_tile_is_refused_with_its_line():
    lines = _lines()
    lines[2]["pai"] = "?"
    with pytest.raises(UnreadableLog, match="line 3"):
        replay_text("mjai", _text(lines))


def test_a_fifth_copy_is_refused_with_its_event():
    lines = _lines()
    held = [pai for hand in lines[1]["tehais"] for pai in hand]
    often = max(held, key=held.count)
    lines[1]["tehais"][0] = [often] * 5 + lines[1]["tehais"][0][5:]
    with pytest.raises(TooManyCopies) as caught:
        replay_text("mjai", _text(lines))
    assert (caught.value.hand, caught.value.event is not None) == (1, True)


def test_a_wrong_score_is_refused_with_its_event():
    lines = _lines()
    place = next(n for n, line in enumerate(lines) if line["type"] in ("hora", "ryukyoku"))
    lines[place]["deltas"][0] += 100
    with pytest.raises(Contradicted) as caught:
        replay_text("mjai", _text(lines))
    assert (caught.value.hand, caught.value.field) == (1, "deltas")
    assert caught.value.event == len(a_replay(1).hands[0].events)


def test_a_missing_hand_is_refused():
    lines = _lines()
    last = max(n for n, line in enumerate(lines) if line["type"] == "start_kyoku")
    with pytest.raises(GameNotOver):
        replay_text("mjai", _text(lines[:last]))


def test_entities_in_xml_are_refused():
    bomb = '<!DOCTYPE a [<!ENTITY b "bbbbbbbb">]><mjloggm>&b;</mjloggm>'
    with pytest.raises(UnreadableLog, match="document type"):
        read_log("mjlog", bomb, M_LEAGUE)


def test_three_player_games_are_refused():
    with pytest.raises(UnreadableLog, match="three players"):
        read_log("mjlog", '<mjloggm><GO type="25"/></mjloggm>', M_LEAGUE)


def test_an_order_made_to_mislead_the_search_is_given_up():
    document = json.loads(a_log("tenhou6", 1))
    hand = document["log"][0]
    for seat, pon in enumerate(("1111p11", "p111111", "11p1111", "1111p11")):
        hand[5 + 3 * seat] = [11, pon] * 100
        hand[6 + 3 * seat] = [11] * 200
    hand[6] = [*hand[6], 12]
    with pytest.raises(UnreadableLog, match="no order of play fits"):
        replay_text("tenhou6", json.dumps(document))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("自風 東", "seat_wind"),
        ("場風 南", "round_wind"),
        ("役牌 發", "green"),
        ("槍槓", "chankan"),
        ("断幺九", "tanyao"),
        ("両立直", "double_riichi"),
        ("国士無双１３面", "kokushi"),
        ("流し", None),
    ],
)
def test_yaku_are_known_however_tenhou_writes_them(text, key):
    assert key_of_text(text) == key
