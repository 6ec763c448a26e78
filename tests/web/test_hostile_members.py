"""What a hostile member tries: nothing of it runs, leaks or locks anybody out."""

import contextlib
from concurrent.futures import ThreadPoolExecutor

import pytest

from services.users.actions.log_in import TRIES_PER_ACCOUNT, TRIES_PER_ADDRESS
from tests.conftest import SOAK
from tests.factories import PASSWORD, a_member
from tests.waiting import PATIENCE_SECONDS
from tests.web.arrangements import a_waiting_game, an_event
from tests.web.visitor import Visitor

SCRIPT = "<script>alert(1)</script>"
SHORT = "<b onx='1'>"
GUESSES = TRIES_PER_ADDRESS + 100 if SOAK else 40


@pytest.fixture
def hostile(api):
    """As much script as each of the names holds."""
    member = a_member(api, "<i>&\"'xss", first_name=SCRIPT, family_name=SCRIPT, email="x@e.org")
    yield member
    api.delete("players", "/players/%3Ci%3E&%22'xss", token=member.token)


def test_names_are_shown_as_text(hostile, visitor, api, stack):
    with contextlib.suppress(AssertionError):
        a_waiting_game(api, hostile, SHORT)
    an_event(api, hostile, SCRIPT)
    visitor.log_in(hostile.pseudo, PASSWORD)
    boss = Visitor(stack)
    boss.log_in("admin", stack.admin_password)
    for page in (
        visitor.get("/"),
        visitor.get("/account"),
        visitor.get("/account/leaving"),
        visitor.get("/events"),
        visitor.get("/diplomacy?state=looking"),
        visitor.get("/players?q=<i>"),
        visitor.get("/players/%3Ci%3E&%22'xss"),
        boss.get("/admin/members?q=x@e.org"),
    ):
        assert page.status == 200
        assert "<script>alert" not in page.response.text
        assert not [tag for tag, attributes in page.tags if "onx" in attributes or tag == "i"]
    assert SCRIPT in visitor.get("/events").text


@pytest.mark.parametrize(
    "path",
    [
        f"/confirmations?pseudo=%22%3E{SCRIPT}&code={SCRIPT}",
        f"/login?next={SCRIPT}",
        f"/players?q={SCRIPT}",
        f"/rescues/{SCRIPT.replace('/', '')}",
        f"/{SCRIPT.replace('/', '')}",
    ],
)
def test_what_an_address_says_is_shown_as_text(visitor, path):
    assert "<script>alert" not in visitor.get(path).response.text


def guess_passwords(stack, pseudos: list[str]) -> list[int]:
    """From one address, with one form that is sent again and again."""
    attacker = Visitor(stack, address="127.0.0.66")
    attacker.session.headers["X-Forwarded-For"] = "127.0.0.77"
    token = attacker.form_token()

    def guess(pseudo: str) -> int:
        typed = {"form_token": token, "pseudo": pseudo, "password": "guess"}
        return attacker.session.post(
            f"{stack.web_url}/login", data=typed, timeout=PATIENCE_SECONDS
        ).status_code

    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(guess, pseudos))


def test_logins_of_one_visitor_do_not_lock_out_another(stack, api):
    """All of them come through web; what counts is the address of who sits before it."""
    victim = a_member(api)
    at_home = Visitor(stack, address="127.0.0.77")
    assert at_home.log_in(victim.pseudo, PASSWORD).status == 200
    answers = guess_passwords(stack, [victim.pseudo] * 2 * TRIES_PER_ACCOUNT)
    assert set(answers) == {401, 429}
    assert answers.count(401) <= TRIES_PER_ACCOUNT
    answers = guess_passwords(stack, [f"nobody{number}" for number in range(GUESSES)])
    assert (answers[-1] == 429) == (GUESSES > TRIES_PER_ADDRESS)
    page = Visitor(stack, address="127.0.0.77").log_in(victim.pseudo, PASSWORD)
    assert page.status == 200
    newcomer = a_member(api)
    assert Visitor(stack, address="127.0.0.88").log_in(newcomer.pseudo, PASSWORD).status == 200


def test_sessions_show_the_address_of_the_visitor_and_no_other(stack, api):
    member = a_member(api)
    visitor = Visitor(stack, address="127.0.0.99")
    visitor.session.headers["X-Forwarded-For"] = "203.0.113.7"
    visitor.log_in(member.pseudo, PASSWORD)
    text = visitor.get("/account/sessions").text
    assert "127.0.0.99" in text
    assert "203.0.113.7" not in text
