"""DELETE /players/<pseudo>: refused in a running game, and complete when it succeeds."""

import pytest

from tests.factories import PASSWORD, a_member, eventually
from tests.games.diplomacy.table import Crowd, Table

STORED = {
    "users": ["users"],
    "emails": ["codes", "mails"],
    "players": ["players", "registrations", "mail_requests", "rescues"],
}


def told(answer):
    return answer.status_code, answer.json()["msg"]


def leave(api, member):
    return api.delete("players", f"/players/{member.pseudo}", token=member.token)


@pytest.fixture
def member(troubled):
    return a_member(troubled.api, first_name="Secret", telephone="0123456789")


def test_a_member_leaves_and_nothing_of_him_stays(troubled, member):
    api, address = troubled.api, f"{member.pseudo}@example.org"
    troubled.mail_server.wait_for(address)
    answer = leave(api, member)
    assert (answer.status_code, answer.json()) == (
        200,
        {"pseudo": member.pseudo, "msg": "Ok removed"},
    )
    assert str(member.player_id) not in api.get("players", "/players").json()
    assert api.get("players", f"/player_identifiers/{member.pseudo}").status_code == 404
    assert (
        api.post(
            "users", "/login", json={"user_name": member.pseudo, "password": PASSWORD}
        ).status_code
        == 401
    )
    code = api.get(
        "emails", "/emails", by_service="players", params={"email_value": address, "code": 1}
    )
    assert code.status_code == 404
    for service, tables in STORED.items():
        with troubled.database(service).connect() as connection:
            for table in tables:
                rows = connection.exec_driver_sql(f"SELECT * FROM {table}").all()
                assert not [row for row in rows if member.pseudo in str(row)], table


def test_whoever_left_can_come_back_with_another_id(troubled, member):
    leave(troubled.api, member)
    again = a_member(troubled.api, member.pseudo)
    assert again.player_id > member.player_id
    eventually(
        lambda: (
            troubled.api.get("players", f"/players/{member.pseudo}", token=member.token).status_code
            == 400
        )
    )


def test_a_player_in_a_running_game_stays(troubled, member):
    troubled.games.running[member.player_id] = {"4": 1}
    assert told(leave(troubled.api, member)) == (400, "Player is still in a game")
    assert troubled.api.login(member.pseudo, PASSWORD)
    troubled.games.running.clear()
    troubled.games.finished[member.player_id] = {"4": 1}
    assert told(leave(troubled.api, member)) == (200, "Ok removed")


def test_when_games_cannot_tell_the_player_stays(troubled, member):
    troubled.games.refusal = "not now"
    try:
        assert told(leave(troubled.api, member)) == (400, "Allocation check failed!:not now")
    finally:
        troubled.games.refusal = None
    assert told(leave(troubled.api, member)) == (200, "Ok removed")


def test_a_token_of_someone_who_left_is_useless(troubled, member):
    leave(troubled.api, member)
    answer = leave(troubled.api, member)
    assert answer.status_code in (400, 404)
    if answer.status_code == 400:
        assert answer.json()["msg"] == "User removal failed!:Token has been revoked"


def test_the_master_of_a_running_game_stays_until_it_is_gone(api):
    member = a_member(api)
    table = Table(api, Crowd(member, (), member))
    assert leave(api, member).status_code == 400
    assert api.get("players", f"/players/{member.pseudo}", token=member.token).status_code == 200
    assert table.as_master("DELETE", f"/games/{table.name}").status_code == 200
    assert leave(api, member).status_code == 200
