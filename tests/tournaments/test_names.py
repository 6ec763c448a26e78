"""Whoever reads an answer knows who is meant: a name beside every id of a player."""

import re

import pytest

from services.tournaments.app import app
from tests.factories import a_member
from tests.tournaments.arrangements import a_hall

ONE = re.compile(r"(?:(\w+)_)?(?:registration|person|player|member)_id|white|black|opponent")
SEVERAL = {"players", "registrations", "concerned", "without_place", "pairs", "player_ids"}
NAMES = {"name", "names", "pseudo"}
# Told inside of somebody who has a name; the form of another program; who wrote what is reported.
ELSEWHERE = {"EntryOfPerson", "TournamentOfGame", "SeenReport"}
# Leagues name their players in one list, which games and hands refer to.
LEAGUES = "/league"


@pytest.fixture(scope="module")
def document():
    return app.test_client().get("/openapi.json").get_json()


def schemas_in(part, document, found):
    """The names of all schemas an answer is made of."""
    if isinstance(part, list):
        part = dict(enumerate(part))
    if not isinstance(part, dict):
        return found
    name = str(part.get("$ref", "")).rpartition("/")[2]
    if name and name not in found:
        found.add(name)
        schemas_in(document["components"]["schemas"][name], document, found)
    for each in part.values():
        schemas_in(each, document, found)
    return found


def is_number(described):
    kinds = [described, *described.get("anyOf", [])]
    return any(kind.get("type") == "integer" for kind in kinds)


def are_numbers(described):
    items = described.get("items", {})
    return is_number(items) or is_number(items.get("items", {}))


def nameless(properties):
    """The fields that hold ids of players with no name beside them."""
    for field, described in properties.items():
        one = ONE.fullmatch(field)
        if one and is_number(described):
            role = one[1] or field
            names = NAMES | {role.removesuffix("_player"), f"{role.removesuffix('_player')}_name"}
        elif field in SEVERAL and are_numbers(described):
            names = {"name", "names"}
        else:
            continue
        if not (names - {field}) & set(properties):
            yield field


def test_every_answer_has_a_name_beside_the_id_of_a_player(document):
    answers = [
        (path, status, answer)
        for path, operations in document["paths"].items()
        if not path.startswith(LEAGUES)
        for operation in operations.values()
        if isinstance(operation, dict)
        for status, answer in operation.get("responses", {}).items()
    ]
    told = set()
    for _, status, answer in answers:
        if status.startswith("2"):
            schemas_in(answer, document, told)
    leagues = {name for name in told if name.startswith("League")}
    schemas = document["components"]["schemas"]
    assert len(told) > 100
    assert {
        (name, field)
        for name in told - ELSEWHERE - leagues
        for field in nameless(schemas[name].get("properties", {}))
    } == set()


def test_ids_without_names_would_be_found():
    number = {"type": "integer"}
    many = {"type": "array", "items": number}
    assert list(nameless({"registration_id": number})) == ["registration_id"]
    assert list(nameless({"white_player_id": number, "black_name": {}})) == ["white_player_id"]
    assert list(nameless({"white": number, "white_name": {}})) == []
    assert list(nameless({"players": many})) == ["players"]
    assert list(nameless({"players": many, "names": {}})) == []


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


def test_reasons_of_a_pairing_name_the_players(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(5)
    proposed = hall.pair(explain=True)
    pairs = [each for each in proposed["explanation"][0]["pairs"] if each["black"]]
    met = {frozenset((each["white_name"], each["black_name"])) for each in pairs}
    assert met == {frozenset(("Player 001", "Player 003")), frozenset(("Player 002", "Player 004"))}
    assert proposed["explanation"][0]["names"]["2"] == "Player 002"
    drafted = hall.done("GET", f"/tournament-rounds/{hall.tournament}/1")
    assert drafted["explanation"] == proposed["explanation"]


def test_wishes_that_gave_way_name_the_players(api, organiser):
    hall = a_hall(api, organiser, settings={"apart": {"club": "soft"}})
    hall.register(2, club="Harbour")
    assert hall.pair()["relaxations"][0].startswith("kept apart if possible: Player 00")
    hall.publish(1)
    read = hall.done("GET", f"/round-explanations/{hall.tournament}/1")
    assert sorted(re.findall(r"Player \d+", read["relaxations"][0])) == ["Player 001", "Player 002"]


def test_a_change_of_a_round_names_all_concerned(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(4)
    hall.pair()
    hall.publish(1)
    path = f"/round-changes/{hall.tournament}/1"
    sent = {"changes": [{"step": "turn", "one": 1}], "reason": "Sat down the wrong way"}
    done = hall.done("POST", path, json=sent)
    first = done["after"]["boards"][0]
    assert {first["white_name"], first["black_name"]} == set(done["names"].values())
    [kept] = hall.done("GET", path)["changes"]
    assert kept["before"]["boards"][0]["white_name"] == first["black_name"]
