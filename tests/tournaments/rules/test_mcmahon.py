"""McMahon: ranks, start scores, tie-breaks worked out by hand, and who meets whom."""

from dataclasses import fields, replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.engines import Demand, NoPairingPossible
from services.tournaments.rules.mcmahon.criteria import Criteria
from services.tournaments.rules.mcmahon.pairing import McMahonEngine
from services.tournaments.rules.mcmahon.ranks import rank_from, rank_of_rating, rank_text
from services.tournaments.rules.mcmahon.scores import Scores, stones
from services.tournaments.rules.mcmahon.settings import McMahonSettings, mcmahon_settings
from services.tournaments.rules.mcmahon.standing import mcmahon_standing
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.settings import WrongSetting
from services.tournaments.rules.systems import validate_settings

WON, DRAWN, LOST = Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS


def field(ranks, *rounds, clubs=(), planned_rounds=5, **chosen):
    """Players with these ranks in the order of their start numbers."""
    entrants = tuple(
        Entrant(number, f"Player {number}", title=rank, club=club)
        for number, (rank, club) in enumerate(
            zip(ranks, clubs or [""] * len(ranks), strict=True), start=1
        )
    )
    return Competition(entrants, rounds, planned_rounds, system="mcmahon", settings=chosen)


def paired(competition, round_number, **more):
    everybody = tuple(entrant.number for entrant in competition.entrants)
    return McMahonEngine().pair(competition, Demand(round_number, everybody, **more))


def pairs_of(proposal):
    return sorted(tuple(sorted(pair)) for pair in proposal.pairs)


@pytest.mark.parametrize(
    ("text", "rank"),
    [
        ("30k", -30),
        ("1k", -1),
        ("1d", 0),
        ("9D", 8),
        ("3p", 8),
        (" 4d", 3),
        ("31k", None),
        ("10d", None),
        ("0k", None),
        ("GM", None),
        ("", None),
    ],
)
def test_ranks_are_read_as_players_write_them(text, rank):
    assert rank_from(text) == rank


@pytest.mark.parametrize(
    ("rating", "rank"),
    [(2100, "1d"), (2050, "1d"), (2049, "1k"), (2150, "2d"), (100, "20k"), (3000, "9d")],
)
def test_without_a_rank_the_rating_tells(rating, rank):
    assert rank_text(rank_of_rating(rating, 2100, 100)) == rank


def test_start_scores_lie_between_floor_and_bar():
    competition = field(["6d", "3d", "2d", "1k", "10k", "25k", ""], bar="2d", floor="10k")
    started = Scores(competition, mcmahon_settings(competition.settings)).start
    assert list(started.values()) == [31, 31, 31, 29, 20, 20, 20]


def test_tie_breaks_of_a_small_tournament_worked_out_by_hand():
    first = Round(1, (Game(1, 2, WON), Game(3, 4, DRAWN)))
    second = Round(2, (Game(3, 1, DRAWN), Game(4, 2, LOST)))
    standing = mcmahon_standing(field(["3d", "2d", "1d", "1k"], first, second, bar="2d"))
    assert standing.columns == ("MMS", "SOSM", "SOSOSM", "SODOSM")
    assert [(line.rank, line.number, line.values) for line in standing.lines] == [
        (1, 1, ("32.5", "63", "124", "47.5")),
        (2, 2, ("32", "62", "126", "29.5")),
        (3, 3, ("31", "62", "126", "31")),
        (4, 4, ("29.5", "63", "124", "15.5")),
    ]


def test_a_round_without_a_game_counts_as_ones_own_start_score():
    first = Round(1, (Game(1, 2, WON),), ((3, Absence.PAIRING_BYE),))
    second = Round(2, (Game(1, 3, WON),))
    scores = Scores(
        competition := field(["1d", "1d", "1k"], first, second),
        mcmahon_settings(competition.settings),
    )
    assert scores.mms == {1: 32, 2: 30, 3: 30}
    assert scores.sosm == {1: 60, 2: 32 + 30, 3: 29 + 32}
    assert scores.sososm == {1: 62 + 61, 2: 60 + 2 * 30, 3: 2 * 29 + 60}
    assert scores.sodosm == {1: 60, 2: 0, 3: 0}


def test_who_is_equal_in_everything_shares_a_rank():
    standing = mcmahon_standing(field(["1d", "1d", "1k"]), ["MMS", "WIN", "PTS"])
    assert [(line.rank, line.values) for line in standing.lines] == [
        (1, ("30", "0", "0")),
        (1, ("30", "0", "0")),
        (3, ("29", "0", "0")),
    ]


