"""What happens once in a season: two winners, robbed kans, abortive draws, foul hands."""

import json
from dataclasses import replace

import pytest

from services.tournaments.league.domain import refusals
from services.tournaments.league.domain.events import Event, FoulPlay, FoulType, HandLog
from services.tournaments.league.domain.formats.mjai import read_mjai
from services.tournaments.league.domain.formats.mjai_writing import write_mjai
from services.tournaments.league.domain.formats.mjlog import read_mjlog
from services.tournaments.league.domain.games import GameReplay, next_start, placings_after
from services.tournaments.league.domain.replay import replay_hand
from services.tournaments.league.domain.rule_sets import M_LEAGUE
from services.tournaments.league.domain.statistics.facts import facts_of_hand
from services.tournaments.league.domain.table import HandStart
from services.tournaments.league.domain.tiles import KIND, TERMINALS_AND_HONOURS, parse_hand
from tests.tournaments.league.script import NOTHING, events_of, replay_script, whole_set
from tests.tournaments.league.writers import mjlog_text

READY = "234m567m234p56s99s"
ALSO_READY = "345m678m345p56s88s"
OPEN = replace(M_LEAGUE, multiple_ron=True, abortive_draws=True, nagashi_mangan=True)

# Seat 2 is in riichi; seat 3 deals into seat 1, the first in turn, and into seat 2.
TWO_WINNERS = "0 takes 1z\n1 takes 3z\n2 draw 9p\n2 riichi 9p\n3 takes 7s\n"
TWO_HANDS = {"south": READY, "west": ALSO_READY}


def two_winners(ending: str):
    return replay_script(TWO_WINNERS + ending, rules=OPEN, **TWO_HANDS)


@pytest.mark.parametrize("ending", ["ura 1p\n1 ron\n2 ron", "1 ron\nura 1p\n2 ron"])
def test_the_second_winner_in_riichi_has_ura(ending):
    hand = two_winners(ending)
    assert hand.table.winners == [1, 2]
    assert hand.table.notes[-1]["yaku"]["double_riichi"] == 2


def test_ura_after_the_last_win_are_refused():
    with pytest.raises(refusals.NotAnIndicator):
        two_winners("ura 1p\n1 ron\n2 ron\nura 2p")


def test_logs_that_tell_the_ura_with_the_second_win_are_read():
    hand = two_winners("ura 1p\n1 ron\n2 ron")
    game = GameReplay((hand,))
    lines = [json.loads(line) for line in write_mjai(game, list("ABCD")).splitlines()]
    first, second = [line for line in lines if line["type"] == "hora"]
    first.pop("ura_markers", None)
    assert second["ura_markers"] == ["1p"]
    told = read_mjai("\n".join(map(json.dumps, lines))).hands[0]
    assert replay_hand(OPEN, HandStart(), told).events == hand.events
    xml = mjlog_text(game, list("ABCD"))
    start, ura = xml.index("<AGARI"), xml[xml.index("doraHaiUra") :].split(" ")[0]
    told = read_mjlog(xml[:start] + xml[start:].replace(ura, "", 1)).hands[0]
    assert replay_hand(OPEN, HandStart(), told).events == hand.events


def test_sticks_left_over_go_to_one_where_ties_are_not_shared():
    rules = replace(M_LEAGUE, ties_share=False)
    start = HandStart(1, 3, sticks=1)
    script = "3 takes 7z\npass 69"
    hand = replay_script(f"{script}\ndraw", indicator="1m", rules=rules, start=start)
    placings = placings_after(rules, hand)
    assert [placing.score for placing in placings] == [26000, 25000, 25000, 25000]


def nine_terminals(rules, start):
    hands = NOTHING | {3: "19m19p19s1234567z"}
    events = events_of("3 draw 9s", hands, start.dealer, "5m")
    events.append(Event("ryukyoku", reason="nine_terminals"))
    return replay_hand(rules, start, HandLog(tuple(events)))


def test_after_an_abortive_draw_a_leading_dealer_plays_on():
    rules = replace(OPEN, dealer_may_stop=True)
    start = HandStart(1, 3, scores=(20000, 20000, 20000, 40000))
    hand = nine_terminals(rules, start)
    following = next_start(rules, hand)
    assert following is not None
    assert (following.round, following.honba) == ("2z4", 1)
    assert facts_of_hand(hand)[3].dealer_repeats == 1  # thirteen orphans, ready
    plain = NOTHING | {3: "19m19p19s123456z5p"}
    events = [*events_of("3 draw 9s", plain, 3, "5m"), Event("ryukyoku", reason="nine_terminals")]
    hand = replay_hand(rules, start, HandLog(tuple(events)))
    assert facts_of_hand(hand)[3].dealer_repeats == 0


