"""/games, /game-identifiers, /variants: every row of the AFJD API."""

import pytest

from tests.games.diplomacy.table import ROLES, Table, a_name, told

FIELDS = [
    "name",
    "description",
    "variant",
    "archive",
    "anonymous",
    "silent",
    "fast",
    "deadline",
    "cumulate",
    "speed_moves",
    "cd_possible_moves",
    "speed_retreats",
    "cd_possible_retreats",
    "speed_adjustments",
    "cd_possible_builds",
    "cd_possible_removals",
    "play_weekend",
    "manual",
    "access_code",
    "access_restriction_reliability",
    "access_restriction_regularity",
    "access_restriction_performance",
    "current_advancement",
    "nb_max_cycles_to_play",
    "victory_centers",
    "current_state",
]


@pytest.fixture
def table(api, crowd):
    return Table(api, crowd)


def test_a_game_is_created_and_read_in_the_documents_order(api, crowd):
    table = Table(api, crowd, description="Éric; test", speed_moves=2, cumulate=1, manual=0)
    game = table.game()
    assert list(game)[: len(FIELDS)] == FIELDS
    assert (game["description"], game["speed_moves"], game["cumulate"], game["manual"]) == (
        "Éric; test",
        2,
        True,
        False,
    )
    assert (game["deadline"], game["deadline_hour"], game["current_state"]) == ("", 20, 0)


def test_the_creator_is_the_master(table):
    assert table.read("/game-allocations/<id>") == {str(table.crowd.master.player_id): 0}


@pytest.mark.parametrize("other", [str, str.upper, lambda name: name.replace("game", "gâmé")])
def test_a_name_is_taken_without_regard_to_case_and_accents(table, other):
    answer = table.as_master("POST", "/games", name=other(table.name), variant="standard")
    assert told(answer) == (400, f"Game {other(table.name)} already exists")


def put(table, etag, **fields):
    master = table.crowd.master
    return table.api.put(
        "games",
        f"/games/{table.name}",
        token=master.token,
        headers={"If-Match": etag},
        data={"pseudo": master.pseudo, **fields},
    )


@pytest.mark.parametrize("with_token", [True, False])
def test_a_change_with_if_match_is_made_only_to_what_was_read(api, crowd, with_token):
    """The master may have read it with his token, which shows the access code, or without."""
    table = Table(api, crowd, access_code=77)
    token = crowd.master.token if with_token else None
    etag = api.get("games", f"/games/{table.name}", token=token).headers["ETag"]
    assert put(table, etag, description="first").status_code == 200
    answer = put(table, etag, description="second")
    assert told(answer) == (412, "This has changed since you read it.")
    assert table.game()["description"] == "first"
    assert put(table, "*", description="whatever").status_code == 200


def test_a_game_is_removed_with_if_match_only_as_it_was_read(table):
    etag = table.api.get("games", f"/games/{table.name}").headers["ETag"]
    table.change(description="changed")
    sent = {"token": table.crowd.master.token, "data": {"pseudo": table.crowd.master.pseudo}}
    path = f"/games/{table.name}"
    assert table.api.delete("games", path, headers={"If-Match": etag}, **sent).status_code == 412
    etag = table.api.get("games", path).headers["ETag"]
    assert table.api.delete("games", path, headers={"If-Match": etag}, **sent).status_code == 200


def test_changing_a_started_game_says_so(started):
    assert told(started.change(description="new words")) == (200, "Ok updated")
    assert told(started.change(description="new words")) == (200, "Ok but no change !")


