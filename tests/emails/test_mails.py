"""/mails and /outbox: what services hand over, what administrators see of it."""

import secrets
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.factories import a_member, confirm_address
from tests.waiting import PATIENCE_SECONDS, eventually


def a_mail(**changes):
    return {
        "key": secrets.token_hex(8),
        "template": "notice",
        "language": "fr",
        "address": f"a{secrets.token_hex(5)}@example.org",
        "values": {"subject": "Bonjour", "text": "À demain"},
    } | changes


def hand_over(api, mail, by_service="games"):
    return api.post("emails", "/mails", json=mail, by_service=by_service)


def outbox(api, admin, **wanted):
    answer = api.get("emails", "/outbox", token=admin, params=wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()["mails"]


def finished(api, admin, address, count=1):
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        mails = outbox(api, admin, address=address)
        if len([mail for mail in mails if mail["state"] != "waiting"]) >= count:
            return mails
        time.sleep(0.1)
    raise AssertionError(f"no mail to {address} was finished")


def test_without_a_mail_server_a_mail_is_kept_readable(api, admin, stack):
    mail = a_mail()
    answer = hand_over(api, mail)
    assert (answer.status_code, answer.json()) == (201, {"msg": "Mail was accepted"})
    kept = finished(api, admin, mail["address"])[0]
    assert (kept["state"], kept["subject"], kept["body"]) == ("kept", "Bonjour", "À demain\n")
    assert api.get("emails", f"/outbox/{kept['id']}", token=admin).json() == kept
    file = stack.data / "outbox" / f"{kept['id']}.eml"
    assert b"Subject: Bonjour" in file.read_bytes()
    assert file.stat().st_mode & 0o777 == 0o600


def test_the_same_key_makes_one_mail_even_when_handed_over_at_once(api, admin):
    mail = a_mail()
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: hand_over(api, mail), range(6)))
    assert {answer.status_code for answer in answers} <= {201, 409}
    assert hand_over(api, mail).status_code == 201
    assert len(finished(api, admin, mail["address"])) == 1


def test_a_key_for_another_mail_is_refused_but_services_have_their_own_keys(api):
    mail = a_mail()
    hand_over(api, mail)
    assert hand_over(api, mail | {"values": {"subject": "x", "text": "y"}}).status_code == 422
    assert hand_over(api, mail | {"language": "en"}, by_service="tournaments").status_code == 201


def test_a_members_mail_goes_to_his_address_in_his_language(api, admin):
    member = a_member(api, language="en")
    hand_over(
        api,
        {
            "key": secrets.token_hex(8),
            "player_id": member.player_id,
            "template": "rescue",
            "values": {"pseudo": "x", "minutes": 30, "link": "http://x"},
        },
    )
    subjects = {
        mail["subject"] for mail in finished(api, admin, f"{member.pseudo}@example.org", count=2)
    }
    assert "A new password for x" in subjects


def test_a_members_mail_says_moments_in_his_own_time(api, admin):
    member = a_member(api, zone="America/Los_Angeles")
    confirm_address(api, member.pseudo)
    hand_over(
        api,
        {
            "key": secrets.token_hex(8),
            "player_id": member.player_id,
            "template": "game_started",
            "values": {"game": "Raspoutine", "deadline": "2026-07-15T04:00:00+00:00"},
        },
    )
    mails = finished(api, admin, f"{member.pseudo}@example.org", count=2)
    assert any(
        "mardi 14 juillet 2026 à 21:00 (America/Los_Angeles, UTC-7)" in mail["body"]
        for mail in mails
    )


def test_a_mail_to_someone_who_left_is_dropped(api, admin):
    hand_over(
        api,
        {
            "key": "to nobody",
            "player_id": 2**31 - 1,
            "template": "notice",
            "values": {"subject": "a", "text": "b"},
        },
    )

    def dropped():
        return [mail["trouble"] for mail in outbox(api, admin, state="dropped")]

    eventually(lambda: "The member has left" in dropped())


@pytest.mark.parametrize(
    "changes",
    [
        {"template": "nothing"},
        {"template": "../secrets"},
        {"values": {}},
        {"values": "no JSON"},
        {"values": [1]},
        {"key": ""},
        {"player_id": 1},
        {"address": None},
        {"language": "xx"},
        {"address": "a@b.org\nBcc: c@d.org"},
        {"address": "a@b.org\0"},
        {"unknown": 1},
        {"values": {"subject": "a", "text": "b", "unsubscribe_link": "http://x>\r\nBcc: c@d.org"}},
        {"values": {"subject": "a\0", "text": "b"}},
    ],
)
def test_what_cannot_be_sent_is_refused(api, changes):
    answer = hand_over(api, a_mail(**changes))
    assert answer.status_code == 400
    assert answer.json()["msg"]


def test_confirmation_mails_to_one_address_are_limited(api, admin):
    mails = [
        a_mail(address="flooded@example.org", template="confirmation", values={"code": 1})
        for _ in range(7)
    ]
    answers = [hand_over(api, mail) for mail in mails]
    assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 2
    assert int(answers[-1].headers["Retry-After"]) > 60
    assert hand_over(api, mails[0]).status_code == 201  # a repeat counts for nothing
    assert len(finished(api, admin, "flooded@example.org", count=5)) == 5


def test_forgetting_an_address_removes_kept_mails_and_files(api, admin, stack):
    mail = a_mail()
    hand_over(api, mail)
    kept = finished(api, admin, mail["address"])[0]
    api.delete("emails", "/emails", by_service="players", params={"email_value": mail["address"]})
    assert outbox(api, admin, address=mail["address"]) == []
    assert not (stack.data / "outbox" / f"{kept['id']}.eml").exists()


def test_the_outbox_is_paged_and_filtered(api, admin):
    mail = a_mail()
    for key in ("1", "2", "3"):
        hand_over(api, mail | {"key": mail["key"] + key})
    everything = finished(api, admin, mail["address"], count=3)
    ids = [one["id"] for one in everything]
    assert ids == sorted(ids, reverse=True)
    first = outbox(api, admin, address=mail["address"], limit=2)
    rest = outbox(api, admin, address=mail["address"], limit=2, after=first[-1]["id"])
    assert [one["id"] for one in first + rest] == ids
    assert outbox(api, admin, address=mail["address"], state="failed") == []


def test_only_a_failed_mail_is_tried_again(api, admin):
    mail = a_mail()
    hand_over(api, mail)
    kept = finished(api, admin, mail["address"])[0]
    answer = api.post("emails", f"/outbox/{kept['id']}/retries", token=admin)
    assert (answer.status_code, answer.json()["msg"]) == (
        400,
        "Only a failed mail can be tried again",
    )
    assert api.post("emails", "/outbox/999999/retries", token=admin).status_code == 404
    assert api.get("emails", "/outbox/999999", token=admin).status_code == 404


@pytest.mark.parametrize(
    ("verb", "path"), [("GET", "/outbox"), ("GET", "/outbox/1"), ("POST", "/outbox/1/retries")]
)
def test_the_outbox_is_for_administrators(api, verb, path):
    assert api.call(verb, "emails", path).status_code == 401
    assert api.call(verb, "emails", path, token=a_member(api).token).status_code == 403


def test_mails_are_handed_over_by_services_only(api, admin):
    assert api.post("emails", "/mails", json=a_mail()).status_code == 401
    assert api.post("emails", "/mails", json=a_mail(), token=admin).status_code == 401
