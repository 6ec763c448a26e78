"""An account is added, changed, removed, renamed or blocked."""

from services.users import audit, passwords, store
from services.users.tables import User
from shared import clock
from shared.config import settings
from shared.database import writing
from shared.errors import BadRequest, Forbidden, NotAllowed
from shared.names import comparable


class UserAlreadyExists(BadRequest):
    """User already exists"""


class NotYou(NotAllowed):
    """This is not you ! Good try !"""


class FirstAdministratorStays(Forbidden):
    """The administrator named in the settings can be neither removed, blocked nor renamed"""


def add_user(user_name: str, password: str, registration: str | None = None) -> int:
    """The number of the account, which no other will ever have."""
    passwords.require_acceptable(password, user_name)
    password_hash = passwords.hash_of(password)
    with writing() as session:
        if store.is_taken(session, user_name) or is_first_administrator(user_name):
            raise UserAlreadyExists
        user = User(
            user_name=user_name,
            comparable_name=comparable(user_name),
            password_hash=password_hash,
            registration=registration,
            created_at=clock.now(),
        )
        session.add(user)
    audit.record("account added", user_name)
    return user.id


def change_password(
    user_name: str, password: str, asked_by: int | None, vouched_by: str | None = None
) -> None:
    """`asked_by`: whose token was shown; None when a service vouches for the owner."""
    with writing() as session:
        _require_owner(store.user(session, user_name), asked_by)
    passwords.require_acceptable(password, user_name)
    password_hash = passwords.hash_of(password)
    with writing() as session:
        user = store.user(session, user_name)
        user.password_hash = password_hash
        store.revoke_tokens_of(session, user)
    vouched = {"vouched_by": vouched_by} if vouched_by else {}
    audit.record("password changed", user_name, **vouched)


def remove_user(user_name: str, asked_by: int) -> None:
    with writing() as session:
        user = store.user(session, user_name)
        _require_owner(user, asked_by)
        if is_first_administrator(user_name):
            raise FirstAdministratorStays
        store.remove_user(session, user)
    audit.record("account removed", user_name)


def finish_removal(user_name: str, registration: str | None = None) -> None:
    """As often as needed: another service finishes a removal that was interrupted.

    `registration`: only the account so marked; one that took the name since then is left alone.
    """
    with writing() as session:
        user = store.find_user(session, user_name)
        if user is None or (registration and user.registration != registration):
            return
        if is_first_administrator(user_name):
            raise FirstAdministratorStays
        store.remove_user(session, user)
    audit.record("account removed", user_name)


def rename_user(user_name: str, new_name: str) -> None:
    """As often as needed: a rename that was done already changes nothing."""
    with writing() as session:
        if store.find_user(session, user_name) is None and store.find_user(session, new_name):
            return
        user = store.user(session, user_name)
        if is_first_administrator(user_name):
            raise FirstAdministratorStays
        if comparable(new_name) != user.comparable_name and (
            store.is_taken(session, new_name) or is_first_administrator(new_name)
        ):
            raise UserAlreadyExists
        user.user_name, user.comparable_name = new_name, comparable(new_name)
        store.revoke_tokens_of(session, user)
    audit.record("account renamed", user_name, new_name=new_name)


def set_blocked(user_name: str, blocked: bool, administrator: str) -> None:
    with writing() as session:
        user = store.user(session, user_name)
        if is_first_administrator(user_name):
            raise FirstAdministratorStays
        user.blocked_at = clock.now() if blocked else None
        if blocked:
            store.revoke_tokens_of(session, user)
    audit.record(
        "account blocked" if blocked else "account unblocked",
        user_name,
        administrator=administrator,
    )


def set_administrator(user_name: str, administrator: bool, asked_by: str) -> None:
    with writing() as session:
        user = store.user(session, user_name)
        if is_first_administrator(user_name) and not administrator:
            raise FirstAdministratorStays
        if user.administrator != administrator:
            user.administrator = administrator
            store.revoke_tokens_of(session, user)  # tokens say who is an administrator
    audit.record(
        "administrator named" if administrator else "administrator dismissed",
        user_name,
        administrator=asked_by,
    )


def is_first_administrator(user_name: str) -> bool:
    return comparable(user_name) == comparable(settings().admin_pseudo)


def _require_owner(user: User, asked_by: int | None) -> None:
    if asked_by is not None and asked_by != user.id:
        raise NotYou