def test_three_who_win_on_a_declaration_leave_the_stick_with_its_owner():
    ready = {1: READY, 2: ALSO_READY, 3: "678m678p123p56s11z"}
    hands = {0: "11223344m999p78s", **ready}
    events = events_of("0 draw 7s\n0 riichi 7s", hands)
    events.append(Event("ryukyoku", reason="three_ron"))
    hand = replay_hand(OPEN, HandStart(), HandLog(tuple(events)))
    assert hand.scores == (25000,) * 4
    assert hand.sticks == 0


def test_the_indicator_of_an_earlier_kan_does_not_keep_a_kan_from_being_robbed():
    rules = replace(M_LEAGUE, kan_dora_at_once=False)
    hands = {"east": "11144p247m258s12z", "west": "234m678m234s99s56p"}
    script = (
        "0 takes 1z\n1 takes 3z\n2 takes 9m\n3 draw 6s\n3 discard 4p\n0 pon 4p -444p\n"
        "0 discard 2m\n1 takes 9m\n2 takes 1s\n3 draw 6s\n3 discard 1p\n0 daiminkan 1p -1111p\n"
        "0 draw 4p\n0 shominkan 4p\ndora 9m\n2 ron"
    )
    hand = replay_script(script, rules=rules, **hands)
    assert hand.table.notes[-1]["yaku"]["chankan"] == 1


@pytest.mark.parametrize(
    ("scores", "following"),
    [
        ((20000, 40000, 20000, 20000), "3z1"),  # the dealer stays behind another
        ((39000, 21000, 20000, 20000), None),
    ],
)
def test_in_the_extra_wind_a_dealer_who_stays_behind_plays_on(scores, following):
    rules = replace(M_LEAGUE, extra_wind=True)
    start = HandStart(2, 0, scores=scores)
    hand = replay_script("0 takes 9p\n1 takes 7s\n0 ron", rules=rules, start=start, east=READY)
    found = next_start(rules, hand)
    assert (found and found.round) == following


def test_nagashi_mangan_is_no_payment_for_tenpai():
    events = events_of("", NOTHING)
    left = whole_set()
    for event in events:
        left.subtract(parse_hand(event.hand) if event.hand else [event.tile])
    ends = [tile for tile in left.elements() if KIND[tile] in TERMINALS_AND_HONOURS]
    others = [tile for tile in left.elements() if KIND[tile] not in TERMINALS_AND_HONOURS]
    for turn in range(70):
        tile = (others if turn % 4 else ends).pop()
        events += [Event("draw", turn % 4, tile=tile), Event("discard", turn % 4, tile=tile)]
    events.append(Event("ryukyoku", reason="nagashi_mangan"))
    hand = replay_hand(OPEN, HandStart(), HandLog(tuple(events)))
    assert hand.scores == (37000, 21000, 21000, 21000)
    assert [fact.noten_points for fact in facts_of_hand(hand)] == [0, 0, 0, 0]


def foul(kind: FoulType, after: int = 5, seat: int = 0) -> FoulPlay:
    return FoulPlay(seat, kind, after_event=after)


@pytest.mark.parametrize(
    ("kind", "east", "script"),
    [
        (FoulType.SHORTAGE, "47m258p369s1122z", "0 takes 9m\n1 takes 9m"),
        (FoulType.SHORTAGE, NOTHING[0], "0 discard 1m\n1 takes 9m"),
        (FoulType.SURPLUS, "1" + NOTHING[0], "0 takes 9m\n1 takes 9m"),
        (FoulType.SURPLUS, NOTHING[0], "0 draw 9m\n0 takes 9p\n1 takes 9m"),
    ],
)
def test_a_hand_of_too_few_or_too_many_tiles_goes_on_without_its_owner(kind, east, script):
    hands = NOTHING | {0: east}
    log = HandLog(tuple(events_of(script, hands)), (foul(kind),))
    hand = replay_hand(M_LEAGUE, HandStart(), log, complete=False)
    assert not hand.table.seats[0].is_whole
    assert all(not state.waits for state in hand.table.states if state.seat == 0)
    with pytest.raises(refusals.Impossible):
        replay_hand(M_LEAGUE, HandStart(), replace(log, foul_plays=()), complete=False)


def test_a_hand_of_too_few_tiles_is_noten_and_cannot_win():
    hands = NOTHING | {0: READY}
    script = "0 discard 9s\n1 takes 9s"
    events = tuple(events_of(script, hands))
    log = HandLog((*events, Event("ron", 0)), (foul(FoulType.SHORTAGE),))
    with pytest.raises(refusals.HandIsDead):
        replay_hand(M_LEAGUE, HandStart(), log)
