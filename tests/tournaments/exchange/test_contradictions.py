"""Reports that contradict themselves: each is refused with its line, or settled and told."""

import pytest

from services.tournaments.exchange.domain.files import UnreadableFile, read_file
from services.tournaments.exchange.domain.trf_reading import (
    ContradictoryReport,
    UnreadableReport,
    read_report,
    read_trf,
)
from services.tournaments.rules.results import Absence, Result


def line(number, points, *cells):
    fixed = f"001 {number:>4}      {f'Player {number}':<33} {2000 - number:>4} {'':26}"
    return f"{fixed} {points:>4} {number:>4}" + "".join(f"  {cell}" for cell in cells)


RIGHT = {
    1: line(1, "2.0", "   2 w 1", "   3 b +"),
    2: line(2, "0.5", "   1 b 0", "   4 w ="),
    3: line(3, "1.0", "   4 b 1", "   1 w -"),
    4: line(4, "0.5", "   3 w 0", "   2 b ="),
}


def report(**wrong):
    """The players of a report from line 3 on, some of them with another line."""
    lines = RIGHT | {int(name.removeprefix("of")): text for name, text in wrong.items()}
    return "\n".join(["012 Open", "XXR 5", *lines.values(), ""])


def test_a_report_that_agrees_with_itself_is_taken():
    assert read_report(report()).contradictions == ()


CONTRADICTIONS = {
    "points against rounds": (
        report(of1=line(1, "2.5", "   2 w 1", "   3 b +")),
        ["line 3: player 1 has 2.5 points, but his rounds bring 2; 2 points count"],
    ),
    "two winners of one game": (
        report(of2=line(2, "1.5", "   1 b 1", "   4 w =")),
        [
            "line 4: in round 1 players 1 and 2 have results that exclude each other (1 and 1);"
            " line 3 counts",
            "line 4: player 2 has 1.5 points, but his rounds bring 0.5; 0.5 points count",
        ],
    ),
    "a draw that only one of them drew": (
        report(of4=line(4, "0.0", "   3 w 0", "   2 b 0")),
        [
            "line 6: in round 2 players 2 and 4 have results that exclude each other (= and 0);"
            " line 4 counts",
            "line 6: player 4 has 0 points, but his rounds bring 0.5; 0.5 points count",
        ],
    ),
    "nobody won": (
        report(of1=line(1, "1.0", "   2 w 0", "   3 b +")),
        [
            "line 4: in round 1 players 1 and 2 have results that exclude each other (0 and 0);"
            " it counts as forfeited by both",
        ],
    ),
    "an opponent who met somebody else": (
        report(of1=line(1, "2.0", "   4 w 1", "   3 b +")),
        [
            "line 3: in round 1 player 1 meets 4, whose line 6 says otherwise; this does not count",
            "line 4: in round 1 player 2 meets 1, whose line 3 says otherwise; the game counts",
        ],
    ),
    "an opponent who was absent": (
        report(of4=line(4, "0.0", "   3 w 0", "0000 - Z")),
        [
            "line 4: in round 2 player 2 meets 4, whose line 6 says otherwise; the game counts",
            "line 6: player 4 has 0 points, but his rounds bring 0.5; 0.5 points count",
        ],
    ),
    "two players with White": (
        report(of2=line(2, "0.5", "   1 w 0", "   4 w =")),
        [
            "line 4: in round 1 players 1 and 2 have one colour; player 1 has White",
        ],
    ),
    "an opponent who is not there": (
        report(of1=line(1, "2.0", "   2 w 1", "   9 b +")),
        [
            "line 3: in round 2 player 1 meets 9, who is not listed; this does not count",
            "line 5: in round 2 player 3 meets 1, whose line 3 says otherwise; the game counts",
        ],
    ),
    "a player against himself": (
        report(of4=line(4, "0.5", "   3 w 0", "   4 b =")),
        [
            "line 4: in round 2 player 2 meets 4, whose line 6 says otherwise; the game counts",
            "line 6: in round 2 player 4 meets himself; this does not count",
        ],
    ),
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_a_contradiction_is_refused_with_its_line(name):
    text, bent = CONTRADICTIONS[name]
    problem = bent[0].split(";")[0]
    with pytest.raises(ContradictoryReport) as refused:
        read_trf(text)
    assert str(refused.value) == problem
    with pytest.raises(UnreadableFile, match="contradicts itself: line"):
        read_file("trf", text)


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_on_the_arbiters_word_it_is_taken_with_a_list_of_what_was_bent(name):
    text, bent = CONTRADICTIONS[name]
    taken = read_file("trf", text, True)
    assert sorted(taken.bent) == sorted(bent)
    for played in taken.competition.rounds:
        seated = [number for game in played.games for number in (game.white, game.black)]
        assert sorted([*seated, *(number for number, _ in played.absences)]) == [1, 2, 3, 4]


def test_a_player_listed_twice_cannot_be_bent():
    with pytest.raises(UnreadableReport, match="line 7: player 1 was listed in line 3"):
        read_report(report(of5=RIGHT[1]))


def test_forfeits_without_colours_and_byes_without_letters_are_no_contradictions():
    text = report(
        of1=line(1, "2.0", "   2 - +", "0000 - +"),
        of2=line(2, "0.5", "   1 - -", "0000 - ="),
        of3=line(3, "1.0", "   4 b 1", "0000 - Z"),
        of4=line(4, "0.0", "   3 w 0", "0000 - -"),
    )
    first, second = read_trf(text).rounds
    assert first.games[0].result == Result.WHITE_WINS_BY_FORFEIT
    assert dict(second.absences)[1] == Absence.FULL_BYE
    assert dict(second.absences)[2] == Absence.HALF_BYE


def test_points_of_other_worth_are_counted_as_the_report_says():
    text = report(
        of1=line(1, "6.0", "   2 w 1", "   3 b +"),
        of2=line(2, "1.0", "   1 b 0", "   4 w ="),
        of3=line(3, "3.0", "   4 b 1", "   1 w -"),
        of4=line(4, "1.0", "   3 w 0", "   2 b ="),
    )
    assert len(read_report(text).contradictions) == 4
    worth = "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0\n"
    assert read_report(worth + text).contradictions == ()
    assert read_report("BBW 3.0\nBBD 1.0\n" + text).contradictions == ()
    with pytest.raises(UnreadableReport, match="make no sense"):
        read_report("BBW 0.0\nBBD 1.0\n" + text)
