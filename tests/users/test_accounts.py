"""/add, /remove, /change: every row of the contract."""

import pytest

from tests.factories import PASSWORD, a_pseudo, a_user


def call(api, path, body, token=None, by_service="players"):
    return api.post("users", path, json=body, token=token, by_service=by_service)


def told(answer):
    return answer.status_code, answer.json()["msg"]


def test_an_account_is_added_once(api):
    pseudo = a_pseudo()
    sent = {"user_name": pseudo, "password": PASSWORD}
    assert told(call(api, "/add", sent)) == (201, "User was added")
    assert told(call(api, "/add", sent)) == (400, "User already exists")


def test_a_name_that_differs_in_case_or_accents_only_is_taken(api):
    pseudo = a_user(api, "é" + a_pseudo()[:10])
    other = "E" + pseudo[1:].upper()
    assert told(call(api, "/add", {"user_name": other, "password": PASSWORD})) == (
        400,
        "User already exists",
    )


def test_the_administrators_name_cannot_be_registered(api):
    assert told(call(api, "/add", {"user_name": "Admin", "password": PASSWORD})) == (
        400,
        "User already exists",
    )


@pytest.mark.parametrize("path", ["/add", "/remove", "/change", "/login"])
def test_a_body_that_is_not_json_is_missing(api, path):
    token = api.login(a_user(api), PASSWORD)
    answer = api.post("users", path, data={"user_name": "x"}, token=token, by_service="players")
    assert told(answer) == (400, "Missing JSON in request")


@pytest.mark.parametrize(
    ("path", "body", "missing"),
    [
        ("/add", {"password": "abc"}, "user_name"),
        ("/add", {"user_name": "", "password": "abc"}, "user_name"),
        ("/add", {"user_name": "somebody"}, "password"),
        ("/remove", {}, "user_name"),
        ("/change", {"password": "abc"}, "user_name"),
        ("/change", {"user_name": "somebody"}, "password"),
        ("/change", {"user_name": "somebody", "password": ""}, "password"),
        ("/login", {"password": "abc"}, "user_name"),
        ("/login", {"user_name": "somebody"}, "password"),
    ],
)
def test_the_first_missing_parameter_is_named(api, path, body, missing):
    token = api.login(a_user(api), PASSWORD)
    assert told(call(api, path, body, token)) == (400, f"Missing {missing} parameter")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/remove", {"user_name": "nobody-here"}),
        ("/change", {"user_name": "nobody-here", "password": "abc"}),
    ],
)
def test_an_unknown_account_is_not_found(api, path, body):
    token = api.login(a_user(api), PASSWORD)
    assert told(call(api, path, body, token)) == (404, "User does not exist")


@pytest.mark.parametrize(("path", "more"), [("/remove", {}), ("/change", {"password": "abc"})])
def test_another_persons_account_is_refused(api, path, more):
    token, victim = api.login(a_user(api), PASSWORD), a_user(api)
    assert told(call(api, path, {"user_name": victim, **more}, token)) == (
        405,
        "This is not you ! Good try !",
    )
    assert api.login(victim, PASSWORD)


def test_a_changed_password_makes_older_tokens_useless_everywhere(api):
    pseudo = a_user(api)
    token = api.login(pseudo, PASSWORD)
    answer = call(api, "/change", {"user_name": pseudo, "password": "another one"}, token)
    assert told(answer) == (201, "User was changed")
    assert told(api.get("users", "/verify", token=token)) == (401, "Token has been revoked")
    assert api.login(pseudo, "another one")


def test_a_removed_account_is_gone_and_its_name_free(api):
    pseudo = a_user(api)
    token = api.login(pseudo, PASSWORD)
    assert told(call(api, "/remove", {"user_name": pseudo}, token)) == (200, "User was removed")
    assert api.get("users", "/verify", token=token).status_code == 401
    a_user(api, pseudo)
    assert api.get("users", "/verify", token=token).status_code == 401


@pytest.mark.parametrize("path", ["/add", "/remove", "/change"])
def test_internal_endpoints_answer_services_only(api, path):
    body = {"user_name": "somebody", "password": PASSWORD}
    assert api.post("users", path, json=body).status_code == 401
    user_token = api.login(a_user(api), PASSWORD)
    answer = api.post(
        "users", path, json=body, token=user_token, headers={"ServiceToken": user_token}
    )
    assert answer.status_code == 403


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("ab", "The password must have at least 3 characters"),
    ],
)
def test_a_password_below_the_policy_is_refused(api, password, why):
    assert told(call(api, "/add", {"user_name": a_pseudo(), "password": password})) == (400, why)


@pytest.mark.parametrize(
    "password", ["p" * 5000, "пароль в другом письме", "日本語のパスワード", "a b c"]
)
def test_any_length_and_letters_above_the_minimum_will_do(api, password):
    assert api.login(a_user(api, password=password), password)