def test_an_unknown_variant_stores_nothing(api, crowd, table):
    name = a_name()
    answer = table.as_master("POST", "/games", name=name, variant="nowhere")
    assert told(answer) == (404, "Variant nowhere doesn't exist")
    assert api.get("games", f"/games/{name}").status_code == 404


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ({"variant": "standard"}, 400),
        ({"name": "x" * 21, "variant": "standard"}, 400),
        ({"name": "a/b", "variant": "standard"}, 400),
        ({"name": "fine"}, 400),
        ({"name": "fine", "variant": "standard", "color": "red"}, 400),
        ({"name": "fine", "variant": "standard", "speed_moves": "two"}, 400),
        ({"name": "fine", "variant": "standard", "speed_moves": -1}, 400),
        ({"name": "fine", "variant": "standard", "deadline": "tomorrow"}, 400),
        ({"name": "fine", "variant": "standard", "deadline_hour": 24}, 400),
        ({"name": "fine", "variant": "standard", "current_state": 1}, 400),
        ({"name": "fine", "variant": "standard", "deadline": "2030-01-05"}, 400),
    ],
)
def test_wrong_fields_are_refused(table, sent, status):
    assert table.as_master("POST", "/games", **sent).status_code == status
    assert table.api.get("games", "/games/fine").status_code == 404


@pytest.mark.parametrize(
    ("path", "msg"),
    [
        ("/games/nowhere", "Game nowhere doesn't exist"),
        ("/game-identifiers/nowhere", "Game nowhere doesn't exist"),
        ("/variants/nowhere", "Variant nowhere does not exist"),
    ],
)
def test_unknown_names_are_not_found(api, path, msg):
    assert told(api.get("games", path)) == (404, msg)


@pytest.mark.parametrize("name", ["a-b", "a.b", "é", "a b"])
def test_a_variants_name_is_letters_digits_and_underscores(api, name):
    assert told(api.get("games", f"/variants/{name}")) == (
        400,
        f"Variant {name} is incorrect as a name",
    )


def test_a_variant_is_shown_with_names_and_colours(api):
    shown = api.get("games", "/variants/standard/display").json()
    assert (shown["orders"]["1"], len(shown["orders"])) == ("Attaquer", 9)
    assert (shown["seasons"]["5"], shown["units"]["2"]) == ("Bilan", "Flotte")
    assert shown["roles"]["1"] == {
        "name": "Angleterre",
        "adjective": "anglais",
        "letter": "E",
        "colour": "#8e2a86",
    }
    assert shown["roles"]["0"]["colour"] is None
    assert (len(shown["zones"]), shown["zones"]["1"]) == (
        81,
        {"name": "ADR", "title": "Mer Adriatique", "region": 1},
    )
    assert (len(shown["map"]["regions"]), len(shown["map"]["coasts"])) == (75, 6)
    assert (shown["frame"]["width"], shown["frame"]["height"]) == (630, 535)
    assert (len(shown["frame"]["centers"]), len(shown["frame"]["units"])) == (34, 81)
    english = api.get("games", "/variants/standard/display", params={"lang": "en"}).json()
    assert english["roles"]["1"]["name"] == "England"
    assert told(api.get("games", "/variants/nowhere/display")) == (
        404,
        "Variant nowhere doesn't exist",
    )


def test_variants_are_listed_and_read(api):
    listed = api.get("games", "/variants").json()["variants"]
    assert {"name": "standard", "title": listed[0]["title"], "roles": 7} | {"title": ""} in [
        one | {"title": ""} for one in listed
    ]
    standard = api.get("games", "/variants/standard").json()
    assert (standard["roles"], len(standard["regions"])) == ({"number": 7}, 75)
    assert list(standard)[:4] == ["regions", "centers", "roles", "start_centers"]


def test_a_change_is_told_and_no_change_too(table):
    assert told(table.change(description="other")) == (200, "Ok updated")
    assert told(table.change(description="other")) == (200, "Ok but no change !")
    assert told(table.change(name=table.name)) == (200, "Ok but no change !")
    assert table.game()["description"] == "other"


def test_what_clients_send_for_nothing_is_ignored(table):
    assert told(table.change(current_advancement=7)) == (200, "Ok but no change !")
    assert table.game()["current_advancement"] == 0


