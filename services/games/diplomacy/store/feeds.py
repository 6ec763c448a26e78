"""Queries for calendars and event streams."""

import json
from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.calendars import Deadline
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.domain.streams import Happening
from services.games.diplomacy.tables.games import Event, Game
from services.games.diplomacy.tables.keys import CalendarToken, OrderKey, StreamTicket
from services.games.diplomacy.tables.seats import Allocation


def keep_calendar(session: Session, player_id: int, token_hash: str | None) -> None:
    """None: no calendar any more."""
    session.execute(delete(CalendarToken).filter_by(player_id=player_id))
    if token_hash is not None:
        session.add(CalendarToken(player_id=player_id, token_hash=token_hash))


def owner_of_calendar(session: Session, token_hash: str) -> int | None:
    return session.scalar(select(CalendarToken.player_id).filter_by(token_hash=token_hash))


def deadlines_of(session: Session, player_id: int) -> list[Deadline]:
    rows = session.scalars(
        select(Game)
        .join(Allocation, Allocation.game_id == Game.id)
        .where(
            Allocation.player_id == player_id,
            Game.current_state == State.STARTED,
            Game.paused_at.is_(None),
            Game.due_at.is_not(None),
        )
        .distinct()
        .order_by(Game.id)
    )
    return [
        Deadline(game.id, game.name, game.current_advancement, game.due_at)
        for game in rows
        if game.due_at is not None
    ]


def keep_ticket(
    session: Session,
    ticket_hash: str,
    game_id: int,
    player_id: int,
    now: datetime,
    expires_at: datetime,
) -> None:
    session.execute(delete(StreamTicket).where(StreamTicket.expires_at <= now))
    session.add(
        StreamTicket(
            ticket_hash=ticket_hash, game_id=game_id, player_id=player_id, expires_at=expires_at
        )
    )


def use_ticket(session: Session, ticket_hash: str, game_id: int, now: datetime) -> int | None:
    """The player it was given to; it is used up."""
    ticket = session.get(StreamTicket, ticket_hash, with_for_update=True)
    if ticket is None or ticket.game_id != game_id or ticket.expires_at <= now:
        return None
    session.delete(ticket)
    return ticket.player_id


def newest_event(session: Session) -> int:
    return session.scalar(select(func.max(Event.id))) or 0


def happenings_after(
    session: Session, number: int, game_id: int | None = None, limit: int = 1000
) -> list[Happening]:
    query = select(Event).where(Event.id > number)
    if game_id is not None:
        query = query.where(Event.game_id == game_id)
    rows: Sequence[Event] = session.scalars(query.order_by(Event.id).limit(limit)).all()
    return [
        Happening(
            row.id, row.game_id, row.kind, row.advancement, row.role_id, json.loads(row.details)
        )
        for row in rows
    ]


def keep_order_key(session: Session, game_id: int, player_id: int, key_hash: str) -> None:
    session.merge(OrderKey(game_id=game_id, player_id=player_id, key_hash=key_hash))


def owner_of_key(session: Session, game_id: int, key_hash: str) -> int | None:
    return session.scalar(select(OrderKey.player_id).filter_by(game_id=game_id, key_hash=key_hash))
