"""Reads the case files: position, orders and what must become of them.

A file opens with what it is about. A case is a paragraph: its number and title, then lines.
    England F lon - NTH | moves              an order and its outcome (outcomes.py of the reference
    England A lon - bel via | moves          lists the words); it also puts the unit on the board
    England A yor H | holds, dislodged from lon       or "by convoy"
    France F gas - spa | moves to spa/nc     when the place differs from the one written
    England F lon                            a unit that gets no order here
    contested tyr                            exactly the regions closed to retreats, or "none"
    may retreat England F NTH hol            also "may not retreat"
    retreats                                 from here on orders of the retreats that follow
    winter                                   the case is one of adjustments
    Germany owns ber kie                     centers
    Germany build A kie | builds             also "remove A kie | removes"
    Russia A swe | removed                   a unit on the board, and gone afterwards
    removal owned                            civil disorder counts from owned centers, not home
    strict refused                           the last set of orders is refused in strict mode
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from services.solver.variants import build
from tests.solver.notation import Notation

NOTATION = Notation("standard")
CENTERS = build.variant("standard")["centers"]
MOVEMENT, RETREATS, WINTER = "M", "R", "A"
ADVANCEMENTS = {MOVEMENT: 0, RETREATS: 1, WINTER: 4}


@dataclass
class Stage:
    """One phase of a case: what is ordered and what is expected."""

    phase: str
    units: dict[int, list[int]] = field(default_factory=dict)
    ownerships: dict[str, int] = field(default_factory=dict)
    orders: list[list[int]] = field(default_factory=list)
    verdicts: list[str] = field(default_factory=list)
    places: dict[int, int] = field(default_factory=dict)
    dislodged_from: dict[int, int] = field(default_factory=dict)
    arrivals: list[list[int]] = field(default_factory=list)
    removed: set[int] = field(default_factory=set)

    def input(self) -> dict:
        return {
            "phase": self.phase,
            "advancement": ADVANCEMENTS[self.phase],
            "units": list(self.units.values()),
            "dislodged": [],
            "forbiddens": [],
            "ownerships": self.ownerships,
            "orders": self.orders,
        }

    def units_after(self) -> list[list[int]]:
        """The units that stand, each where its outcome puts it, and the new ones."""
        gone = self.removed | set(self.dislodged_from)
        standing = [
            [role, unit_type, self.places.get(region, zone)]
            for region, (role, unit_type, zone) in self.units.items()
            if region not in gone
        ]
        return sorted(standing + self.arrivals)

    def dislodged_after(self) -> list[list[int]]:
        return sorted(
            [*self.units[region], origin] for region, origin in self.dislodged_from.items()
        )


@dataclass
class Case:
    number: str
    title: str
    stages: list[Stage]
    contested: list[int] | None = None
    open_retreats: list[list[int]] = field(default_factory=list)
    closed_retreats: list[list[int]] = field(default_factory=list)
    removal_distance: str = "home"
    strict_refused: bool = False


def cases() -> Iterator[Case]:
    for path in sorted(Path(__file__).parent.glob("6.*.txt")):
        _, *paragraphs = path.read_text(encoding="utf-8").strip().split("\n\n")
        yield from (case_of(paragraph) for paragraph in paragraphs)


def case_of(paragraph: str) -> Case:
    heading, *lines = paragraph.splitlines()
    number, title = heading.split(" ", 1)
    found = Case(number, title, [Stage(MOVEMENT)])
    for line in lines:
        read_line(found, line)
    return found


def read_line(found: Case, line: str) -> None:
    stage = found.stages[-1]
    match line.split():
        case ["strict", "refused"]:
            found.strict_refused = True
        case ["removal", distance]:
            found.removal_distance = distance
        case ["contested", *codes]:
            found.contested = sorted(NOTATION.zone(code) for code in codes if code != "none")
        case ["may", "retreat", *retreat]:
            found.open_retreats.append(retreat_order(retreat))
        case ["may", "not", "retreat", *retreat]:
            found.closed_retreats.append(retreat_order(retreat))
        case ["retreats"]:
            found.stages.append(Stage(RETREATS))
        case ["winter"]:
            stage.phase = WINTER
        case [role, "owns", *codes]:
            for code in codes:
                center = CENTERS.index(NOTATION.zone(code)) + 1
                stage.ownerships[str(center)] = NOTATION.role(role)
        case _:
            read_unit_or_order(stage, line)


def retreat_order(words: list[str]) -> list[int]:
    role, unit_type, zone, destination = words
    return NOTATION.order(f"{role} {unit_type} {zone} R {destination}")


def read_unit_or_order(stage: Stage, line: str) -> None:
    text, _, expected = (part.strip() for part in line.partition("|"))
    if len(text.split()) == 3:
        unit = NOTATION.unit(text)
        region = NOTATION.region(unit[2])
        stage.units[region] = unit
        if expected == "removed":
            stage.removed.add(region)
        return
    order = NOTATION.order(text)
    role, _, unit_type, zone, _, destination, _ = order
    region = NOTATION.region(zone)
    stage.orders.append(order)
    if stage.phase == MOVEMENT:
        stage.units.setdefault(region, [role, unit_type, zone])
    read_outcome(stage, order, region, expected)
    verdict = stage.verdicts[-1]
    if verdict in ("retreats", "builds"):
        stage.arrivals.append([role, unit_type, destination or zone])


def read_outcome(stage: Stage, order: list[int], region: int, expected: str) -> None:
    """Takes apart "moves to spa/nc" and "holds, dislodged from lon"."""
    pattern = r"(\w+)(?: to (\S+))?(?:, dislodged (?:(by convoy)|from (\S+)))?"
    verdict, place, by_convoy, origin = re.fullmatch(pattern, expected).groups()
    stage.verdicts.append(verdict)
    if verdict == "moves":
        stage.places[region] = NOTATION.zone(place) if place else order[5]
    if by_convoy or origin:
        stage.dislodged_from[region] = 0 if by_convoy else NOTATION.zone(origin)
