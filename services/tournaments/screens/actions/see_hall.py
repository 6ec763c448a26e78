"""What a hall has: its screens, what takes turns, what is wrong with it."""

from dataclasses import dataclass
from typing import Any

from services.tournaments.screens.actions.load_hall import Hall, load_hall
from services.tournaments.screens.actions.see_screen import Looking, screen_name
from services.tournaments.screens.actions.see_timer import schedule_of
from services.tournaments.screens.domain.menus import linked_screens
from services.tournaments.screens.refusals import NoSuchScreen, ScreenIsPrivate
from shared.database import reading
from shared.members import Caller

USUAL_DELAY = 15  # seconds


@dataclass(frozen=True)
class SeenHall:
    """A hall, the screens one may look at, and all warnings."""

    hall: Hall
    screens: list[dict[str, Any]]
    warnings: list[str]


def see_hall(caller: Caller, uniq_id: str, language: str) -> SeenHall:
    with reading() as session:
        hall = load_hall(session, caller, uniq_id)
        looking = Looking(session, caller, hall, language)
        screens = [
            {
                "uniq_id": shape.uniq_id,
                "type": shape.type,
                "name": screen_name(looking, shape),
                "public": shape.public,
                "family": shape.family,
            }
            for shape in hall.shapes
            if shape.public or hall.by_arbiter
        ]
    warnings = hall.warnings + _warnings(hall, language) if hall.by_arbiter else []
    return SeenHall(hall, screens, warnings)


def _warnings(hall: Hall, language: str) -> list[str]:
    """Of menus that name nobody, hours that make no sense, rotators that leave something out."""
    found = [
        f"{shape.uniq_id}: {why}"
        for shape in hall.shapes
        for why in linked_screens(shape, hall.shapes)[1]
    ]
    for timer in hall.timers.values():
        rows = hall.hours.get(timer.id, [])
        schedule = schedule_of(timer, rows, language)
        names = {row.id: row.uniq_id for row in rows}
        found += [
            f"{timer.uniq_id}, {names[hour_id]}: {why}"
            for hour_id, why in schedule.warnings.items()
        ]
        if not schedule.hours:
            found.append(f"{timer.uniq_id}: no hour to show")
    for row, _, _ in hall.rotators:
        found += _turns(hall, row.uniq_id)["warnings"]
    return found


def contents_of_rotator(caller: Caller, uniq_id: str, name: str) -> dict[str, Any]:
    with reading() as session:
        hall = load_hall(session, caller, uniq_id)
    return _turns(hall, name) | ({} if hall.by_arbiter else {"warnings": []})


def _turns(hall: Hall, name: str) -> dict[str, Any]:
    """The screens in their order, then those of the families; a public one skips private ones."""
    found = next((each for each in hall.rotators if each[0].uniq_id == name), None)
    if found is None:
        raise NoSuchScreen
    rotator, screen_ids, family_ids = found
    if not rotator.public and not hall.by_arbiter:
        raise ScreenIsPrivate
    names = {row.id: row.uniq_id for row in hall.screens}
    shapes = [hall.shape(names[each]) for each in screen_ids if each in names]
    for family_id in family_ids:
        shapes += hall.of_family.get(family_id, [])
    shown = [shape for shape in shapes if shape and (shape.public or not rotator.public)]
    skipped = [shape.uniq_id for shape in shapes if shape and shape not in shown]
    warnings = [f"{name}: {each} is private and left out" for each in skipped]
    if not shown:
        warnings.append(f"{name}: has no screen to show")
    return {
        "uniq_id": name,
        "delay": rotator.delay or USUAL_DELAY,
        "show_menus": rotator.show_menus,
        "screens": [shape.uniq_id for shape in shown],
        "warnings": warnings,
    }