@pytest.mark.parametrize(
    ("white", "black", "rules", "given"),
    [
        (25, 20, {}, 4),
        (25, 20, {"reduction": 0}, 5),
        (25, 24, {}, 0),
        (Fraction(51, 2), 20, {}, 4),
        (29, 10, {}, 9),
        (29, 10, {"maximum": 5}, 5),
        (20, 25, {}, 0),
        (33, 27, {}, 2),
        (33, 27, {"below": "9d"}, 5),
        (25, 20, None, 0),
    ],
)
def test_stones_follow_the_difference_of_scores(white, black, rules, given):
    chosen = mcmahon_settings({"handicap": rules})
    assert stones(Fraction(white), Fraction(black), chosen) == given


def test_the_weaker_takes_black_with_stones_and_they_count_in_the_opponents_score():
    competition = field(["5k", "10k"], handicap={"reduction": 1})
    found = paired(competition, 1, explain=True)
    assert found.pairs == ((1, 2),)
    assert found.explanation[0]["handicap_stones"] == 4
    played = replace(competition, rounds=(Round(1, (Game(1, 2, LOST),)),))
    scores = Scores(played, mcmahon_settings(played.settings))
    assert scores.sosm == {1: 21 + 4, 2: 25 - 4}
    assert scores.sodosm == {1: 0, 2: 21}


@pytest.mark.parametrize(
    ("rule", "pairs"),
    [
        ("split_and_fold", [(1, 6), (2, 5), (3, 4)]),
        ("split_and_slip", [(1, 4), (2, 5), (3, 6)]),
    ],
)
def test_seeding_inside_a_group(rule, pairs):
    assert pairs_of(paired(field(["1d"] * 6, first_seeding=rule), 1)) == pairs


def test_lots_bring_the_upper_half_together_with_the_lower_and_a_seed_repeats_them():
    drawn = {seed: pairs_of(paired(field(["1d"] * 12, random_seed=seed), 1)) for seed in range(4)}
    assert all(one <= 6 < other for pairs in drawn.values() for one, other in pairs)
    assert len({tuple(pairs) for pairs in drawn.values()}) > 1
    assert drawn[0] == pairs_of(paired(field(["1d"] * 12, random_seed=0), 1))


def test_players_of_the_nearest_score_meet():
    found = paired(field(["1d", "1k", "1d", "5k", "6k", "1k"]), 1)
    assert pairs_of(found) == [(1, 3), (2, 6), (4, 5)]


@pytest.mark.parametrize(("worth", "apart"), [(0, False), (2, False), (3, True), ("hard", True)])
def test_a_club_is_kept_apart_for_as_many_points_as_that_is_worth(worth, apart):
    """Keeping these clubs apart costs three points of difference on both boards."""
    clubs = ["Harbour", "Harbour", "Hill", "Hill"]
    found = paired(field(["4k", "4k", "7k", "7k"], clubs=clubs, apart={"club": worth}), 1)
    assert (pairs_of(found) != [(1, 2), (3, 4)]) == apart


@pytest.mark.parametrize(
    ("chosen", "apart"),
    [
        ({"bar": "8k"}, True),
        ({"bar": "9k"}, False),
        ({"bar": "9k", "apart_above_bar": True}, True),
    ],
)
def test_above_the_bar_only_strength_decides(chosen, apart):
    clubs = ["Harbour", "Hill", "Hill", "Harbour"]
    competition = field(["9k"] * 4, clubs=clubs, first_seeding="split_and_fold", **chosen)
    assert (pairs_of(paired(competition, 1)) != [(1, 4), (2, 3)]) == apart


@pytest.mark.parametrize(("chosen", "apart"), [({}, False), ({"apart_with_half_wins": True}, True)])
def test_who_has_won_half_of_the_rounds_is_no_longer_kept_apart(chosen, apart):
    first = Round(1, (Game(1, 5, WON), Game(2, 6, WON), Game(3, 7, WON), Game(4, 8, WON)))
    clubs = ["Harbour", "Hill", "Hill", "Harbour", "", "", "", ""]
    competition = field(
        ["9k"] * 8, first, clubs=clubs, planned_rounds=2, first_seeding="split_and_fold", **chosen
    )
    assert (pairs_of(paired(competition, 2))[:2] != [(1, 4), (2, 3)]) == apart


def test_categories_mix_only_in_need():
    """After the first round two of either category have 30 points; 2 and 4 met the stronger."""
    first = Round(1, tuple(Game(n, n + 1, WON) for n in (1, 3, 5, 7)))
    ranks = ["1d"] * 4 + ["1k"] * 4
    fold = {"first_seeding": "split_and_fold"}
    assert pairs_of(paired(field(ranks, first, **fold), 2))[1:3] == [(2, 7), (4, 5)]
    apart = field(ranks, first, categories=["1d"], **fold)
    assert pairs_of(paired(apart, 2)) == [(1, 3), (2, 4), (5, 7), (6, 8)]


