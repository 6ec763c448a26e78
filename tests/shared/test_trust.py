"""Keys and revocations as services learn them: nothing is accepted on stale knowledge."""

import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from jwt.algorithms import RSAAlgorithm

from shared import trust as module
from shared.errors import Unavailable
from shared.peers import PeerDown
from shared.tokens import Claims
from shared.trust import Keys, Revocation, Revocations, Trust

NEEDED = ("kid", "kty", "n", "e")


class Users:
    """What users would answer."""

    def __init__(self):
        self.down = False
        self.asked = 0
        self.published: list[dict[str, str]] = []
        self.revoked: list[Revocation] = []

    def keys(self) -> Keys:
        if self.down:
            raise PeerDown
        self.asked += 1
        return Keys(keys=self.published)

    def revocations(self, since: int) -> Revocations:
        return Revocations(revocations=[r for r in self.revoked if r.sequence > since])


def claims(generation=1, token_id="t1", user_id=7) -> Claims:
    return Claims("alice", user_id, generation, token_id, "k", 0, 2**31, False, None)


@pytest.fixture
def seconds(monkeypatch):
    """A monotonic clock that tests move."""
    passed = [1000.0]
    monkeypatch.setattr(module.clock, "monotonic", lambda: passed[0])
    return passed


@pytest.fixture
def users():
    return Users()


@pytest.fixture
def trust(users, seconds):
    return Trust(users.keys, users.revocations)


def test_nothing_is_accepted_before_the_first_successful_poll(trust, users):
    users.down = True
    with pytest.raises(Unavailable):
        trust.require_fresh()
    users.down = False
    trust.require_fresh()


def test_tokens_stay_good_for_fifteen_minutes_without_users(trust, users, seconds):
    trust.refresh()
    users.down = True
    seconds[0] += 15 * 60 - 1
    trust.try_refresh()
    trust.require_fresh()
    assert trust.is_stale
    seconds[0] += 2
    with pytest.raises(Unavailable):
        trust.require_fresh()


def test_a_newer_generation_ends_older_tokens_of_that_user_only(trust, users):
    users.revoked = [Revocation(sequence=1, user_id=7, generation=2)]
    trust.refresh()
    assert trust.is_revoked(claims(generation=1))
    assert not trust.is_revoked(claims(generation=2))
    assert not trust.is_revoked(claims(user_id=8))


def test_a_single_session_ends_by_its_token(trust, users):
    users.revoked = [Revocation(sequence=1, user_id=7, token_id="t1")]
    trust.refresh()
    assert trust.is_revoked(claims())
    assert not trust.is_revoked(claims(token_id="t2"))


def test_a_number_committed_late_is_not_missed(trust, users):
    users.revoked = [Revocation(sequence=9, user_id=1, generation=2)]
    trust.refresh()
    users.revoked.append(Revocation(sequence=8, user_id=7, generation=2))
    trust.refresh()
    assert trust.is_revoked(claims(generation=1))


def a_key(key_id: str) -> dict[str, str]:
    public = rsa.generate_private_key(65537, 2048).public_key()
    return {"kid": key_id, **RSAAlgorithm.to_jwk(public, as_dict=True)}


def test_a_key_rotated_in_right_after_a_poll_is_known_at_its_first_token(trust, users):
    trust.refresh()
    users.published = [{name: str(part) for name, part in a_key("new").items() if name in NEEDED}]
    assert trust.key("new") is not None


def test_keys_that_nobody_knows_ask_users_once_a_second(trust, users, seconds):
    trust.refresh()
    for number in range(10):
        assert trust.key(f"unknown {number}") is None
    assert users.asked == 2
    seconds[0] += 2
    trust.key("unknown")
    assert users.asked == 3
