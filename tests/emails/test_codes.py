"""/emails: every row of the contract, and how often a code can be tried."""

import secrets
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.conftest import SOAK

GUESSES = 10_000 if SOAK else 60
DAY = 24 * 3600


def an_address() -> str:
    return f"a{secrets.token_hex(5)}@example.org"


def ask(api, verb, address, code=None, how="params"):
    sent = {"email_value": address} | ({} if code is None else {"code": code})
    return api.call(verb, "emails", "/emails", by_service="players", **{how: sent})


def told(answer):
    return answer.status_code, answer.json()["msg"]


@pytest.fixture
def address(api):
    chosen = an_address()
    assert told(ask(api, "POST", chosen, 1234)) == (201, "Email was added or updated")
    return chosen


@pytest.mark.parametrize("how", ["data", "json", "params"])
def test_a_code_is_stored_and_right_however_it_is_sent(api, how):
    address = an_address()
    assert told(ask(api, "POST", address, 4321, how)) == (201, "Email was added or updated")
    assert told(ask(api, "GET", address, 4321, how)) == (200, "Email is correct")
    assert told(ask(api, "DELETE", address, how=how)) == (200, "Email was forgotten")
    assert ask(api, "GET", address, 4321, how).status_code == 404


def test_an_unknown_address_is_not_found(api):
    address = an_address()
    assert told(ask(api, "GET", address, 1)) == (404, f"Email {address} does not exists")


def test_a_wrong_code_is_incorrect(api, address):
    assert told(ask(api, "GET", address, 1235)) == (401, "Code is incorrect")
    assert told(ask(api, "GET", address, 1234)) == (200, "Email is correct")


def test_addresses_count_without_case(api, address):
    assert ask(api, "GET", address.upper(), 1234).status_code == 200


def test_after_five_wrong_tries_the_right_code_is_wrong_too(api, address):
    for wrong in range(5):
        assert ask(api, "GET", address, wrong).status_code == 401
    assert told(ask(api, "GET", address, 1234)) == (401, "Code is incorrect")


def test_a_new_code_kills_the_old_one(api, address):
    ask(api, "POST", address, 5678)
    assert ask(api, "GET", address, 1234).status_code == 401
    assert ask(api, "GET", address, 5678).status_code == 200


def test_a_code_expires(api, address, clock):
    clock(DAY + 60)
    assert told(ask(api, "GET", address, 1234)) == (401, "Code is incorrect")


def test_a_right_code_stays_right_for_ten_minutes_and_no_longer(api, address, clock):
    assert ask(api, "GET", address, 1234).status_code == 200
    clock(9 * 60)
    assert ask(api, "GET", address, 1234).status_code == 200
    clock(11 * 60)
    assert ask(api, "GET", address, 1234).status_code == 401


def test_guessing_in_parallel_never_gets_more_than_five_tries(api, address):
    for wrong in range(3):
        ask(api, "GET", address, wrong)
    guesses = [code for code in range(10_000) if code != 1234][:GUESSES]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda code: ask(api, "GET", address, code).status_code, guesses))
    assert set(answers) == {401}
    assert ask(api, "GET", address, 1234).status_code == 401


@pytest.mark.parametrize(
    ("verb", "sent"),
    [
        ("POST", {"code": 1234}),
        ("POST", {"email_value": "a@b.org"}),
        ("POST", {"email_value": "a@b.org", "code": "many"}),
        ("POST", {"email_value": "a@b.org", "code": -1}),
        ("POST", {"email_value": "a@b.org", "code": 2**40}),
        ("POST", {"email_value": "no address", "code": 1}),
        ("POST", {"email_value": "a@b.org\r\nBcc: c@d.org", "code": 1}),
        ("POST", {"email_value": "a@b.org, c@d.org", "code": 1}),
        ("POST", {"email_value": "a@b.org", "code": 1, "more": 1}),
        ("POST", {"email_value": "x" * 250 + "@b.org", "code": 1}),
        ("GET", {"email_value": "a@b.org"}),
        ("GET", {"email_value": ["a@b.org"], "code": 1}),
        ("DELETE", {}),
    ],
)
def test_what_cannot_be_understood_is_refused(api, verb, sent):
    answer = api.call(verb, "emails", "/emails", by_service="players", json=sent)
    assert answer.status_code == 400
    assert answer.json()["msg"]


@pytest.mark.parametrize("verb", ["POST", "GET", "DELETE"])
def test_only_services_may_call(api, admin, verb):
    sent = {"email_value": "a@b.org", "code": 1}
    assert api.call(verb, "emails", "/emails", json=sent).status_code == 401
    assert (
        api.call(verb, "emails", "/emails", json=sent, headers={"ServiceToken": admin}).status_code
        == 403
    )
