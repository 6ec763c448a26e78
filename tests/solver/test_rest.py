"""The solver over HTTP: every endpoint, every way of sending, every refusal."""

import copy
import json

import pytest

from services.solver import library
from tests.solver.boards import zone

STANDARD = library.variant_as_json("standard")
UNITS = {
    str(role): [[int(unit_type), place] for unit_type, places in units.items() for place in places]
    for role, units in enumerate(STANDARD["start_units"], start=1)
}
SITUATION = {
    "ownerships": {
        str(center): role
        for role, centers in enumerate(STANDARD["start_centers"], start=1)
        for center in centers
    },
    "dislodged_ones": {},
    "units": UNITS,
    "forbiddens": [],
}
HOLDS = [[int(role), 4, place, 0, 0] for role, units in UNITS.items() for _, place in units]
PARIS, BURGUNDY = zone("par"), zone("bur")


def post(api, path, by_service="games", **sent):
    return api.post("solver", path, json={"variant": "standard", **sent}, by_service=by_service)


def solve(api, **sent):
    return post(
        api, "/solve", **{"advancement": 0, "situation": SITUATION, "orders": HOLDS, **sent}
    )


def with_order(order):
    return [order if held[2] == order[2] else held for held in HOLDS]


def test_orders_of_all_roles_are_adjudicated(api):
    answer = solve(api, orders=with_order([2, 1, PARIS, 0, BURGUNDY]))
    found = answer.json()
    assert answer.status_code == 201
    assert set(found) == {
        "stderr",
        "stdout",
        "situation_result",
        "orders_result",
        "outcomes",
        "retreats",
        "active_roles",
    }
    assert [1, BURGUNDY] in found["situation_result"]["units"]["2"]
    assert "A PAR - BUR" in found["orders_result"]
    assert found["stderr"] + "\n" + found["stdout"] == (
        "SOLVEUR : INFORMATION : Résolution ou validation d'ordres pour "
        "Mouvements printemps 1901\n\n"
    )


@pytest.mark.parametrize("way", ["form", "query", "JSON text"])
def test_parameters_come_from_anywhere(api, way):
    sent = {
        "variant": "standard",
        "advancement": "0",
        "situation": json.dumps(SITUATION),
        "orders": json.dumps(HOLDS),
        "lang": "en",
    }
    sending = {"form": {"data": sent}, "query": {"params": sent}, "JSON text": {"json": sent}}[way]
    answer = api.post("solver", "/solve", by_service="games", **sending)
    assert answer.status_code == 201
    assert answer.json()["orders_result"].startswith("ENGLAND\nF EDI H\n")


def test_a_whole_variant_may_be_sent(api):
    assert solve(api, variant=STANDARD).json() == solve(api).json()


def test_a_role_alone_is_validated(api):
    own = [order for order in HOLDS if order[0] == 2]
    assert solve(api, orders=own, role=2).status_code == 201
    assert solve(api, orders=own[1:], role=2).status_code == 400
    assert solve(api, orders=HOLDS, role=2).json()["msg"].endswith("the order is another role's")


def test_refused_orders_are_explained(api):
    answer = solve(api, orders=with_order([2, 1, PARIS, 0, zone("mos")]))
    assert answer.status_code == 400
    assert answer.json()["msg"] == "order 5: FRANCE A PAR - MOS: the unit cannot go there"
    assert answer.json()["stderr"].startswith(
        "SOLVEUR : ERREUR Analyse entrée :\nA PAR - MOS <<<\n"
    )
    assert answer.json()["stdout"] == ""


def test_lenient_mode_ignores_what_is_illegal(api):
    found = solve(api, orders=[[2, 1, PARIS, 0, zone("mos")]], strict=0, explain=1).json()
    assert found["outcomes"][0]["result"] == "illegal"
    assert found["outcomes"][0]["reason"] == "out_of_reach"
    assert (
        found["outcomes"][0]["explanation"]
        == "PAR voit son ordre ignoré : l'unité ne peut pas s'y rendre."
    )
    assert "A PAR H;PAR DEFAUT" in found["orders_result"]


