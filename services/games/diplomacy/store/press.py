"""Queries for messages, declarations and visits."""

from collections.abc import Collection, Iterable, Sequence

from sqlalchemy import and_, func, or_, select
from sqlalchemy.orm import Session

from services.games.diplomacy.tables.press import Declaration, Message, Note, Visit


def add_messages(
    session: Session,
    game_id: int,
    author: int,
    addressees: Iterable[int],
    content: str,
    time_stamp: int,
) -> None:
    session.add_all(
        Message(
            game_id=game_id,
            author_role=author,
            addressee_role=addressee,
            content=content,
            time_stamp=time_stamp,
        )
        for addressee in addressees
    )


def messages_of(session: Session, game_id: int, role: int, limit: int | None) -> Sequence[Message]:
    """Written by the role or to it, the newest first."""
    return session.scalars(
        select(Message)
        .filter_by(game_id=game_id)
        .where(or_(Message.author_role == role, Message.addressee_role == role))
        .order_by(Message.id.desc())
        .limit(limit)
    ).all()


def add_declaration(
    session: Session, game_id: int, author: int, content: str, time_stamp: int
) -> None:
    session.add(
        Declaration(game_id=game_id, author_role=author, content=content, time_stamp=time_stamp)
    )


def declarations_of(session: Session, game_id: int, limit: int | None) -> Sequence[Declaration]:
    """The newest first."""
    return session.scalars(
        select(Declaration).filter_by(game_id=game_id).order_by(Declaration.id.desc()).limit(limit)
    ).all()


def last_visit(session: Session, game_id: int, role: int) -> int | None:
    return session.scalar(select(Visit.time_stamp).filter_by(game_id=game_id, role_id=role))


def record_visit(session: Session, game_id: int, role: int, time_stamp: int) -> None:
    session.merge(Visit(game_id=game_id, role_id=role, time_stamp=time_stamp))


def unread_messages(session: Session, game_ids: Collection[int]) -> dict[tuple[int, int], int]:
    """By game and role: messages to it since its last visit. Never visited counts as just now."""
    newer = and_(
        Visit.game_id == Message.game_id,
        Visit.role_id == Message.addressee_role,
        Message.time_stamp > Visit.time_stamp,
    )
    rows = session.execute(
        select(Visit.game_id, Visit.role_id, func.count())
        .join(Message, newer)
        .where(Visit.game_id.in_(game_ids))
        .group_by(Visit.game_id, Visit.role_id)
    )
    return {(game_id, role): count for game_id, role, count in rows}


def unread_declarations(session: Session, game_ids: Collection[int]) -> dict[tuple[int, int], int]:
    """By game and role: declarations of others since its last visit."""
    newer = and_(
        Visit.game_id == Declaration.game_id,
        Declaration.author_role != Visit.role_id,
        Declaration.time_stamp > Visit.time_stamp,
    )
    rows = session.execute(
        select(Visit.game_id, Visit.role_id, func.count())
        .join(Declaration, newer)
        .where(Visit.game_id.in_(game_ids))
        .group_by(Visit.game_id, Visit.role_id)
    )
    return {(game_id, role): count for game_id, role, count in rows}


def note_of(session: Session, game_id: int, role: int, player_id: int) -> str:
    found = session.get(Note, (game_id, role, player_id))
    return found.content if found else ""


def write_note(session: Session, game_id: int, role: int, player_id: int, content: str) -> None:
    session.merge(Note(game_id=game_id, role_id=role, player_id=player_id, content=content))
