"""A tournament as the pairing rules see it: entrants, rounds, games; no names of tables."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction

from services.tournaments.rules.reports import ReportHeader
from services.tournaments.rules.results import PLAYED, Absence, Result, opposite, points
from services.tournaments.rules.scoring import USUAL, Scoring, scoring_of


@dataclass(frozen=True)
class Entrant:
    """One player of a tournament; `number` is the start number, 1 for the first seed."""

    number: int
    name: str
    rating: int = 0
    title: str = ""
    sex: str = ""
    federation: str = ""
    club: str = ""
    category: str = ""
    birth: str = ""
    federation_id: str = ""
    team: int | None = None
    first_round: int = 1
    withdrawn_after: int | None = None

    def takes_part_in(self, round_number: int) -> bool:
        stays = self.withdrawn_after is None or round_number <= self.withdrawn_after
        return self.first_round <= round_number and stays


@dataclass(frozen=True)
class Game:
    """Two players at a board; `result` is seen from White.

    A game that is not `rated` counts here but not for ratings: W, D and L of reports.
    """

    white: int
    black: int
    result: Result = Result.NONE
    board: int = 0
    rated: bool = True


@dataclass(frozen=True)
class Round:
    """One round; `apart` are the groups whose players were kept from meeting when it was paired."""

    number: int
    games: tuple[Game, ...] = ()
    absences: tuple[tuple[int, Absence], ...] = ()
    apart: tuple[frozenset[int], ...] = ()


@dataclass(frozen=True)
class Cell:
    """One round of one player: an opponent with colour and result, or an absence."""

    round: int
    opponent: int | None = None
    white: bool = False
    result: Result = Result.NONE
    absence: Absence | None = None
    scoring: Scoring = USUAL
    rated: bool = True

    @property
    def played(self) -> bool:
        return self.opponent is not None and self.result in PLAYED

    @property
    def points(self) -> Fraction:
        if self.opponent is not None:
            return self.scoring.of_game(self.result)
        return self.scoring.of_absence(self.absence) if self.absence else Fraction(0)

    @property
    def share(self) -> Fraction:
        """Of a game, whatever it is worth here: 1, ½ or 0."""
        return points(self.result, as_white=True)


@dataclass(frozen=True)
class Team:
    """A side of several players; `roster` lists start numbers in board order."""

    number: int
    name: str
    roster: tuple[int, ...] = ()


@dataclass(frozen=True)
class Competition:
    """Everything an engine may look at. Results in cells are seen from the player's side.

    `line_ups` tell who plays for a team, by round and team, where it does not play as listed.
    `boards_unknown`: it came from a report, which tells who met whom and not where.
    """

    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...] = ()
    planned_rounds: int = 0
    name: str = ""
    start_date: str = ""
    system: str = "swiss"
    initial_colour: str = "w"
    acceleration: str = ""
    acceleration_limits: tuple[int, ...] = ()
    forbidden: frozenset[frozenset[int]] = frozenset()
    teams: tuple[Team, ...] = ()
    line_ups: dict[tuple[int, int], tuple[int | None, ...]] = field(
        default_factory=dict, compare=False
    )
    unknown_records: tuple[str, ...] = ()
    header: ReportHeader = field(default_factory=ReportHeader)
    settings: dict = field(default_factory=dict, compare=False)
    boards_unknown: bool = field(default=False, compare=False)

    def entrant(self, number: int) -> Entrant:
        return self.by_number[number]

    @property
    def by_number(self) -> dict[int, Entrant]:
        return {entrant.number: entrant for entrant in self.entrants}

    @property
    def year(self) -> int:
        """In which it begins, and ages are reached; 0 if nobody said."""
        told = self.start_date[:4]
        return int(told) if told.isascii() and told.isdecimal() else 0

    @property
    def pairing_bye(self) -> Fraction:
        """What sitting out an odd field brings in this tournament."""
        return self.scoring.pairing_bye

    @property
    def scoring(self) -> Scoring:
        return scoring_of(self.system, self.settings)

    def after(self, round_number: int) -> "Competition":
        """The same tournament as it stood when `round_number` ended."""
        kept = tuple(played for played in self.rounds if played.number <= round_number)
        return replace(self, rounds=kept)

    def cells(self) -> dict[int, list[Cell]]:
        """Each player's rounds in order, with nothing for rounds he has no line in."""
        lines: dict[int, list[Cell]] = {entrant.number: [] for entrant in self.entrants}
        scoring = self.scoring
        for played in sorted(self.rounds, key=lambda each: each.number):
            for number, cell in cells_of(played, scoring):
                lines[number].append(cell)
        return lines

    def scores(self) -> dict[int, Fraction]:
        """Classical points of every player."""
        return {
            number: sum((cell.points for cell in line), Fraction(0))
            for number, line in self.cells().items()
        }


def cells_of(played: Round, scoring: Scoring = USUAL) -> Iterator[tuple[int, Cell]]:
    number = played.number
    for game in played.games:
        white, black = game.result, opposite(game.result)
        yield game.white, Cell(number, game.black, True, white, None, scoring, game.rated)
        yield game.black, Cell(number, game.white, False, black, None, scoring, game.rated)
    for player, absence in played.absences:
        yield player, Cell(number, absence=absence, scoring=scoring)


def in_seeding_order(entrants: Iterable[Entrant]) -> list[Entrant]:
    """Entrants in seeding order: their start numbers."""
    return sorted(entrants, key=lambda entrant: entrant.number)
