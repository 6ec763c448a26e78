"""Mails to players, by their wishes; they tell what happened and where, never what was said."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, or_, select, union
from sqlalchemy.orm import Session

from services.games.go.domain.notices import (
    DIGEST_EVERY,
    Delivery,
    Notice,
    wishes_of,
)
from services.games.go.domain.status import STARTED
from services.games.go.tables.games import GoGame
from services.games.go.tables.players import GoDigestEntry, GoPlayer
from shared.config import settings
from shared.mails import MailRequest, request_mail
from shared.unsubscriptions import Unsubscription

KIND_OF_LINK = "go_"  # what kinds in links of Go begin with


def tell(
    session: Session,
    player_id: int,
    kind: Notice,
    game_id: int | None,
    occasion: object,
    sender_id: int = 0,
) -> None:
    """Mail it at once, keep it for the digest, or forget it; `occasion` keeps mails single."""
    player = session.get(GoPlayer, player_id)
    if player is None:
        return
    how = wishes_of(player.mail_wishes)[kind]
    if how is Delivery.AT_ONCE:
        sender = session.get(GoPlayer, sender_id) if sender_id else None
        request_mail(
            session,
            "go_notice",
            {
                "kind": kind.value,
                "game_id": game_id,
                "sender": sender.pseudo if sender else "",
                "link": link_to(game_id),
                "unsubscribe_link": link_that_ends(player_id, kind),
            },
            player_id=player_id,
            key=key_of(kind, game_id, player_id, occasion),
        )
    elif how is Delivery.DIGEST and kind is not Notice.MOVE:  # waiting games are looked up then
        session.add(GoDigestEntry(player_id=player_id, kind=kind.value, game_id=game_id))


def link_to(game_id: int | None) -> str:
    """Where web shows the game, or all of them."""
    return f"{settings().public_url}/go" + (f"/{game_id}" if game_id else "")


def link_that_ends(player_id: int, kind: str) -> str:
    return Unsubscription(player_id, 0, f"{KIND_OF_LINK}{kind}").link


def key_of(kind: Notice, game_id: int | None, player_id: int, occasion: object) -> str:
    return f"go-{kind.value}-{game_id or 0}-{player_id}-{occasion}"


def take_turn_back(session: Session, game: GoGame, player_id: int) -> None:
    """A turn that a prepared answer took at once needs no mail."""
    key = key_of(Notice.MOVE, game.id, player_id, game.moves - 1)
    session.execute(delete(MailRequest).filter_by(key=key))


def wants(session: Session, player_id: int, kind: Notice) -> Delivery:
    player = session.get(GoPlayer, player_id)
    return wishes_of(player.mail_wishes if player else "")[kind]


def players_with_digests(session: Session, now: datetime, limit: int) -> Sequence[int]:
    """Whom something waits for that he has not been told of since his last digest."""
    is_due = or_(GoPlayer.digest_sent_at.is_(None), GoPlayer.digest_sent_at <= now - DIGEST_EVERY)
    # What both find is told once: a union has nobody twice.
    entries = (
        select(GoPlayer.player_id)
        .join(GoDigestEntry, GoDigestEntry.player_id == GoPlayer.player_id)
        .where(is_due)
    )
    turns = (
        select(GoPlayer.player_id)
        .join(GoGame, GoGame.to_move_id == GoPlayer.player_id)
        .where(
            is_due,
            GoGame.status.in_(STARTED),
            or_(
                GoPlayer.digest_sent_at.is_(None),
                GoGame.last_changed > GoPlayer.digest_sent_at,
            ),
        )
    )
    return session.scalars(union(entries, turns).limit(limit)).all()


def take_digest(session: Session, player: GoPlayer) -> dict[str, list[int]]:
    """What to tell, as games by kind; the entries are gone."""
    found: dict[str, list[int]] = {}
    if wishes_of(player.mail_wishes)[Notice.MOVE] is Delivery.DIGEST:
        waiting = session.scalars(
            select(GoGame.id)
            .where(GoGame.to_move_id == player.player_id, GoGame.status.in_(STARTED))
            .order_by(GoGame.flag_tick)
        ).all()
        if waiting:
            found[Notice.MOVE.value] = list(waiting)
    entries = session.scalars(
        select(GoDigestEntry).filter_by(player_id=player.player_id).order_by(GoDigestEntry.id)
    ).all()
    for entry in entries:
        games = found.setdefault(entry.kind, [])
        if entry.game_id is not None and entry.game_id not in games:
            games.append(entry.game_id)
        session.delete(entry)
    return found
