"""A calendar of deadlines, as calendar programs read it (RFC 5545)."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

LONGEST_LINE = 74  # octets, so that a folded one and its space stay within 75


@dataclass(frozen=True)
class Deadline:
    game_id: int
    game: str
    advancement: int
    due_at: datetime


def calendar(deadlines: Iterable[Deadline], now: datetime) -> str:
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Entente//Diplomacy deadlines//EN",
        "CALSCALE:GREGORIAN",
        "X-WR-CALNAME:Diplomacy",
    ]
    for deadline in deadlines:
        lines += [
            "BEGIN:VEVENT",
            f"UID:diplomacy-{deadline.game_id}-{deadline.advancement}@entente",
            f"DTSTAMP:{_stamp(now)}",
            f"DTSTART:{_stamp(deadline.due_at)}",
            f"DTEND:{_stamp(deadline.due_at)}",
            f"SUMMARY:{_escaped(deadline.game)}",
            "END:VEVENT",
        ]
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def _stamp(moment: datetime) -> str:
    return f"{moment.astimezone(UTC):%Y%m%dT%H%M%SZ}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")


def _folded(line: str) -> str:
    """Lines longer than 75 octets go on after a line break and a space; letters stay whole."""
    pieces, piece = [], ""
    for letter in line:
        if len((piece + letter).encode()) > LONGEST_LINE:
            pieces.append(piece)
            piece = ""
        piece += letter
    return "\r\n ".join([*pieces, piece])
