"""Mails that players choose, and the link that ends them without logging in."""

import re
import time

import pytest

from tests.factories import a_member, confirm_address
from tests.games.diplomacy.table import FRANCE, ITALY, told
from tests.waiting import PATIENCE_SECONDS

PATH = "/game-subscriptions/<id>"
SEATED = "vous êtes inscrit"


@pytest.fixture
def mails(api, admin):
    """Subjects and texts that went to a member about a game, once so many have come."""

    def read(member, game, at_least=1):
        deadline = time.monotonic() + PATIENCE_SECONDS
        while True:
            kept = api.get(
                "emails", "/outbox", token=admin, params={"address": f"{member.pseudo}@example.org"}
            ).json()["mails"]
            found = [
                mail
                for mail in kept
                if game.name in mail["subject"] + mail["body"] and mail["state"] == "kept"
            ]
            if len(found) >= at_least or time.monotonic() > deadline:
                return found
            time.sleep(0.2)

    return read


def subjects(found):
    return [mail["subject"].split(" : ")[1] for mail in found]


def write(game, role, to, count=1):
    for _ in range(count):
        game.as_role(role, "POST", "/game-messages/<id>", dest_role_id=to, content="secret words")


def test_a_message_is_told_of_without_its_words(started, mails):
    write(started, ITALY, FRANCE)
    found = mails(started.crowd.holder(FRANCE), started, 3)
    assert sorted(subjects(found)) == ["la partie commence", "un message pour vous", SEATED]
    assert all("secret words" not in mail["body"] for mail in found)


def test_who_does_not_want_a_kind_gets_none_of_it(started, mails):
    answer = started.act("PUT", PATH, started.crowd.holder(FRANCE), message=0, declaration=1)
    assert told(answer) == (200, "Ok subscriptions changed")
    write(started, ITALY, FRANCE)
    started.as_role(ITALY, "POST", "/game-declarations/<id>", content="secret words")
    found = mails(started.crowd.holder(FRANCE), started, 3)
    assert sorted(subjects(found)) == ["la partie commence", "une déclaration", SEATED]


def test_the_link_of_a_mail_ends_it_without_a_login(started, api, mails):
    write(started, ITALY, FRANCE)
    member = started.crowd.holder(FRANCE)
    body = next(mail["body"] for mail in mails(member, started, 3) if "message" in mail["subject"])
    path = re.search(r"(/unsubscriptions/\S+)", body)[1]
    page = api.get("players", path, allow_redirects=False)
    assert (page.status_code, page.headers["Location"]) == (302, api.stack.web_url + path)
    assert "</button>" in api.get("players", path).text
    assert started.act("GET", PATH, member).json()["message"]  # looking changes nothing
    assert api.post("players", path).status_code == 200
    wishes = started.act("GET", PATH, member).json()
    assert (wishes["message"], wishes["adjudication"]) == (False, True)


def test_a_forged_link_ends_nothing(api, stack, started):
    token = f"{started.crowd.holder(FRANCE).player_id}.{started.game_id}.message.{'0' * 32}"
    for service in ("players", "games"):
        assert api.post(service, f"/unsubscriptions/{token}").status_code == 404


def test_a_digest_gathers_a_day_of_a_kind(started, mails):
    member = started.crowd.holder(FRANCE)
    started.act("PUT", PATH, member, digest=1)
    write(started, ITALY, FRANCE, count=3)
    found = mails(member, started, 2)
    # Nothing of the messages at once.
    assert sorted(subjects(found)) == ["la partie commence", SEATED]


def test_only_those_in_a_game_subscribe_to_it(started):
    assert started.act("PUT", PATH, started.crowd.stranger, message=1).status_code == 403


def test_who_agreed_to_replace_hears_of_a_free_role_until_he_ends_it(started, api, mails):
    helper, other = a_member(api, replace=1), a_member(api)
    confirm_address(api, helper.pseudo)
    answer = started.as_master("POST", "/game-replacement-calls/<id>", role_id=FRANCE)
    assert answer.json()["told"] >= 1
    [mail] = mails(helper, started)
    assert subjects([mail]) == ["un joueur est recherché"]
    path = re.search(r"(/unsubscriptions/\S+)", mail["body"])[1]
    assert api.post("players", path).status_code == 200
    own = api.get("players", f"/players/{helper.pseudo}", token=helper.token).json()
    assert own["replace"] is False
    again = started.as_master("POST", "/game-replacement-calls/<id>", role_id=FRANCE)
    assert again.json()["told"] == answer.json()["told"] - 1
    assert mails(other, started, at_least=0) == []


def test_those_in_the_game_are_not_asked_to_replace(started, api):
    told_before = call(started)
    player = started.crowd.holder(ITALY)
    api.put(
        "players",
        f"/players/{player.pseudo}",
        token=player.token,
        data={"pseudo": player.pseudo, "replace": 1},
    )
    assert call(started) == told_before
    api.put(
        "players",
        f"/players/{player.pseudo}",
        token=player.token,
        data={"pseudo": player.pseudo, "replace": 0},
    )


def call(game):
    answer = game.as_master("POST", "/game-replacement-calls/<id>", role_id=FRANCE)
    return answer.json()["told"]
