"""The pages of accounts, over HTTP without a browser and so without script."""

import json

import pytest

from tests.factories import PASSWORD, a_member, a_pseudo, eventually
from tests.web.mailbox import code_in, link_in, mail_to
from tests.web.visitor import Visitor

NEW = "another horse entirely"


def registration(pseudo: str, **typed: str) -> dict[str, str]:
    return {
        "pseudo": pseudo,
        "email": f"{pseudo}@example.org",
        "password": PASSWORD,
        "again": PASSWORD,
        "first_name": "Camille",
        "family_name": "Roussel-Desmoulins",
        "telephone": "0601020304",
        "country": "BEL",
        "time_zone": "UTC + 2",
        "language": "fr",
        "replace": "1",
        **typed,
    }


@pytest.fixture
def member(api):
    return a_member(api)


@pytest.fixture
def known(visitor, member):
    """Somebody who has logged in."""
    visitor.log_in(member.pseudo, PASSWORD)
    return visitor


def own_data(api, visitor, pseudo):
    return api.get("players", f"/players/{pseudo}", token=visitor.cookie).json()


def test_registering_keeps_every_field_and_logs_in(visitor, api):
    pseudo = a_pseudo()
    page = visitor.fill("/register", **registration(pseudo))
    assert page.response.url.endswith("/confirmations")
    assert "Bienvenue" in page.text
    own = own_data(api, visitor, pseudo)
    assert {name: own[name] for name in ("first_name", "family_name", "telephone")} == {
        "first_name": "Camille",
        "family_name": "Roussel-Desmoulins",
        "telephone": "0601020304",
    }
    assert (own["country"], own["time_zone"], own["language"]) == ("BEL", "UTC + 2", "fr")
    assert own["replace"] is True


def test_the_form_says_what_is_public(visitor):
    assert "Le pays et le fuseau horaire sont publics, le reste ne l’est pas." in (
        visitor.get("/register").text
    )


def test_what_is_wrong_is_told_beside_its_field_and_nothing_typed_is_lost(visitor, member):
    typed = registration(member.pseudo, email="camille@", again="something else")
    page = visitor.fill("/register", **typed)
    assert page.status == 400
    assert page.title.startswith("Erreur")
    assert "Il diffère du premier. Tapez-le de nouveau." in page.text
    form = page.form("/register")
    assert form.fields["family_name"] == "Roussel-Desmoulins"
    assert form.fields["country"] == "BEL"
    assert form.fields["password"] == ""
    page = visitor.fill("/register", **registration(member.pseudo))
    assert "Ce pseudo est déjà pris." in page.text
    assert ("a", {"href": "#pseudo"}) in page.tags
    page = visitor.fill("/register", **registration(a_pseudo(), email="zoe.org"))
    assert "Ce n’est pas une adresse de courriel" in page.text


def test_the_server_says_how_strong_a_password_is(visitor):
    page = visitor.fill("/register", **registration(a_pseudo(), again="x"))
    assert "Très bon : personne ne le trouvera." in page.text
    answer = visitor.send("/password-strength", {"password": "abc", "pseudo": "Camille"})
    assert answer.response.json()["score"] == 0


def test_the_code_of_the_mail_confirms_the_address(visitor, api, admin):
    pseudo = a_pseudo()
    visitor.fill("/register", **registration(pseudo))
    text = mail_to(api, admin, f"{pseudo}@example.org")
    assert "code de confirmation" in text
    page = visitor.fill("/confirmations", code="1")
    assert "Ce code n’est pas le bon" in page.text
    page = visitor.fill("/confirmations", code=code_in(text))
    assert "Votre adresse de courriel est confirmée." in page.text
    assert own_data(api, visitor, pseudo)["email_confirmed"] is True


def test_the_link_of_the_mail_needs_no_login_and_only_its_button_confirms(
    visitor, english, api, admin
):
    pseudo = a_pseudo()
    visitor.fill("/register", **registration(pseudo))
    path = link_in(mail_to(api, admin, f"{pseudo}@example.org"))
    page = english.get(path)
    assert "Confirm your e-mail address" in page.text
    assert own_data(api, visitor, pseudo)["email_confirmed"] is False
    english.send("/confirmations", page.form("/confirmations").fields)
    assert own_data(api, visitor, pseudo)["email_confirmed"] is True


def test_another_code_can_be_asked_for(known, api, admin, member):
    known.send("/confirmations/codes")
    text = mail_to(api, admin, f"{member.pseudo}@example.org", 2)
    known.fill("/confirmations", code=code_in(text))
    assert own_data(api, known, member.pseudo)["email_confirmed"] is True


def test_a_member_changes_his_data(known, api, member):
    page = known.fill("/account", first_name="Zoé", country="CHE", language="en")
    assert "not confirmed" in page.text  # the language of the account is that of the pages
    own = own_data(api, known, member.pseudo)
    assert (own["first_name"], own["country"], own["language"]) == ("Zoé", "CHE", "en")


def test_changes_that_are_refused_are_told_and_kept_in_the_form(known):
    page = known.fill("/account", email="z", first_name="Zoé")
    assert page.status == 400
    assert page.form("/account").fields["first_name"] == "Zoé"


