"""Queries for replacements and rectification codes."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.games.diplomacy.tables.seats import Allocation, Replacement


def replacements_of(session: Session, game_id: int) -> Sequence[Replacement]:
    return session.scalars(
        select(Replacement).filter_by(game_id=game_id).order_by(Replacement.id)
    ).all()


def replace(
    session: Session,
    game_id: int,
    role: int,
    old: int | None,
    new: int,
    now: datetime,
    excused: bool,
) -> None:
    session.execute(delete(Allocation).filter_by(game_id=game_id, role_id=role))
    session.add(Allocation(game_id=game_id, player_id=new, role_id=role))
    session.add(
        Replacement(
            game_id=game_id,
            role_id=role,
            old_player_id=old,
            new_player_id=new,
            replaced_at=now,
            excused=excused,
        )
    )
