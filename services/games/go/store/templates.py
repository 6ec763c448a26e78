"""Queries on what players prepare for their games: shapes and templates."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from services.games.go.refusals import UnknownShape
from services.games.go.tables.proposals import GoShape, GoTemplate


def shape(session: Session, shape_id: int) -> GoShape:
    found = session.get(GoShape, shape_id)
    if found is None:
        raise UnknownShape
    return found


def shape_visible_to(session: Session, shape_id: int, player_id: int | None) -> GoShape:
    """One's own or a public one; others' private shapes are as good as unknown."""
    found = shape(session, shape_id)
    if not found.public and found.player_id != player_id:
        raise UnknownShape
    return found


def is_name_taken(session: Session, name: str, but: int | None) -> bool:
    found = session.scalar(select(GoShape.id).filter_by(name=name))
    return found is not None and found != but


def save_shape(session: Session, shape_id: int | None, now: datetime, **columns: object) -> int:
    row = GoShape(created_at=now) if shape_id is None else shape(session, shape_id)
    for name, value in {**columns, "last_changed": now}.items():
        setattr(row, name, value)
    session.add(row)
    session.flush()
    return row.id


def shapes_visible_to(session: Session, player_id: int, public: int) -> Sequence[GoShape]:
    query = select(GoShape).where(
        or_(GoShape.player_id == player_id, GoShape.flags.op("&")(public) > 0)
    )
    return session.scalars(query.order_by(GoShape.name)).all()


def templates_of(session: Session, player_id: int) -> Sequence[GoTemplate]:
    return session.scalars(
        select(GoTemplate).filter_by(player_id=player_id).order_by(GoTemplate.name)
    ).all()


def save_template(session: Session, player_id: int, name: str, text: str) -> None:
    session.merge(GoTemplate(player_id=player_id, name=name, text=text))


def delete_template(session: Session, player_id: int, name: str) -> None:
    session.execute(delete(GoTemplate).filter_by(player_id=player_id, name=name))