def test_a_member_changes_his_password_and_stays_logged_in(known, api, member, stack):
    other = Visitor(stack)
    other.log_in(member.pseudo, PASSWORD)
    old = other.cookie
    page = known.fill("/account/password", old_password=PASSWORD, password=NEW, again=NEW)
    assert "Votre mot de passe est changé." in page.text
    assert member.pseudo in known.get("/").text
    eventually(lambda: api.get("users", "/verify", token=old).status_code == 401)
    assert api.login(member.pseudo, NEW)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"old_password": "wrong", "password": NEW, "again": NEW}, "n’est pas le bon"),
        ({"old_password": PASSWORD, "password": NEW, "again": "x"}, "Il diffère du premier"),
        ({"old_password": PASSWORD, "password": "x", "again": "x"}, "au moins 3 signes"),
        ({"old_password": PASSWORD, "password": "", "again": ""}, "À remplir."),
    ],
)
def test_a_password_is_not_changed_by_mistake(known, api, member, typed, said):
    page = known.fill("/account/password", **typed)
    assert page.status == 400
    assert said in page.text
    assert api.login(member.pseudo, PASSWORD)


def test_a_forgotten_password_is_replaced_through_the_mail(visitor, api, admin, member):
    for who in (member.pseudo, "nobody", "nobody@example.org"):
        page = visitor.fill("/rescues", who=who)
        assert "Si ce compte existe, un lien" in page.text
    path = link_in(mail_to(api, admin, f"{member.pseudo}@example.org", about="/rescues/"))
    page = visitor.send(path, {"password": NEW, "again": "x"})
    assert page.status == 400
    page = visitor.fill(path, password=NEW, again=NEW)
    assert "Votre mot de passe est changé." in page.text
    assert api.login(member.pseudo, NEW)
    page = visitor.send(path, {"password": NEW, "again": NEW})
    assert "Ce lien a déjà servi" in page.text


def test_sessions_are_listed_with_address_and_program_and_can_be_ended(known, api, member, stack):
    other = Visitor(stack)
    other.session.headers["User-Agent"] = "Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1"
    other.log_in(member.pseudo, PASSWORD)
    page = known.get("/account/sessions")
    assert "Firefox sous Linux" in page.text
    assert "Safari sous iPhone" in page.text
    assert "127.0.0.1" in page.text
    ends = {form.action for form in page.forms if form.action.endswith("/end")}
    for action in ends:
        page = known.send(action)
    assert "Safari sous iPhone" not in page.text
    assert api.get("users", "/verify", token=other.cookie).status_code == 401
    assert api.get("users", "/verify", token=known.cookie).status_code == 200


def test_a_token_for_scripts_is_shown_once_and_can_be_ended(known, api, member):
    page = known.fill("/account/tokens", name="Mon robot", scope="play", days="30")
    token = next(word for word in page.text.split() if word.startswith("ey"))
    assert api.get("users", "/verify", token=token).json() == {"logged_in_as": member.pseudo}
    page = known.get("/account/tokens")
    assert token not in page.text
    assert "Mon robot lire et jouer" in page.text
    end = next(form.action for form in page.forms if form.action.endswith("/end"))
    assert "Mon robot" not in known.send(end).text
    assert api.get("users", "/verify", token=token).status_code == 401
    assert known.fill("/account/tokens", name="", days="x").status == 400


def test_a_member_takes_his_data_away(known, member):
    response = known.get("/account/data").response
    assert response.headers["Content-Disposition"].startswith("attachment")
    assert json.loads(response.text)["profile"]["pseudo"] == member.pseudo


def test_leaving_tells_what_happens_then_deletes(known, api, member):
    page = known.get("/account/leaving")
    assert "sont effacés partout" in page.text
    page = known.fill("/account/leaving")
    assert "Votre compte est supprimé." in page.text
    assert known.cookie is None
    assert api.get("players", f"/player-cards/{member.pseudo}").status_code == 404


def test_what_was_typed_survives_the_end_of_the_session(known, api, member):
    form = known.get("/account").form("/account")
    api.post("users", "/logout", token=known.cookie)
    typed = form.fields | {"first_name": "Zoé", "family_name": "Après-coup"}
    page = known.send("/account", typed)

    def is_asked_to_log_in() -> bool:
        nonlocal page
        page = page if page.status == 401 else known.send("/account", typed)
        return page.status == 401

    eventually(is_asked_to_log_in)
    assert "ce que vous avez tapé est gardé" in page.text
    fields = page.form("/login").fields | {"pseudo": member.pseudo, "password": "wrong"}
    page = known.send("/login", fields)
    fields = page.form("/login").fields | {"pseudo": member.pseudo, "password": PASSWORD}
    page = known.send("/login", fields)
    assert "Ce que vous aviez tapé" in page.text
    page = known.send("/account", page.form("/account").fields)
    own = own_data(api, known, member.pseudo)
    assert (own["first_name"], own["family_name"]) == ("Zoé", "Après-coup")


def test_pages_of_members_ask_to_log_in_and_come_back(visitor, member):
    page = visitor.get("/account/sessions")
    assert page.response.url.endswith("/login?next=/account/sessions")
    form = page.form("/login").fields | {"pseudo": member.pseudo, "password": PASSWORD}
    assert visitor.send("/login", form).response.url.endswith("/account/sessions")
