"""The code that tablets show for entering results: hashed, compared, never shown."""

import functools

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

# A code is typed on every tablet for every result: cheap, but not free.
hasher = PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1)


def hash_code(code: str) -> str:
    return hasher.hash(code)


@functools.lru_cache(maxsize=256)
def is_right(code: str, code_hash: str) -> bool:
    """Remembered, for a hall sends the same code hundreds of times a round."""
    try:
        return hasher.verify(code_hash, code)
    except (Argon2Error, InvalidHashError):
        return False
