"""Every query of the players service, named after what it finds or does."""

import hashlib
import hmac
import secrets
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from sqlalchemy import Connection, Row, Text, bindparam, cast, delete, func, or_, select, update
from sqlalchemy.orm import Session

from services.players.domain.membership import PROFILE, Membership
from services.players.tables import (
    MailRequest,
    Player,
    Registration,
    Rescue,
    RescueWish,
    RestingName,
)
from shared import clock
from shared.config import settings
from shared.errors import BadRequest, NotFound
from shared.names import comparable, comparable_address
from shared.secret import read_or_create

UNDONE_AT_ONCE = 10
ACTIVE = Player.state == Membership.ACTIVE
NAMED = select(Player.id).where(Player.pseudo == bindparam("pseudo"), ACTIVE)
OWN_DATA = NAMED.with_only_columns(
    Player.pseudo, Player.email_confirmed, *(getattr(Player, name) for name in PROFILE)
)
PUBLIC_DATA = NAMED.with_only_columns(
    Player.id, Player.pseudo, Player.country, Player.time_zone, Player.created_at
)
LIVES_IN = func.coalesce(func.nullif(Player.zone, ""), Player.time_zone).label("zone")
KNOWN_TO_SERVICES = (
    Player.id.label("player_id"),
    Player.user_id,
    Player.pseudo,
    Player.email_confirmed,
    Player.language,
    LIVES_IN,
)
IDENTITY = NAMED.with_only_columns(*KNOWN_TO_SERVICES)
IDENTITY_OF_ACCOUNT = select(*KNOWN_TO_SERVICES).where(
    Player.user_id == bindparam("user_id"), ACTIVE
)
ACCOUNT = select(Player.user_id).where(Player.pseudo == bindparam("pseudo"))
MAILBOX = select(
    Player.email.label("address"), Player.language, Player.email_confirmed, LIVES_IN
).where(Player.id == bindparam("player_id"), ACTIVE)
PAGE = (
    select(Player.id, Player.pseudo)
    .where(ACTIVE, Player.id > bindparam("after"))
    .order_by(Player.id)
    .limit(bindparam("limit"))
    .subquery()
)
# One row: Python gives way to its other threads at each, so ten thousand took five times as long.
PSEUDOS = {
    "sqlite": select(func.json_group_object(cast(PAGE.c.id, Text), PAGE.c.pseudo)),
    "postgresql": select(cast(func.json_object_agg(PAGE.c.id, PAGE.c.pseudo), Text)),
}


class NoSuchPlayer(NotFound):
    """Player {pseudo} does not exist"""


class UnknownPlayer(NotFound):
    """Player {pseudo} doesn't exist"""


class EmailAlreadyUsed(BadRequest):
    """Email already used"""


class PlayerAlreadyExists(BadRequest):
    """Player {pseudo} already exists"""


def player(session: Session, pseudo: str) -> Player:
    """An active member, held until the block ends."""
    found = session.scalar(select(Player).where(Player.pseudo == pseudo, ACTIVE).with_for_update())
    if found is None:
        raise NoSuchPlayer(f"Player {pseudo} does not exist")
    return found


def leaving_or_active(session: Session, pseudo: str) -> Player:
    found = session.scalar(select(Player).filter_by(pseudo=pseudo).with_for_update())
    if found is None:
        raise NoSuchPlayer(f"Player {pseudo} does not exist")
    return found


def own_data(rows: Connection, pseudo: str) -> Row:
    return _require_known(rows.execute(OWN_DATA, {"pseudo": pseudo}).first(), pseudo)


def public_data(rows: Connection, pseudo: str) -> Row:
    return _require_known(rows.execute(PUBLIC_DATA, {"pseudo": pseudo}).first(), pseudo)


def identity(rows: Connection, pseudo: str) -> Row:
    return _require_known(rows.execute(IDENTITY, {"pseudo": pseudo}).first(), pseudo)


def identity_of_account(rows: Connection, user_id: int) -> Row:
    return _require_known(
        rows.execute(IDENTITY_OF_ACCOUNT, {"user_id": user_id}).first(), str(user_id)
    )


def account_of(rows: Connection, pseudo: str) -> int | None:
    """Whose a name is now, also while he is leaving."""
    return rows.execute(ACCOUNT, {"pseudo": pseudo}).scalar()


def mailbox(rows: Connection, player_id: int) -> Row:
    return _require_known(rows.execute(MAILBOX, {"player_id": player_id}).first(), str(player_id))


def replacing_players(session: Session) -> Sequence[int]:
    return session.scalars(
        select(Player.id).where(Player.replace, ACTIVE).order_by(Player.id)
    ).all()


def stop_replacing(session: Session, player_id: int) -> None:
    session.execute(update(Player).where(Player.id == player_id).values(replace=False))


def player_by_id(session: Session, player_id: int) -> Player | None:
    return session.get(Player, player_id, with_for_update=True)


def pseudos(rows: Connection, after: int, limit: int) -> str:
    """JSON, made by the database."""
    query = PSEUDOS[rows.dialect.name]
    return rows.execute(query, {"after": after, "limit": limit}).scalar() or "{}"


def accounts_of(rows: Connection, player_ids: Collection[int]) -> dict[int, tuple[str, int]]:
    """Pseudo and account of members who are there, by their ids."""
    wanted = select(Player.id, Player.pseudo, Player.user_id).where(Player.id.in_(player_ids))
    return {player_id: (pseudo, user_id) for player_id, pseudo, user_id in rows.execute(wanted)}


