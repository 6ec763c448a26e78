"""Queries for replacements and rectification codes."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.games.diplomacy.tables.keys import RectificationCode
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


def keep_code(session: Session, code_hash: str, given_by: str, expires_at: datetime) -> None:
    session.add(RectificationCode(code_hash=code_hash, given_by=given_by, expires_at=expires_at))


def use_code(session: Session, code_hash: str, now: datetime) -> str | None:
    """Who gave the code, which is used up; None when it is not good."""
    found = session.get(RectificationCode, code_hash, with_for_update=True)
    if found is None or found.expires_at <= now:
        return None
    session.delete(found)
    return found.given_by
