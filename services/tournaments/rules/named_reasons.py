"""Why a round was paired so, with the names of those it tells of.

Systems know players by start numbers, which late entries may move: wishes that could not be kept
are stored by registration, and an explanation that no longer fits the boards gets no names.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any

Told = list[dict[str, Any]]
SIDES = ("white", "black", "upper", "lower")
TWO_PLAYERS = re.compile(r"(?P<text>.+): (?P<one>\d+) and (?P<other>\d+)")


def named_explanation(told: Told, names: Mapping[int, str]) -> Told:
    """Beside every number the name; groups of players get theirs as a whole."""
    return [_named(part, names) for part in told]


def pairs_told(told: Told) -> set[tuple[int, int]]:
    """White first; who got the bye is in no pair."""
    pairs = [pair for part in told for pair in part.get("pairs", [part]) if pair.get("black")]
    return {(pair["white"], pair["black"]) for pair in pairs}


def fits(
    told: Told, registration_of: Mapping[int, int], seats: Collection[tuple[int, int]]
) -> bool:
    """Whether the pairs it tells of are those at the boards."""
    of = registration_of
    return {(of.get(white), of.get(black)) for white, black in pairs_told(told)} <= set(seats)


def kept_relaxations(
    relaxations: Iterable[str], registration_of: Mapping[int, int]
) -> list[str | dict[str, Any]]:
    """As they are stored: players by registration."""
    return [_kept(text, registration_of) for text in relaxations]


def relaxation_texts(kept: Iterable[str | dict[str, Any]], names: Mapping[int, str]) -> list[str]:
    """As they are told, with the names of today."""
    return [each if isinstance(each, str) else _said(each, names) for each in kept]


def _named(part: dict[str, Any], names: Mapping[int, str]) -> dict[str, Any]:
    sides = [side for side in SIDES if part.get(side) in names]
    named: dict[str, Any] = {f"{side}_name": names[part[side]] for side in sides}
    if "pairs" in part:
        named["pairs"] = [_named(pair, names) for pair in part["pairs"]]
    if "players" in part:
        named["names"] = {number: names[number] for number in part["players"] if number in names}
    return part | named


def _kept(text: str, of: Mapping[int, int]) -> str | dict[str, Any]:
    found = TWO_PLAYERS.fullmatch(text)
    two = [of.get(int(found[which])) for which in ("one", "other")] if found else [None]
    if found is None or None in two:
        return text
    return {"text": found["text"], "registrations": two}


def _said(kept: dict[str, Any], names: Mapping[int, str]) -> str:
    return f"{kept['text']}: {' and '.join(names.get(each, '?') for each in kept['registrations'])}"
