"""Changes of a round that is already shown: what the boards are afterwards, and what is lost."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from services.tournaments.rules.results import Absence, Result, opposite


class Step(StrEnum):
    """One thing an arbiter does to a round."""

    PAIR = "pair"
    SWAP = "swap"
    SWAP_BOARDS = "swap_boards"
    TURN = "turn"
    UNPAIR = "unpair"
    BYE = "bye"


# Leaves everybody the opponent he had: nothing that was paired from this round contradicts it.
KEEPS_OPPONENTS = frozenset({Step.SWAP_BOARDS, Step.TURN})


class WrongChange(ValueError):
    """A step that does not fit the boards as they are."""


@dataclass(frozen=True)
class Change:
    """A step and whom it concerns: two players, two boards, a board, or a player."""

    step: Step
    one: int
    other: int = 0
    absence: Absence = Absence.ZERO_BYE


@dataclass(frozen=True)
class Seat:
    """A board with its two players; `result` is White's."""

    white: int
    black: int
    result: Result = Result.NONE

    @property
    def players(self) -> frozenset[int]:
        return frozenset((self.white, self.black))


@dataclass(frozen=True)
class Arrangement:
    """The boards of a round by number, and who sits out by registration."""

    boards: Mapping[int, Seat]
    sitting_out: Mapping[int, Absence]
    waiting: frozenset[int] = field(default=frozenset())

    def board_of(self, player: int) -> int | None:
        return next((n for n, seat in self.boards.items() if player in seat.players), None)

    def knows(self, player: int) -> bool:
        seated = self.board_of(player) is not None
        return seated or player in self.sitting_out or player in self.waiting


def changed(before: Arrangement, changes: Iterable[Change]) -> Arrangement:
    """Step by step, each on what the one before left."""
    after = before
    for change in changes:
        after = _STEPS[change.step](after, change)
    return after


def boards_with_lost_results(before: Arrangement, after: Arrangement) -> list[int]:
    """Whose game has a result, and is no longer on any board."""
    kept = {seat.players for seat in after.boards.values()}
    return [
        number
        for number, seat in before.boards.items()
        if seat.result != Result.NONE and seat.players not in kept
    ]


def players_concerned(before: Arrangement, after: Arrangement) -> set[int]:
    """Whose board, opponent, colour or bye is another than it was."""
    places_before, places_after = _places(before), _places(after)
    everybody = places_before.keys() | places_after.keys()
    return {each for each in everybody if places_before.get(each) != places_after.get(each)}


def keeps_opponents(before: Arrangement, changes: Sequence[Change]) -> bool:
    """Also a bye of another kind: like a corrected result it changes points only."""
    return all(
        change.step in KEEPS_OPPONENTS
        or (change.step is Step.BYE and change.one in before.sitting_out)
        for change in changes
    )


def _places(arrangement: Arrangement) -> dict[int, tuple]:
    places: dict[int, tuple] = {each: (why,) for each, why in arrangement.sitting_out.items()}
    for number, seat in arrangement.boards.items():
        places[seat.white] = (number, "white", seat.black)
        places[seat.black] = (number, "black", seat.white)
    return places


def _pair(before: Arrangement, change: Change) -> Arrangement:
    pair = {change.one, change.other}
    if len(pair) != 2 or not all(map(before.knows, pair)):
        raise WrongChange("Two different players of the round can be paired")
    if any(before.board_of(each) is not None for each in pair):
        raise WrongChange("Who already has an opponent must be unpaired first")
    number = next(n for n in range(1, len(before.boards) + 2) if n not in before.boards)
    out = {each: why for each, why in before.sitting_out.items() if each not in pair}
    boards = {**before.boards, number: Seat(change.one, change.other)}
    return Arrangement(boards, out, before.waiting - pair)


def _swap(before: Arrangement, change: Change) -> Arrangement:
    one, other = change.one, change.other
    if one == other or not (before.knows(one) and before.knows(other)):
        raise WrongChange("Two different players of the round can change places")
    if before.board_of(one) is None and before.board_of(other) is None:
        raise WrongChange("One of the two who change places sits at a board")
    turned = {one: other, other: one}
    boards = {
        number: _seat_with(seat, turned) if seat.players & {one, other} else seat
        for number, seat in before.boards.items()
    }
    out = {turned.get(each, each): why for each, why in before.sitting_out.items()}
    for newcomer in before.waiting & turned.keys():
        out[turned[newcomer]] = change.absence
    return Arrangement(boards, out, before.waiting - turned.keys())


def _seat_with(seat: Seat, turned: Mapping[int, int]) -> Seat:
    """Two opponents who change places keep their game, and who won it."""
    white, black = turned.get(seat.white, seat.white), turned.get(seat.black, seat.black)
    same = {white, black} == seat.players
    return Seat(white, black, opposite(seat.result) if same else Result.NONE)


def _swap_boards(before: Arrangement, change: Change) -> Arrangement:
    one, other = _seat(before, change.one), _seat(before, change.other)
    return replace(before, boards={**before.boards, change.one: other, change.other: one})


def _turn(before: Arrangement, change: Change) -> Arrangement:
    seat = _seat(before, change.one)
    turned = Seat(seat.black, seat.white, opposite(seat.result))
    return replace(before, boards={**before.boards, change.one: turned})


def _unpair(before: Arrangement, change: Change) -> Arrangement:
    seat = _seat(before, change.one)
    boards = {number: each for number, each in before.boards.items() if number != change.one}
    out = {**before.sitting_out, **dict.fromkeys(seat.players, change.absence)}
    return Arrangement(boards, out, before.waiting)


def _bye(before: Arrangement, change: Change) -> Arrangement:
    """Whoever loses his opponent by it gets the bye of who could not be paired."""
    if not before.knows(change.one):
        raise WrongChange("Only a player of the round can have a bye")
    number = before.board_of(change.one)
    if number is None:
        out = {**before.sitting_out, change.one: change.absence}
        return Arrangement(before.boards, out, before.waiting - {change.one})
    [opponent] = before.boards[number].players - {change.one}
    alone = _unpair(before, Change(Step.UNPAIR, number))
    byes = {change.one: change.absence, opponent: Absence.PAIRING_BYE}
    return replace(alone, sitting_out={**alone.sitting_out, **byes})


def _seat(arrangement: Arrangement, number: int) -> Seat:
    if number not in arrangement.boards:
        raise WrongChange(f"There is no board {number} in this round")
    return arrangement.boards[number]


_STEPS = {
    Step.PAIR: _pair,
    Step.SWAP: _swap,
    Step.SWAP_BOARDS: _swap_boards,
    Step.TURN: _turn,
    Step.UNPAIR: _unpair,
    Step.BYE: _bye,
}
