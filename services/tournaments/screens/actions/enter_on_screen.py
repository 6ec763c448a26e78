"""Results entered on an input screen: everything a tablet says is checked again here."""

from dataclasses import dataclass, replace
from datetime import timedelta

from services.tournaments.entries.access import lock_unarchived
from services.tournaments.hall import store as hall
from services.tournaments.hall.access import device_of, entry_role, role_of
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.hall.tables import Event
from services.tournaments.rounds.actions.enter_result import (
    Entry,
    EntryOutcome,
    enter_in_transaction,
)
from services.tournaments.rules.results import Result
from services.tournaments.screens import store
from services.tournaments.screens.actions.load_hall import load_hall
from services.tournaments.screens.actions.run_devices import take_entry
from services.tournaments.screens.actions.see_screen import Looking, selected_boards
from services.tournaments.screens.refusals import (
    NotAnInputScreen,
    NotTheRoundShown,
    TooLateToUndo,
)
from shared import clock
from shared.database import Session, reading, writing
from shared.members import Caller

UNDO = timedelta(minutes=2)


@dataclass(frozen=True)
class Place:
    """Which board of which screen."""

    event: str
    screen: str
    tournament_id: int
    round: int
    board: int


def enter_on_screen(caller: Caller, place: Place, entry: Entry) -> EntryOutcome:
    """By a device that gave the event's code, or by the staff who logged in on it."""
    with reading() as session:
        event = hall.event(session, place.event)
        known = role_of(session, event, caller)
    role = entry_role(event, known, caller)
    with reading() as session:
        _require_shown(session, caller, place)
    with writing() as session:
        tournament, event = lock_unarchived(session, place.tournament_id)
        signed = caller
        if role is None and (device := device_of(session, event, caller)) is not None:
            take_entry(session, device)
            signed = replace(caller, pseudo=f"tablet: {device.name}")
        acting = role
        if entry.result == Result.NONE and not is_at_least(role, Role.ARBITER):
            acting = _right_to_undo(session, place, signed, event, role)
        done = enter_in_transaction(
            session, tournament, event, signed, acting, place.round, {place.board: entry}
        )
    return done[place.board]


def _right_to_undo(
    session: Session, place: Place, signed: Caller, event: Event, role: Role | None
) -> Role | None:
    """One's own entry, a short while; others where the event lets tablets delete results."""
    if event.allow_results_deletion_on_input_screens:
        return role
    newest = store.newest_entry(session, place.tournament_id, place.round, place.board)
    own = newest is not None and signed.pseudo != "" and newest.entered_by == signed.pseudo
    if newest is None or not own or clock.now() - newest.date > UNDO:
        raise TooLateToUndo
    return Role.ARBITER


def _require_shown(session: Session, caller: Caller, place: Place) -> None:
    """The screen is one for input, shows this board, and of the round being played."""
    loaded = load_hall(session, caller, place.event)
    shape = loaded.shape(place.screen)
    if shape is None or shape.type != "input":
        raise NotAnInputScreen
    if place.tournament_id not in {each.tournament_id for each in shape.sets}:
        raise NotAnInputScreen
    if loaded.current(place.tournament_id).number != place.round:
        raise NotTheRoundShown
    looking = Looking(session, caller, loaded, "en")
    shown = {
        board["board"]
        for each in shape.sets
        if each.tournament_id == place.tournament_id
        for board in selected_boards(looking, shape, each)
    }
    if place.board not in shown:
        raise NotAnInputScreen
