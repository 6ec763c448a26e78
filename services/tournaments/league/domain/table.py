"""The table during one hand: seats, wall, indicators and whose turn it is."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, NamedTuple

from services.tournaments.league.domain.blocks import Block
from services.tournaments.league.domain.events import SEATS, EventType
from services.tournaments.league.domain.refusals import TileNotHeld, TooManyCopies
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.shanten import ShantenCounts
from services.tournaments.league.domain.tiles import COPIES, KIND, KINDS, RED_FIVES, RED_KINDS
from services.tournaments.league.domain.wait_types import WaitType

# 136 tiles less 14 of the dead wall and 4 x 13 dealt; a kan takes its draw from the same 70.
DRAWS = 70
STICK = 1000
MOST_KANS = 4


class Phase(Enum):
    DEAL = auto()
    DRAW = auto()  # the discard lies on offer, then the seat in turn draws
    ACT = auto()  # the seat in turn has drawn
    DISCARD = auto()  # the seat in turn has called or declared riichi
    REPLACEMENT = auto()  # the seat in turn has declared a kan
    OVER = auto()


@dataclass(frozen=True)
class HandStart:
    """Where a hand begins; seat 0 deals the first hand, so the dealer's seat is the number."""

    wind: int = 0
    number: int = 0
    honba: int = 0
    sticks: int = 0
    scores: tuple[int, ...] = (25000, 25000, 25000, 25000)

    @property
    def dealer(self) -> int:
        return self.number

    @property
    def round(self) -> str:
        return f"{self.wind + 1}z{self.number + 1}"


class PlayerState(NamedTuple):
    """A player's thirteen tiles after the deal (turn 0) or after a discard (turn n)."""

    hand: str
    called: str
    shanten: ShantenCounts
    waits: frozenset[int]
    wait_type: WaitType | None
    event: int = 0
    seat: int = 0
    turn: int = 0
    reached: bool = False
    furiten: bool = False
    unseen_tiles: int = 0  # copies waited for that the player cannot see
    wall_tiles: int = 0  # those of them still in the wall, the dead wall included


@dataclass
class Seat:
    """What one player holds and has done."""

    tiles: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=lambda: [0] * KINDS)
    laid_open: list[int] = field(default_factory=lambda: [0] * KINDS)
    blocks: list[Block] = field(default_factory=list)
    drawn: str | None = None
    discards: list[str] = field(default_factory=list)
    declared: int | None = None  # the event at which riichi was declared
    riichi: bool = False  # accepted
    double_riichi: bool = False
    ippatsu: bool = False
    passed: set[int] = field(default_factory=set)
    passed_in_riichi: set[int] = field(default_factory=set)
    dead_after: int | None = None
    may_lack: bool = False  # foul play: a hand of too few tiles
    may_exceed: bool = False  # foul play: a hand of too many
    state: PlayerState | None = None
    responsible: dict[str, int] = field(default_factory=dict)  # pao: yakuman -> seat

    @property
    def is_closed(self) -> bool:
        return not any(block.is_open for block in self.blocks)

    @property
    def is_whole(self) -> bool:
        """Thirteen tiles, a block counting three; foul play may leave another number."""
        return len(self.tiles) + 3 * len(self.blocks) == 13

    def take(self, tile: str) -> None:
        self.tiles.append(tile)
        self.counts[KIND[tile]] += 1

    def give(self, tile: str) -> None:
        if tile not in self.tiles:
            raise TileNotHeld(tile)
        self.tiles.remove(tile)
        self.counts[KIND[tile]] -= 1

    def lay_open(self, block: Block) -> None:
        self.blocks.append(block)
        for tile in block.tiles:
            self.laid_open[KIND[tile]] += 1


@dataclass
class Table:
    """The state of one hand; the functions that play events change it."""

    rules: RuleSet
    start: HandStart
    seats: list[Seat] = field(default_factory=lambda: [Seat() for _ in SEATS])
    phase: Phase = Phase.DEAL
    turn: int = 0
    order: int = 0
    draws: int = 0
    kans: int = 0
    indicators: list[str] = field(default_factory=list)
    ura_indicators: list[str] = field(default_factory=list)
    on_offer: str | None = None  # the discard, or the tile of a kan that may be robbed
    offered_as: str = ""
    rinshan: bool = False
    uninterrupted: bool = True
    called_kinds: frozenset[int] = frozenset()  # kinds that swap calling forbids to discard
    scores: list[int] = field(default_factory=list)
    sticks: int = 0
    copies: list[int] = field(default_factory=lambda: [0] * KINDS)
    reds: set[str] = field(default_factory=set)
    visible: list[int] = field(default_factory=lambda: [0] * KINDS)  # to everybody
    # What follows from each event, in order, and what a caller may claim about it.
    notes: list[dict[str, Any]] = field(default_factory=list)
    states: list[PlayerState] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seats = self.seats[: self.rules.players]
        self.turn = self.start.dealer
        self.scores = list(self.start.scores)
        self.sticks = self.start.sticks

    @property
    def tiles_left(self) -> int:
        return DRAWS - self.draws

    @property
    def giver(self) -> int:
        """Whose tile is on offer: after a discard the turn has passed on, after a kan not yet."""
        return self.turn if self.offers_kan else (self.turn - 1) % 4

    @property
    def offers_kan(self) -> bool:
        return self.offered_as != EventType.DISCARD

    def pay(self, deltas: Sequence[int]) -> None:
        """Payments end the hand."""
        self.scores = [score + delta for score, delta in zip(self.scores, deltas, strict=True)]
        self.phase = Phase.OVER

    def wind_of(self, seat: int) -> int:
        return (seat - self.start.dealer) % len(self.seats)

    def reveal(self, tile: str) -> None:
        """Count a tile that has come out of the wall; a fifth copy is refused."""
        kind = KIND[tile]
        self.copies[kind] += 1
        if self.copies[kind] > COPIES:
            raise TooManyCopies(tile)
        if kind in RED_KINDS and self.rules.red_fives:
            self._count_five(tile, kind)
        elif tile in RED_FIVES:
            raise TooManyCopies(tile)

    def _count_five(self, tile: str, kind: int) -> None:
        """One of the four is red."""
        if tile in self.reds:
            raise TooManyCopies(tile)
        if tile in RED_FIVES:
            self.reds.add(tile)
        elif self.copies[kind] - any(KIND[red] == kind for red in self.reds) >= COPIES:
            raise TooManyCopies(tile)
