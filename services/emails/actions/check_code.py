"""Store and check the code of an address; all workers together evaluate five tries a code."""

import hmac
from dataclasses import dataclass
from datetime import timedelta

from services.emails import store
from services.emails.domain.codes import STAYS_RIGHT, TRIES, code_hash
from services.emails.tables import Code
from shared import clock
from shared.config import settings
from shared.database import writing
from shared.errors import NotFound, Unauthenticated
from shared.names import comparable_address
from shared.secret import own_secret


class NoCodeForAddress(NotFound):
    """Email {email_value} does not exists"""


class CodeIsIncorrect(Unauthenticated):
    """Code is incorrect"""


@dataclass(frozen=True)
class _Try:
    """The hash a reserved try may be compared with."""

    expected: str


def store_code(address: str, code: int) -> None:
    with writing() as session:
        store.replace_code(
            session,
            Code(
                comparable_address=comparable_address(address),
                code_hash=_hash(address, code),
                tries_left=TRIES,
                expires_at=clock.now() + timedelta(hours=settings().code_hours),
                confirmed_at=None,
            ),
        )


def check_code(address: str, code: int) -> None:
    reserved = _reserve_try(address)
    if reserved is None or not hmac.compare_digest(reserved.expected, _hash(address, code)):
        raise CodeIsIncorrect
    with writing() as session:
        known = store.code_of(session, address)
        if known is not None and known.code_hash == reserved.expected:
            known.confirmed_at = known.confirmed_at or clock.now()
            known.tries_left += 1  # being right costs nothing, so that it can be repeated


def _reserve_try(address: str) -> _Try | None:
    """Before comparing: whoever dies after this has lost a try, never won one."""
    with writing() as session:
        known = store.code_of(session, address)
        if known is None:
            raise NoCodeForAddress(f"Email {address} does not exists")
        if known.tries_left < 1 or not _still_counts(known):
            return None
        known.tries_left -= 1
        return _Try(known.code_hash)


def _still_counts(known: Code) -> bool:
    if known.confirmed_at is not None:
        return clock.now() < known.confirmed_at + STAYS_RIGHT
    return clock.now() < known.expires_at


def _hash(address: str, code: int) -> str:
    return code_hash(comparable_address(address), code, own_secret("emails"))
