"""A forgotten password: the same answer for everyone, a link of thirty minutes, used once."""

import re
import time
from concurrent.futures import ThreadPoolExecutor
from statistics import median

import pytest

from tests.factories import PASSWORD, a_member

ANSWER = "If there is such an account, a link to choose a new password is on its way by mail"


def told(answer):
    return answer.status_code, answer.json()["msg"]


def wish(api, how="data", **who):
    return api.post("players", "/rescues", **{how: who})


def link_sent_to(troubled, member, count=1):
    """The path of the newest link; the mail of the registration came before."""
    message = troubled.mail_server.wait_for(f"{member.pseudo}@example.org", 1 + count)[-1]
    return re.search(r"http\S+(/rescues/\S+)", message.get_content())[1]


def logs_in(api, member, password):
    return (
        api.post(
            "users", "/login", json={"user_name": member.pseudo, "password": password}
        ).status_code
        == 200
    )


@pytest.fixture
def member(troubled):
    made = a_member(troubled.api)
    troubled.mail_server.wait_for(f"{made.pseudo}@example.org")
    yield made
    troubled.move_clock(0)


@pytest.mark.parametrize("how", ["data", "json", "params"])
def test_everyone_gets_the_same_answer(troubled, member, how):
    for who in (
        {"pseudo": member.pseudo},
        {"pseudo": "nobody"},
        {"email": f"{member.pseudo}@EXAMPLE.org"},
        {"email": "nobody@example.org"},
    ):
        assert told(wish(troubled.api, how, **who)) == (200, ANSWER)


@pytest.mark.parametrize(
    "who", [{}, {"pseudo": "a", "email": "b"}, {"pseudo": ""}, {"pseudo": "x" * 101}, {"nobody": 1}]
)
def test_exactly_one_name_is_needed(troubled, who):
    assert wish(troubled.api, "json", **who).status_code == 400


def test_the_link_sets_a_password_once_and_ends_older_tokens(troubled, member):
    api = troubled.api
    wish(api, pseudo=member.pseudo.upper())
    path = link_sent_to(troubled, member)
    page = api.get("players", path, allow_redirects=False)
    assert (page.status_code, page.headers["Location"]) == (302, troubled.web_url + path)
    assert logs_in(api, member, PASSWORD)
    assert told(api.post("players", path, data={"password": "a fresh start"})) == (
        200,
        "Ok password changed",
    )
    assert logs_in(api, member, "a fresh start")
    assert not logs_in(api, member, PASSWORD)
    assert api.get("users", "/verify", token=member.token).status_code == 401
    assert told(api.post("players", path, data={"password": "once more"})) == (
        404,
        "This link was used already, or is older than 30 minutes",
    )
    assert logs_in(api, member, "a fresh start")


def test_a_link_is_good_for_thirty_minutes(troubled, member):
    wish(troubled.api, email=f"{member.pseudo}@example.org")
    path = link_sent_to(troubled, member)
    troubled.move_clock(31 * 60)
    assert troubled.api.post("players", path, json={"password": "too late"}).status_code == 404


def test_a_password_the_policy_refuses_leaves_the_link_good(troubled, member):
    api = troubled.api
    wish(api, pseudo=member.pseudo)
    path = link_sent_to(troubled, member)
    assert told(api.post("players", path, json={"password": "ab"})) == (
        400,
        "The password must have at least 3 characters",
    )
    assert api.post("players", path, json={}).status_code == 400
    assert api.post("players", path, json={"password": "better"}).status_code == 200


def test_of_many_who_press_at_once_one_sets_the_password(troubled, member):
    api = troubled.api
    wish(api, pseudo=member.pseudo)
    path = link_sent_to(troubled, member)
    with ThreadPoolExecutor(6) as pool:
        answers = list(
            pool.map(
                lambda number: (
                    api.post("players", path, json={"password": f"password {number}"}).status_code
                ),
                range(6),
            )
        )
    assert sorted(answers) == [200] + [404] * 5
    assert logs_in(api, member, f"password {answers.index(200)}")


def test_a_changed_password_makes_the_link_useless(troubled, member):
    api = troubled.api
    wish(api, pseudo=member.pseudo)
    path = link_sent_to(troubled, member)
    api.put(
        "players",
        f"/players/{member.pseudo}",
        token=member.token,
        json={"pseudo": member.pseudo, "password": "changed"},
    )
    assert api.post("players", path, json={"password": "stolen"}).status_code == 404


def test_a_guessed_link_is_useless(troubled):
    answer = troubled.api.post("players", "/rescues/guessed", json={"password": "stolen"})
    assert answer.status_code == 404


def test_the_inbox_of_a_member_is_not_flooded(troubled, member):
    for _ in range(8):
        assert told(wish(troubled.api, pseudo=member.pseudo)) == (200, ANSWER)
    other = a_member(troubled.api)
    wish(troubled.api, pseudo=other.pseudo)
    link_sent_to(troubled, other)  # by then all wishes before it were granted
    mails = troubled.mail_server.wait_for(f"{member.pseudo}@example.org", 6)
    assert len(mails) == 6  # the registration's, and five


def test_an_unknown_name_takes_as_long_as_a_known_one(troubled, member):
    def seconds(pseudo):
        began = time.perf_counter()
        wish(troubled.api, pseudo=pseudo)
        return time.perf_counter() - began

    pairs = [(seconds(member.pseudo), seconds("nobody-at-all")) for _ in range(40)]
    known, unknown = (median(times) for times in zip(*pairs, strict=True))
    assert 0.6 < known / unknown < 1.6
