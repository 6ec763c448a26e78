"""Confirming an e-mail address: the code of the mail, another one, the page the link opens."""

import html
import re

import pytest

from tests.factories import a_member


def told(answer):
    return answer.status_code, answer.json()["msg"]


def code_sent_to(troubled, member, count=1, email=None):
    message = troubled.mail_server.wait_for(email or f"{member.pseudo}@example.org", count)[-1]
    return int(message.get_content().splitlines()[1])


def confirm(api, pseudo, code, how="data"):
    return api.post("players", "/emails", **{how: {"pseudo": pseudo, "code": code}})


def is_confirmed(api, member):
    path = f"/players/{member.pseudo}"
    return api.get("players", path, token=member.token).json()["email_confirmed"]


@pytest.fixture
def member(troubled):
    return a_member(troubled.api)


def test_the_mail_of_a_registration_is_the_one_of_the_contract(troubled, member):
    message = troubled.mail_server.wait_for(f"{member.pseudo}@example.org")[0]
    assert message["Subject"] == "Ceci est un email pour vérifier votre adresse email"
    lines = message.get_content().splitlines()
    assert lines[0] == "Le code de conformation à utiliser pour valider votre adresse email est :"
    assert re.fullmatch(r"[1-9]\d{3}", lines[1])
    assert lines[2] == "Ne pas répondre à ce message !"


@pytest.mark.parametrize("how", ["data", "json", "params"])
def test_the_code_of_the_mail_confirms(troubled, member, how):
    code = code_sent_to(troubled, member)
    answer = confirm(troubled.api, member.pseudo, code, how)
    assert (answer.status_code, answer.json()) == (
        200,
        {"pseudo": member.pseudo, "msg": "Ok code is correct"},
    )
    assert is_confirmed(troubled.api, member) is True
    identity = troubled.api.get(
        "players", f"/player-identities/{member.pseudo}", by_service="games"
    ).json()
    assert identity["email_confirmed"] is True


def test_a_wrong_code_is_refused_in_the_words_of_emails(troubled, member):
    api, code = troubled.api, code_sent_to(troubled, member)
    assert told(confirm(api, member.pseudo, 1)) == (400, "Wrong code!:Code is incorrect")
    assert told(confirm(api, member.pseudo, "abc")) == (400, "Wrong code!:???")
    assert confirm(api, member.pseudo, 2**40, "json").status_code == 400
    assert confirm(api, member.pseudo, -1, "json").status_code == 400
    assert told(confirm(api, "nobody", code)) == (404, "Player nobody does not exist")
    assert is_confirmed(api, member) is False


def test_after_five_wrong_codes_only_a_new_one_helps(troubled, member):
    api, code = troubled.api, code_sent_to(troubled, member)
    for wrong in range(5):
        confirm(api, member.pseudo, wrong)
    assert confirm(api, member.pseudo, code).status_code == 400
    answer = api.post("players", "/email-codes", token=member.token, data={"pseudo": member.pseudo})
    assert (answer.status_code, answer.json()) == (
        201,
        {"pseudo": member.pseudo, "msg": "Ok code sent"},
    )
    assert confirm(api, member.pseudo, code_sent_to(troubled, member, 2)).status_code == 200
    assert told(
        api.post("players", "/email-codes", token=member.token, data={"pseudo": member.pseudo})
    ) == (400, "Email is already confirmed")


def test_another_code_goes_to_the_owner_only_and_not_too_often(troubled, member):
    api, stranger = troubled.api, a_member(troubled.api)
    sent = {"pseudo": member.pseudo}
    assert told(api.post("players", "/email-codes", json=sent, token=stranger.token)) == (
        400,
        "Not allowed for resend!:This is not you ! Good try !",
    )
    assert api.post("players", "/email-codes", json=sent).status_code == 400
    answers = [api.post("players", "/email-codes", json=sent, token=member.token) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [201] * 4 + [429] * 2
    assert answers[-1].json()["msg"] == "Too many mails were asked for, please wait"
    assert int(answers[-1].headers["Retry-After"]) > 60
    address = f"{member.pseudo}@example.org"
    troubled.mail_server.wait_for(address, 5)
    assert len(troubled.mail_server.mails_to(address)) == 5


def test_a_new_address_gets_a_code_of_its_own_in_the_members_language(troubled, member):
    api, old = troubled.api, code_sent_to(troubled, member)
    confirm(api, member.pseudo, old)
    new = f"new{member.pseudo}@example.org"
    answer = api.put(
        "players",
        f"/players/{member.pseudo}",
        token=member.token,
        json={"pseudo": member.pseudo, "email": new, "language": "en"},
    )
    assert told(answer) == (200, "Ok updated")
    assert is_confirmed(api, member) is False
    code = code_sent_to(troubled, member, email=new)
    message = troubled.mail_server.mails_to(new)[0]
    assert message["Subject"] == "This mail is to check your e-mail address"
    assert confirm(api, member.pseudo, code).status_code == 200


def test_opening_the_link_changes_nothing_its_button_confirms(troubled, member):
    api = troubled.api
    code_sent_to(troubled, member)
    message = troubled.mail_server.mails_to(f"{member.pseudo}@example.org")[0]
    link = re.search(r"http\S+", message.get_content())[0]
    assert link.startswith(troubled.urls["players"])
    page = api.session.get(link, headers={"Accept": "text/html"})
    assert page.status_code == 200
    assert page.headers["Content-Type"].startswith("text/html")
    assert "form-action 'self'" in page.headers["Content-Security-Policy"]
    assert is_confirmed(api, member) is False
    fields = {
        name: html.unescape(value)
        for name, value in re.findall(r'name="(\w+)" value="([^"]*)"', page.text)
    }
    pressed = api.session.post(
        troubled.urls["players"] + "/emails", data=fields, headers={"Accept": "text/html,*/*;q=0.8"}
    )
    assert (pressed.status_code, "C'est fait" in html.unescape(pressed.text)) == (200, True)
    assert is_confirmed(api, member) is True


def test_a_browser_that_sends_a_wrong_code_sees_a_page(troubled, member):
    answer = troubled.api.post(
        "players",
        "/emails",
        data={"pseudo": member.pseudo, "code": 1},
        headers={"Accept": "text/html", "Accept-Language": "en"},
    )
    assert answer.status_code == 400
    assert "Wrong code!:Code is incorrect" in answer.text


def test_the_page_shows_what_the_link_says_as_text_only(troubled):
    page = troubled.api.get(
        "players", "/confirmations", params={"pseudo": '"><script>alert(1)</script>', "code": "1"}
    )
    assert page.status_code == 200
    assert "<script>" not in page.text
