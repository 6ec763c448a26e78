"""Queries on messages between the players of a game."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlalchemy import func, or_, select, update
from sqlalchemy.orm import Session

from services.games.go.domain.notices import Notice
from services.games.go.store import followers, notices
from services.games.go.tables.notes import GoMessage

NOTICES = {
    "NORMAL": Notice.MESSAGE,
    "INVITATION": Notice.INVITATION,
    "RESULT": Notice.GAME_OVER,
}


def send(
    session: Session,
    game_id: int | None,
    sender_id: int,
    recipient_ids: Iterable[int],
    text: str,
    now: datetime,
    kind: str = "NORMAL",
    notice: Notice | None = None,
) -> int:
    """Write to each of them; the identifier of the last message. Sender 0 is the server.

    `notice` is what a mail calls it, if it is no ordinary one of its kind."""
    last, recipients = 0, sorted(recipient_ids)
    followers.tell_message(session, game_id, sender_id, recipients, kind)
    for recipient_id in recipients:
        message = GoMessage(
            game_id=game_id,
            sender_id=sender_id,
            recipient_id=recipient_id,
            kind=kind,
            text=text,
            sent_at=now,
        )
        session.add(message)
        session.flush()
        last = message.id
        notices.tell(session, recipient_id, notice or NOTICES[kind], game_id, last, sender_id)
    return last


def messages_of(
    session: Session,
    player_id: int,
    game_id: int | None,
    after: int,
    limit: int,
    newest: bool = False,
) -> Sequence[GoMessage]:
    """What somebody sent or received, of one game or of all, the oldest first.

    `newest` leaves out the oldest where there are more than `limit`."""
    query = select(GoMessage).where(
        GoMessage.id > after,
        or_(GoMessage.sender_id == player_id, GoMessage.recipient_id == player_id),
    )
    if game_id is not None:
        query = query.filter_by(game_id=game_id)
    if newest:
        return session.scalars(query.order_by(GoMessage.id.desc()).limit(limit)).all()[::-1]
    return session.scalars(query.order_by(GoMessage.id).limit(limit)).all()


def mark_read(session: Session, player_id: int, game_id: int, newest: int, now: datetime) -> None:
    """What somebody received in a game, up to this message."""
    session.execute(
        update(GoMessage)
        .where(
            GoMessage.recipient_id == player_id,
            GoMessage.game_id == game_id,
            GoMessage.id <= newest,
            GoMessage.read_at.is_(None),
        )
        .values(read_at=now)
    )


def unread_in_games(session: Session, player_id: int) -> dict[int, int]:
    """How many messages of other players wait, by game; what the server says waits elsewhere."""
    query = (
        select(GoMessage.game_id, func.count())
        .where(
            GoMessage.recipient_id == player_id,
            GoMessage.read_at.is_(None),
            GoMessage.game_id.is_not(None),
            GoMessage.kind == "NORMAL",
            GoMessage.sender_id != 0,
        )
        .group_by(GoMessage.game_id)
        .order_by(GoMessage.game_id)
    )
    return dict(session.execute(query).tuples().all())  # type: ignore[arg-type]


def text_of(session: Session, message_id: int) -> str:
    message = session.get(GoMessage, message_id)
    return message.text if message else ""


def mark_disputed(session: Session, message_id: int) -> None:
    message = session.get(GoMessage, message_id)
    if message is not None:
        message.kind = "DISPUTED"
