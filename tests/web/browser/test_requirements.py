"""The requirements of AFJD API 2020 for front-ends, one by one, as people meet them."""

from playwright.sync_api import expect

from tests.factories import PASSWORD, a_member, a_pseudo
from tests.web.browser.windows import fill, log_in, press
from tests.web.mailbox import code_in, link_in, mail_to

NEW = "another horse entirely"


def own_data(api, member):
    return api.get("players", f"/players/{member.pseudo}", token=member.token).json()


def register(page, pseudo, **typed):
    page.goto("/register")
    fill(
        page,
        **{
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
            "replace": True,
            **typed,
        },
    )
    press(page, "Créer le compte")


def test_req_10_create_an_account_with_every_parameter(either_window, api):
    pseudo = a_pseudo()
    register(either_window, pseudo)
    expect(either_window.get_by_text("Bienvenue")).to_be_visible()
    token = api.login(pseudo, PASSWORD)
    own = api.get("players", f"/players/{pseudo}", token=token).json()
    assert (own["first_name"], own["family_name"]) == ("Camille", "Roussel-Desmoulins")
    assert (own["country"], own["time_zone"], own["telephone"]) == ("BEL", "UTC + 2", "0601020304")
    assert own["replace"] is True


def test_req_20_change_the_account(either_window, api):
    member = a_member(api)
    log_in(either_window, member.pseudo, PASSWORD)
    either_window.goto("/account")
    fill(either_window, first_name="Zoé", country="CHE")
    press(either_window, "Enregistrer")
    expect(either_window.get_by_text("Vos modifications sont enregistrées")).to_be_visible()
    assert own_data(api, member)["country"] == "CHE"


def test_req_30_enter_the_code_that_confirms_the_address(either_window, api, admin):
    pseudo = a_pseudo()
    register(either_window, pseudo)
    code = code_in(mail_to(api, admin, f"{pseudo}@example.org"))
    fill(either_window, code="1")
    press(either_window, "Confirmer mon adresse")
    expect(either_window.locator("#code-e")).to_contain_text("Ce code n’est pas le bon")
    fill(either_window, code=code)
    press(either_window, "Confirmer mon adresse")
    expect(either_window.get_by_text("est confirmée")).to_be_visible()


def test_req_40_change_the_password(either_window, api):
    member = a_member(api)
    log_in(either_window, member.pseudo, PASSWORD)
    either_window.goto("/account/password")
    fill(either_window, old_password=PASSWORD, password=NEW, again=NEW)
    press(either_window, "Changer le mot de passe")
    expect(either_window.get_by_text("Votre mot de passe est changé")).to_be_visible()
    assert api.login(member.pseudo, NEW)


def test_req_50_passwords_are_hidden_and_typed_twice(either_window, api, admin):
    member = a_member(api)
    either_window.goto("/rescues")
    fill(either_window, who=member.pseudo)
    press(either_window, "M’envoyer le lien")
    link = link_in(mail_to(api, admin, f"{member.pseudo}@example.org", about="/rescues/"))
    for path in ("/register", link):
        either_window.goto(path)
        for name in ("password", "again"):
            assert either_window.locator(f"[name={name}]").get_attribute("type") == "password"
    fill(either_window, password=NEW, again="something else")
    press(either_window, "Changer le mot de passe")
    expect(either_window.locator("#again-e")).to_contain_text("Il diffère du premier")
    fill(either_window, password=NEW, again=NEW)
    press(either_window, "Changer le mot de passe")
    expect(either_window.get_by_text("Vous pouvez vous connecter")).to_be_visible()
    assert api.login(member.pseudo, NEW)


def test_req_60_delete_the_account(either_window, api):
    member = a_member(api)
    log_in(either_window, member.pseudo, PASSWORD)
    either_window.goto("/account/leaving")
    expect(either_window.get_by_text("sont effacés partout")).to_be_visible()
    press(either_window, f"Supprimer {member.pseudo}")
    expect(either_window.get_by_text("Votre compte est supprimé")).to_be_visible()
    assert api.get("players", f"/player-cards/{member.pseudo}").status_code == 404


def test_the_strength_of_a_password_is_told_while_typing(window):
    window.goto("/register")
    window.locator("#password").press_sequentially("abc")
    expect(window.locator("#password-s")).to_contain_text("Très faible")
    window.locator("#password").fill(PASSWORD)
    expect(window.locator("#password-s")).to_contain_text("Très bon")
    expect(window.locator("meter")).to_have_js_property("value", 4)


def test_what_was_typed_survives_the_end_of_the_session(either_window, api):
    member = a_member(api)
    log_in(either_window, member.pseudo, PASSWORD)
    either_window.goto("/account")
    fill(either_window, family_name="Après-coup")
    cookies = [each for each in either_window.context.cookies() if each["name"] != "AccessToken"]
    either_window.context.clear_cookies()
    either_window.context.add_cookies(cookies)  # the session is gone, the form is still open
    press(either_window, "Enregistrer")
    expect(either_window.get_by_text("ce que vous avez tapé est gardé")).to_be_visible()
    fill(either_window, pseudo=member.pseudo, password=PASSWORD)
    press(either_window, "Se connecter")
    press(either_window, "L’envoyer maintenant")
    expect(either_window.get_by_text("Vos modifications sont enregistrées")).to_be_visible()
    assert own_data(api, member)["family_name"] == "Après-coup"
