"""Hashing passwords with argon2id, and refusing those the policy does not want."""

import functools

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from zxcvbn import zxcvbn
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from services.users.domain.passwords import SITE_NAME, normal_form, objection
from shared.config import settings
from shared.errors import BadRequest

LOOKED_AT = 50  # letters of a password whose strength is asked for
# OWASP's cheaper recommendation: 23 ms here, so that a login cannot be used to keep us busy.
hasher = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)


def require_acceptable(password: str, user_name: str) -> None:
    why = objection(password, user_name, settings().password_policy, _common())
    if why:
        raise BadRequest(why, errors={"password": why})


def strength_of(password: str, user_name: str) -> tuple[int, str | None]:
    """How hard it is to guess, from 0 to 4, and why it would be refused, if it would."""
    # Guessing at long ones takes long, and they are good anyway.
    score = zxcvbn(password[:LOOKED_AT], [user_name, SITE_NAME])["score"]
    return score, objection(password, user_name, settings().password_policy, _common())


def hash_of(password: str) -> str:
    return hasher.hash(normal_form(password))


def is_right(password: str, password_hash: str | None) -> bool:
    """Takes as long for an account that does not exist."""
    try:
        return (
            hasher.verify(password_hash or _nobodys_hash(), normal_form(password))
            and password_hash is not None
        )
    except (Argon2Error, InvalidHashError):
        return False


def is_outdated(password_hash: str) -> bool:
    return hasher.check_needs_rehash(password_hash)


@functools.cache
def _nobodys_hash() -> str:
    return hasher.hash("a password that opens nothing")


@functools.cache
def _common() -> frozenset[str]:
    return frozenset(FREQUENCY_LISTS["passwords"])
