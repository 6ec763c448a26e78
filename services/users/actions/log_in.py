"""A user logs in: a limited number of tries, the same answer and time for every wrong one."""

from datetime import timedelta

from services.users import audit, passwords, store
from services.users.actions.issue_token import issue_token
from services.users.tables import LoginSession
from shared import clock
from shared.config import settings
from shared.database import reading, writing
from shared.errors import Forbidden, TooMany, Unauthenticated
from shared.limits import forget_tries, give_back_try, take_try
from shared.names import comparable
from shared.visitors import Visitor

WINDOW = timedelta(minutes=15)
TRIES_PER_ACCOUNT = 10
TRIES_PER_ADDRESS = 1000  # a whole hall may come from one


class BadCredentials(Unauthenticated):
    """Bad user_name or password"""


class AccountBlocked(Forbidden):
    """This account is blocked"""


class TooManyLogins(TooMany):
    """Too many wrong passwords, please wait before you try again"""


def log_in(user_name: str, password: str, visitor: Visitor) -> str:
    """The access token. All workers together evaluate no more passwords than allowed."""
    keys = _reserve_try(user_name, visitor)
    with reading() as session:
        user = store.find_user(session, user_name)
    if not passwords.is_right(password, user.password_hash if user else None) or user is None:
        audit.record("login refused", user_name)
        raise BadCredentials
    if user.blocked_at is not None:
        audit.record("login of a blocked account", user_name)
        raise AccountBlocked
    issued = issue_token(user, timedelta(days=settings().token_days))
    with writing() as session:
        current = store.user(session, user_name)
        if current.generation != user.generation:  # the password was changed while we checked
            raise BadCredentials
        if passwords.is_outdated(current.password_hash):
            current.password_hash = passwords.hash_of(password)
        current.last_login = clock.now()
        session.add(
            LoginSession(
                user_id=user.id,
                token_id=issued.token_id,
                address=visitor.address,
                agent=visitor.agent,
                created_at=clock.now(),
                expires_at=issued.expires_at,
            )
        )
        forget_tries(session, keys.account)
        give_back_try(session, keys.address)
    audit.record("login", user_name)
    return issued.token


class _Keys:
    def __init__(self, account: str, address: str):
        self.account, self.address = account, address


def _reserve_try(user_name: str, visitor: Visitor) -> _Keys:
    """An address the account has come from has tries of its own: strangers cannot lock it out."""
    try:
        with writing() as session:
            user = store.find_user(session, user_name)
            known = user is not None and store.has_logged_in_from(session, user.id, visitor.address)
            name = comparable(user_name)[:100]
            keys = _Keys(
                f"login {name} from {visitor.network}" if known else f"login {name}",
                f"logins from {visitor.network}",
            )
            take_try(session, keys.account, TRIES_PER_ACCOUNT, WINDOW)
            take_try(session, keys.address, TRIES_PER_ADDRESS, WINDOW)
    except TooMany as refusal:
        audit.record("login limited", user_name)
        raise TooManyLogins(retry_after_seconds=refusal.retry_after_seconds) from None
    return keys
