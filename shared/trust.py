"""Which keys sign users' tokens and which tokens were revoked, learnt from users by polling."""

import logging
import threading
from collections.abc import Callable

import jwt
from pydantic import BaseModel

from shared import clock
from shared.config import settings
from shared.errors import Refusal, Unavailable
from shared.tokens import Claims

STALE_SECONDS = 15 * 60
LOOK_BACK = 50  # PostgreSQL may commit a lower number after a higher one: read some of them again
FIRST_POLLS_SECONDS = 0.5
FORGIVEN_SECONDS = 1.0  # an unknown key asks users again, but not more often than this


class Revocation(BaseModel):
    """All tokens of a user older than a generation, or one single token."""

    sequence: int
    user_id: int
    generation: int | None = None
    token_id: str | None = None


class Revocations(BaseModel):
    """What was revoked since the sequence number asked for."""

    revocations: list[Revocation]


class Keys(BaseModel):
    """A JSON Web Key Set."""

    keys: list[dict[str, str]]


class Trust:
    """Keys and revocations as of the last successful reading."""

    def __init__(
        self,
        read_keys: Callable[[], Keys],
        read_revocations: Callable[[int], Revocations],
        *,
        always_fresh: bool = False,
    ):
        self._read_keys, self._read_revocations = read_keys, read_revocations
        self._always_fresh = always_fresh  # users itself reads its own database at each check
        self._published: list[dict[str, str]] = []
        self._keys: dict[str, object] = {}
        self._generations: dict[int, int] = {}
        self._ended: set[str] = set()
        self._sequence = 0
        self._read_at: float | None = None
        self._asked_at = -FORGIVEN_SECONDS
        self._lock = threading.Lock()

    def require_fresh(self) -> None:
        """Refuse to judge on knowledge that is too old, or on none."""
        if self._always_fresh:
            self.refresh()
        elif self._read_at is None:
            self.try_refresh()
        if self._read_at is None or clock.monotonic() - self._read_at > STALE_SECONDS:
            raise Unavailable("Tokens cannot be checked at the moment, please retry.")

    def key(self, key_id: str) -> object | None:
        if key_id not in self._keys and clock.monotonic() - self._asked_at > FORGIVEN_SECONDS:
            # A key was perhaps rotated in since the last poll, however short ago that was.
            self._asked_at = clock.monotonic()
            self.try_refresh()
        return self._keys.get(key_id)

    def is_revoked(self, claims: Claims) -> bool:
        return claims.token_id in self._ended or claims.generation < self._generations.get(
            claims.user_id, 0
        )

    @property
    def is_stale(self) -> bool:
        """The last polls failed; tokens are still accepted for a while."""
        allowed = 3 * settings().revocation_poll_seconds
        return not self._always_fresh and (
            self._read_at is None or clock.monotonic() - self._read_at > allowed
        )

    def refresh(self) -> None:
        with self._lock:
            published = self._read_keys().keys
            if published != self._published:
                self._keys = {key["kid"]: jwt.PyJWK(dict(key)).key for key in published}
                self._published = published
            read = self._read_revocations(max(0, self._sequence - LOOK_BACK))
            for revocation in read.revocations:
                self._sequence = max(self._sequence, revocation.sequence)
                if revocation.token_id:
                    self._ended.add(revocation.token_id)
                if revocation.generation is not None:
                    known = self._generations.get(revocation.user_id, 0)
                    self._generations[revocation.user_id] = max(known, revocation.generation)
            self._read_at = clock.monotonic()

    def keep_up(self) -> None:
        """One poll; right after a start users may be a moment behind us."""
        self.try_refresh()
        while self._read_at is None:
            clock.pause(FIRST_POLLS_SECONDS)
            self.try_refresh()

    def try_refresh(self) -> None:
        try:
            self.refresh()
        except Refusal as failure:
            logging.getLogger(__name__).warning("revocations cannot be read: %s", failure)


def trust_in_nobody() -> Trust:
    """For a service that no user ever calls: it need not ask users for anything."""
    return Trust(lambda: Keys(keys=[]), lambda _since: Revocations(revocations=[]))