def require_free_pseudo(session: Session, pseudo: str, own_id: int | None = None) -> None:
    """Names that differ in case or accents only count as the same."""
    name = comparable(pseudo)
    names = Player.comparable_pseudo, Player.comparable_new_pseudo, Player.comparable_former_pseudo
    holds = or_(*(one == name for one in names))
    holder = session.scalar(select(Player.id).where(holds, Player.id != (own_id or 0)))
    if holder is not None or _is_resting(session, pseudo, own_id):
        raise PlayerAlreadyExists(f"Player {pseudo} already exists")


def rest_name(session: Session, pseudo: str, owner_id: int | None = None) -> None:
    """Keep a name that was given up from everybody but `owner_id`."""
    until = clock.now() + timedelta(days=settings().name_rest_days)
    session.merge(RestingName(name_hash=_hash(pseudo), owner_id=owner_id, rests_until=until))


def forget_rested_names(session: Session) -> None:
    session.execute(delete(RestingName).where(RestingName.rests_until <= clock.now()))


def is_unused(session: Session, email: str, own_id: int | None = None) -> bool:
    used = Player.comparable_email == comparable_address(email)
    return session.scalar(select(Player.id).where(used, Player.id != (own_id or 0))) is None


def require_free_email(session: Session, email: str, own_id: int | None = None) -> None:
    if not is_unused(session, email, own_id):
        raise EmailAlreadyUsed


def abandon_registrations(session: Session, pseudo: str) -> Sequence[Registration]:
    """Earlier tries under this name, which from now on cannot be completed any more.

    Only the newest are returned: who tries a thousand times must not make users busy.
    """
    own = {"comparable_pseudo": comparable(pseudo)}
    session.execute(update(Registration).filter_by(**own).values(abandoned=True))
    return session.scalars(
        select(Registration)
        .filter_by(**own)
        .order_by(Registration.created_at.desc())
        .limit(UNDONE_AT_ONCE)
    ).all()


def abandon_registration(session: Session, mark: str) -> None:
    session.execute(update(Registration).filter_by(mark=mark).values(abandoned=True))


def open_registration(session: Session, mark: str) -> Registration | None:
    return session.scalar(
        select(Registration).filter_by(mark=mark, abandoned=False).with_for_update()
    )


def registrations_before(session: Session, moment: datetime) -> Sequence[Registration]:
    return session.scalars(select(Registration).where(Registration.created_at < moment)).all()


def forget_registration(session: Session, mark: str) -> None:
    session.execute(delete(Registration).filter_by(mark=mark))


def leaving_players(session: Session) -> Sequence[int]:
    return session.scalars(select(Player.id).filter_by(state=Membership.LEAVING)).all()


def players_being_renamed(session: Session) -> Sequence[int]:
    unfinished = or_(Player.new_pseudo.is_not(None), Player.former_pseudo.is_not(None))
    return session.scalars(select(Player.id).where(unfinished, ACTIVE)).all()


def forget_mail_requests(session: Session, own: Player) -> None:
    session.execute(
        delete(MailRequest).where(
            or_(MailRequest.player_id == own.id, MailRequest.address == own.email)
        )
    )


def rescue_wishes(session: Session) -> Sequence[int]:
    return session.scalars(select(RescueWish.id).order_by(RescueWish.id).limit(100)).all()


def rescue_wish(session: Session, wish_id: int) -> RescueWish | None:
    return session.get(RescueWish, wish_id, with_for_update=True)


def wished_player(session: Session, wish: RescueWish) -> Player | None:
    query = select(Player).where(ACTIVE)
    if wish.comparable_email is not None:
        return session.scalar(query.filter_by(comparable_email=wish.comparable_email))
    return session.scalar(query.filter_by(comparable_pseudo=wish.comparable_pseudo))


def open_rescue(session: Session, token_hash: str) -> Rescue | None:
    """A rescue that can still be used, held until the block ends."""
    return session.scalar(
        select(Rescue)
        .where(
            Rescue.token_hash == token_hash,
            Rescue.used_at.is_(None),
            Rescue.expires_at > clock.now(),
        )
        .with_for_update()
    )


def reopen_rescue(session: Session, token_hash: str) -> None:
    session.execute(update(Rescue).filter_by(token_hash=token_hash).values(used_at=None))


def forget_rescues(session: Session, player_id: int) -> None:
    session.execute(delete(Rescue).filter_by(player_id=player_id))


def forget_rescues_of(session: Session, pseudo: str) -> None:
    """Also fine for an account without a profile, as the first administrator's is."""
    session.execute(
        delete(Rescue).where(Rescue.player_id.in_(select(Player.id).filter_by(pseudo=pseudo)))
    )


def forget_old_rescues(session: Session) -> None:
    session.execute(delete(Rescue).where(Rescue.expires_at < clock.now()))


def _is_resting(session: Session, pseudo: str, own_id: int | None) -> bool:
    resting = session.get(RestingName, _hash(pseudo))
    return (
        resting is not None
        and resting.rests_until > clock.now()
        and (own_id is None or resting.owner_id != own_id)
    )


def _hash(pseudo: str) -> str:
    """Of a name that somebody gave up we keep nothing that tells it without the key."""
    key = read_or_create(settings().data / "name-key", lambda: secrets.token_urlsafe(48))
    return hmac.new(key.encode(), comparable(pseudo).encode(), hashlib.sha256).hexdigest()


def _require_known(found: Row | None, pseudo: str) -> Row:
    if found is None:
        raise UnknownPlayer(f"Player {pseudo} doesn't exist")
    return found
