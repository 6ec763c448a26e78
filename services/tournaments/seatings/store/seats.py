"""Queries about tables of several seats."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.tournaments.entries.tables import PairedRound, Registration
from services.tournaments.rounds.tables import SittingOut
from services.tournaments.rules.results import Absence
from services.tournaments.seatings.refusals import NoSuchSeatingJob, NoSuchTable
from services.tournaments.seatings.tables import (
    SeatedTable,
    SeatingJob,
    SeatWish,
    TableVote,
    TableYear,
    TakenSeat,
)


@dataclass(frozen=True)
class TableRow:
    """A table with its round and its seats, in the order of the roles."""

    table: SeatedTable
    paired: PairedRound
    seats: tuple[TakenSeat, ...]


def tables_of_tournament(session: Session, tournament_id: int) -> list[TableRow]:
    return _tables(session, PairedRound.tournament_id == tournament_id)


def tables_of_round(session: Session, round_id: int) -> list[TableRow]:
    return _tables(session, PairedRound.id == round_id)


def table(session: Session, table_id: int) -> TableRow:
    found = _tables(session, SeatedTable.id == table_id)
    if not found:
        raise NoSuchTable
    return found[0]


def _tables(session: Session, wanted) -> list[TableRow]:
    rows = session.execute(
        select(SeatedTable, PairedRound, TakenSeat)
        .join(PairedRound, PairedRound.id == SeatedTable.round_id)
        .join(TakenSeat, TakenSeat.table_id == SeatedTable.id)
        .where(wanted)
        .order_by(PairedRound.number, SeatedTable.number, TakenSeat.place)
    ).all()
    seats: dict[int, list[TakenSeat]] = {}
    heads: dict[int, tuple[SeatedTable, PairedRound]] = {}
    for head, paired, seat in rows:
        heads[head.id] = (head, paired)
        seats.setdefault(head.id, []).append(seat)
    return [TableRow(*heads[number], tuple(seats[number])) for number in heads]


def sittings_out(session: Session, tournament_id: int) -> Sequence[tuple[int, int]]:
    """Rounds by their numbers, and who sits out."""
    return [
        (number, registration_id)
        for number, registration_id in session.execute(
            select(PairedRound.number, SittingOut.registration_id)
            .join(SittingOut, SittingOut.round_id == PairedRound.id)
            .where(PairedRound.tournament_id == tournament_id)
            .order_by(PairedRound.number, SittingOut.registration_id)
        )
    ]


def change_sitting_out(session: Session, round_id: int, sits_down: int, gets_up: int) -> None:
    session.execute(delete(SittingOut).filter_by(round_id=round_id, registration_id=sits_down))
    session.merge(
        SittingOut(round_id=round_id, registration_id=gets_up, absence=Absence.ZERO_BYE.value)
    )


def years(session: Session, table_id: int) -> dict[int, dict[str, int]]:
    found: dict[int, dict[str, int]] = {}
    for row in session.scalars(
        select(TableYear).filter_by(table_id=table_id).order_by(TableYear.year)
    ):
        found.setdefault(row.year, {})[row.role] = row.centres
    return found


def replace_year(session: Session, table_id: int, year: int, centres: dict[str, int]) -> None:
    session.execute(delete(TableYear).filter_by(table_id=table_id, year=year))
    session.add_all(
        TableYear(table_id=table_id, year=year, role=role, centres=count)
        for role, count in centres.items()
    )
    session.flush()


def votes(session: Session, table_id: int) -> Sequence[TableVote]:
    return session.scalars(
        select(TableVote).filter_by(table_id=table_id).order_by(TableVote.proposal, TableVote.role)
    ).all()


def forget_votes(session: Session, table_id: int) -> None:
    session.execute(delete(TableVote).filter_by(table_id=table_id))


def wishes(session: Session, tournament_id: int) -> dict[int, SeatWish]:
    rows = session.scalars(
        select(SeatWish)
        .join(Registration, Registration.id == SeatWish.registration_id)
        .where(Registration.tournament_id == tournament_id)
        .order_by(SeatWish.registration_id)
    )
    return {row.registration_id: row for row in rows}


def save_wish(
    session: Session, registration_id: int, roles: Sequence[str], sits_out: bool, twice: bool
) -> None:
    session.merge(
        SeatWish(
            registration_id=registration_id,
            roles=json.dumps(list(roles)),
            sits_out_gladly=sits_out,
            plays_twice_gladly=twice,
        )
    )


def job(session: Session, job_id: int) -> SeatingJob:
    found = session.get(SeatingJob, job_id)
    if found is None:
        raise NoSuchSeatingJob
    return found


def waiting_jobs(session: Session, *, locked: bool = False) -> Sequence[SeatingJob]:
    query = (
        select(SeatingJob)
        .where(SeatingJob.status.in_(("waiting", "running")))
        .order_by(SeatingJob.id)
    )
    return session.scalars(query.with_for_update() if locked else query).all()
