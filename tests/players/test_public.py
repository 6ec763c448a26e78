"""What anyone, and what only the other services, may ask of members."""

from datetime import UTC, datetime

import pytest

from tests.factories import a_member, a_user, eventually


def told(answer):
    return answer.status_code, answer.json()["msg"]


@pytest.mark.parametrize("path", ["/player_identifiers/", "/player-identifiers/"])
def test_an_identifier_is_a_bare_number(api, path):
    member = a_member(api)
    answer = api.get("players", path + member.pseudo)
    assert (answer.status_code, answer.json()) == (200, member.player_id)
    assert told(api.get("players", path + "nobody")) == (404, "Player nobody doesn't exist")


def test_a_card_shows_what_is_public_and_nothing_else(api):
    member = a_member(api, first_name="Secret", telephone="111")
    today = datetime.now(UTC).date().isoformat()
    assert api.get("players", f"/player-cards/{member.pseudo}").json() == {
        "player_id": member.player_id,
        "pseudo": member.pseudo,
        "country": "FRA",
        "time_zone": "UTC + 1",
        "member_since": today,
        "last_seen": today,
        "games": 0,
        "ratings": {"performance": {}, "reliability": None, "regularity": None},
    }
    assert told(api.get("players", "/player-cards/nobody")) == (404, "Player nobody doesn't exist")


def test_a_card_counts_games_that_run_and_that_are_finished(troubled):
    member = a_member(troubled.api)
    troubled.games.running[member.player_id] = {"3": 1}
    troubled.games.finished[member.player_id] = {"1": 2, "2": 0}
    assert troubled.api.get("players", f"/player-cards/{member.pseudo}").json()["games"] == 3


def test_a_card_does_without_what_is_not_known_now(troubled):
    member = a_member(troubled.api)
    troubled.games.refusal = "not now"
    try:
        answer = troubled.api.get("players", f"/player-cards/{member.pseudo}")
    finally:
        troubled.games.refusal = None
    card = answer.json()
    assert (answer.status_code, card["games"], card["ratings"]) == (200, None, None)


@pytest.mark.parametrize(
    ("path", "member", "lang", "code", "text"),
    [
        ("/countries", "countries", None, "DEU", "Allemagne"),
        ("/countries", "countries", "en", "DEU", "Germany"),
        ("/time-zones", "time_zones", None, "UTC - 5", "Montréal"),
        ("/time-zones", "time_zones", "en", "UTC + 5:45", "Kathmandu"),
    ],
)
def test_lists_to_choose_from(api, path, member, lang, code, text):
    answer = api.get("players", path, params={"lang": lang} if lang else {})
    assert answer.status_code == 200
    assert text in next(one["text"] for one in answer.json()[member] if one["code"] == code)
    again = api.get(
        "players",
        path,
        params={"lang": lang} if lang else {},
        headers={"If-None-Match": answer.headers["ETag"]},
    )
    assert again.status_code == 304
    assert api.get("players", path, params={"lang": "xx"}).status_code == 400


def test_every_code_offered_is_accepted(api):
    member = a_member(api)
    for zone in api.get("players", "/time-zones").json()["time_zones"][::6]:
        answer = api.put(
            "players",
            f"/players/{member.pseudo}",
            token=member.token,
            json={"pseudo": member.pseudo, "time_zone": zone["code"]},
        )
        assert answer.status_code == 200