def test_a_build_takes_its_type_from_the_fake_units(api):
    situation = SITUATION | {"units": {"2": [[1, PARIS]]}, "fake_units": {"2": [[2, zone("bre")]]}}
    found = solve(
        api, advancement=4, situation=situation, orders=[[2, 8, zone("bre"), 0, 0]]
    ).json()
    assert [2, zone("bre")] in found["situation_result"]["units"]["2"]


def test_retreats_and_the_roles_that_owe_orders_are_told(api):
    situation = SITUATION | {"units": {"2": [[1, PARIS]], "3": [[1, BURGUNDY], [1, zone("pic")]]}}
    orders = [[2, 4, PARIS, 0, 0], [3, 1, BURGUNDY, 0, PARIS], [3, 2, zone("pic"), BURGUNDY, PARIS]]
    found = solve(api, situation=situation, orders=orders).json()
    assert found["active_roles"] == [2]
    assert found["retreats"] == [
        {"unit": [2, 1, PARIS], "options": sorted([zone("bre"), zone("gas")])}
    ]
    assert found["situation_result"]["dislodged_ones"] == {"2": [[1, PARIS, BURGUNDY]]}


def with_change(document, path, value):
    document = copy.deepcopy(document)
    *parents, last = path.split(".")
    inner = document
    for part in parents:
        inner = inner[int(part) if isinstance(inner, list) else part]
    inner[int(last) if isinstance(inner, list) else last] = value
    return document


@pytest.mark.parametrize(
    ("parameter", "value", "path"),
    [
        ("variant", "nowhere", "variant"),
        ("variant", "{", "variant"),
        ("variant", 7, "variant"),
        ("variant", with_change(STANDARD, "regions.3", 9), "variant.regions.3"),
        ("situation", "[", "situation"),
        ("situation", [], "situation"),
        ("situation", with_change(SITUATION, "units.2", 3), "situation.units.2"),
        ("situation", with_change(SITUATION, "units.2.0", [1]), "situation.units.2.0"),
        ("situation", with_change(SITUATION, "units.2.0.1", 99), "situation.units.2.0.1"),
        ("situation", with_change(SITUATION, "units.9", []), "situation.units.9"),
        ("situation", with_change(SITUATION, "ownerships.35", 1), "situation.ownerships.35"),
        ("situation", with_change(SITUATION, "ownerships.1", 8), "situation.ownerships.1"),
        ("situation", with_change(SITUATION, "forbiddens", [99]), "situation.forbiddens.0"),
        (
            "situation",
            with_change(SITUATION, "dislodged_ones", {"1": [[1, 10, 0]]}),
            "situation.dislodged_ones",
        ),
        ("situation", with_change(SITUATION, "flags", 1), "situation.flags"),
        ("orders", 5, "orders"),
        ("orders", [[1, 4, 36, 0]], "orders.0"),
        ("orders", [[1, 4, 36, 0, "x"]], "orders.0.4"),
        ("orders", [[1, 12, 36, 0, 0]], "orders.0.1"),
        ("names", {}, "names.roles"),
        ("names", {"roles": {}, "zones": {}, "coasts": {}}, "names.roles.0"),
        ("role", 9, "role"),
        ("advancement", -1, "advancement"),
        ("lang", "de", "lang"),
        ("colour", "red", "colour"),
    ],
)
def test_the_first_wrong_value_is_told_with_its_path(api, parameter, value, path):
    answer = solve(api, **{parameter: value})
    assert answer.status_code == 400
    assert list(answer.json()["errors"]) == [path]
    assert answer.json()["msg"].startswith(path)


def test_disorder_gives_the_orders_nobody_gave(api):
    found = post(api, "/disorder", advancement=0, situation=SITUATION, role=2).json()["orders"]
    assert sorted(order[3] for order in found) == sorted(place for _, place in UNITS["2"])
    assert {order[1] for order in found} == {4}


def test_possible_lists_the_legal_orders_of_a_unit(api):
    found = post(api, "/possible", advancement=0, situation=SITUATION, zone=PARIS).json()["orders"]
    moves = {order[5] for order in found if order[1] == 1}
    assert moves == {BURGUNDY, zone("bre"), zone("pic"), zone("gas")}


