"""Queries on SGF files attached to games."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.games.go.tables.games import GoAttachment


def attach(session: Session, game_id: int, player_id: int, data: bytes, now: datetime) -> None:
    """One per player and game; a new one takes the place of the old."""
    session.merge(GoAttachment(game_id=game_id, player_id=player_id, data=data, last_changed=now))


def attachments_of(session: Session, game_id: int) -> Sequence[GoAttachment]:
    return session.scalars(
        select(GoAttachment).filter_by(game_id=game_id).order_by(GoAttachment.player_id)
    ).all()


def remove(session: Session, game_id: int, player_id: int) -> None:
    session.execute(delete(GoAttachment).filter_by(game_id=game_id, player_id=player_id))
