"""The three published Keizer examples, figure by figure."""

import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as some

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.keizer.ranking import Keizer
from services.tournaments.rules.keizer.scoring import values_by_rank
from services.tournaments.rules.keizer.settings import KeizerSettings, Mode, keizer_settings
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.settings import WrongSetting
from tests.tournaments.rules.keizer_examples import (
    BLACK,
    CLUB,
    DRAW,
    NAMES,
    OSCILLATION,
    SEVILLA,
    WHITE,
    competition,
)

FIFTY = KeizerSettings(top_value=Fraction(50))


def totals(example, settings, after):
    """{name: total} in ranking order."""
    names = {entrant.number: entrant.name for entrant in example.entrants}
    ranking = Keizer(example, settings).ranking(after)
    return {names[line.number]: line.total for line in ranking.lines}


def figures(text):
    """Read "A 15+7=22; B 7 1/3" as {A: 22, B: 22/3} in order."""
    found = {}
    for item in text.split(";"):
        name, _, amount = item.strip().partition(" ")
        found[name] = sum((Fraction(part) for part in amount.split()), Fraction(0))
    return found


AFTER_ROUND = {
    (Mode.SINGLE_PASS, 1): "Johnson 99; Harrison 91; Brown 83; Baker 71.5; Butcher 71; Smith 65.5;"
    "Higgins 65; Petersen 49; Carter 46; White 42",
    (Mode.SINGLE_PASS, 2): "Harrison 141; Brown 136; Johnson 93; Butcher 92; Smith 90; Petersen 87;"
    "Baker 70; Higgins 66.5; Carter 62.5; White 62",
    (Mode.ITERATIVE, 1): "Johnson 93; Harrison 91; Brown 89; Baker 70; Butcher 69.5; Smith 67;"
    "Higgins 66.5; Petersen 43; Carter 42; White 41",
    (Mode.ITERATIVE, 2): "Harrison 140; Brown 134; Johnson 93; Butcher 92; Smith 91; Petersen 88;"
    "Baker 67.5; Higgins 66; Carter 62.5; White 62",
    (Mode.FROZEN, 2): "Harrison 146; Brown 137; Johnson 97; Butcher 93; Petersen 91; Smith 90;"
    "Baker 67.5; Higgins 65; White 63; Carter 61.5",
}


@pytest.mark.parametrize(("mode", "after"), AFTER_ROUND)
def test_the_sevilla_example_in_every_mode(mode, after):
    expected = figures(AFTER_ROUND[mode, after])
    found = totals(SEVILLA, KeizerSettings(mode=mode, top_value=Fraction(50)), after)
    assert list(found.items()) == list(expected.items())


def test_the_terms_of_the_sevilla_example_add_up_as_printed():
    ranking = Keizer(SEVILLA, FIFTY).ranking()
    printed = {
        "Harrison": [49, 42, 50],
        "Brown": [48, 41, 47],
        "Johnson": [50, 43, 0],
        "Butcher": [46, Fraction("23.5"), Fraction("22.5")],
        "Smith": [45, 22, 23],
        "Petersen": [43, 0, 44],
        "Baker": [47, 23, 0],
        "Higgins": [44, Fraction("22.5"), 0],
        "Carter": [42, 0, Fraction("20.5")],
        "White": [41, 0, 21],
    }
    for line in ranking.lines:
        assert [term.points for term in line.terms] == printed[NAMES[line.number - 1]]


def test_the_values_of_the_sevilla_example_after_each_round():
    ranking = Keizer(SEVILLA, FIFTY)
    assert [line.next_value for line in ranking.ranking(1).lines] == list(range(50, 40, -1))
    johnson = ranking.ranking(2).line(1)
    assert (johnson.value_used, johnson.next_value) == (50, 48)


@pytest.mark.parametrize(("after", "iterations"), [(1, 2), (2, 3)])
def test_iterations_needed_by_the_sevilla_example(after, iterations):
    settings = KeizerSettings(mode=Mode.ITERATIVE, top_value=Fraction(50))
    ranking = Keizer(SEVILLA, settings).ranking(after)
    assert (ranking.converged, ranking.iterations) == (True, iterations)