def test_notation_is_read_and_written(api):
    text = "FRANCE\nA par - bur\nF bre s A par - pic\n"
    read = post(api, "/parse", text=text, situation=SITUATION).json()
    assert read["text"] == "A PAR - BUR\nF BRE S A PAR - PIC"
    written = post(api, "/parse", orders=read["orders"], situation=SITUATION, lang="en").json()
    assert (written["orders"], written["text"]) == (read["orders"], read["text"])
    assert (read["lines"], read["unread"]) == ([2, 3], [])


def test_what_cannot_be_read_is_told_beside_what_can(api):
    text = "A par - bur\nA par - buur\nA mar mar"
    read = post(api, "/parse", text=text, role=2, partial=True).json()
    assert read["lines"] == [1]
    assert read["unread"] == [
        {"line": 2, "content": "A par - buur", "word": "buur", "unit": [1, PARIS]},
        {"line": 3, "content": "A mar mar", "word": None, "unit": [1, zone("mar")]},
    ]


def test_a_line_that_is_no_order_is_refused(api):
    answer = post(api, "/parse", text="A par - bur\nA par zz")
    assert (answer.status_code, answer.json()["msg"]) == (
        400,
        "text: line 2: 'A par zz' is not an order",
    )


def test_a_batch_answers_each_phase_in_order(api):
    phase = {
        "id": "a",
        "advancement": 0,
        "units": [[2, 1, PARIS]],
        "dislodged": [],
        "forbiddens": [],
        "ownerships": {},
        "orders": [[2, 1, 1, PARIS, 0, BURGUNDY, 0]],
    }
    wrong = phase | {"id": "b", "units": [[2, 1, 200]]}
    unusual = phase | {"id": "é"}  # which the engine leaves to a reader in Python
    for phases in ([phase, wrong, phase], json.dumps([phase, wrong, phase]) + "\n"):
        plain = post(api, "/batch", phases=phases, outcomes=1).json()["results"]
        assert plain[0]["units"] == [[2, 1, BURGUNDY]]
        assert plain[1] == {"id": "b", "error": "bad_zone", "where": "units", "row": 0}
        with_care = post(api, "/batch", phases=[unusual], outcomes=1).json()["results"]
        assert with_care == [plain[2] | {"id": "é"}]
        found = post(api, "/batch", phases=phases, reports=1).json()["results"]
        assert [result["id"] for result in found] == ["a", "b", "a"]
        assert found[0]["units"] == [[2, 1, BURGUNDY]]
        assert found[0]["report"] == "FRANCE\nA PAR - BUR\n\n"
        assert found[1]["error"] == "bad_zone"
    answer = post(api, "/batch", phases=[phase, {"advancement": "x"}])
    assert list(answer.json()["errors"]) == ["phases.1.advancement"]
    assert post(api, "/batch", phases="[]").json() == {"results": []}
    assert post(api, "/batch", phases="[,]").status_code == 400


def test_variants_are_listed_and_served(api):
    listed = api.get("solver", "/variants", by_service="games").json()["variants"]
    assert {"name": "standard", "title": "Standard", "roles": 7} in listed
    assert api.get("solver", "/variants/standard", by_service="games").json() == STANDARD
    words = api.get("solver", "/variants/standard/names", by_service="games").json()
    assert words["roles"]["1"] == ["Angleterre", "anglais", "E"]
    answer = api.get("solver", "/variants/nowhere", by_service="games")
    assert (answer.status_code, answer.json()) == (404, {"msg": "Variant nowhere doesn't exist"})


@pytest.mark.parametrize("path", ["/solve", "/batch", "/disorder", "/possible", "/parse"])
def test_only_games_may_call(api, path):
    assert api.post("solver", path, json={}).status_code == 401
    assert api.post("solver", path, json={}, headers={"ServiceToken": "x"}).status_code == 403
    assert api.post("solver", path, json={}, by_service="emails").status_code == 403
