"""Queries for keys and private addresses, found by their hash."""

from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.games.diplomacy.tables.keys import CalendarToken, OrderKey, RectificationCode


def keep_calendar(session: Session, player_id: int, token_hash: str | None) -> None:
    """None: no calendar any more."""
    session.execute(delete(CalendarToken).filter_by(player_id=player_id))
    if token_hash is not None:
        session.add(CalendarToken(player_id=player_id, token_hash=token_hash))


def owner_of_calendar(session: Session, token_hash: str) -> int | None:
    return session.scalar(select(CalendarToken.player_id).filter_by(token_hash=token_hash))


def keep_order_key(session: Session, game_id: int, player_id: int, key_hash: str) -> None:
    session.merge(OrderKey(game_id=game_id, player_id=player_id, key_hash=key_hash))


def owner_of_key(session: Session, game_id: int, key_hash: str) -> int | None:
    return session.scalar(select(OrderKey.player_id).filter_by(game_id=game_id, key_hash=key_hash))


def keep_code(session: Session, code_hash: str, given_by: str, expires_at: datetime) -> None:
    session.add(RectificationCode(code_hash=code_hash, given_by=given_by, expires_at=expires_at))


def use_code(session: Session, code_hash: str, now: datetime) -> str | None:
    """Who gave the code, which is used up; None when it is not good."""
    found = session.get(RectificationCode, code_hash, with_for_update=True)
    if found is None or found.expires_at <= now:
        return None
    session.delete(found)
    return found.given_by