def test_classical_points_count_every_game():
    expected = dict(zip(NAMES, (1, 1, ".5", 1, ".5", 2, 1, ".5", ".5", 2), strict=True))
    names = {entrant.number: entrant.name for entrant in SEVILLA.entrants}
    found = {names[number]: score for number, score in SEVILLA.scores().items()}
    assert found == {name: Fraction(points) for name, points in expected.items()}


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (1, "D 25; A 22; B 21.5; E 18 1/3; C 13"),
        (2, "D 40; B 32; A 20.5; E 20; C 14 2/3"),
        (3, "D 46; B 40; E 28; C 27 2/3; A 20"),
        (4, "E 45 1/3; D 45; B 40; A 30; C 27"),
    ],
)
def test_the_club_example_with_absences_in_a_single_pass(after, expected):
    found = totals(CLUB, KeizerSettings(top_value=Fraction(15)), after)
    assert list(found.items()) == list(figures(expected).items())


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (1, "D 26; A 20.5; B 20; E 20; C 11"),
        (2, "D 39; B 32.5; A 20; E 20; C 14 2/3"),
        (3, "D 46; B 39; C 28 1/3; E 28; A 18"),
        (4, "E 49; D 43.5; B 41; A 29.5; C 26 2/3"),
    ],
)
def test_the_club_example_iterated(after, expected):
    settings = KeizerSettings(mode=Mode.ITERATIVE, top_value=Fraction(15))
    assert list(totals(CLUB, settings, after).items()) == list(figures(expected).items())


def test_an_oscillating_competition_is_reported_as_a_cycle_of_two():
    settings = KeizerSettings(mode=Mode.ITERATIVE, top_value=Fraction(6))
    ranking = Keizer(OSCILLATION, settings).ranking()
    assert (ranking.converged, ranking.cycle_length, ranking.iterations) == (False, 2, 6)
    assert ranking == Keizer(OSCILLATION, settings).ranking()


def test_the_automatic_top_makes_the_first_about_three_times_the_last():
    values = values_by_rank(35, KeizerSettings())
    assert (values[0], values[-1]) == (51, 17)
    assert min(values_by_rank(200, KeizerSettings())) > 0


def test_normalised_values_run_from_the_ratio_to_one():
    values = values_by_rank(5, KeizerSettings(normalise=True))
    assert values == [3, Fraction(5, 2), 2, Fraction(3, 2), 1]


def test_a_player_without_any_game_keeps_his_own_value():
    idle = competition("ABC", [("A", "B", WHITE)])
    assert totals(idle, KeizerSettings(top_value=Fraction(10)), 1)["C"] == 8


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        (KeizerSettings(max_scoring_absences=2), [1, 1, 0, 0]),
        (KeizerSettings(max_scoring_absences=None, absences_halve=True), [1, "1/2", "1/4", "1/8"]),
        (KeizerSettings(max_scoring_absences=1, season_starts=(3,)), [1, 0, 1, 0]),
        (KeizerSettings(must_have_played_once=True), [0, 0, 0, 0]),
    ],
)
def test_limits_on_absences_that_score(settings, expected):
    away = [[("A", "B", WHITE), ("C", Absence.EXCUSED)]] * 4
    terms = Keizer(competition("ABC", *away), settings).ranking().line(3).terms[1:]
    thirds = [Fraction(share) / 3 for share in expected]
    assert [term.fraction for term in terms] == thirds


def test_games_with_a_player_who_withdrew_count_a_part_of_the_own_value():
    entrants = (Entrant(1, "A"), Entrant(2, "B"), Entrant(3, "C", withdrawn_after=1))
    played = Round(1, (Game(1, 3, WHITE),)), Round(2, (Game(1, 2, DRAW),))
    ranking = Keizer(Competition(entrants, played), KeizerSettings(top_value=Fraction(8))).ranking()
    first = ranking.line(1)
    assert [term.points for term in first.terms] == [8, 6, Fraction(7, 2)]
    assert ranking.order[-1] == 3
    assert ranking.line(3).next_value == 0


