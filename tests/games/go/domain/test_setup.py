"""Setup texts, fair komi, teams, waiting room, comments, results."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from services.games.go.domain.comments import Reader, flags_of, is_blank, visible_text
from services.games.go.domain.fair_komi import (
    Agreement,
    Negotiation,
    Seat,
    accept,
    bid,
    next_action_of,
)
from services.games.go.domain.handicap import Adjustment, JigoMode, Ruleset
from services.games.go.domain.multiplayer import (
    Group,
    Slot,
    SlotFlag,
    check_start,
    kind_of,
    slots_with_colours,
    turn_at,
)
from services.games.go.domain.results import long_text, robot_text, sgf_text
from services.games.go.domain.rules_broken import (
    InvalidBid,
    InvalidPlayers,
    InvalidSetup,
    NoInitialRating,
    OpponentHasTooManyGames,
    OwnOffer,
    RatingOutOfRange,
    RuleBroken,
    SameOpponentTooOften,
    TooFewRatedGames,
    TooManyGames,
)
from services.games.go.domain.setup import (
    GameSettings,
    HandicapType,
    differences,
    for_opponent,
    playable_settings,
)
from services.games.go.domain.setup_text import (
    Restrictions,
    Setup,
    settings_of,
    setup_of,
    template_text,
)
from services.games.go.domain.status import GameFlag, GameType, NextAction
from services.games.go.domain.time_systems import ByoType, TimeLimit
from services.games.go.domain.waiting_room import (
    Acquaintance,
    Joiner,
    OfferTerms,
    check_joiner,
    may_play_again,
)
from tests.games.go.domain.counts import few

KINDS = HandicapType
halves = some.integers(-400, 400).map(lambda number: number / 2)
adjustments = some.builds(
    Adjustment,
    some.integers(-21, 21),
    some.integers(0, 21),
    some.integers(-1, 21),
    halves,
    some.sampled_from(JigoMode),
)
settings = some.builds(
    GameSettings,
    size=some.integers(5, 25),
    ruleset=some.sampled_from(Ruleset),
    handicap_type=some.sampled_from([kind for kind in KINDS if not kind.is_fair_komi]),
    handicap=some.integers(0, 21),
    komi=halves,
    adjustment=adjustments,
    time=some.builds(
        TimeLimit,
        some.sampled_from(ByoType),
        some.integers(1, 1350),
        some.integers(0, 450),
        some.integers(0, 200),
    ),
    rated=some.booleans(),
    standard_handicap=some.booleans(),
    runs_on_weekends=some.booleans(),
)


@given(
    some.sampled_from(KINDS),
    some.integers(0, 21),
    adjustments,
    some.none() | halves,
    some.text(max_size=40).filter(lambda text: "\n" not in text),
)
@few
def test_setups_are_read_as_they_are_written(kind, handicap, adjustment, komi, comment):
    setup = Setup(
        kind, 12, handicap, adjustment, komi, komi, Restrictions(True, -800, 2000, 5, -101), comment
    )
    assert setup_of(str(setup)) == setup


@given(settings)
@few
def test_templates_are_read_as_they_are_written(proposal):
    assert settings_of(template_text(12, proposal)) == proposal


def test_the_extra_part_of_newer_servers_is_read_over():
    text = "T1:U123:H0:-2:0:9:K6:0:J2:FK:R1:-800:2000:5:H%60-:-101:Ca:b"
    assert setup_of(text).comment == "a:b"
    assert str(setup_of(text)) == "T1:U123:H0:-2:0:9:K6.0:0.0:J2:FK:R1:-800:2000:5:-101:Ca:b"


@pytest.mark.parametrize("text", ["", "T0:U1", "T11:U1:H0:0:0:-1:K6:0:J0:FK:R0:0:0:0:0:C"])
def test_what_is_no_setup_is_refused(text):
    with pytest.raises(InvalidSetup):
        setup_of(text)


def test_disputes_show_what_differs():
    mine = GameSettings(size=19, rated=True)
    theirs = GameSettings(size=13, handicap_type=KINDS.NIGIRI, runs_on_weekends=False)
    assert differences(mine, theirs) == ["size", "handicap_type", "weekend_clock", "rated"]
    assert differences(mine, mine) == []
    assert for_opponent(GameSettings(handicap_type=KINDS.BLACK)).handicap_type is KINDS.WHITE


def test_impossible_standard_placement_becomes_free():
    assert not playable_settings(GameSettings(size=8, handicap=5)).standard_handicap
    assert playable_settings(GameSettings(handicap=1)).handicap == 0


def negotiation(kind, mode=JigoMode.KEEP_KOMI):
    return Negotiation(kind, mode, Seat.BLACK)


@pytest.mark.parametrize(
    ("first", "second", "black"),
    [("6.5", "7", Seat.WHITE), ("7", "6.5", Seat.BLACK), ("7", "7", None)],
)
def test_the_higher_secret_bid_takes_black(first, second, black):
    begun = bid(negotiation(KINDS.SECRET_AUCTION), Seat.BLACK, first)
    assert isinstance(begun, Negotiation)
    assert begun.visible_bid(Seat.BLACK, Seat.WHITE) is None
    assert begun.visible_bid(Seat.BLACK, Seat.BLACK) == float(first)
    assert bid(begun, Seat.WHITE, second) == Agreement(max(float(first), float(second)), black)


def test_open_bids_rise_until_one_is_accepted():
    begun = bid(negotiation(KINDS.OPEN_AUCTION), Seat.BLACK, "3")
    assert next_action_of(begun, Seat.WHITE) is NextAction.BID_OR_ACCEPT
    with pytest.raises(InvalidBid):
        bid(begun, Seat.WHITE, "3")
    raised = bid(begun, Seat.WHITE, "3.5")
    assert accept(raised, Seat.BLACK) == Agreement(3.5, Seat.WHITE)


@pytest.mark.parametrize(("letter", "black"), [("B", Seat.WHITE), ("W", Seat.BLACK)])
@pytest.mark.parametrize("mode", JigoMode)
def test_one_names_komi_the_other_chooses_the_colour(letter, black, mode):
    komi = "6" if mode is JigoMode.ALLOW_JIGO else "6.5"
    named = bid(negotiation(KINDS.I_KOMI_YOU_COLOUR, mode), Seat.BLACK, komi)
    assert next_action_of(named, Seat.WHITE) is NextAction.CHOOSE_COLOUR
    assert bid(named, Seat.WHITE, letter) == Agreement(float(komi), black)


@pytest.mark.parametrize(
    ("mode", "text"),
    [
        (JigoMode.KEEP_KOMI, "x"),
        (JigoMode.KEEP_KOMI, "6.25"),
        (JigoMode.ALLOW_JIGO, "6.5"),
        (JigoMode.NO_JIGO, "6"),
        (JigoMode.KEEP_KOMI, "201"),
        (JigoMode.KEEP_KOMI, "nan"),
    ],
)
def test_bids_that_do_not_fit_are_refused(mode, text):
    with pytest.raises(InvalidBid):
        bid(negotiation(KINDS.SECRET_AUCTION, mode), Seat.BLACK, text)


@pytest.mark.parametrize(
    ("players", "kind"),
    [
        ("", (GameType.GO, 2)),
        ("1:1", (GameType.GO, 2)),
        ("2:2", (GameType.TEAM_GO, 4)),
        ("3", (GameType.ZEN_GO, 3)),
        ("15", (GameType.ZEN_GO, 15)),
        ("8:8", (GameType.TEAM_GO, 16)),
    ],
)
def test_kinds_of_games(players, kind):
    assert kind_of(players) == kind


@pytest.mark.parametrize("players", ["4", "17", "9:8", "1", "a:b", "1:1:1", "-1:4"])
def test_impossible_numbers_of_players_are_refused(players):
    with pytest.raises(InvalidPlayers):
        kind_of(players)


def test_partners_of_a_rengo_alternate():
    turns = [turn_at("2:2", moves, 0) for moves in range(5)]
    assert [(turn.group.value, turn.order) for turn in turns] == [
        ("B", 1),
        ("W", 1),
        ("B", 2),
        ("W", 2),
        ("B", 1),
    ]


@given(some.integers(1, 8), some.integers(1, 8), some.integers(0, 300), some.integers(0, 9))
@few
def test_turns_go_round_and_colours_alternate(blacks, whites, moves, handicap):
    handicap = 0 if handicap == 1 else handicap
    now, later = (turn_at(f"{blacks}:{whites}", at, handicap) for at in (moves, moves + 2))
    assert 1 <= now.order <= (blacks if now.group is Group.BLACK else whites)
    if moves >= handicap:
        assert now.group is later.group
        assert turn_at(f"{blacks}:{whites}", moves + 1, handicap).group is not now.group


@given(some.integers(1, 7).map(lambda half: 2 * half + 1), some.integers(0, 300))
@few
def test_in_zen_go_everyone_plays_both_colours(number, moves):
    first, second = (turn_at(str(number), at, 0) for at in (moves, moves + number))
    assert first.order == second.order
    assert first.colour is not second.colour


def seats(*groups, flags=SlotFlag.JOINED):
    numbers: dict = {}
    for group in groups:
        numbers[group] = numbers.get(group, 0) + 1
        yield Slot(group, numbers[group], 10 + len(numbers) * 3 + numbers[group], flags)


def test_a_team_game_starts_when_all_seats_are_taken():
    slots = list(seats(Group.FIRST, Group.FIRST, Group.SECOND))
    assert check_start(GameType.TEAM_GO, slots_with_colours(slots, first_is_black=False)) == "1:2"
    with pytest.raises(InvalidPlayers):
        check_start(GameType.TEAM_GO, slots)
    with pytest.raises(InvalidPlayers):
        check_start(GameType.TEAM_GO, list(seats(Group.BLACK, Group.WHITE, flags=0)))


JOINER = Joiner(2, 1500.0, 10, 5)


@pytest.mark.parametrize(
    ("limits", "joiner", "refusal"),
    [
        (Restrictions(), Joiner(1, 1500.0, 10, 5), OwnOffer),
        (Restrictions(), Joiner(2, 1500.0, 10, 200), TooManyGames),
        (Restrictions(), Joiner(2, None, 10, 5), NoInitialRating),
        (Restrictions(True, 1501, 2000), JOINER, RatingOutOfRange),
        (Restrictions(True, 1000, 1500), JOINER, RatingOutOfRange),
        (Restrictions(minimum_rated_games=11), JOINER, TooFewRatedGames),
        (Restrictions(same_opponent=-127), JOINER, SameOpponentTooOften),
    ],
)
def test_who_may_not_join_an_offer(limits, joiner, refusal):
    with pytest.raises(refusal):
        check_joiner(OfferTerms(1, 0, True, limits), joiner, Acquaintance(finished_together=1))


def test_the_offerer_may_be_full_and_others_may_join():
    with pytest.raises(OpponentHasTooManyGames):
        check_joiner(OfferTerms(1, 200, False, Restrictions()), JOINER, Acquaintance())
    check_joiner(OfferTerms(1, 0, True, Restrictions(True, 1500, 1501, 10)), JOINER, Acquaintance())


@pytest.mark.parametrize(
    ("rule", "known", "may"),
    [
        (0, Acquaintance(9, 9, 9, 0), True),
        (-102, Acquaintance(running_together=1), True),
        (-102, Acquaintance(running_together=2), False),
        (-2, Acquaintance(joins=1), True),
        (-2, Acquaintance(joins=2), False),
        (7, Acquaintance(days_since_join=6.9), False),
        (7, Acquaintance(days_since_join=7), True),
        (7, Acquaintance(), True),
    ],
)
def test_the_same_opponent_rule(rule, known, may):
    assert may_play_again(rule, known) is may


COMMENT = "p1 <h>hid</h> p2 <c>pub</c> p3 <mysecret>secret</mysecret> p4"


@pytest.mark.parametrize(
    ("reader", "finished", "text"),
    [
        (Reader.AUTHOR, False, COMMENT),
        (Reader.PLAYER, False, "p1  p2 <c>pub</c> p3  p4"),
        (Reader.PLAYER, True, COMMENT),
        (Reader.OBSERVER, False, "pub"),
        (Reader.OBSERVER, True, "hid\npub"),
    ],
)
def test_who_reads_what(reader, finished, text):
    assert visible_text(COMMENT, reader, finished) == text


def test_comments_set_flags():
    assert flags_of(COMMENT) == GameFlag.HIDDEN_MESSAGE | GameFlag.SECRET_MESSAGE
    assert is_blank(" <c> </c> ")
    assert not is_blank("<c>hello</c>")


@pytest.mark.parametrize(
    ("score", "texts"),
    [
        (12, ("W+12", "W+12", "White wins by 12.0")),
        (-3.5, ("B+3.5", "B+3.5", "Black wins by 3.5")),
        (1000, ("W+R", "W+Resign", "White wins by resignation")),
        (0, ("0", "0", "Jigo")),
        (-2000, ("B+T", "B+Time", "Black wins by timeout")),
    ],
)
def test_results_in_words(score, texts):
    assert (robot_text(score), sgf_text(score), long_text(score)) == texts


def test_refusals_are_known_by_their_names():
    assert OwnOffer.code == "waitingroom_own_game"
    assert issubclass(OwnOffer, RuleBroken)
