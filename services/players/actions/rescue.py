"""A forgotten password: a wish, a link by mail to whom it concerns, a new password."""

import hashlib
import secrets
from datetime import timedelta

from services.players import peers, store
from services.players.actions.send_code import TooManyMails, limit_caller, limit_mails
from services.players.actions.tell_owner import tell_owner
from services.players.tables import Player, Rescue, RescueWish
from shared import clock
from shared.config import settings
from shared.database import Session, reading, writing
from shared.errors import NotFound, Refusal
from shared.mails import request_mail
from shared.names import comparable, comparable_address

LIFETIME = timedelta(minutes=30)


class LinkIsUseless(NotFound):
    """This link was used already, or is older than 30 minutes"""


def wish_for_rescue(pseudo: str | None, email: str | None, caller_address: str) -> None:
    """The same work whether there is such an account or not: nobody looks it up here."""
    with writing() as session:
        limit_caller(session, caller_address)
        session.add(
            RescueWish(
                comparable_pseudo=comparable(pseudo) if pseudo else None,
                comparable_email=comparable_address(email) if email else None,
                created_at=clock.now(),
            )
        )


def grant_rescue_wishes() -> None:
    """A background step."""
    with reading() as session:
        wishes = store.rescue_wishes(session)
    for wish_id in wishes:
        _grant(wish_id)


def rescue(token: str, password: str) -> None:
    """The link is used up before users is asked: it never sets two passwords."""
    token_hash = _hash(token)
    with writing() as session:
        found = store.open_rescue(session, token_hash)
        player = store.player_by_id(session, found.player_id) if found else None
        if found is None or player is None:
            raise LinkIsUseless
        found.used_at = clock.now()
    try:
        peers.set_password(player.pseudo, password)
    except Refusal:  # a password the policy refuses, or users is down: the link stays good
        with writing() as session:
            store.reopen_rescue(session, token_hash)
        raise
    with writing() as session:
        store.forget_rescues(session, player.id)
        tell_owner(session, player, "password_changed")


def _grant(wish_id: int) -> None:
    with writing() as session:
        wish = store.rescue_wish(session, wish_id)
        if wish is None:  # another worker was faster
            return
        session.delete(wish)
        player = store.wished_player(session, wish)
        if player is None:
            return
        try:
            limit_mails(session, "rescue", player.email, None)
        except TooManyMails:
            return
        _mail_link(session, player)


def _mail_link(session: Session, player: Player) -> None:
    token = secrets.token_urlsafe(32)
    session.add(
        Rescue(token_hash=_hash(token), player_id=player.id, expires_at=clock.now() + LIFETIME)
    )
    request_mail(
        session,
        "rescue",
        {
            "pseudo": player.pseudo,
            "minutes": int(LIFETIME.total_seconds() // 60),
            "link": f"{settings().public_url}/rescues/{token}",
        },
        player_id=player.id,
    )


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
