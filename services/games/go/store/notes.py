"""Queries on a player's notes on games: priority, text, and whether he observes them."""

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, select
from sqlalchemy.orm import Session

from services.games.go.tables.notes import GoNote, GoObserver, GoPriority
from shared.database import Table

_PRIORITIES = Table.metadata.tables["go_priorities"]
_PRIORITY = select(_PRIORITIES.c.priority).where(
    _PRIORITIES.c.game_id == bindparam("game_id"), _PRIORITIES.c.player_id == bindparam("player_id")
)


def set_priority(session: Session, game_id: int, player_id: int, priority: int | None) -> None:
    """None forgets it."""
    if priority is None:
        session.execute(delete(GoPriority).filter_by(game_id=game_id, player_id=player_id))
    else:
        session.merge(GoPriority(game_id=game_id, player_id=player_id, priority=priority))


def priority_of(session: Session, game_id: int, player_id: int) -> int:
    asked = {"game_id": game_id, "player_id": player_id}
    return session.connection().scalar(_PRIORITY, asked) or 0


def note(session: Session, game_id: int, player_id: int) -> GoNote | None:
    return session.get(GoNote, (game_id, player_id))


def write_note(session: Session, game_id: int, player_id: int, text: str, hidden: bool) -> None:
    session.merge(GoNote(game_id=game_id, player_id=player_id, text=text, hidden=hidden))


def observe(session: Session, game_id: int, player_id: int) -> None:
    session.merge(GoObserver(game_id=game_id, player_id=player_id))


def stop_observing(session: Session, game_id: int, player_id: int) -> None:
    session.execute(delete(GoObserver).filter_by(game_id=game_id, player_id=player_id))


def observers_of(session: Session, game_id: int) -> Sequence[int]:
    return session.scalars(select(GoObserver.player_id).filter_by(game_id=game_id)).all()