@pytest.mark.parametrize(
    ("met_in_the_first_round", "wished", "floater"),
    [
        ("2k", "top", 2),
        ("2k", "middle", 3),
        ("2k", "bottom", 3),  # 1 was drawn down before
        ("1d", "top", 1),
        ("1d", "middle", 2),
        ("1d", "bottom", 3),
        ("3d", "top", 1),
        ("3d", "middle", 1),
        ("3d", "bottom", 1),  # that makes good for 1
    ],
)
def test_who_leaves_a_group_is_who_was_not_drawn_that_way_before(
    met_in_the_first_round, wished, floater
):
    """1, 2 and 3 have 31 points, 4 has 30; the others have gone home."""
    first = Round(1, (Game(1, 5, WON), Game(2, 6, WON), Game(3, 7, WON), Game(4, 8, WON)))
    ranks = ["1d", "1d", "1d", "1k", met_in_the_first_round, "1d", "1d", "1k"]
    competition = field(ranks, first, drawn_down=wished)
    found = McMahonEngine().pair(competition, Demand(2, (1, 2, 3, 4)))
    assert (floater, 4) in pairs_of(found)


def test_the_colours_balance_and_alternate():
    competition = field(["1d"] * 4)
    for number in range(1, 4):
        found = paired(competition, number)
        games = tuple(Game(white, black, DRAWN) for white, black in found.pairs)
        competition = replace(competition, rounds=(*competition.rounds, Round(number, games)))
    whites = [sum(cell.white for cell in line) for line in competition.cells().values()]
    assert sorted(whites) == [1, 1, 2, 2]


def test_the_lowest_without_a_bye_sits_out():
    assert paired(field(["1d", "2k", "5k"]), 1).sitting_out == (3,)
    first = Round(1, (Game(1, 2, WON),), ((3, Absence.PAIRING_BYE),))
    assert paired(field(["1d", "2k", "5k"], first), 2).sitting_out == (2,)


def test_two_meet_again_only_in_need_and_that_is_told():
    first = Round(1, (Game(1, 2, WON),))
    found = paired(field(["1d", "1d"], first), 2)
    assert pairs_of(found) == [(1, 2)]
    assert found.relaxations in (("meet again: 1 and 2",), ("meet again: 2 and 1",))


def test_forbidden_pairs_are_never_paired_and_fixed_ones_always():
    never = replace(field(["1d", "1d"]), forbidden=frozenset({frozenset((1, 2))}))
    with pytest.raises(NoPairingPossible, match="by hand"):
        paired(never, 1)
    found = paired(field(["1d", "1d", "9k", "9k"]), 1, fixed=((3, 1),), explain=True)
    assert set(found.pairs) >= {(3, 1)}
    assert pairs_of(found) == [(1, 3), (2, 4)]


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"bar": "10d"}, "30k to 1k"),
        ({"bar": 5}, "30k to 1k"),
        ({"bar": "1k", "floor": "1d"}, "floor must not be above bar"),
        ({"seeding": "by_height"}, "split_and_fold, split_and_slip, split_and_random"),
        ({"drawn_up": "all"}, "top, middle, bottom"),
        ({"handicap": {"stones": 3}}, "reduction, maximum and below"),
        ({"handicap": {"maximum": 10}}, "handicap maximum must be a whole number from 0 to 9"),
        ({"apart": {"club": "soft"}}, "hard or worth 0 to 20 points"),
        ({"apart": {"street": 1}}, "club, federation, family"),
        ({"categories": ["5k", "1d"]}, "strongest first"),
        ({"categories": "5k"}, "strongest first"),
        ({"apart_above_bar": "yes"}, "true or false"),
        ({"pairing_bye": "2"}, "0, 1/2 or 1"),
        ({"rating_per_rank": 0}, "from 1 to 1000"),
        ({"komi": 7}, "no such McMahon setting: komi"),
    ],
)
def test_wrong_settings_are_refused_with_the_reason(chosen, message):
    with pytest.raises(WrongSetting, match=message):
        validate_settings("mcmahon", chosen)


def matchings(players):
    if not players:
        yield ()
        return
    first, *others = players
    for other in others:
        for rest in matchings([each for each in others if each != other]):
            yield ((first, other), *rest)


