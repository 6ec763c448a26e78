"""Tables of several seats as files: who sat where, what came of it, and the standing."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from services.tournaments.exchange.domain.csv_tables import csv_text

SEAT = ("round", "table", "role", "name", "centres", "points", "finished")
PLACE = ("rank", "name", "total", "games", "topped", "centres")


@dataclass(frozen=True)
class SeatWritten:
    """A seat of a round that is shown; points are a fraction as text, empty before any."""

    round: int
    table: int
    role: str
    name: str
    centres: int
    points: str
    finished: bool


@dataclass(frozen=True)
class PlaceWritten:
    """A line of the standing; the total is a fraction as text."""

    rank: int
    name: str
    total: str
    games: int
    topped: int
    centres: int


def seats_csv(seats: Iterable[SeatWritten]) -> str:
    return csv_text(SEAT, ([_shown(getattr(each, name)) for name in SEAT] for each in seats))


def places_csv(places: Iterable[PlaceWritten]) -> str:
    return csv_text(PLACE, ([getattr(each, name) for name in PLACE] for each in places))


def _shown(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


def tables_json(
    name: str, seats: Sequence[SeatWritten], places: Sequence[PlaceWritten]
) -> dict[str, Any]:
    return {
        "tournament": name,
        "seats": [asdict(each) for each in seats],
        "standing": [asdict(each) for each in places],
    }