def test_a_late_entrant_begins_with_the_lowest_value():
    entrants = (Entrant(1, "A", first_round=2), Entrant(2, "B"), Entrant(3, "C"))
    played = Round(1, (Game(2, 3, DRAW),)), Round(2, (Game(2, 1, WHITE),))
    ranking = Keizer(Competition(entrants, played), KeizerSettings(top_value=Fraction(9))).ranking()
    assert ranking.line(1).value_used == 7


def test_the_own_value_can_fade_away():
    settings = KeizerSettings(top_value=Fraction(10), self_value_decay_rounds=4)
    terms = Keizer(SEVILLA, settings).ranking(1).line(1).terms
    assert terms[0].points == Fraction(15, 2)


def test_free_keizer_rounds_each_term():
    settings = KeizerSettings(top_value=Fraction(15), whole_terms=True)
    assert all(
        term.points.denominator == 1
        for line in Keizer(CLUB, settings).ranking().lines
        for term in line.terms
    )


def test_settings_are_read_from_text():
    read = keizer_settings({"bye": "2/3", "mode": "frozen", "max_scoring_absences": None})
    assert (read.bye, read.mode, read.max_scoring_absences) == (
        Fraction(2, 3),
        Mode.FROZEN,
        None,
    )
    with pytest.raises(WrongSetting, match="colour_of_socks"):
        keizer_settings({"colour_of_socks": 1})


@pytest.mark.slow
@given(
    some.lists(
        some.lists(some.sampled_from([WHITE, DRAW, BLACK]), min_size=3, max_size=3),
        max_size=6,
    ),
    some.sampled_from(Mode),
)
def test_every_ranking_lists_everybody_once_and_its_terms_add_up(results, mode):
    rounds = [
        [(str(a), str(b), result) for a, b, result in zip((0, 1, 2), (3, 4, 5), line, strict=True)]
        for line in results
    ]
    ranking = Keizer(competition("012345", *rounds), KeizerSettings(mode=mode)).ranking()
    assert sorted(ranking.order) == [1, 2, 3, 4, 5, 6]
    for line in ranking.lines:
        assert line.total == sum(term.points for term in line.terms)
    found = [line.total for line in ranking.lines]
    assert found == sorted(found, reverse=True)


SETTINGS = [
    {},
    {"mode": "iterative"},
    {"self_value_decay_rounds": 3, "absences_halve": True},
    {"self_value_from_start": True, "presence_points": "1/10", "loss": "1/20"},
    {"normalise": True, "late_start": "1/3", "late_start_points": 2},
    {"mode": "iterative", "withdrawn": "3/5", "step": "1/2"},
]


@pytest.mark.parametrize("given", SETTINGS)
def test_totals_without_terms_give_the_same_order_as_totals_with_them(given):
    """The quick way (whole numbers, no terms) against the slow one, round by round."""
    entrants = tuple(
        Entrant(
            n, f"Player {n}", first_round=3 if n == 5 else 1, withdrawn_after=2 if n == 2 else None
        )
        for n in range(1, 10)
    )
    dice = random.Random(str(given))
    rounds = []
    for number in range(1, 7):
        playing = [e.number for e in entrants if e.takes_part_in(number)]
        dice.shuffle(playing)
        games = tuple(
            Game(white, black, dice.choice([WHITE, DRAW, BLACK, Result.DOUBLE_FORFEIT]))
            for white, black in zip(playing[::2], playing[1::2], strict=False)
        )
        out = ((playing[-1], dice.choice(list(Absence))),) if len(playing) % 2 else ()
        rounds.append(Round(number, games, out))
    keizer = Keizer(Competition(entrants, tuple(rounds)), keizer_settings(given))
    quick = [keizer.ranking(number) for number in range(7)]
    keizer._totals = lambda: None
    assert [keizer.ranking(number) for number in range(7)] == quick
