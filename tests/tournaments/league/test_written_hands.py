"""Hands as people write them: paid from han and fu, and refused where no hand can be so."""

from dataclasses import replace
from decimal import Decimal

import pytest

from services.tournaments.league.domain.events import FoulPlay, GameLog, HandLog
from services.tournaments.league.domain.formats.logs import read_log, write_log
from services.tournaments.league.domain.formats.written import read_written
from services.tournaments.league.domain.games import coming_start, replay_game
from services.tournaments.league.domain.points import place_players
from services.tournaments.league.domain.refusals import Impossible
from services.tournaments.league.domain.rule_sets import M_LEAGUE
from services.tournaments.league.domain.statistics.depths import UNKNOWN, Depth, depth_of
from services.tournaments.league.domain.statistics.facts import facts_of_hand
from services.tournaments.league.domain.wins import WinValue
from services.tournaments.league.domain.written.hands import Limit, WrittenWin
from services.tournaments.league.domain.written.values import value_of_written
from tests.tournaments.league.generator import random_game

CLUB = replace(M_LEAGUE, multiple_ron=True, time_limit_minutes=60, abortive_draws=True)
THREE = replace(
    M_LEAGUE,
    players=3,
    start_score=35000,
    return_score=40000,
    rank_points=(Decimal(35), Decimal(0), Decimal(-20)),
    noten_payment=2000,
    honba_value=200,
)
RON = {"end": "ron", "wins": [{"winner": 1, "loser": 3, "han": 3, "fu": 40}]}
DRAW = {"end": "draw", "tenpai": [0]}


def log_of(*hands: dict, ended_by=None) -> GameLog:
    return GameLog(
        tuple(HandLog((), written=read_written(hand)) for hand in hands), ended_by=ended_by
    )


def play(*hands: dict, rules=M_LEAGUE, **how):
    return replay_game(rules, log_of(*hands, **how), complete=False)


def test_a_written_ron_pays_honba_and_sticks():
    drawn = {"end": "draw", "tenpai": [0, 2], "riichi": [2]}
    won = RON | {"riichi": [1, 3], "wins": [RON["wins"][0] | {"points": 8500}]}
    game = play(drawn, won)
    assert game.hands[0].scores == (26500, 23500, 25500, 23500)
    assert game.hands[1].scores == (26500, 23500 - 1000 + 5500 + 3000, 25500, 23500 - 1000 - 5500)
    assert coming_start(M_LEAGUE, game).round == "1z2"


@pytest.mark.parametrize("seed", [1, 5, 9])
def test_a_game_written_by_hand_ends_like_its_log_of_tiles(seed):
    """What people would write of a game played tile by tile gives every score of it again."""
    played = replay_game(M_LEAGUE, random_game(seed))
    hands = []
    for hand in played.hands:
        riichi = [seat for seat in range(4) if hand.table.seats[seat].riichi]
        pairs = zip(hand.events, hand.table.notes, strict=True)
        notes = [(event.actor, note) for event, note in pairs if "yaku" in note]
        if notes:
            wins = [_as_written(actor, note) for actor, note in notes]
            end = "tsumo" if notes[0][1]["target"] is None else "ron"
            hands.append({"end": end, "wins": wins, "riichi": riichi})
        else:
            ready = hand.table.notes[-1]["is_tenpai"]
            tenpai = [seat for seat in range(4) if ready[seat]]
            hands.append({"end": "draw", "tenpai": tenpai, "riichi": riichi})
    again = play(*hands)
    assert [hand.scores for hand in again.hands] == [hand.scores for hand in played.hands]
    assert again.placings == played.placings
    for mine, theirs in zip(again.hands, played.hands, strict=True):
        known = set(vars(facts_of_hand(mine)[0])) - UNKNOWN[Depth.YAKU]
        for seat in range(4):
            one, other = vars(facts_of_hand(mine)[seat]), vars(facts_of_hand(theirs)[seat])
            assert {name: one[name] for name in known} == {name: other[name] for name in known}


