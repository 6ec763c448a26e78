"""Swiss by the federation's rules: pairs, accelerations, tie-breaks, explanations."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from services.tournaments.exchange.domain.trf_reading import read_trf
from services.tournaments.rules.accelerations import virtual_points
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round, Team
from services.tournaments.rules.engines import Demand, NoPairingPossible, WrongEntry
from services.tournaments.rules.federation_rules import DutchEngine, tie_break_lines
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.teams import board_pairs, line_up, match_scores
from services.tournaments.rules.trf import trf26
from tests.tournaments.pairing_checker import check_pairings

OUTCOMES = [Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS, Result.WHITE_WINS_BY_FORFEIT]


def field(count, **more):
    entrants = tuple(Entrant(n, f"Player {n}", 2400 - 10 * n) for n in range(1, count + 1))
    return Competition(entrants, planned_rounds=7, start_date="2026-05-01", **more)


def played(competition, dice, absent=()):
    """One more round, paired and with results drawn by lot."""
    number = len(competition.rounds) + 1
    present = tuple(e.number for e in competition.entrants if e.number not in absent)
    found = DutchEngine().pair(competition, Demand(number, present))
    games = tuple(
        Game(white, black, dice.choices(OUTCOMES, (4, 4, 4, 1))[0], board)
        for board, (white, black) in enumerate(found.pairs, start=1)
    )
    absences = [(each, Absence.PAIRING_BYE) for each in found.sitting_out]
    absences += [(each, Absence.HALF_BYE) for each in absent]
    last = Round(number, games, tuple(absences))
    return replace(competition, rounds=(*competition.rounds, last))


def test_the_first_round_pairs_the_upper_half_with_the_lower():
    found = DutchEngine().pair(field(7), Demand(1, tuple(range(1, 8))))
    assert found.pairs == ((1, 4), (5, 2), (3, 6))
    assert found.sitting_out == (7,)


@pytest.mark.slow
def test_every_round_is_the_one_the_checker_prescribes():
    dice, competition = random.Random(7), field(21, forbidden=frozenset({frozenset((1, 2))}))
    for _ in range(6):
        competition = played(competition, dice, absent=(dice.randint(1, 21),))
    assert all(each["agrees"] for each in check_pairings(competition))


def test_a_report_read_back_is_paired_the_same():
    dice = random.Random(3)
    competition = played(played(field(12), dice), dice)
    again = read_trf(trf26(competition))
    demand = Demand(3, tuple(range(1, 13)))
    assert DutchEngine().pair(again, demand) == DutchEngine().pair(competition, demand)


def test_the_explanation_tells_brackets_and_criteria():
    competition = played(field(8), random.Random(1))
    found = DutchEngine().pair(competition, Demand(2, tuple(range(1, 9)), explain=True))
    assert found.explanation[0]["score"] == "1.0"
    explained = {(p["white"], p["black"]) for b in found.explanation for p in b["pairs"]}
    assert explained == set(found.pairs)


def test_fixed_pairs_and_absent_players_are_left_alone():
    found = DutchEngine().pair(field(8), Demand(1, (1, 2, 3, 4, 5, 6), fixed=((2, 1),)))
    assert found.pairs[0] == (2, 1)
    assert {number for pair in found.pairs for number in pair} == {1, 2, 3, 4, 5, 6}


def test_when_everybody_has_met_there_is_no_pairing():
    competition = played(field(2), random.Random(1))
    with pytest.raises(NoPairingPossible, match="by hand"):
        DutchEngine().pair(competition, Demand(2, (1, 2)))


def test_more_than_fifteen_hundred_players_are_refused():
    with pytest.raises(WrongEntry, match="at most 1500"):
        DutchEngine().pair(field(1501), Demand(1, (1, 2)))


@pytest.mark.parametrize("value", ["0", "1/2", "1"])
def test_the_pairing_bye_is_worth_what_the_tournament_says(value):
    competition = played(field(5, settings={"pairing_bye": value}), random.Random(4))
    assert competition.scores()[5] == competition.pairing_bye == Fraction(value)
    competition = played(competition, random.Random(5))
    lines = tie_break_lines(competition, ["PTS", "BH"], predetermined=False)
    assert {line["number"]: Fraction(line["values"][0]) for line in lines} == competition.scores()
    assert all(each["agrees"] for each in check_pairings(competition))
    assert read_trf(trf26(competition)).scores() == competition.scores()


def test_baku_lends_a_point_then_half_a_point_to_the_upper_half():
    baku = field(10, acceleration="baku")
    lent = [virtual_points(baku, number).get(1, 0) for number in range(1, 8)]
    assert lent == [1, 1, 0.5, 0.5, 0, 0, 0]
    assert len(virtual_points(baku, 1)) == 6


def test_haley_lends_for_two_rounds_to_those_rated_above_the_limit():
    haley = field(10, acceleration="haley", acceleration_limits=(2360,))
    assert set(virtual_points(haley, 2)) == {1, 2, 3, 4}
    assert virtual_points(haley, 3) == {}
    soft = replace(haley, acceleration="haley_soft")
    assert (virtual_points(soft, 2)[1], virtual_points(soft, 2)[10]) == (1, 0.5)


def test_sad_lends_by_group_and_by_points_won():
    sad = field(9, acceleration="sad", acceleration_limits=(2380, 2350))
    assert [virtual_points(sad, 1)[number] for number in (1, 4, 9)] == [2, 1, 0]
    assert virtual_points(sad, 6) == {}


def test_sad_lends_half_a_point_more_for_every_point_and_a_half():
    won = (Game(9, 1, Result.WHITE_WINS), Game(4, 8, Result.WHITE_WINS))
    drawn = (Game(9, 8, Result.DRAW), Game(4, 1, Result.DRAW))
    rounds = [Round(1, won), Round(2, drawn), Round(3, won), Round(4, drawn)]
    sad = field(9, acceleration="sad", acceleration_limits=(2380, 2350), rounds=tuple(rounds))
    sad = replace(sad, planned_rounds=9)
    # Points before each round: 0, 1, 1½, 2½, 3.
    lent = [[virtual_points(sad, n)[who] for n in range(1, 6)] for who in (1, 4, 9)]
    assert lent == [[2] * 5, [1, 1, 1.5, 1.5, 2], [0, 0, 0.5, 0.5, 1]]


def test_nicois_lends_half_a_point_for_each_point_of_the_lowest_group():
    groups = (Game(9, 4, Result.WHITE_WINS), Game(8, 1, Result.DRAW))
    both = tuple(Round(number, groups) for number in (1, 2, 3))
    nicois = field(9, acceleration="nicois", acceleration_limits=(2380, 2350), rounds=both)
    lent = [[virtual_points(nicois, n)[who] for n in (1, 2, 3, 4)] for who in (1, 4, 9)]
    assert lent == [[2, 2, 2, 2], [1, 1, 1, 1], [0, 0.5, 1, 1.5]]
    won = tuple(Round(number, (Game(4, 9, Result.WHITE_WINS),)) for number in (1, 2, 3))
    winning = [virtual_points(replace(nicois, rounds=won), n)[4] for n in (1, 2, 3, 4)]
    assert winning == [1, 1, 1.5, 2]
    assert virtual_points(nicois, 6) == {}


def test_an_accelerated_first_round_pairs_inside_the_halves():
    found = DutchEngine().pair(field(8, acceleration="baku"), Demand(1, tuple(range(1, 9))))
    assert {frozenset(pair) for pair in found.pairs} == {
        frozenset(pair) for pair in ((1, 3), (2, 4), (5, 7), (6, 8))
    }


def test_tie_breaks_follow_the_points_that_were_won():
    competition = field(8)
    dice = random.Random(2)
    for _ in range(3):
        competition = played(competition, dice)
    names = ["PTS", "DE", "BH/C1", "BH", "SB", "WIN", "PS", "ARO", "TPR", "PTP", "KS", "FB", "AOB"]
    lines = tie_break_lines(competition, names, predetermined=False)
    scores = competition.scores()
    assert {line["number"]: float(line["values"][0]) for line in lines} == scores
    assert sorted(line["rank"] for line in lines)[0] == 1


def test_teams_are_paired_and_scored_by_matches():
    entrants = tuple(Entrant(n, f"Player {n}", 2000 - n) for n in range(1, 9))
    teams = tuple(Team(t, f"Team {t}", (2 * t - 1, 2 * t)) for t in range(1, 5))
    league = Competition(entrants, planned_rounds=3, system="team_swiss", teams=teams)
    found = DutchEngine().pair(league, Demand(1, (1, 2, 3, 4)))
    assert {frozenset(pair) for pair in found.pairs} == {frozenset((1, 3)), frozenset((2, 4))}
    boards = board_pairs(line_up(teams[0], (2,), 2), line_up(teams[2], (5, 6), 2), "wb")
    assert boards == [(2, 5), (6, None)]
    games = (Game(1, 5, Result.WHITE_WINS), Game(6, 2, Result.DRAW))
    team_of = {player: team.number for team in teams for player in team.roster}
    assert match_scores(Round(1, games), team_of) == {(1, 3): (1.5, 0.5)}
