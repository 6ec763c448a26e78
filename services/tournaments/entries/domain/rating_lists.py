"""Lists of ratings, FIDE's XML or a CSV with headings, and how entries differ from them."""

import csv
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import IO, Protocol
from xml.etree import ElementTree

# Headings that lists have, in FIDE's words and in those of our own CSV files.
HEADINGS = {
    "number": ("fideid", "federation_id", "number", "id", "licence"),
    "name": ("name",),
    "federation": ("country", "federation", "fed"),
    "sex": ("sex",),
    "title": ("title",),
    "standard": ("rating", "standard", "srtng"),
    "rapid": ("rapid_rating", "rapid"),
    "blitz": ("blitz_rating", "blitz"),
    "birth": ("birthday", "birth", "born"),
    "club": ("club",),
}
SEXES = {"m": "m", "f": "w", "w": "w"}
LONGEST_NAME, LONGEST_NUMBER, HIGHEST = 100, 20, 4000


class UnreadableList(ValueError):
    """This list cannot be read"""


@dataclass(frozen=True)
class Listed:
    """A player of a list; 0 where he has no such rating."""

    number: str
    name: str
    federation: str = ""
    sex: str = ""
    title: str = ""
    standard: int = 0
    rapid: int = 0
    blitz: int = 0
    birth_year: str = ""
    club: str = ""


class Entered(Protocol):
    """What is known of somebody who entered."""

    @property
    def rating(self) -> int: ...

    @property
    def title(self) -> str: ...

    @property
    def birth(self) -> str: ...


def read_xml(file: IO[bytes]) -> Iterator[Listed]:
    """FIDE's: a `player` for everybody; what was read is let go at once."""
    try:
        events = ElementTree.iterparse(file, events=("start", "end"))  # noqa: S314 -- operator's
        _, root = next(events)
        for event, element in events:
            if event == "end" and element.tag == "player":
                found = _listed({part.tag: part.text or "" for part in element})
                root.clear()
                if found is not None:
                    yield found
    except (ElementTree.ParseError, StopIteration) as wrong:
        raise UnreadableList(f"This list cannot be read: {wrong}") from None


def read_csv(lines: Iterable[str]) -> Iterator[Listed]:
    """With headings; semicolons or commas between."""
    rows = iter(lines)
    first = next(rows, "")
    sign = ";" if first.count(";") > first.count(",") else ","
    names = [each.strip().lstrip("\ufeff").lower() for each in first.split(sign)]
    if not set(names) & set(HEADINGS["number"]) or "name" not in names:
        raise UnreadableList("This list has no headings for number (fideid) and name")
    for row in csv.reader(rows, delimiter=sign):
        found = _listed(dict(zip(names, row, strict=False)))
        if found is not None:
            yield found


def differences(entry: Entered, listed: Listed, speed: str) -> dict[str, tuple[object, object]]:
    """What an entry says otherwise than the list: here, there."""
    there = {"rating": getattr(listed, speed), "title": listed.title}
    found: dict[str, tuple[object, object]] = {
        name: (getattr(entry, name), value)
        for name, value in there.items()
        if value and getattr(entry, name) != value
    }
    if entry.birth and listed.birth_year and entry.birth[:4] != listed.birth_year:
        found["birth_year"] = (entry.birth[:4], listed.birth_year)
    return found


def _listed(given: Mapping[str, str]) -> Listed | None:
    """None for a line without number or name."""
    told = {
        field: next((given[each].strip() for each in words if given.get(each)), "")
        for field, words in HEADINGS.items()
    }
    if not told["number"] or not told["name"]:
        return None
    year = told["birth"][-4:] if "." in told["birth"] else told["birth"][:4]
    return Listed(
        told["number"][:LONGEST_NUMBER],
        " ".join(told["name"].split())[:LONGEST_NAME],
        told["federation"][:3].upper(),
        SEXES.get(told["sex"][:1].lower(), ""),
        told["title"][:3].upper(),
        standard=_rating(told["standard"]),
        rapid=_rating(told["rapid"]),
        blitz=_rating(told["blitz"]),
        birth_year=year if year.isdecimal() and int(year) else "",
        club=told["club"][:60],
    )


def _rating(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 5 and int(text) <= HIGHEST else 0