def history_of(ranks, dice, rounds):
    """A tournament so many rounds old, paired at random, whoever meets whomever again."""
    competition = field(ranks)
    for number in range(1, rounds + 1):
        order = dice.sample(range(1, len(ranks) + 1), len(ranks))
        games = tuple(
            Game(one, other, dice.choice([WON, DRAWN, LOST]))
            for one, other in zip(order[::2], order[1::2], strict=True)
        )
        competition = replace(competition, rounds=(*competition.rounds, Round(number, games)))
    return competition


@pytest.mark.slow
@settings(max_examples=60)
@given(
    some.sampled_from([6, 8]).flatmap(
        lambda size: some.lists(
            some.sampled_from(["2d", "1d", "1k", "3k", "8k"]), min_size=size, max_size=size
        )
    ),
    some.integers(0, 4),
    some.randoms(use_true_random=False),
)
def test_nobody_meets_again_without_need_and_differences_are_the_least(ranks, rounds, dice):
    competition = history_of(ranks, dice, rounds)
    scores = Scores(competition, mcmahon_settings({})).mms
    met = [frozenset((g.white, g.black)) for played in competition.rounds for g in played.games]
    spread = max(scores.values()) - min(scores.values())

    def price(pairs):
        gaps = [abs(scores[one] - scores[other]) for one, other in pairs]
        again = sum(met.count(frozenset(pair)) for pair in pairs)
        return again, sum(gap * (spread + gap) for gap in gaps)

    everybody = list(range(1, len(ranks) + 1))
    found = paired(competition, rounds + 1)
    assert price(found.pairs) == min(price(pairs) for pairs in matchings(everybody))


@pytest.mark.slow
@settings(max_examples=40)
@given(some.integers(0, 4), some.booleans(), some.randoms(use_true_random=False))
def test_of_all_pairings_the_best_by_one_criterion_after_the_other_is_found(rounds, stones, dice):
    competition = history_of(
        [dice.choice(["2d", "1d", "1k", "2k", "3k"]) for _ in range(6)], dice, rounds
    )
    named = tuple(replace(each, club=dice.choice(["", "Hill"])) for each in competition.entrants)
    chosen = {"bar": "1d", "categories": ["1k"], "handicap": {} if stones else None}
    competition = replace(competition, entrants=named, settings=chosen)
    found = paired(competition, rounds + 1)
    scores = Scores(competition, mcmahon_settings(chosen))
    order = sorted(scores.mms, key=lambda n: ([-value for value in scores.tie_breaks(n)], n))
    criteria = Criteria(competition, scores, rounds + 1, order)

    def against(pairs):
        return [
            sum(column)
            for column in zip(*(criteria.objections(*pair) for pair in pairs), strict=True)
        ]

    assert against(found.pairs) == min(against(pairs) for pairs in matchings(order))


@pytest.mark.slow
@settings(max_examples=25)
@given(some.integers(2, 11), some.randoms(use_true_random=False))
def test_everybody_present_is_paired_once_or_sits_out(count, dice):
    ranks = [dice.choice(["3d", "1d", "2k", "5k", "9k"]) for _ in range(count)]
    clubs = [dice.choice(["", "Harbour", "Hill"]) for _ in range(count)]
    competition = field(ranks, clubs=clubs, handicap={})
    for number in range(1, 5):
        found = paired(competition, number)
        busy = [each for pair in found.pairs for each in pair] + list(found.sitting_out)
        assert sorted(busy) == list(range(1, count + 1))
        games = tuple(Game(w, b, dice.choice([WON, DRAWN, LOST])) for w, b in found.pairs)
        byes = tuple((each, Absence.PAIRING_BYE) for each in found.sitting_out)
        played = Round(number, games, byes)
        competition = replace(competition, rounds=(*competition.rounds, played))


@pytest.mark.slow
def test_two_hundred_players_are_paired_with_small_differences():
    ranks = [rank_text(-20 + number // 9) for number in range(200)]
    competition = field(ranks, clubs=[f"Club {number % 20}" for number in range(200)])
    found = paired(competition, 1, explain=True)
    assert len(found.pairs) == 100
    assert sum(abs(told["mms"][0] - told["mms"][1]) for told in found.explanation) <= 30


ANYTHING = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(max_size=4) | some.just("hard"),
    lambda inner: (
        some.lists(inner, max_size=3)
        | some.dictionaries(some.sampled_from(["club", "below", "maximum"]), inner, max_size=2)
    ),
    max_leaves=5,
)


@given(some.sampled_from([each.name for each in fields(McMahonSettings)]), ANYTHING)
def test_any_value_of_a_setting_is_taken_or_refused_with_a_reason(name, value):
    try:
        chosen = validate_settings("mcmahon", {name: value})
    except WrongSetting:
        return
    paired(field(["1d", "2k", "9k"], clubs=["Hill", "Hill", ""], **chosen), 1)
