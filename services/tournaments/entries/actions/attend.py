"""Check in, announce rounds one will not play, keep two players apart."""

import json
from fractions import Fraction

from services.tournaments.entries.access import lock_as_arbiter, lock_unarchived
from services.tournaments.entries.actions.announce import tell_followers
from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.refusals import (
    CheckInIsClosed,
    NoMoreByes,
    NotPlaying,
    NotTwoPlayers,
    RoundIsPaired,
)
from services.tournaments.entries.store import (
    attendance,
    persons,
    registrations,
    rounds,
    tournaments,
)
from services.tournaments.entries.tables import Registration, SkippedRound, Tournament
from services.tournaments.hall import store
from services.tournaments.hall.access import entry_role, require_role, role_of
from services.tournaments.hall.domain.rights import Role, Work, is_at_least
from services.tournaments.hall.tables import Event
from services.tournaments.rules.results import ABSENCE_OF_SCORE, Absence
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.statuses import TournamentStatus
from services.tournaments.rules.swiss_settings import swiss_settings, why_no_bye
from shared import clock
from shared.database import Session, reading, writing
from shared.members import Caller


def open_check_in(caller: Caller, tournament_id: int, open_: bool) -> Tournament:
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id)
        tournament.check_in_open = open_
        tournament.last_check_in_update = clock.now()
        told = {"check_in_open": open_}
        tell_followers(session, event, tournament, "check_in.changed", told)
        tournaments.touch(tournament)
    return tournament


def check_in(caller: Caller, registration_id: int, present: bool) -> Registration:
    """By the clerk, by tablets with the event's code, or by the member himself.

    An arbiter may at any time; announced byes are never touched.
    """
    with reading() as session:
        registration = registrations.registration(session, registration_id)
        tournament, event = tournaments.tournament(session, registration.tournament_id)
        role = role_of(session, event, caller)
    anytime = may_check_in_anytime(event, role, caller, registration.player_id)
    if not anytime and not tournament.check_in_open:
        raise CheckInIsClosed
    with writing() as session:
        tournament, event = lock_unarchived(session, tournament.id)
        registration = registrations.registration(session, registration_id)
        if registration.status != Status.REGISTERED:
            raise NotPlaying
        _note_presence(session, tournament, event, registration, present)
    return registration


def check_in_person(caller: Caller, person_id: int, present: bool) -> list[Registration]:
    """Once for all tournaments he plays in and whose check-in is open (for arbiters: all)."""
    with reading() as session:
        person = persons.person(session, person_id)
        event = store.event_with_id(session, person.event_id)
        role = role_of(session, event, caller)
    anytime = may_check_in_anytime(event, role, caller, person.player_id)
    changed = []
    with writing() as session:
        playing = [
            entry
            for entry in persons.entries(session, person_id)
            if entry.status == Status.REGISTERED
        ]
        for entry in playing:
            tournament, event = tournaments.locked_tournament(session, entry.tournament_id)
            archived = tournament.status == TournamentStatus.ARCHIVED
            if (anytime or tournament.check_in_open) and not archived:
                _note_presence(session, tournament, event, entry, present)
                changed.append(entry)
        if not changed:
            raise CheckInIsClosed if playing else NotPlaying
    return changed


def may_check_in_anytime(
    event: Event, role: str | None, caller: Caller, player_id: int | None
) -> bool:
    """Arbiters; the others while check-in is open: himself, clerks, tablets with the code."""
    if is_at_least(role, Role.ARBITER):
        return True
    if caller.player_id is None or caller.player_id != player_id:
        entry_role(event, role, caller, Work.CHECK_IN)
    return False


def _note_presence(
    session: Session,
    tournament: Tournament,
    event: Event,
    registration: Registration,
    present: bool,
) -> None:
    registration.checked_in = present
    told = {"registration_id": registration.id, "checked_in": present}
    tell_followers(session, event, tournament, "check_in.changed", told)
    tournament.last_check_in_update = clock.now()
    tournaments.touch(tournament)


def note_payment(caller: Caller, registration_id: int, paid: int) -> Registration:
    """By those who sit at the desk."""
    with writing() as session:
        registration = registrations.registration(session, registration_id)
        tournament, event = lock_unarchived(session, registration.tournament_id)
        require_role(session, event, caller, Role.CLERK, Work.CHECK_IN)
        registration.paid = paid
        tournaments.touch(tournament)
    return registration


def skip_round(
    caller: Caller, registration_id: int, round_number: int, score: float, reason: Absence | None
) -> None:
    """A player may announce a zero-point absence himself; byes that score are the arbiter's."""
    absence = reason or ABSENCE_OF_SCORE[Fraction(score)]
    with writing() as session:
        registration = registrations.registration(session, registration_id)
        tournament, event = lock_unarchived(session, registration.tournament_id)
        oneself = caller.player_id is not None and registration.player_id == caller.player_id
        if not (oneself and score == 0 and reason is None):
            require_role(session, event, caller, Role.ARBITER)
        _require_unpaired(session, tournament, round_number)
        if score and tournament.system == "swiss":
            _require_bye(session, tournament, registration_id, round_number)
        row = attendance.skipped_round(session, registration_id, round_number) or SkippedRound(
            tournament_id=tournament.id, registration_id=registration_id, round=round_number
        )
        row.score, row.reason = score, absence.value
        session.add(row)
        tournaments.touch(tournament)


def play_round_after_all(caller: Caller, registration_id: int, round_number: int) -> None:
    with writing() as session:
        registration = registrations.registration(session, registration_id)
        tournament, event = lock_unarchived(session, registration.tournament_id)
        if caller.player_id is None or registration.player_id != caller.player_id:
            require_role(session, event, caller, Role.ARBITER)
        _require_unpaired(session, tournament, round_number)
        row = attendance.skipped_round(session, registration_id, round_number)
        if row is not None:
            session.delete(row)
            tournaments.touch(tournament)


def forbid_pairs(caller: Caller, tournament_id: int, pairs: list[tuple[int, int]]) -> None:
    """Replace the list of pairs that must not meet."""
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id)
        known = {row.id for row in registrations.registrations(session, tournament_id)}
        ordered = {(min(pair), max(pair)) for pair in pairs}
        if any(one == other or not {one, other} <= known for one, other in ordered):
            raise NotTwoPlayers
        attendance.replace_forbidden_pairs(session, tournament_id, ordered)
        tournaments.touch(tournament)


def _require_bye(
    session: Session, tournament: Tournament, registration_id: int, round_number: int
) -> None:
    already = sum(
        row.score > 0 and row.registration_id == registration_id and row.round != round_number
        for row in attendance.skipped_rounds(session, tournament.id)
    )
    settings = swiss_settings(json.loads(tournament.settings))
    why = why_no_bye(settings, round_number, tournament.planned_rounds, already)
    if why is not None:
        raise NoMoreByes(why)


def _require_unpaired(session: Session, tournament: Tournament, round_number: int) -> None:
    paired = rounds.find_round(session, tournament.id, round_number)
    if paired is not None and paired.status != RoundStatus.DRAFT:
        raise RoundIsPaired
