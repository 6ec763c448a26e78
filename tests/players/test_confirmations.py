"""Confirming an e-mail address: the code of the mail, another one, the page the link opens."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.factories import a_member


def told(answer):
    return answer.status_code, answer.json()["msg"]


def code_sent_to(troubled, member, count=1, email=None):
    message = troubled.mail_server.wait_for(email or f"{member.pseudo}@example.org", count)[-1]
    return int(message.get_content().splitlines()[1])


def proof_sent_to(troubled, member):
    """What the link of the mail carries."""
    message = troubled.mail_server.wait_for(f"{member.pseudo}@example.org")[0]
    link = re.search(r"http\S+", message.get_content())[0]
    return parse_qs(urlsplit(link).query)["code"][0]


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
    assert lines[0] == "Le code de confirmation à utiliser pour valider votre adresse email est :"
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


def test_wrong_codes_of_strangers_do_not_lock_the_owner_out(troubled, member):
    """The link in his mail works, whatever others tried before."""
    api, code = troubled.api, code_sent_to(troubled, member)
    assert {confirm(api, member.pseudo, wrong).status_code for wrong in range(7)} == {400}
    assert confirm(api, member.pseudo, code).status_code == 400
    assert confirm(api, member.pseudo, proof_sent_to(troubled, member)).status_code == 200
    assert is_confirmed(api, member) is True


def test_the_link_proves_one_address_of_one_member_for_a_day(troubled, member):
    api, proof = troubled.api, proof_sent_to(troubled, member)
    other = a_member(api)
    assert confirm(api, other.pseudo, proof).status_code == 400
    forged = proof[:-1] + ("0" if proof[-1] != "0" else "1")
    assert confirm(api, member.pseudo, forged).status_code == 400
    assert confirm(api, member.pseudo, f"99999999999{proof[10:]}").status_code == 400
    troubled.move_clock(24 * 3600 + 60)
    try:
        assert confirm(api, member.pseudo, proof).status_code == 400
    finally:
        troubled.move_clock(0)
    change = {"pseudo": member.pseudo, "email": f"x{member.pseudo}@example.org"}
    path = f"/players/{member.pseudo}"
    assert api.put("players", path, token=member.token, json=change).status_code == 200
    assert confirm(api, member.pseudo, proof).status_code == 400
    assert is_confirmed(api, member) is False


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


def test_the_link_of_the_mail_opens_a_page_of_web(troubled, member):
    code_sent_to(troubled, member)
    message = troubled.mail_server.mails_to(f"{member.pseudo}@example.org")[0]
    link = re.search(r"http\S+", message.get_content())[0]
    address, _, proof = link.rpartition("=")
    assert address == f"{troubled.web_url}/confirmations?pseudo={member.pseudo}&code"
    assert re.fullmatch(r"\d+-[0-9a-f]{40}", proof)  # signed: nobody can use it up by guessing


def test_the_address_of_older_links_leads_there_and_confirms_nothing(troubled, member):
    api, code = troubled.api, code_sent_to(troubled, member)
    path = f"/confirmations?pseudo={member.pseudo}&code={code}"
    answer = api.get("players", path, allow_redirects=False)
    assert answer.status_code == 302
    assert answer.headers["Location"] == troubled.web_url + path
    assert is_confirmed(api, member) is False
