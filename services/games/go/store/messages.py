"""Queries on messages between the players of a game."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from services.games.go.tables.notes import GoMessage


def send(
    session: Session,
    game_id: int | None,
    sender_id: int,
    recipient_ids: Iterable[int],
    text: str,
    now: datetime,
    kind: str = "NORMAL",
) -> int:
    """Write to each of them; the identifier of the last message. Sender 0 is the server."""
    last = 0
    for recipient_id in sorted(recipient_ids):
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
    return last


def messages_of(
    session: Session, player_id: int, game_id: int | None, after: int, limit: int
) -> Sequence[GoMessage]:
    """What somebody sent or received, of one game or of all, the oldest first."""
    query = select(GoMessage).where(
        GoMessage.id > after,
        or_(GoMessage.sender_id == player_id, GoMessage.recipient_id == player_id),
    )
    if game_id is not None:
        query = query.filter_by(game_id=game_id)
    return session.scalars(query.order_by(GoMessage.id).limit(limit)).all()


def mark_disputed(session: Session, message_id: int) -> None:
    message = session.get(GoMessage, message_id)
    if message is not None:
        message.kind = "DISPUTED"
