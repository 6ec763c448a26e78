"""A working hall at once: screens with the usual settings for every tournament of an event."""

from typing import Any

from services.tournaments.entries.store import tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.hall import store as hall
from services.tournaments.hall.access import require_role
from services.tournaments.hall.domain.rights import Role, Work
from services.tournaments.hall.tables import Event
from services.tournaments.screens import store
from services.tournaments.screens.actions.manage_things import add_in_transaction
from services.tournaments.screens.refusals import NoTournament
from services.tournaments.screens.tables import Family, Rotator, Screen, Timer, TimerHour
from shared.database import Session, writing
from shared.members import Member
from shared.moments import zone_called

BOARDS_ON_A_SCREEN, NAMES_ON_A_SCREEN = 20, 60


def set_up_hall(caller: Member, uniq_id: str) -> list[str]:
    """What is missing of it; what is there already stays as it is. The names of what was made."""
    made: list[str] = []
    with writing() as session:
        event = hall.locked_event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER, Work.SCREENS)
        known = tournaments.tournaments(session, event.id)
        if not known:
            raise NoTournament
        timer = _add(session, event, Timer, {"uniq_id": "rounds", "zone": caller.zone}, made)
        if "rounds" in made:
            _add_first_hour(session, event, timer.id, caller.zone)
        families, screens = [], []
        for tournament in known:
            for values in families_of(tournament, timer.id, several=len(known) > 1):
                family = _add(session, event, Family, values, made)
                if values["type"] != "input":
                    families.append(family.id)
            ranking = _ranking(session, event, tournament, timer.id, len(known) > 1, made)
            screens.append(ranking.id)
        results = {"uniq_id": "results", "type": "results", "columns": 2, "results_limit": 40}
        screens.append(_add(session, event, Screen, _public(results, timer.id), made).id)
        rotator = {
            "uniq_id": "hall",
            "public": True,
            "delay": 15,
            "screen_ids": screens,
            "family_ids": families,
        }
        _add(session, event, Rotator, rotator, made)
    return made


def families_of(tournament: Tournament, timer_id: int, *, several: bool) -> list[dict[str, Any]]:
    ending = f"-{tournament.uniq_id}" if several else ""
    boards = {"number": BOARDS_ON_A_SCREEN, "columns": 2, "tournament_id": tournament.id}
    names = {"number": NAMES_ON_A_SCREEN, "columns": 2, "tournament_id": tournament.id}
    return [
        _public({"uniq_id": f"boards{ending}", "type": "boards", **boards}, timer_id),
        _public({"uniq_id": f"names{ending}", "type": "players", **names}, timer_id),
        _public({"uniq_id": f"input{ending}", "type": "input", **boards}, timer_id),
    ]


def _public(values: dict[str, Any], timer_id: int) -> dict[str, Any]:
    kind = values["type"]
    menu = "@input" if kind == "input" else "@boards,@players,@results"
    return {"public": True, "menu_link": True, "menu": menu, "timer_id": timer_id, **values}


def _ranking(
    session: Session,
    event: Event,
    tournament: Tournament,
    timer_id: int,
    several: bool,
    made: list[str],
) -> Screen:
    name = f"standings-{tournament.uniq_id}" if several else "standings"
    values = _public({"uniq_id": name, "type": "ranking", "columns": 2}, timer_id)
    screen = _add(session, event, Screen, values, made)
    if name in made:
        store.sets(session, screen.id)[0].tournament_id = tournament.id
    return screen


def _add(session: Session, event: Event, kind: type, values: dict[str, Any], made: list[str]):
    for row in store.things(session, kind, event.id):
        if row.uniq_id == values["uniq_id"]:
            return row
    made.append(values["uniq_id"])
    return add_in_transaction(session, event, kind, values)


def _add_first_hour(session: Session, event: Event, timer_id: int, zone: str) -> None:
    """The first round begins with the event."""
    begins = event.start.astimezone(zone_called(zone))
    session.add(
        TimerHour(
            uniq_id="1",
            timer_id=timer_id,
            order=1,
            date_str=begins.strftime("%Y-%m-%d"),
            time_str=begins.strftime("%H:%M"),
        )
    )
