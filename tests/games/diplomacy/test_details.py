"""details=1: calls saved, and nobody known who must not be."""

import pytest

from tests.games.diplomacy.table import FRANCE, Table


def in_detail(table, path, member=None, **asked):
    answer = table.api.get(
        "games",
        path.replace("<id>", str(table.game_id)),
        token=member and member.token,
        params={"details": 1, **asked},
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def listed(table, **asked):
    page = in_detail(table, "/games", after=table.game_id - 1, limit=1, **asked)
    return page["games"][0]


def test_a_listed_game_tells_its_master_its_seats_and_its_phase(api, crowd):
    table = Table(api, crowd)
    empty = listed(table)
    assert (empty["master"], empty["master_id"]) == (crowd.master.pseudo, crowd.master.player_id)
    assert (empty["seats_taken"], empty["seats_free"]) == (0, 7)
    table.seat_all().start()
    full = listed(table)
    assert (full["seats_taken"], full["seats_free"]) == (7, 0)
    assert (full["season"], full["year"], full["deadline"]) == ("spring", 1901, "")


def test_without_details_lists_are_as_they_were(started):
    assert "master" not in started.read("/games", params={"state": 1, "limit": 1})["games"][0]
    assert started.read("/games")[str(started.game_id)] == started.name
    assert set(started.read("/game-roles/<id>")) == {"roles", "filled"}
    assert started.read("/game-allocations/<id>")[str(started.crowd.master.player_id)] == 0


def test_seats_have_pseudos(started, crowd):
    roles = in_detail(started, "/game-roles/<id>")
    assert roles["filled"] == 7
    assert {
        "role": FRANCE,
        "player_id": crowd.holder(FRANCE).player_id,
        "pseudo": crowd.holder(FRANCE).pseudo,
    } in roles["seats"]
    told = in_detail(started, "/game-allocations/<id>")
    assert told["allocations"] == started.read("/game-allocations/<id>")
    assert told["seats"] == roles["seats"]


@pytest.mark.parametrize("path", ["/game-roles/<id>", "/game-allocations/<id>"])
def test_an_anonymous_game_names_nobody(api, crowd, path):
    table = Table(api, crowd, anonymous=1).seat_all().start()
    names = {member.pseudo for member in (crowd.master, *crowd.players)}
    stranger = in_detail(table, path, crowd.stranger)
    assert not names & {seat["pseudo"] for seat in stranger["seats"]}
    mine = in_detail(table, path, crowd.holder(FRANCE))
    assert names & {seat["pseudo"] for seat in mine["seats"]} == {crowd.holder(FRANCE).pseudo}
    all_of_them = in_detail(table, path, crowd.master)
    assert names == {seat["pseudo"] for seat in all_of_them["seats"]}
    assert (listed(table)["master"], listed(table)["master_id"]) == (None, None)


def test_ratings_have_pseudos(api, crowd):
    answer = api.get("games", "/ratings", params={"details": 1})
    assert answer.status_code == 200
    told = {"player_id", "performance", "games", "pseudo"}
    assert all(set(one) == told for one in answer.json()["ratings"])
