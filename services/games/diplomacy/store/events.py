"""What happened in a game, appended in the transaction that made it happen."""

import json
from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import bindparam, func, insert, select
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.streams import (
    EVENT_NAMES,
    SEATS_CHANGED,
    WAITING_CHANGED,
    content_of,
)
from services.games.diplomacy.tables.games import Event, Game
from services.games.diplomacy.tables.seats import Allocation
from shared import clock
from shared.streams import journal
from shared.streams.journal import Entry
from shared.streams.topics import member_topic

# Built once: each act is one.
RECORD = insert(Event).returning(Event.id)
_SEATED = select(Allocation.player_id, Allocation.role_id).where(
    Allocation.game_id == bindparam("game_id")
)


def record(
    session: Session, game: Game, kind: str, role: int | None = None, **details: object
) -> int:
    """The number of the event. `role`: the only one it concerns; None when everyone may know."""
    number = (
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
    _tell(session, game, number, kind, role, details)
    return number


def _tell(
    session: Session,
    game: Game,
    number: int,
    kind: str,
    role: int | None,
    details: Mapping[str, object],
) -> None:
    """Those who follow the game, and each of its members on his own topic."""
    topic = game_topic(game.id)
    if kind in EVENT_NAMES:
        journal.append(
            session,
            topic,
            EVENT_NAMES[kind],
            content_of(game.id, game.current_advancement, role, details),
            audience=None if role is None else str(role),
            source_id=number,
        )
    if kind in WAITING_CHANGED:
        happened = EVENT_NAMES.get(kind, "changed")
        for player_id in _players_concerned(session, game.id, role):
            told = {"game": "diplomacy", "game_id": game.id, "happened": happened}
            journal.append(session, member_topic(player_id), "diplomacy", told)
    if kind in SEATS_CHANGED:
        journal.change_access(session, topic)


def _players_concerned(session: Session, game_id: int, role: int | None) -> Sequence[int]:
    seated = session.execute(_SEATED, {"game_id": game_id})
    return sorted({seat.player_id for seat in seated if role in (None, seat.role_id)})


def game_topic(game_id: int) -> str:
    return f"diplomacy-game:{game_id}"


def events_of(session: Session, game_id: int, kinds: Collection[str]) -> Sequence[Event]:
    """Of these kinds, the newest first."""
    return session.scalars(
        select(Event)
        .where(Event.game_id == game_id, Event.kind.in_(kinds))
        .order_by(Event.id.desc())
    ).all()


def newest_event(session: Session, game_id: int) -> int:
    return session.scalar(select(func.max(Event.id)).filter_by(game_id=game_id)) or 0


def entries_after(session: Session, game_id: int, number: int) -> list[Entry]:
    """What was told to those who follow a game, from the record of the game itself."""
    rows = session.scalars(
        select(Event)
        .where(Event.game_id == game_id, Event.id > number, Event.kind.in_(EVENT_NAMES))
        .order_by(Event.id)
    )
    return [
        Entry(
            0,
            game_topic(game_id),
            EVENT_NAMES[row.kind],
            None if row.role_id is None else str(row.role_id),
            json.dumps(content_of(game_id, row.advancement, row.role_id, json.loads(row.details))),
            row.id,
        )
        for row in rows
    ]
