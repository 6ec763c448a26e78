"""Members found by what one knows of them."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, Row, func, or_, select, update
from sqlalchemy.orm import Session

from services.players.domain.membership import Membership
from services.players.tables import Player
from shared.errors import NotFound
from shared.names import comparable

ACTIVE = Player.state == Membership.ACTIVE


def find_members(rows: Connection, text: str, limit: int) -> Sequence[Row]:
    """By a part of the pseudo; names that begin with it come first."""
    wanted = comparable(text)
    place = func.instr if rows.dialect.name == "sqlite" else func.strpos
    return rows.execute(
        select(Player.id, Player.pseudo, Player.country, Player.created_at)
        .where(ACTIVE, _holds(Player.comparable_pseudo, wanted))
        .order_by(place(Player.comparable_pseudo, wanted), Player.comparable_pseudo)
        .limit(limit)
    ).all()


def list_members(
    rows: Connection, text: str, ids: list[int] | None, after: int, limit: int
) -> Sequence[Row]:
    """For administrators: also by e-mail address and names, or by their numbers."""
    query = select(Player).where(ACTIVE, Player.id > after).order_by(Player.id).limit(limit)
    if ids is not None:
        query = query.where(Player.id.in_(ids))
    if text:
        query = query.where(
            or_(
                _holds(Player.comparable_pseudo, comparable(text)),
                *(
                    _holds(func.lower(column), text.lower())
                    for column in (Player.email, Player.family_name, Player.first_name)
                ),
            )
        )
    return rows.execute(query).all()


def count_members(rows: Connection) -> int:
    return rows.execute(select(func.count(Player.id)).where(ACTIVE)).scalar_one()


def _holds(column, text: str) -> ColumnElement[bool]:
    return column.contains(text, autoescape=True)


def name_and_country(rows: Connection, player_id: int) -> Row:
    """What tournaments may be told, and whether he agreed to it."""
    known = select(Player.family_name, Player.first_name, Player.country, Player.real_name)
    found = rows.execute(known.where(ACTIVE, Player.id == player_id)).first()
    if found is None:
        raise NotFound(f"Player {player_id} doesn't exist")
    return found


def agree_to_real_name(session: Session, player_id: int, agreed: bool) -> None:
    session.execute(update(Player).where(Player.id == player_id).values(real_name=agreed))
