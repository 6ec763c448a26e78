"""A proposal for scoring: which groups look dead, which live in seki, how sure that is, and why.

Groups are judged by what stands at the end of random playouts; the players decide."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from random import Random

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.eye_space import strings_with_room
from services.games.go.domain.playouts import ownership
from services.games.go.domain.seki import stones_in_seki
from services.games.go.domain.snapshots import snapshot_of

PLAYOUTS = 60
SURE_ENOUGH = 0.3
REMEMBERED = 200
ROOM = "alive: its territory has room for two eyes"
SEKI = "seki: who fills a shared liberty first loses his stones"


class Judgement(StrEnum):
    ALIVE, DEAD, SEKI = "alive", "dead", "seki"


@dataclass(frozen=True)
class JudgedGroup:
    """A string and what looks true of it; certainty from 0, a guess, to 1."""

    colour: Colour
    points: frozenset[int]
    judgement: Judgement
    certainty: float
    has_room: bool = False

    @property
    def reason(self) -> str:
        if self.judgement is Judgement.SEKI:
            return SEKI
        if self.has_room:
            return ROOM
        if self.certainty < SURE_ENOUGH:
            return f"{self.judgement.value}, but unsettled: please look here"
        fate = "taken" if self.judgement is Judgement.DEAD else "left standing"
        return f"{self.judgement.value}: {fate} in {50 + 50 * self.certainty:.0f} % of playouts"


@dataclass(frozen=True)
class ScoreProposal:
    """Points to mark, every group as it was judged, and a sentence for every point judged."""

    dead: frozenset[int]
    neutral: frozenset[int]
    open: frozenset[int]
    groups: tuple[JudgedGroup, ...]
    reasons: dict[int, str]


def score_proposal(board: Board) -> ScoreProposal:
    """The same for everybody who asks: chance begins with the position."""
    return proposal_of(board.size, tuple(board.stones))


@lru_cache(REMEMBERED)  # both players look at it again and again while they mark
def proposal_of(size: int, stones: tuple[int, ...]) -> ScoreProposal:
    board = Board(size, stones)
    chance = Random(f"{board.size} {snapshot_of(board)}")
    owners = ownership(board, PLAYOUTS, chance)
    in_seki = stones_in_seki(board, chance)
    with_room = strings_with_room(board)
    groups = tuple(
        _judged(board, string, owners, in_seki, with_room)
        for colour in (Colour.BLACK, Colour.WHITE)
        for string in board.groups(colour)
    )
    dead = frozenset[int]().union(
        *(group.points for group in groups if group.judgement is Judgement.DEAD)
    )
    reasons = {point: group.reason for group in groups for point in group.points}
    cleared = Board(
        board.size, [0 if point in dead else stone for point, stone in enumerate(board.stones)]
    )
    neutral = _seki_points(cleared, in_seki, reasons)
    return ScoreProposal(dead, neutral, _open_borders(cleared, dead, reasons), groups, reasons)


def _judged(
    board: Board,
    string: list[int],
    owners: list[float],
    in_seki: frozenset[int],
    with_room: frozenset[int],
) -> JudgedGroup:
    colour = Colour(board.stones[string[0]])
    if string[0] in in_seki:
        return JudgedGroup(colour, frozenset(string), Judgement.SEKI, 1.0)
    if string[0] in with_room:
        return JudgedGroup(colour, frozenset(string), Judgement.ALIVE, 1.0, has_room=True)
    certainty = abs(_mean(owners, string))
    settled = string if certainty >= SURE_ENOUGH else _surroundings(board, string)
    balance = _mean(owners, settled)
    is_dead = balance < 0 if colour is Colour.WHITE else balance > 0
    judgement = Judgement.DEAD if is_dead else Judgement.ALIVE
    return JudgedGroup(colour, frozenset(string), judgement, round(certainty, 2))


def _surroundings(board: Board, string: list[int]) -> set[int]:
    """A string that playouts leave in doubt goes with the empty area it stands in."""
    return {point for liberty in board.liberties(string) for point in board.group(liberty)}


def _mean(owners: list[float], points: Collection[int]) -> float:
    return sum(owners[point] for point in points) / len(points) if points else 0.0


def _seki_points(
    cleared: Board, in_seki: frozenset[int], reasons: dict[int, str]
) -> frozenset[int]:
    """The eyes of groups in seki, where nobody has territory."""
    neutral: set[int] = set()
    for region in cleared.groups(Colour.NONE):
        around = {neighbour for point in region for neighbour in cleared.neighbours[point]}
        stones = {point for point in around if cleared.stones[point]}
        if stones and stones <= in_seki and len({cleared.stones[point] for point in stones}) == 1:
            neutral.update(region)
            reasons.update(dict.fromkeys(region, "neutral: an eye in seki is no territory"))
    return frozenset(neutral)


def _open_borders(cleared: Board, dead: frozenset[int], reasons: dict[int, str]) -> frozenset[int]:
    """Areas between the colours that are nobody's until somebody closes their border.

    If all points of an area touch both colours there is nothing to close: these are dame."""
    found: set[int] = set()
    for region in cleared.groups(Colour.NONE):
        are_dame = all(len(_borders(cleared, [point])) == 2 for point in region)
        if are_dame or len(_borders(cleared, region)) < 2:
            continue
        found.update(region)
        why = (
            f"open: these {len(region)} points touch both colours and count for nobody until"
            " their border is closed"
        )
        reasons.update({point: why for point in region if point not in dead})
    return frozenset(found)


def _borders(board: Board, region: list[int]) -> set[int]:
    return {
        board.stones[neighbour]
        for point in region
        for neighbour in board.neighbours[point]
        if board.stones[neighbour]
    }
