"""Performance: an Elo rating for each variant and role, moved by every rated game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum


class Counted(StrEnum):
    """Which games a rating counts."""

    ALL = "all"
    WITH_MESSAGES = "with_messages"
    WITHOUT_MESSAGES = "without_messages"


DEFAULT, FLOOR = 1500.0, 1000.0
SPREAD = 600  # this much ahead, ten wins to one are expected
RANK_WEIGHT = 1.5
LARGEST_STEP, SMALLEST_STEP = 40.0, 20.0


@dataclass(frozen=True)
class RatedSeat:
    """A role of a finished game: who played it to the end, and who had left it before."""

    role: int
    player_id: int
    rank: int  # tied roles share the best of their ranks
    left_by: int | None = None  # the first who left; he bears a loss


@dataclass(frozen=True)
class RatedGame:
    game_id: int
    variant: str
    seats: tuple[RatedSeat, ...]
    with_messages: bool = True

    def is_counted(self, counted: Counted) -> bool:
        if counted is Counted.ALL:
            return True
        return self.with_messages == (counted is Counted.WITH_MESSAGES)


@dataclass(frozen=True)
class Change:
    """Everything that explains how one game moved one rating."""

    game_id: int
    variant: str
    role: int
    player_id: int  # whose rating moved
    performed: float
    expected: float
    step: float
    before: float
    after: float


@dataclass
class Book:
    """Ratings and number of games by player, variant and role; changes in the order of games."""

    ratings: dict[tuple[int, str, int], float] = field(default_factory=dict)
    games: dict[tuple[int, str, int], int] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)

    def rating(self, player_id: int, variant: str, role: int) -> float:
        return self.ratings.get((player_id, variant, role), DEFAULT)


def static_share(rank: int, players: int) -> float:
    """What a rank is worth, as a share of all: (1.5^(n+1-r) - 1) over the sum of these."""
    weights = [RANK_WEIGHT ** (players + 1 - one) - 1 for one in range(1, players + 1)]
    return weights[rank - 1] / sum(weights)


def performed_share(seat: RatedSeat, seats: Iterable[RatedSeat]) -> float:
    """Tied roles share what their ranks are worth."""
    seats = list(seats)
    tied = sum(other.rank == seat.rank for other in seats)
    return sum(static_share(seat.rank + place, len(seats)) for place in range(tied)) / tied


def expected_share(mine: float, others: Iterable[float]) -> float:
    others = list(others)
    pairs = len(others) * (len(others) + 1) / 2
    return sum(1 / (1 + 10 ** ((other - mine) / SPREAD)) for other in others) / pairs


def step_after(games_with_role: int) -> float:
    return max(SMALLEST_STEP, LARGEST_STEP - games_with_role / 2)


def rate(book: Book, game: RatedGame) -> list[Change]:
    """Move the ratings of everyone in the game at once; ratings before it decide."""
    ratings = {
        seat.role: book.rating(seat.player_id, game.variant, seat.role) for seat in game.seats
    }
    changes = [_change(book, game, seat, ratings) for seat in game.seats]
    for change in changes:
        key = change.player_id, change.variant, change.role
        book.ratings[key] = change.after
        book.games[key] = book.games.get(key, 0) + 1
    book.changes += changes
    return changes


def rate_all(games: Iterable[RatedGame]) -> Book:
    """From the first game on, in the order given: always the same result."""
    book = Book()
    for game in games:
        rate(book, game)
    return book


def rate_apart(games: Sequence[RatedGame]) -> dict[Counted, Book]:
    """A book over all games, and one for each of the two kinds."""
    return {
        counted: rate_all(game for game in games if game.is_counted(counted)) for counted in Counted
    }


def overall(by_role: Mapping[int, float], number_of_roles: int) -> float:
    """The mean over all roles of a variant; a role never played counts 1500."""
    return (
        sum(by_role.get(role, DEFAULT) for role in range(1, number_of_roles + 1)) / number_of_roles
    )


def _change(book: Book, game: RatedGame, seat: RatedSeat, ratings: Mapping[int, float]) -> Change:
    players = len(game.seats)
    performed = performed_share(seat, game.seats)
    expected = expected_share(
        ratings[seat.role], [rating for role, rating in ratings.items() if role != seat.role]
    )
    step = step_after(book.games.get((seat.player_id, game.variant, seat.role), 0))
    delta = step * players * (players - 1) / 2 * (performed - expected)
    bearer = seat.left_by if delta < 0 and seat.left_by is not None else seat.player_id
    before = book.rating(bearer, game.variant, seat.role)
    return Change(
        game.game_id,
        game.variant,
        seat.role,
        bearer,
        performed,
        expected,
        step,
        before,
        max(FLOOR, before + delta),
    )