def test_a_game_is_renamed_but_never_over_another(api, crowd, table):
    other = Table(api, crowd)
    assert told(table.change(name=other.name)) == (400, f"Game {other.name} already exists")
    new_name = a_name()
    assert table.change(name=new_name).json() == {"name": new_name, "msg": "Ok updated"}
    assert api.get("games", f"/game-identifiers/{new_name}").json() == table.game_id
    assert api.get("games", f"/game-identifiers/{other.name}").json() == other.game_id


def test_no_game_is_called_what_looks_like_another(api, crowd, table):
    """Only where letters of another script are in one of the two names."""
    lookalike = table.name.replace("a", "\u0430", 1)  # Cyrillic
    said = f"Game {lookalike} looks like {table.name}"
    new = {"name": lookalike, "variant": "standard", "manual": 1, "fast": 1}
    assert told(table.as_master("POST", "/games", **new)) == (400, said)
    other = Table(api, crowd)
    assert told(other.change(name=lookalike)) == (400, said)
    assert table.change(name=lookalike).status_code == 200, "its own old name is no obstacle"


@pytest.mark.parametrize(("verb", "need"), [("PUT", "modify"), ("DELETE", "delete")])
def test_an_unknown_game_is_said_before_anything_else(api, verb, need):
    assert told(api.call(verb, "games", "/games/nowhere")) == (404, "Game nowhere does not exist")


def test_a_game_without_its_players_does_not_start(table):
    answer = table.change(current_state=1)
    assert answer.status_code == 400
    assert answer.json() == {"msg": "Not enough players !", "name": table.name}
    assert table.game()["current_state"] == 0


@pytest.mark.parametrize("states", [[2, 0], [2, 1], [1, 0], [1, 2, 1], [1, 2, 0]])
def test_a_game_goes_one_way_only(waiting, states):
    *steps, last = states
    for state in steps:
        assert waiting.change(current_state=state).status_code == 200
    assert told(waiting.change(current_state=last)) == (
        400,
        "A game goes from waiting to started to stopped, no other way",
    )


def test_what_the_start_rests_on_cannot_be_changed_any_more(started):
    for field, value in {
        "variant": "fleet_rome",
        "anonymous": 1,
        "cumulate": 1,
        "manual": 0,
    }.items():
        assert told(started.change(**{field: value})) == (
            400,
            f"{field} cannot be changed once the game has started",
        )


def test_another_variant_before_the_start_lays_out_its_board(table):
    assert table.change(variant="fleet_rome").status_code == 200
    assert [2, 52] in table.read("/game-positions/<id>")["units"]["4"]


def test_a_deleted_game_takes_all_along_and_its_number_is_not_used_again(api, crowd, started):
    started.as_role(1, "POST", "/game-declarations/<id>", content="secret")
    started.as_role(1, "POST", "/game-messages/<id>", dest_role_id=2, content="secret")
    started.as_role(1, "POST", "/game-visits/<id>")
    started.order(1, started.holding(1))
    answer = started.as_master("DELETE", f"/games/{started.name}")
    assert answer.json() == {"name": started.name, "msg": "Ok removed"}
    started.as_master("DELETE", f"/games/{started.name}")  # it ran: only now it is gone for good
    for path in ("/game-positions", "/game-reports", "/game-allocations", "/game-transitions"):
        assert told(api.get("games", f"{path}/{started.game_id}")) == (
            404,
            f"Game {started.game_id} doesn't exist",
        )
    again = Table(api, crowd, name=started.name)
    assert again.game_id > started.game_id
    assert again.seat_all().start().as_role(1, "GET", "/game-declarations/<id>").json() == {
        "declarations_list": []
    }
    assert again.as_role(1, "GET", "/game-orders/<id>").json() == {
        "orders": [],
        "fake_units": [],
        "via_convoy": [],
    }


def test_all_games_are_listed_by_number(table):
    assert table.read("/games")[str(table.game_id)] == table.name
    assert table.read("/games", params={"after": table.game_id - 1, "limit": 1}) == {
        str(table.game_id): table.name
    }


