"""Where the lines of a report contradict each other, and what counts if it is taken anyway."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from services.tournaments.rules.fraction_texts import fraction_text
from services.tournaments.rules.results import Absence
from services.tournaments.rules.scoring import Scoring


class Told(NamedTuple):
    """A round as a player's line tells it; opponent 0 is nobody."""

    opponent: int
    colour: str
    code: str


ABSENT = Told(0, "-", "Z")
DROPPED = "this does not count"
# What the two lines of one game may say; played and not rated is still won, drawn or lost.
AGREEING = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", " ": " "}
AS_RATED = {"W": "1", "D": "=", "L": "0"}
BYES = {
    "U": Absence.PAIRING_BYE,
    "F": Absence.FULL_BYE,
    "+": Absence.FULL_BYE,
    "1": Absence.FULL_BYE,
    "H": Absence.HALF_BYE,
    "=": Absence.HALF_BYE,
}
OTHER_COLOUR = {"w": "b", "b": "w"}


@dataclass
class PlayerLine:
    """Record 001 of a player: where it stands, the points it lists, round after round."""

    number: int
    line: int
    points: Fraction | None
    cells: dict[int, Told] = field(default_factory=dict)


@dataclass(frozen=True)
class Contradiction:
    """What is wrong in which line of the file, and what counts instead."""

    line: int
    problem: str
    settled: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}"

    @property
    def bent(self) -> str:
        return f"{self}; {self.settled}"


def settle(lines: Mapping[int, PlayerLine], scoring: Scoring | None) -> list[Contradiction]:
    """All contradictions; afterwards the lines agree. Without `scoring` points may be anything."""
    found = [
        wrong
        for step in (_drop_impossible, _settle_opponents)
        for own in lines.values()
        for number in sorted(own.cells)
        for wrong in step(lines, own, number)
    ]
    for own in lines.values():
        for number, told in sorted(own.cells.items()):
            if told.opponent > own.number:
                found += _settle_game(own, lines[told.opponent], number)
    if scoring is not None:
        found += [wrong for own in lines.values() for wrong in _settle_points(own, scoring)]
    return sorted(found, key=lambda each: each.line)


def _drop_impossible(
    lines: Mapping[int, PlayerLine], own: PlayerLine, number: int
) -> Iterator[Contradiction]:
    opponent = own.cells[number].opponent
    if opponent == own.number:
        problem = f"in round {number} player {own.number} meets himself"
    elif opponent and opponent not in lines:
        problem = f"in round {number} player {own.number} meets {opponent}, who is not listed"
    else:
        return
    own.cells[number] = ABSENT
    yield Contradiction(own.line, problem, DROPPED)


def _settle_opponents(
    lines: Mapping[int, PlayerLine], own: PlayerLine, number: int
) -> Iterator[Contradiction]:
    """A game that only one of them tells of counts, unless the other met somebody else."""
    told = own.cells[number]
    if not told.opponent:
        return
    other = lines[told.opponent]
    theirs = other.cells.get(number, ABSENT)
    if theirs.opponent == own.number:
        return
    problem = (
        f"in round {number} player {own.number} meets {other.number}, "
        f"whose line {other.line} says otherwise"
    )
    if theirs.opponent:
        own.cells[number] = ABSENT
        yield Contradiction(own.line, problem, DROPPED)
    else:
        other.cells[number] = _mirrored(own.number, told)
        yield Contradiction(own.line, problem, "the game counts")


def _settle_game(one: PlayerLine, other: PlayerLine, number: int) -> Iterator[Contradiction]:
    """White's line counts where the two disagree."""
    first, second = one.cells[number], other.cells[number]
    if {first.colour, second.colour} != {"w", "b"}:
        without = first.colour == second.colour == "-"
        colour = first.colour if first.colour in OTHER_COLOUR else "w"
        one.cells[number] = first = first._replace(colour=colour)
        other.cells[number] = second = second._replace(colour=OTHER_COLOUR[colour])
        if not without:
            problem = f"in round {number} players {one.number} and {other.number} have one colour"
            settled = f"player {one.number} has {'White' if colour == 'w' else 'Black'}"
            yield Contradiction(other.line, problem, settled)
    result, answer = _as_rated(first.code), _as_rated(second.code)
    if AGREEING.get(result) == answer or result == answer == "-":
        return
    white, black, told = (one, other, first) if first.colour == "w" else (other, one, second)
    if result == answer == "0":
        # Both lost: a game without a winner is stored as one that both forfeit.
        one.cells[number], other.cells[number] = first._replace(code="-"), second._replace(code="-")
        settled = "it counts as forfeited by both"
    else:
        black.cells[number] = _mirrored(white.number, told)
        settled = f"line {white.line} counts"
    problem = (
        f"in round {number} players {one.number} and {other.number} "
        f"have results that exclude each other ({first.code} and {second.code})"
    )
    yield Contradiction(other.line, problem, settled)


def _settle_points(own: PlayerLine, scoring: Scoring) -> Iterator[Contradiction]:
    if own.points is None:
        return
    counted = sum((_worth(told, scoring) for told in own.cells.values()), Fraction(0))
    if counted != own.points:
        listed, reached = fraction_text(own.points), fraction_text(counted)
        problem = f"player {own.number} has {listed} points, but his rounds bring {reached}"
        yield Contradiction(own.line, problem, f"{reached} points count")


def _worth(told: Told, scoring: Scoring) -> Fraction:
    code = _as_rated(told.code)
    if not told.opponent:
        return scoring.of_absence(BYES.get(code, Absence.ZERO_BYE)) if code.strip() else Fraction(0)
    worth = {"1": scoring.win, "+": scoring.win, "=": scoring.draw, "0": scoring.loss}
    return scoring.forfeit if code == "-" else worth.get(code, Fraction(0))


def _mirrored(opponent: int, told: Told) -> Told:
    code = AGREEING.get(_as_rated(told.code), " ")
    unrated = {rated: letter for letter, rated in AS_RATED.items()}
    code = unrated.get(code, code) if told.code in AS_RATED else code
    return Told(opponent, OTHER_COLOUR.get(told.colour, "b"), code)


def _as_rated(code: str) -> str:
    return AS_RATED.get(code, code)
