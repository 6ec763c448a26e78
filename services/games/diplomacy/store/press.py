"""Queries for messages, declarations and visits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from services.games.diplomacy.domain.groups import group_of, thread_of
from services.games.diplomacy.tables.press import (
    Declaration,
    Message,
    Note,
    ThreadVisit,
    Visit,
)
from services.games.diplomacy.tables.seats import Allocation


def add_messages(
    session: Session,
    game_id: int,
    author: int,
    addressees: Sequence[int],
    content: str,
    time_stamp: int,
) -> None:
    group = group_of([author, *addressees])
    session.add_all(
        Message(
            game_id=game_id,
            author_role=author,
            addressee_role=addressee,
            content=content,
            time_stamp=time_stamp,
            group_roles=group,
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
    """Everything there is now has been read."""
    session.merge(
        Visit(
            game_id=game_id,
            role_id=role,
            time_stamp=time_stamp,
            newest_message=_newest(session, Message, game_id),
            newest_declaration=_newest(session, Declaration, game_id),
        )
    )


def record_thread_visit(session: Session, game_id: int, role: int, author: int) -> None:
    """Everything this author wrote to the role alone has been read."""
    by_author = {"author_role": author, "group_roles": None}
    _record(session, game_id, role, author, by_author)


def record_group_visit(session: Session, game_id: int, role: int, group: int) -> None:
    """Everything that was said in this group has been read."""
    _record(session, game_id, role, thread_of(role, group), {"group_roles": group})


def _record(session: Session, game_id: int, role: int, thread: int, which: dict) -> None:
    newest = session.scalar(
        select(func.max(Message.id)).filter_by(game_id=game_id, addressee_role=role, **which)
    )
    session.merge(
        ThreadVisit(game_id=game_id, role_id=role, author_role=thread, newest_message=newest or 0)
    )


def record_press_visit(session: Session, game_id: int, role: int, time_stamp: int) -> None:
    """All declarations have been read, messages as far as before."""
    known = session.get(Visit, (game_id, role))
    session.merge(
        Visit(
            game_id=game_id,
            role_id=role,
            time_stamp=time_stamp,
            newest_message=known.newest_message if known else 0,
            newest_declaration=_newest(session, Declaration, game_id),
        )
    )


@dataclass(frozen=True)
class ReadSoFar:
    """The newest message and declaration a role has read, and of single threads the newest."""

    message: int
    declaration: int
    by_thread: Mapping[int, int]

    def is_unread(self, message: Message) -> bool:
        thread = thread_of(message.author_role, message.group_roles)
        return message.id > max(self.message, self.by_thread.get(thread, 0))


def read_so_far(session: Session, game_id: int, role: int) -> ReadSoFar:
    visit = session.get(Visit, (game_id, role))
    threads = session.scalars(select(ThreadVisit).filter_by(game_id=game_id, role_id=role))
    return ReadSoFar(
        visit.newest_message if visit else 0,
        visit.newest_declaration if visit else 0,
        {row.author_role: row.newest_message for row in threads},
    )


def _newest(session: Session, table: type[Message | Declaration], game_id: int) -> int:
    return session.scalar(select(func.max(table.id)).filter_by(game_id=game_id)) or 0


def unread_messages(session: Session, player_id: int) -> dict[tuple[int, int], int]:
    """By game and role of the player: messages to it that are newer than its last visit, and than
    what it read of their thread since."""
    read = (
        select(ThreadVisit.newest_message)
        .where(
            ThreadVisit.game_id == Message.game_id,
            ThreadVisit.role_id == Message.addressee_role,
            ThreadVisit.author_role == func.coalesce(-Message.group_roles, Message.author_role),
        )
        .scalar_subquery()
    )
    return _unread(
        session,
        player_id,
        Message,
        and_(Message.addressee_role == Allocation.role_id, Message.id > func.coalesce(read, 0)),
        Visit.newest_message,
    )


def unread_declarations(session: Session, player_id: int) -> dict[tuple[int, int], int]:
    """By game and role of the player: declarations of others since its last visit."""
    return _unread(
        session,
        player_id,
        Declaration,
        Declaration.author_role != Allocation.role_id,
        Visit.newest_declaration,
    )


def _unread(
    session: Session,
    player_id: int,
    table: type[Message | Declaration],
    concerns_role: ColumnElement[bool],
    newest_read: InstrumentedAttribute[int],
) -> dict[tuple[int, int], int]:
    """Who never came has read nothing."""
    visited = and_(
        Visit.game_id == Allocation.game_id,
        Visit.role_id == Allocation.role_id,
    )
    rows = session.execute(
        select(Allocation.game_id, Allocation.role_id, func.count())
        .join(table, and_(table.game_id == Allocation.game_id, concerns_role))
        .outerjoin(Visit, visited)
        .where(Allocation.player_id == player_id, table.id > func.coalesce(newest_read, 0))
        .group_by(Allocation.game_id, Allocation.role_id)
    )
    return {(game_id, role): count for game_id, role, count in rows}


def note_of(session: Session, game_id: int, role: int, player_id: int) -> str:
    found = session.get(Note, (game_id, role, player_id))
    return found.content if found else ""


def write_note(session: Session, game_id: int, role: int, player_id: int, content: str) -> None:
    session.merge(Note(game_id=game_id, role_id=role, player_id=player_id, content=content))