def test_services_learn_who_a_member_is_and_where_he_reads_mail(api):
    member = a_member(api, language="en")
    answer = api.get("players", f"/player-identities/{member.pseudo}", by_service="games")
    assert answer.json() == {
        "player_id": member.player_id,
        "user_id": answer.json()["user_id"],
        "pseudo": member.pseudo,
        "email_confirmed": False,
        "language": "en",
        "zone": "UTC + 1",
    }
    by_account = f"/account-players/{answer.json()['user_id']}"
    assert api.get("players", by_account, by_service="games").json() == answer.json()
    assert api.get("players", by_account, by_service="emails").status_code == 403
    answer = api.get("players", f"/mail-addresses/{member.player_id}", by_service="emails")
    assert answer.json() == {
        "address": f"{member.pseudo}@example.org",
        "language": "en",
        "email_confirmed": False,
        "zone": "UTC + 1",
    }
    assert told(api.get("players", "/player-identities/nobody", by_service="games")) == (
        404,
        "Player nobody doesn't exist",
    )
    assert api.get("players", "/mail-addresses/999999", by_service="games").status_code == 404


@pytest.mark.parametrize("path", ["/player-identities/{}", "/mail-addresses/1"])
def test_nobody_else_learns_it(api, path):
    member = a_member(api)
    path = path.format(member.pseudo)
    assert api.get("players", path, token=member.token).status_code == 401
    answer = api.get("players", path, headers={"ServiceToken": member.token})
    assert answer.status_code == 403


def test_an_export_holds_all_and_is_for_its_owner_only(troubled):
    api = troubled.api
    member, stranger = a_member(api, first_name="Ána"), a_member(api)
    troubled.games.running[member.player_id] = {"7": 2}
    path = f"/exports/{member.pseudo}"
    export = api.get("players", path, token=member.token).json()
    assert export["profile"]["player_id"] == member.player_id
    assert export["profile"]["first_name"] == "Ána"
    assert export["profile"]["email"] == f"{member.pseudo}@example.org"
    assert export["account"]["last_login"]
    assert export["games"] == {"7": 2}
    assert told(api.get("players", path, token=stranger.token)) == (
        400,
        "Not allowed for retrieve!:This is not you ! Good try !",
    )
    assert api.get("players", path).status_code == 400


def test_an_administrator_renames_a_member_everywhere(api, admin):
    member = a_member(api)
    new = "N" + member.pseudo[1:]
    answer = api.post(
        "players", "/renames", token=admin, data={"pseudo": member.pseudo, "new_pseudo": new}
    )
    assert (answer.status_code, answer.json()) == (201, {"pseudo": new, "msg": "Ok renamed"})
    assert api.get("players", f"/player_identifiers/{new}").json() == member.player_id
    assert api.get("players", f"/player_identifiers/{member.pseudo}").status_code == 404
    token = api.login(new, member.password)
    assert api.get("players", f"/players/{new}", token=token).json()["pseudo"] == new
    # Revoked here at the next poll; until then the member of that name is just not there.
    eventually(
        lambda: (
            api.get("players", f"/players/{member.pseudo}", token=member.token).status_code == 400
        )
    )


def test_a_rename_to_a_taken_name_changes_nothing(api, admin):
    member, other, user = a_member(api), a_member(api), a_user(api)

    def rename(new):
        return told(
            api.post(
                "players",
                "/renames",
                token=admin,
                json={"pseudo": member.pseudo, "new_pseudo": new},
            )
        )

    assert rename(other.pseudo.upper()) == (400, f"Player {other.pseudo.upper()} already exists")
    assert rename(user) == (400, "User modification failed!:User already exists")
    assert rename(member.pseudo) == (400, "This is the name the player has")
    assert rename("x")[0] == 400
    assert api.get("players", f"/players/{member.pseudo}", token=member.token).status_code == 200
    assert told(
        api.post(
            "players", "/renames", token=admin, json={"pseudo": "nobody", "new_pseudo": "somebody"}
        )
    ) == (404, "Player nobody does not exist")
    assert rename("y" + member.pseudo[1:]) == (201, "Ok renamed")


def test_only_administrators_rename(api):
    member = a_member(api)
    sent = {"pseudo": member.pseudo, "new_pseudo": "mine"}
    assert api.post("players", "/renames", json=sent).status_code == 401
    assert api.post("players", "/renames", json=sent, token=member.token).status_code == 403
