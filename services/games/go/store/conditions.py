"""Queries on conditional moves."""

from collections.abc import Sequence

from sqlalchemy import bindparam, select, update
from sqlalchemy.orm import Session

from services.games.go.domain.conditional import State
from services.games.go.tables.notes import GoCondition
from shared.database import Table

# Asked after every move, and hardly ever there: built once, and without a flush before it.
_CONDITIONS = Table.metadata.tables["go_conditions"]
_ACTIVE = select(_CONDITIONS.c.id).where(
    _CONDITIONS.c.game_id == bindparam("game_id"),
    _CONDITIONS.c.player_id == bindparam("player_id"),
    _CONDITIONS.c.state == State.ACTIVE,
)


def active_conditions(session: Session, game_id: int, player_id: int) -> GoCondition | None:
    found = session.connection().scalar(_ACTIVE, {"game_id": game_id, "player_id": player_id})
    return None if found is None else session.get(GoCondition, found)


def deactivate(session: Session, game_id: int, player_id: int) -> None:
    session.execute(
        update(GoCondition)
        .filter_by(game_id=game_id, player_id=player_id, state=State.ACTIVE)
        .values(state=State.INACTIVE)
    )


def deactivate_all(session: Session, game_id: int) -> None:
    session.execute(
        update(GoCondition)
        .filter_by(game_id=game_id, state=State.ACTIVE)
        .values(state=State.INACTIVE)
    )


def add(
    session: Session, game_id: int, player_id: int, text: str, start_move: int, private: bool
) -> GoCondition:
    """Only one sequence of a player is active in a game."""
    deactivate(session, game_id, player_id)
    condition = GoCondition(
        game_id=game_id,
        player_id=player_id,
        text=text,
        ahead=text,
        state=State.ACTIVE,
        start_move=start_move,
        private=private,
    )
    session.add(condition)
    session.flush()
    return condition


def visible_conditions(
    session: Session, game_id: int, player_id: int, finished: bool
) -> Sequence[GoCondition]:
    """One's own; at the end also the public ones of the others."""
    query = select(GoCondition).filter_by(game_id=game_id).order_by(GoCondition.id)
    return [
        row
        for row in session.scalars(query)
        if row.player_id == player_id or (finished and not row.private)
    ]
