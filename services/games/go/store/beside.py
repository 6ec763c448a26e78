"""Queries on what players keep beside games: priorities, notes, who observes."""

from sqlalchemy import bindparam, delete, select
from sqlalchemy.orm import Session

from services.games.go.tables.notes import GoNote, GoObserver, GoPriority
from services.games.go.tables.players import GoBlock
from services.games.go.tables.proposals import GoTemplate
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


def block(session: Session, player_id: int, blocked_id: int) -> None:
    session.merge(GoBlock(player_id=player_id, blocked_id=blocked_id))


def unblock(session: Session, player_id: int, blocked_id: int) -> None:
    session.execute(delete(GoBlock).filter_by(player_id=player_id, blocked_id=blocked_id))


def keep_template(session: Session, player_id: int, name: str, text: str) -> None:
    session.merge(GoTemplate(player_id=player_id, name=name, text=text))


def forget_template(session: Session, player_id: int, name: str) -> None:
    session.execute(delete(GoTemplate).filter_by(player_id=player_id, name=name))
