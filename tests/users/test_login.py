"""Logging in: the same answer for every wrong try, limits that all workers share."""

import json
import statistics
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from requests.adapters import HTTPAdapter

from services.users.actions.log_in import TRIES_PER_ACCOUNT
from tests.api import Api
from tests.conftest import SOAK
from tests.factories import PASSWORD, a_pseudo, a_user


class FromAnotherAddress(HTTPAdapter):
    def init_poolmanager(self, *args, **more):
        super().init_poolmanager(*args, source_address=("127.0.0.2", 0), **more)


def attempt(api, pseudo, password):
    return api.post("users", "/login", json={"user_name": pseudo, "password": password})


@pytest.fixture(autouse=True)
def forget_tries(clock, api):
    """Every test of this file begins in a new window of tries."""
    forget_tries.windows += 1
    clock(forget_tries.windows * 901)


forget_tries.windows = 0


def test_unknown_user_and_wrong_password_get_the_same_answer(api):
    unknown, wrong = attempt(api, a_pseudo(), "x"), attempt(api, a_user(api), "x")
    assert (
        (unknown.status_code, unknown.json())
        == (wrong.status_code, wrong.json())
        == (401, {"msg": "Bad user_name or password"})
    )


def test_unknown_user_and_wrong_password_take_the_same_time(api, clock):
    """Medians of many, in turns, so that a busy machine slows both alike."""
    seconds = {"known": [], "unknown": []}
    for _ in range(20 if SOAK else 8):
        known = a_user(api)
        for kind, pseudo in (("known", known), ("unknown", a_pseudo())):
            started = time.monotonic()
            assert attempt(api, pseudo, "wrong").status_code == 401
            seconds[kind].append(time.monotonic() - started)
    ratio = statistics.median(seconds["known"]) / statistics.median(seconds["unknown"])
    assert 0.5 < ratio < 2


def test_no_more_passwords_are_evaluated_than_allowed(api, clock):
    pseudo = a_user(api)
    with ThreadPoolExecutor(16) as pool:
        guesses = [
            pool.submit(attempt, api, pseudo, f"guess {number}")
            for number in range(1000 if SOAK else 60)
        ]
        answers = [guess.result() for guess in guesses]
    statuses = [answer.status_code for answer in answers]
    assert statuses.count(401) <= TRIES_PER_ACCOUNT
    assert set(statuses) == {401, 429}
    limited = next(answer for answer in answers if answer.status_code == 429)
    assert 0 < int(limited.headers["Retry-After"]) <= 901
    assert attempt(api, pseudo, PASSWORD).status_code == 429
    clock((forget_tries.windows + 1) * 901)
    assert attempt(api, pseudo, PASSWORD).status_code == 200


def test_an_account_that_does_not_exist_is_limited_just_the_same(api):
    pseudo = a_pseudo()
    statuses = [attempt(api, pseudo, "x").status_code for _ in range(TRIES_PER_ACCOUNT + 1)]
    assert statuses == [401] * TRIES_PER_ACCOUNT + [429]


def test_a_right_password_clears_the_count(api):
    pseudo = a_user(api)
    for _ in range(2):
        for _ in range(TRIES_PER_ACCOUNT - 1):
            attempt(api, pseudo, "x")
        assert attempt(api, pseudo, PASSWORD).status_code == 200


def test_strangers_cannot_lock_the_owner_out(api):
    """The owner has come from his address before, so what strangers try elsewhere is not his."""
    pseudo = a_user(api)
    assert attempt(api, pseudo, PASSWORD).status_code == 200
    stranger = Api(api.stack)
    stranger.session.mount("http://", FromAnotherAddress())
    statuses = {attempt(stranger, pseudo, "x").status_code for _ in range(TRIES_PER_ACCOUNT + 2)}
    assert statuses == {401, 429}
    assert attempt(api, pseudo, PASSWORD).status_code == 200


def test_every_event_is_in_the_audit_log_without_secrets(api, stack):
    pseudo = a_user(api)
    attempt(api, pseudo, "a wrong secret")
    token = api.login(pseudo, PASSWORD)
    api.post("users", "/logout", token=token)
    text = (stack.data / "audit.log").read_text()
    events = [
        line["event"] for line in map(json.loads, text.splitlines()) if line["user_name"] == pseudo
    ]
    assert events == ["account added", "login refused", "login", "logout"]
    assert "a wrong secret" not in text
    assert PASSWORD not in text
    assert token not in text


def test_a_blocked_account_cannot_log_in_and_its_tokens_are_useless(api, admin):
    pseudo = a_user(api)
    token = api.login(pseudo, PASSWORD)
    assert api.put("users", f"/blocks/{pseudo}", token=admin).status_code == 200
    assert api.get("users", "/verify", token=token).status_code == 401
    assert attempt(api, pseudo, PASSWORD).status_code == 403
    assert api.delete("users", f"/blocks/{pseudo}", token=admin).status_code == 200
    assert attempt(api, pseudo, PASSWORD).status_code == 200
