"""Queries for turns taken: who held a role, when its orders were due and when they came."""

from collections.abc import Collection, Iterable
from datetime import datetime

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.orm import Session

from services.games.diplomacy.store import seats
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.phases import Attendance, Disorder, FirstSubmission

FIRST = select(FirstSubmission.submitted_at).filter_by(
    game_id=bindparam("game"), role_id=bindparam("role")
)
KEEP_FIRST = insert(FirstSubmission)


def note_submission(session: Session, game_id: int, role: int, now: datetime) -> None:
    """The first one of the phase counts."""
    connection = session.connection()
    if connection.scalar(FIRST, {"game": game_id, "role": role}) is None:
        connection.execute(KEEP_FIRST, {"game_id": game_id, "role_id": role, "submitted_at": now})


def keep_turns(
    session: Session,
    game: Game,
    needed: Iterable[int],
    submitted: Collection[int],
    now: datetime,
) -> None:
    """`submitted`: the roles with orders, be they the master's; the others had default ones.

    Called in the transaction that plays the phase, before the game's row moves on."""
    came: dict[int, datetime] = dict(
        session.execute(
            select(FirstSubmission.role_id, FirstSubmission.submitted_at).filter_by(game_id=game.id)
        )
        .tuples()
        .all()
    )
    holders = {seat.role: seat.player_id for seat in seats.seats_of(session, game.id)}
    session.add_all(
        Attendance(
            game_id=game.id,
            advancement=game.current_advancement,
            role_id=role,
            player_id=holders[role],
            due_at=game.due_at,
            submitted_at=came.get(role),
            adjudicated_at=now,
            by_default=role not in submitted,
        )
        for role in needed
        if role in holders
    )
    for table in (FirstSubmission, Disorder):
        session.execute(delete(table).filter_by(game_id=game.id))


def roles_in_disorder(session: Session, game_id: int) -> frozenset[int]:
    return frozenset(session.scalars(select(Disorder.role_id).filter_by(game_id=game_id)))


def declare_disorder(session: Session, game_id: int, role: int) -> None:
    session.merge(Disorder(game_id=game_id, role_id=role))


def end_disorder(session: Session, game_id: int, role: int) -> None:
    session.execute(delete(Disorder).filter_by(game_id=game_id, role_id=role))
