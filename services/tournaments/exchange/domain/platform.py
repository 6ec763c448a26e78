"""Players as a registration platform lists them, in the neutral form of its JSON."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from services.tournaments.rules.competitions import Entrant

SEXES = {0: "", 1: "w", 2: "m"}
RATING_TYPES = {0: "", 1: "E", 2: "N", 3: "F"}
TITLES = {0: "", 1: "WFM", 2: "FM", 3: "WIM", 4: "IM", 5: "WGM", 6: "GM"}
CATEGORIES = (
    *("", "U8", "U10", "U12", "U14", "U16", "U18", "U20"),
    *("Senior", "Senior+", "Veteran"),
)
SPEEDS = {1: "standard", 2: "rapid", 3: "blitz"}
SKIPPED = (0.0, 0.5, 1.0)
LARGEST_NUMBER, MOST_ROUNDS = 2**31 - 1, 200
BEGINNING = datetime(1970, 1, 1, tzinfo=UTC)


class UnreadablePlatformFile(ValueError):
    """This is not a list of registrations"""


@dataclass(frozen=True)
class PlatformPlayer:
    """A player, what the hall needs beside, and the rounds announced as not played."""

    entrant: Entrant
    details: dict[str, Any] = field(default_factory=dict)
    skipped: dict[int, float] = field(default_factory=dict)


def read_platform(content: Any) -> list[PlatformPlayer]:
    if not isinstance(content, dict) or not isinstance(content.get("players"), list):
        raise UnreadablePlatformFile("players: a list is expected")
    try:
        speed = SPEEDS.get(content.get("rating", 1), "standard")
        return [
            _player(number, player, speed) for number, player in enumerate(content["players"], 1)
        ]
    except (AttributeError, KeyError, TypeError, ValueError, IndexError, OverflowError) as wrong:
        raise UnreadablePlatformFile(f"a player cannot be read: {wrong}") from None


def _player(number: int, given: dict[str, Any], speed: str) -> PlatformPlayer:
    name = ", ".join(filter(None, (given["last_name"], given.get("first_name", ""))))
    entrant = Entrant(
        number,
        name,
        rating=int(given.get(f"{speed}_rating") or 0),
        title=TITLES[given.get("title", 0)],
        sex=SEXES[given.get("gender", 0)],
        federation=given.get("federation") or "",
        club=given.get("club") or "",
        category=CATEGORIES[_within("category", given.get("category", 0), len(CATEGORIES) - 1)],
        birth=date_of(given.get("birth")),
        federation_id=str(given.get("fide_id") or ""),
    )
    details = {
        "rating_type": RATING_TYPES[given.get(f"{speed}_rating_type", 0)],
        "email": str(given.get("email") or "")[:254],
        "phone": str(given.get("phone") or "")[:20],
        "fee": _within("fee", round(float(given.get("fee") or 0) * 100)),
        "paid": _within("paid", round(float(given.get("paid") or 0) * 100)),
        "checked_in": bool(given.get("check_in", False)),
        "fixed_table": _within("board", int(given["board"])) if given.get("board") else None,
    }
    return PlatformPlayer(entrant, details, _skipped_rounds(given.get("skipped_rounds") or {}))


def _skipped_rounds(given: dict[str, Any]) -> dict[int, float]:
    found = {int(number): float(score) for number, score in given.items()}
    for number in found:
        _within("round", number, MOST_ROUNDS)
    if any(score not in SKIPPED for score in found.values()):
        raise ValueError("a skipped round brings 0, 0.5 or 1")
    return found


def _within(name: str, number: int, most: int = LARGEST_NUMBER) -> int:
    if not 0 <= number <= most:
        raise ValueError(f"{name} {number:.6g} makes no sense")
    return number


def date_of(seconds: float | None) -> str:
    """Days are seconds since 1970, birthdays of most players negative."""
    if not seconds:
        return ""
    return (BEGINNING + timedelta(seconds=float(seconds))).date().isoformat()
