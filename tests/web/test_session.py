"""Logging in and out, and who may send forms here."""

import pytest

from tests.factories import PASSWORD, a_member, eventually
from tests.web.visitor import Visitor
from web.session import own_path


def test_a_member_logs_in_and_out(visitor, api):
    member = a_member(api)
    page = visitor.log_in(member.pseudo, PASSWORD)
    assert page.status == 200
    assert member.pseudo in page.text
    cookie = visitor.cookie
    assert api.get("users", "/verify", token=cookie).json() == {"logged_in_as": member.pseudo}
    page = visitor.send("/logout")
    assert "Vous êtes déconnecté." in page.text
    assert visitor.cookie is None
    assert api.get("users", "/verify", token=cookie).status_code == 401


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(visitor, api):
    member = a_member(api)
    page = visitor.fill_only("/login", pseudo=member.pseudo, password=PASSWORD)
    cookie = next(
        value
        for name, value in page.response.raw.headers.items()
        if name == "Set-Cookie" and value.startswith("AccessToken=")
    )
    assert {"HttpOnly", "SameSite=Lax"} <= {part.strip() for part in cookie.split(";")}


def test_a_wrong_password_is_told_in_words_and_the_pseudo_stays(visitor, api):
    member = a_member(api)
    page = visitor.fill("/login", pseudo=member.pseudo, password="wrong")
    assert page.status == 401
    assert "Le pseudo ou le mot de passe n’est pas le bon." in page.text
    assert page.title.startswith("Erreur")
    assert page.form("/login").fields["pseudo"] == member.pseudo
    assert page.form("/login").fields["password"] == ""


def test_after_login_one_is_where_one_wanted_to_go(visitor, api):
    member = a_member(api)
    page = visitor.fill(
        "/login?next=/login%3Fnext%3D/", "/login", pseudo=member.pseudo, password=PASSWORD
    )
    assert page.response.history[0].headers["Location"] == "/login?next=/"


@pytest.mark.parametrize(
    "elsewhere",
    [
        "https://evil.example/",
        "//evil.example/",
        "/\\evil.example/",
        "\\\\evil.example",
        "/\t/evil.example/",
        "javascript:alert(1)",
        "/ok\r\nSet-Cookie: a=b",
        "",
        None,
    ],
)
def test_ways_out_of_this_site_lead_to_its_first_page(elsewhere):
    assert own_path(elsewhere) == "/"


def test_after_login_nobody_is_led_elsewhere(visitor, api):
    member = a_member(api)
    fields = {"pseudo": member.pseudo, "password": PASSWORD, "next": "//evil.example/"}
    page = visitor.send("/login", fields, allow_redirects=False)
    assert page.response.headers["Location"] == "/"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_form_of_another_site_is_refused(visitor, origin):
    page = visitor.send("/language", {"language": "en"}, headers={"Origin": origin})
    assert page.status == 403
    assert "lang" not in visitor.session.cookies


@pytest.mark.parametrize("token", ["", "00", "é", "f" * 128])
def test_a_form_without_our_token_is_refused(visitor, token):
    page = visitor.send("/language", {"language": "en", "form_token": token})
    assert page.status == 403


def test_a_form_with_the_token_of_another_visitor_is_refused(visitor, stack):
    page = visitor.send("/language", {"form_token": Visitor(stack).form_token()})
    assert page.status == 403


def test_the_token_of_a_form_is_never_the_same_twice(visitor):
    assert visitor.form_token() != visitor.form_token()


def test_a_revoked_session_shows_nothing_of_its_owner(visitor, api):
    member = a_member(api)
    visitor.log_in(member.pseudo, PASSWORD)
    api.post("users", "/logout", token=visitor.cookie)
    eventually(lambda: member.pseudo not in visitor.get("/").text)
    assert visitor.cookie is None


def test_a_cookie_that_is_no_token_is_forgotten(visitor):
    visitor.session.cookies.set("AccessToken", "a.e30.b", domain="127.0.0.1")
    assert "Se connecter" in visitor.get("/").text


def test_a_forged_token_opens_nothing(visitor, api):
    member = a_member(api)
    head, body, signature = member.token.split(".")
    visitor.session.cookies.set("AccessToken", f"{head}.{body}.{signature[:-9]}AAAAAAAAA")
    assert member.pseudo not in visitor.get("/").text


def test_language_follows_the_browser_then_the_choice(visitor, english):
    assert "Quatre jeux, une seule table" in visitor.get("/").title
    assert "Four games, one table" in english.get("/").title
    page = visitor.send("/language", {"language": "en", "next": "/login"})
    assert page.response.url.endswith("/login")
    assert "Log in" in page.title
    assert 'lang="en"' in page.response.text


def test_the_language_a_member_chooses_is_that_of_his_account(visitor, api, stack):
    member = a_member(api)
    visitor.log_in(member.pseudo, PASSWORD)
    page = visitor.send("/language", {"language": "en", "next": "/agenda"})
    assert "Nothing waits for you" in page.text
    own = api.get("players", f"/players/{member.pseudo}", token=visitor.cookie).json()
    assert own["language"] == "en"
    assert "Four games, one table" in Visitor(stack).log_in(member.pseudo, PASSWORD).title


def test_an_account_without_a_profile_chooses_a_language_too(visitor, stack):
    visitor.log_in("admin", stack.admin_password)
    assert "Log in" not in visitor.send("/language", {"language": "en"}).text
    assert "Administration" in visitor.get("/").text


def test_the_language_of_the_account_wins_at_login(visitor, api):
    member = a_member(api, language="en")
    assert "Four games, one table" in visitor.log_in(member.pseudo, PASSWORD).title