def test_games_are_filtered_and_paged(table):
    after = {"after": table.game_id - 1}
    page = table.read("/games", params={"state": 0, "variant": "standard", "limit": 1, **after})
    assert [(one["game_id"], one["name"]) for one in page["games"]] == [(table.game_id, table.name)]
    assert table.read("/games", params={"state": 2, **after})["games"] == []
    assert table.read("/games", params={"details": 1, "variant": "chaos", **after})["games"] == []
    mine = table.read("/games", params={"player_id": table.crowd.master.player_id, **after})
    assert table.game_id in {one["game_id"] for one in mine["games"]}


def test_games_are_found_by_a_part_of_the_name_and_by_their_traits(api, crowd):
    hazy = Table(api, crowd, fog=1, fast=1)
    page = hazy.read("/games", params={"text": hazy.name[1:].upper(), "fog": 1, "fast": 1})
    assert [one["game_id"] for one in page["games"]] == [hazy.game_id]
    for other in ({"fog": 0}, {"anonymous": 1}, {"silent": 1}, {"text": "%"}):
        assert hazy.read("/games", params={"text": hazy.name, **other})["games"] == []


def test_the_newest_games_come_first_when_asked(api, crowd):
    first, second = Table(api, crowd), Table(api, crowd)
    page = second.read("/games", params={"details": 1, "newest": 1, "limit": 1})
    assert [one["game_id"] for one in page["games"]] == [second.game_id]
    older = second.read("/games", params={"details": 1, "newest": 1, "after": page["next"]})
    assert older["games"][0]["game_id"] == first.game_id


@pytest.mark.parametrize(
    "path",
    ["/games/{name}", "/game-positions/{game_id}", "/game-reports/{game_id}", "/variants/standard"],
)
def test_who_has_the_answer_is_not_sent_it_again(table, path):
    path = path.format(name=table.name, game_id=table.game_id)
    tag = table.api.get("games", path).headers["ETag"]
    again = table.api.get("games", path, headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_changed_game_has_another_tag(table):
    tag = table.api.get("games", f"/games/{table.name}").headers["ETag"]
    table.change(description="changed")
    assert (
        table.api.get("games", f"/games/{table.name}", headers={"If-None-Match": tag}).status_code
        == 200
    )


def test_the_access_code_is_for_the_master_only(api, crowd):
    table = Table(api, crowd, access_code=4321)
    path = f"/games/{table.name}"

    def code(token=None):
        return api.get("games", path, token=token).json()["access_code"]

    assert (code(), code(crowd.stranger.token), code(crowd.master.token)) == (0, 0, 4321)
    table.change(description="left alone")
    assert code(crowd.master.token) == 4321
    assert (
        table.read("/games", params={"details": 1, "after": table.game_id - 1})["games"][0][
            "access_code"
        ]
        == 0
    )


def test_an_archive_is_entered_by_its_master_without_players_and_deadlines(api, crowd):
    table = Table(api, crowd, archive=1, manual=0, fast=0, speed_moves=1).start()
    assert table.game()["deadline"] == ""
    for role in ROLES:
        answer = table.as_master(
            "POST", "/game-orders/<id>", role_id=role, text=table.holding(role)
        )
        assert answer.status_code == 201, answer.text
    table.pass_phase()
    assert (table.game()["current_advancement"], table.game()["deadline"]) == (1, "")
    answer = table.act("POST", "/game-orders/<id>", crowd.stranger, role_id=1, text="")
    assert answer.status_code == 403


def test_another_variant_takes_assigned_roles_back(waiting):
    assert waiting.change(variant="fleet_rome").status_code == 200
    assert {role for _player, role in waiting.read("/game-roles/<id>")["roles"]} == {-1, 0}


@pytest.mark.parametrize("params", [{"player_id": 10**12}, {"after": 10**20}, {"limit": 10**12}])
def test_numbers_no_database_holds_are_refused(api, params):
    assert api.get("games", "/games", params=params).status_code == 400
