"""Queries for what went wrong in a game, and for its excuses."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.attendance import Turn
from services.games.diplomacy.domain.incidents import (
    Dropout,
    Incident,
    TurnTaken,
    incidents_of,
    name_of_dropout,
    name_of_turn,
)
from services.games.diplomacy.store.replacements import replacements_of
from services.games.diplomacy.tables.phases import Attendance
from services.games.diplomacy.tables.seats import Replacement


def incidents_in(session: Session, game_id: int) -> list[Incident]:
    turns = session.scalars(select(Attendance).filter_by(game_id=game_id))
    return incidents_of(
        [
            TurnTaken(
                row.advancement,
                row.role_id,
                row.player_id,
                Turn(row.due_at, row.submitted_at, row.adjudicated_at),
                row.by_default,
                row.excused,
            )
            for row in turns
        ],
        [
            Dropout(row.id, row.role_id, row.old_player_id, row.replaced_at, row.excused)
            for row in replacements_of(session, game_id)
        ],
    )


def row_of(session: Session, game_id: int, name: str) -> Attendance | Replacement | None:
    """What an incident of this name was made from."""
    rows: list[Attendance | Replacement] = [*replacements_of(session, game_id)]
    rows += session.scalars(select(Attendance).filter_by(game_id=game_id))
    return next((row for row in rows if _name_of(row) == name), None)


def _name_of(row: Attendance | Replacement) -> str:
    if isinstance(row, Replacement):
        return name_of_dropout(row.id)
    return name_of_turn(row.advancement, row.role_id)
