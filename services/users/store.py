"""Every query of the users service, named after what it finds or does."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from sqlalchemy import Connection, Row, bindparam, delete, select, update
from sqlalchemy.orm import Session

from services.users.domain.lifetimes import longest_life
from services.users.tables import LoginSession, Revoked, User, Usurpation
from shared import clock
from shared.config import settings
from shared.errors import NotFound
from shared.limits import forget_old_tries
from shared.names import comparable

REMEMBERED_ADDRESS = timedelta(days=90)
REVOKED = (
    select(Revoked.sequence, Revoked.user_id, Revoked.generation, Revoked.token_id)
    .where(Revoked.sequence > bindparam("sequence"))
    .order_by(Revoked.sequence)
)


class UserDoesNotExist(NotFound):
    """User does not exist"""


def user(session: Session, user_name: str) -> User:
    """The user, held until the block ends."""
    found = session.scalar(select(User).filter_by(user_name=user_name).with_for_update())
    if found is None:
        raise UserDoesNotExist
    return found


def find_user(session: Session, user_name: str) -> User | None:
    return session.scalar(select(User).filter_by(user_name=user_name))


def is_taken(session: Session, user_name: str) -> bool:
    return (
        session.scalar(select(User.id).filter_by(comparable_name=comparable(user_name))) is not None
    )


def administrators(session: Session) -> Sequence[str]:
    return session.scalars(
        select(User.user_name).filter_by(administrator=True).order_by(User.user_name)
    ).all()


def has_logged_in_from(session: Session, user_id: int, address: str) -> bool:
    return (
        session.scalar(select(LoginSession.id).filter_by(user_id=user_id, address=address).limit(1))
        is not None
    )


def sessions_of(session: Session, user_id: int) -> Sequence[LoginSession]:
    return session.scalars(
        select(LoginSession)
        .filter_by(user_id=user_id)
        .where(LoginSession.expires_at > clock.now())
        .order_by(LoginSession.id.desc())
    ).all()


def script_tokens_of(session: Session, user_id: int) -> list[LoginSession]:
    return [row for row in sessions_of(session, user_id) if row.script_name is not None]


def usurpations_of(session: Session, user_id: int) -> Sequence[Usurpation]:
    return session.scalars(
        select(Usurpation).filter_by(user_id=user_id).order_by(Usurpation.id.desc())
    ).all()


def untold_usurpations(session: Session) -> Sequence[Usurpation]:
    return session.scalars(select(Usurpation).where(Usurpation.told_at.is_(None))).all()


def untold_usurpation(session: Session, usurpation_id: int) -> Usurpation | None:
    """Held until the block ends; None when it was told meanwhile."""
    found = session.get(Usurpation, usurpation_id, with_for_update=True)
    return found if found and found.told_at is None else None


def revocations_since(rows: Connection, sequence: int) -> Sequence[Row]:
    return rows.execute(REVOKED, {"sequence": sequence}).all()


def revoke_tokens_of(session: Session, owner: User) -> None:
    """All tokens issued so far become useless, here at once, elsewhere at the next poll."""
    owner.generation += 1
    session.add(Revoked(user_id=owner.id, generation=owner.generation, useless_from=_last_expiry()))
    session.execute(delete(LoginSession).filter_by(user_id=owner.id))


def revoke_token(session: Session, user_id: int, token_id: str) -> None:
    session.add(Revoked(user_id=user_id, token_id=token_id, useless_from=_last_expiry()))
    # The row stays until it expires: it remembers the address the owner comes from.
    session.execute(
        update(LoginSession).filter_by(token_id=token_id).values(expires_at=clock.now())
    )


def remove_user(session: Session, owner: User) -> None:
    revoke_tokens_of(session, owner)
    session.flush()
    session.delete(owner)


def forget_the_expired(session: Session) -> None:
    session.execute(delete(Revoked).where(Revoked.useless_from < clock.now()))
    session.execute(
        delete(LoginSession).where(
            LoginSession.created_at < clock.now() - REMEMBERED_ADDRESS,
            LoginSession.expires_at < clock.now(),
        )
    )
    forget_old_tries(session)


def _last_expiry() -> datetime:
    return clock.now() + longest_life(settings().token_days) + timedelta(days=1)


def last_logins(session: Session, user_ids: Collection[int]) -> dict[int, datetime | None]:
    rows = session.execute(select(User.id, User.last_login).where(User.id.in_(user_ids)))
    return dict(rows.tuples().all())


def users_after(session: Session, name: str, limit: int) -> Sequence[User]:
    return session.scalars(
        select(User).where(User.user_name > name).order_by(User.user_name).limit(limit)
    ).all()


def users_named(session: Session, names: Collection[str]) -> Sequence[User]:
    return session.scalars(
        select(User).where(User.user_name.in_(names)).order_by(User.user_name)
    ).all()
