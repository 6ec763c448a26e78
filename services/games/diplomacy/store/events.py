"""What happened in a game, appended in the transaction that made it happen."""

import json
from collections.abc import Collection, Sequence

from sqlalchemy import func, insert, select
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.streams import Happening
from services.games.diplomacy.tables.games import Event, Game
from shared import clock

RECORD = insert(Event).returning(Event.id)  # built once: each act is one


def record(
    session: Session, game: Game, kind: str, role: int | None = None, **details: object
) -> int:
    """The number of the event. `role`: the only one it concerns; None when everyone may know."""
    return (
        session.connection()
        .execute(
            RECORD,
            {
                "game_id": game.id,
                "kind": kind,
                "happened_at": clock.now(),
                "role_id": role,
                "advancement": game.current_advancement,
                "details": json.dumps(details),
            },
        )
        .scalar_one()
    )


def events_of(session: Session, game_id: int, kinds: Collection[str]) -> Sequence[Event]:
    """Of these kinds, the newest first."""
    return session.scalars(
        select(Event)
        .where(Event.game_id == game_id, Event.kind.in_(kinds))
        .order_by(Event.id.desc())
    ).all()


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
