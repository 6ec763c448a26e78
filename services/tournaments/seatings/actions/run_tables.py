"""Publish and close rounds of tables, and change who sits where."""

from services.tournaments.entries.access import lock_as_arbiter
from services.tournaments.entries.actions.announce import announce, tell_followers
from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.store import registrations, rounds, tournaments
from services.tournaments.entries.tables import PairedRound, Tournament
from services.tournaments.hall.domain.rights import Work
from services.tournaments.hall.tables import Event
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.statuses import TournamentStatus
from services.tournaments.seatings.actions.make_games import want_games
from services.tournaments.seatings.actions.seat_rounds import settings_of
from services.tournaments.seatings.refusals import (
    NotTheirRole,
    RoundIsNotADraft,
    RoundIsNotOpen,
    SeatsTwice,
    TableHasChanged,
    TablesAreNotFinished,
)
from services.tournaments.seatings.store import seats as store
from services.tournaments.seatings.tables import TakenSeat
from shared import clock
from shared.database import Session, reading, writing
from shared.errors import NotFound
from shared.mails import request_mail
from shared.members import Caller, Member


def publish_tables(caller: Member, tournament_id: int, round_number: int) -> None:
    """From now on everybody sees who sits where; members are told their table by mail."""
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        settings = settings_of(tournament)
        paired = rounds.paired_round(session, tournament_id, round_number)
        if paired.status != RoundStatus.DRAFT:
            raise RoundIsNotADraft
        paired.status, paired.published_at = RoundStatus.PUBLISHED, clock.now()
        tournament.status = TournamentStatus.RUNNING
        seated = store.tables_of_round(session, paired.id)
        _let_newcomers_wait(session, paired, seated)
        want_games(session, tournament, settings, paired, caller.player_id)
        _tell_players(session, tournament, event, paired, seated)
        told = {"round": round_number, "tables": len(seated)}
        announce(session, event, tournament, Topic.ROUND_PUBLISHED, told)
        tournaments.touch(tournament)


def close_tables(caller: Caller, tournament_id: int, round_number: int) -> None:
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        settings_of(tournament)
        paired = rounds.paired_round(session, tournament_id, round_number)
        if paired.status != RoundStatus.PUBLISHED:
            raise RoundIsNotOpen
        seated = store.tables_of_round(session, paired.id)
        playing = [row.table.number for row in seated if not row.table.finished]
        if playing:
            raise TablesAreNotFinished(tables=playing)
        paired.status, paired.closed_at = RoundStatus.CLOSED, clock.now()
        told = {"round": round_number, "planned_rounds": tournament.planned_rounds}
        announce(session, event, tournament, Topic.ROUND_CLOSED, told)
        if round_number == tournament.planned_rounds:
            tournament.status = TournamentStatus.FINISHED
            announce(session, event, tournament, Topic.TOURNAMENT_FINISHED, told)
        tournaments.touch(tournament)


def seat_player(
    caller: Caller, table_id: int, role: str, registration_id: int, version: int
) -> None:
    """Somebody takes a role; if he sits elsewhere in the round, the two change places."""
    tournament_id = _tournament_of(table_id)
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        row = store.table(session, table_id)
        if row.table.version != version:
            raise TableHasChanged
        if row.table.finished or row.paired.status == RoundStatus.CLOSED:
            raise RoundIsNotOpen
        entry = registrations.registration(session, registration_id)
        if entry.tournament_id != tournament_id or entry.status != Status.REGISTERED:
            raise NotFound("There is no such player in this tournament")
        seat = next((each for each in row.seats if each.role == role), None)
        if seat is None:
            raise NotTheirRole
        _change_places(session, row, seat, registration_id)
        row.table.version += 1
        told = {"round": row.paired.number, "table": row.table.number}
        tell_followers(session, event, tournament, "tables.changed", told)
        tournaments.touch(tournament)


def _change_places(
    session: Session, row: store.TableRow, seat: TakenSeat, registration_id: int
) -> None:
    before = seat.registration_id
    places = [
        (other, place)
        for other in store.tables_of_round(session, row.paired.id)
        for place in other.seats
        if place.registration_id == registration_id
    ]
    for other, place in places:
        if other.table.id != row.table.id and before in {
            each.registration_id for each in other.seats
        }:
            raise SeatsTwice
        place.registration_id = before
        other.table.version += other.table.id != row.table.id
    seat.registration_id = registration_id
    if not places:
        store.change_sitting_out(session, row.paired.id, registration_id, before)


def _tournament_of(table_id: int) -> int:
    with reading() as session:
        return store.table(session, table_id).paired.tournament_id


def _let_newcomers_wait(session: Session, paired: PairedRound, seated: list) -> None:
    """Who registered after the draft was made begins in the next round."""
    named = {seat.registration_id for row in seated for seat in row.seats}
    known = store.sittings_out(session, paired.tournament_id)
    named |= {who for number, who in known if number == paired.number}
    for row in registrations.registrations(session, paired.tournament_id):
        newcomer = row.status == Status.REGISTERED and row.first_round == paired.number
        if newcomer and row.id not in named:
            row.first_round = paired.number + 1


def _tell_players(
    session: Session, tournament: Tournament, event: Event, paired: PairedRound, seated: list
) -> None:
    entries = {row.id: row for row in registrations.registrations(session, tournament.id)}
    common = {"event": event.name, "tournament": tournament.name, "round": paired.number}
    for row in seated:
        for seat in row.seats:
            own = entries[seat.registration_id]
            if own.player_id is None:
                continue
            others = [
                f"{entries[each.registration_id].name} ({each.role})"
                for each in row.seats
                if each.role != seat.role
            ]
            values = {**common, "table": row.table.number, "role": seat.role}
            request_mail(
                session,
                "tournament_table",
                {**values, "others": ", ".join(others)},
                player_id=own.player_id,
                key=f"tournament-table:{row.table.id}:{own.id}",
            )
