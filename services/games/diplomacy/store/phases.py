"""Queries for turns: positions, orders, submissions, transitions."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.orders import Order, as_row
from services.games.diplomacy.domain.positions import (
    Position,
    position_as_json,
    position_from_json,
)
from services.games.diplomacy.refusals import NoSuchGame, NoSuchTransition
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.phases import (
    StoredOrder,
    StoredPosition,
    Submission,
    Transition,
)

# Built once and run without the bookkeeping of mapped rows: orders come in by the thousand.
OF_ROLE: dict[str, Any] = {"game_id": bindparam("game"), "role_id": bindparam("role")}
FORGET_ORDERS = delete(StoredOrder).filter_by(**OF_ROLE)
FORGET_SUBMISSION = delete(Submission).filter_by(**OF_ROLE)
KEEP_ORDERS = insert(StoredOrder)
KEEP_SUBMISSION = insert(Submission)
READ_BOARD = (
    select(Game.id, Game.variant, Game.fog, Game.current_state, StoredPosition.position)
    .join(StoredPosition, StoredPosition.game_id == Game.id)
    .where(Game.id == bindparam("game"), Game.put_away_at.is_(None))
)


@dataclass(frozen=True)
class BoardText:
    """A position as it is stored, which is how it is answered, and who may see it."""

    id: int
    variant: str
    fog: bool
    current_state: int
    position: str


def board_text(rows: Connection, game_id: int) -> BoardText:
    row = rows.execute(READ_BOARD, {"game": game_id}).one_or_none()
    if row is None:
        raise NoSuchGame(f"Game {game_id} doesn't exist")
    return BoardText(*row)


def positions_of(session: Session, game_ids: Collection[int]) -> dict[int, Position]:
    rows = session.execute(
        select(StoredPosition.game_id, StoredPosition.position).where(
            StoredPosition.game_id.in_(game_ids)
        )
    )
    return {game_id: position_from_json(json.loads(text)) for game_id, text in rows}


def keep_position(session: Session, game_id: int, position: Position) -> None:
    session.merge(StoredPosition(game_id=game_id, position=_compact(position_as_json(position))))


def orders_of(session: Session, game_id: int, role: int | None = None) -> list[Order]:
    """Of one role or of all, in the order they were submitted."""
    query = select(StoredOrder).filter_by(game_id=game_id).order_by(StoredOrder.id)
    if role is not None:
        query = query.filter_by(role_id=role)
    return [
        Order(
            row.role_id,
            row.order_type,
            row.unit_type,
            row.active_zone,
            row.passive_zone,
            row.destination_zone,
            row.via_convoy,
        )
        for row in session.scalars(query)
    ]


def replace_orders(
    session: Session,
    game_id: int,
    role: int,
    orders: Iterable[Order],
    definitive: bool,
    now: datetime,
) -> None:
    of_role, connection = {"game": game_id, "role": role}, session.connection()
    connection.execute(FORGET_ORDERS, of_role)
    connection.execute(FORGET_SUBMISSION, of_role)
    if rows := [{"game_id": game_id, "role_id": role, **_columns(order)} for order in orders]:
        connection.execute(KEEP_ORDERS, rows)
    connection.execute(
        KEEP_SUBMISSION,
        {"game_id": game_id, "role_id": role, "definitive": definitive, "submitted_at": now},
    )


def clear_orders(session: Session, game_id: int) -> None:
    session.execute(delete(StoredOrder).filter_by(game_id=game_id))
    session.execute(delete(Submission).filter_by(game_id=game_id))


def submissions_of(session: Session, game_id: int) -> Sequence[Submission]:
    return session.scalars(
        select(Submission).filter_by(game_id=game_id).order_by(Submission.role_id)
    ).all()


def submitted_roles(session: Session, game_ids: Collection[int]) -> set[tuple[int, int]]:
    """Pairs of game and role that have submitted in the current phase."""
    rows = session.execute(
        select(Submission.game_id, Submission.role_id).where(Submission.game_id.in_(game_ids))
    )
    return {(game_id, role) for game_id, role in rows}


def keep_transition(
    session: Session,
    game_id: int,
    advancement: int,
    *,
    now: datetime,
    lenient: bool,
    before: Position,
    orders: Sequence[Order],
    outcomes: Any,
    after: Position,
    ending: str | None,
) -> None:
    session.add(
        Transition(
            game_id=game_id,
            advancement=advancement,
            adjudicated_at=now,
            lenient=lenient,
            position_before=_compact(position_as_json(before)),
            orders=_compact([as_row(order) for order in orders]),
            outcomes=_compact(outcomes),
            position_after=_compact(position_as_json(after)),
            ending=ending,
        )
    )


def transition(session: Session, game_id: int, advancement: int) -> Transition:
    found = session.get(Transition, (game_id, advancement))
    if found is None:
        raise NoSuchTransition
    return found


def newest_transitions(session: Session, game_id: int, number: int) -> Sequence[Transition]:
    """At most so many, the newest first."""
    return session.scalars(
        select(Transition)
        .filter_by(game_id=game_id)
        .order_by(Transition.advancement.desc())
        .limit(number)
    ).all()


def transitions_of(session: Session, game_id: int) -> Sequence[tuple[int, datetime]]:
    """Advancement and time of each adjudicated phase, the first one first."""
    rows = session.execute(
        select(Transition.advancement, Transition.adjudicated_at)
        .filter_by(game_id=game_id)
        .order_by(Transition.advancement)
    )
    return [(advancement, adjudicated_at) for advancement, adjudicated_at in rows]


def _columns(order: Order) -> dict[str, int | bool]:
    return {
        "order_type": order.order_type,
        "unit_type": order.unit_type,
        "active_zone": order.active_zone,
        "passive_zone": order.passive_zone,
        "destination_zone": order.destination_zone,
        "via_convoy": order.via_convoy,
    }


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