def _as_written(actor: int, note: dict) -> dict:
    win = {"winner": actor, "loser": note["target"], "yaku": note["yaku"]}
    win |= {"is_open": note["is_called"], "points": note["points"]}
    if note["is_yakuman"]:
        return win | {"limit": "yakuman", "yakuman": note["han"] // 13}
    return win | {"han": note["han"], "fu": note["fu"]}


@pytest.mark.parametrize(
    ("han", "fu", "dealer", "tsumo", "paid"),
    [
        (1, 30, False, False, (1000, 0)),
        (3, 40, True, False, (7700, 0)),
        (2, 20, False, True, (700, 400)),
        (2, 25, False, False, (1600, 0)),
        (4, 30, False, False, (8000, 0)),  # kiriage
        (3, 70, True, True, (4000, 4000)),
        (6, None, False, True, (6000, 3000)),
        (13, None, False, False, (24000, 0)),  # no kazoe yakuman
    ],
)
def test_han_and_fu_are_paid_by_the_table(han, fu, dealer, tsumo, paid):
    win = WrittenWin(0, None if tsumo else 1, han, fu)
    value: WinValue = value_of_written(M_LEAGUE, win, dealer)
    assert (value.main, value.additional) == paid


def test_a_name_is_enough_above_mangan():
    win = WrittenWin(0, 1, limit=Limit.YAKUMAN, yakuman=2)
    assert value_of_written(M_LEAGUE, win, False).main == 64000


@pytest.mark.parametrize(
    "hand",
    [
        {"end": "ron", "wins": [{"winner": 1, "loser": 1, "han": 3, "fu": 40}]},
        {"end": "ron", "wins": [{"winner": 1, "han": 3, "fu": 40}]},
        {"end": "tsumo", "wins": [{"winner": 1, "loser": 0, "han": 3, "fu": 40}]},
        {"end": "ron", "wins": [{"winner": 1, "loser": 0, "han": 3}]},
        {"end": "ron", "wins": [{"winner": 1, "loser": 0, "han": 2, "fu": 20}]},
        {"end": "tsumo", "wins": [{"winner": 1, "han": 2, "fu": 25}]},
        {"end": "ron", "wins": [{"winner": 1, "loser": 0, "han": 3, "fu": 35}]},
        {"end": "ron", "wins": [{"winner": 1, "loser": 0, "limit": "mangan", "han": 3, "fu": 30}]},
        {"end": "ron", "wins": [RON["wins"][0] | {"points": 5300}]},
        {"end": "ron", "wins": [RON["wins"][0], {"winner": 2, "loser": 3, "han": 1, "fu": 30}]},
        {"end": "ron", "wins": []},
        {"end": "draw", "tenpai": [0], "riichi": [1]},
        {"end": "draw", "reason": "nine_terminals"},
        {"end": "chombo"},
        RON | {"wins": [RON["wins"][0] | {"yaku": {"tanyao": 1, "dora": 2}}]},
        RON | {"wins": [RON["wins"][0] | {"yaku": {"dora": 3}, "is_open": True}]},
        RON | {"wins": [RON["wins"][0] | {"yaku": {"pinfu": 1, "dora": 2}, "is_open": True}]},
        RON | {"wins": [RON["wins"][0] | {"yaku": {"riichi": 1, "dora": 2}, "is_open": False}]},
        RON | {"wins": [RON["wins"][0] | {"yaku": {"tanyao": 1, "dora": 1}, "is_open": True}]},
        RON | {"wins": [RON["wins"][0] | {"yaku": {"haitei": 1, "dora": 2}, "is_open": True}]},
    ],
)
def test_what_cannot_be_is_refused(hand):
    with pytest.raises(Impossible) as refused:
        play(hand)
    assert refused.value.hand == 1


def test_two_winners_are_paid_in_the_order_of_their_turns():
    wins = [{"winner": 2, "loser": 3, "han": 1, "fu": 30}, {"winner": 0, "loser": 3, "han": 5}]
    game = play({"end": "draw", "tenpai": []}, {"end": "ron", "wins": wins}, rules=CLUB)
    # The next in turn after the discarder has the honba.
    assert game.hands[1].scores == (25000 + 8300, 25000, 26000, 25000 - 9300)


def test_a_chombo_is_played_again():
    foul = FoulPlay(2, "chombo", Decimal(20), restarted=True)
    chombo = HandLog((), (foul,), written=read_written({"end": "chombo"}))
    game = replay_game(M_LEAGUE, GameLog((chombo,)), complete=False)
    assert coming_start(M_LEAGUE, game).scores == (25000,) * 4
    assert not any(facts.hands for facts in facts_of_hand(game.hands[0]))


def test_what_is_not_written_is_not_known():
    assert depth_of(play(RON).hands[0]) is Depth.OUTCOME
    assert depth_of(play(DRAW).hands[0]) is Depth.YAKU
    with_yaku = RON["wins"][0] | {"yaku": {"tanyao": 1, "dora": 2}, "is_open": True}
    assert depth_of(play(RON | {"wins": [with_yaku]}).hands[0]) is Depth.YAKU


def test_a_timed_game_ends_after_any_hand():
    assert not play(RON).placings
    with pytest.raises(Impossible):
        play(RON, ended_by="time")
    game = play(RON, rules=CLUB, ended_by="time")
    assert [place.rank for place in game.placings] == [2, 1, 2, 4]


def test_stopping_may_be_the_dealers_choice():
    rules = replace(M_LEAGUE, dealer_may_stop=True, stopping_is_choice=True)
    away = [{"end": "draw", "tenpai": []}] * 7
    last = {"end": "tsumo", "wins": [{"winner": 3, "han": 3, "fu": 30}]}
    assert not play(*away, last, rules=rules).placings
    assert play(*away, last, rules=rules, ended_by="dealer").placings
    with pytest.raises(Impossible):
        play(*away, rules=rules, ended_by="dealer")
    automatic = replace(rules, stopping_is_choice=False)
    assert play(*away, last, rules=automatic).placings


def test_three_players_share_a_table():
    won = {"end": "tsumo", "wins": [{"winner": 1, "limit": "mangan"}]}
    game = play({"end": "draw", "tenpai": [0]}, won, rules=THREE)
    assert game.hands[0].scores == (37000, 34000, 34000)
    # One honba of 100 from each; the share of the player who is not there is lost.
    assert game.hands[1].scores == (37000 - 4100, 34000 + 6200, 34000 - 2100)
    whole = play(*[{"end": "draw", "tenpai": []}] * 6, rules=THREE)
    assert len(whole.placings) == 3
    with pytest.raises(Impossible):
        replay_game(THREE, random_game(1))


def test_whole_points_drop_five_hundred_and_add_up():
    rules = replace(M_LEAGUE, whole_points=True)
    points = [place.points for place in place_players(rules, [39500, 30600, 19500, 10400])]
    assert points == [60, 11, -21, -50]
    points = [place.points for place in place_players(rules, [40400, 30500, 19600, 9500])]
    assert (points[1:], sum(points)) == ([10, -20, -51], 0)


def test_rank_points_may_depend_on_how_many_are_above():
    one = tuple(map(Decimal, (12, -1, -3, -8)))
    flat = (Decimal(8), Decimal(4), Decimal(-4), Decimal(-8))
    rules = replace(M_LEAGUE, start_score=30000, rank_points=flat)
    rules = replace(rules, rank_points_by_floaters=((1, one),))
    points = [place.points for place in place_players(rules, [45000, 29000, 26000, 20000])]
    assert points == [27, -2, -7, -18]
    points = [place.points for place in place_players(rules, [40000, 30000, 26000, 24000])]
    assert points == [18, 4, -8, -14]


@pytest.mark.parametrize("form", ["plain", "json"])
def test_an_export_of_written_hands_is_read_again(form):
    game = play(DRAW, RON | {"riichi": [1]}, rules=CLUB, ended_by="time")
    text = write_log(form, game, ["東", "南", "西", "北"])
    again = replay_game(CLUB, read_log(form, text, CLUB))
    assert (again.hands[-1].scores, again.ended_by) == (game.hands[-1].scores, "time")
    assert again.hands[1].written == game.hands[1].written
