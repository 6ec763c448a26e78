"""Secret addresses: where a member's agenda is read by programs that cannot log in."""

import hashlib
import secrets

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.players.domain.membership import Membership
from services.players.tables import AgendaAddress, Player
from shared import clock


def open_address(session: Session, player_id: int) -> str:
    """The secret part of it; an older one is of no use any more."""
    token = secrets.token_urlsafe(24)
    close_address(session, player_id)
    session.add(AgendaAddress(player_id=player_id, token_hash=_hash(token), created_at=clock.now()))
    return token


def close_address(session: Session, player_id: int) -> None:
    session.execute(delete(AgendaAddress).filter_by(player_id=player_id))


def owner_of(session: Session, token: str) -> Player | None:
    return session.scalar(
        select(Player)
        .join(AgendaAddress, AgendaAddress.player_id == Player.id)
        .where(AgendaAddress.token_hash == _hash(token), Player.state == Membership.ACTIVE)
    )


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
