"""Who may do what at the AFJD API's endpoints and at those that anyone reads.

Every endpoint has a row here or in test_member_rights.py, or the test fails.
"""

import json
from dataclasses import dataclass, field
from typing import Any

import pytest

from services.games.diplomacy.routes import ROUTES
from tests.factories import a_member
from tests.games.diplomacy import test_member_rights
from tests.games.diplomacy.table import FRANCE, ITALY, Table, a_name, told

VERBS = ("get", "post", "put", "delete")
NOBODY, STRANGER, ELSEWHERE, HOLDER, OTHER, MASTER, ADMINISTRATOR = CALLERS = (
    "anonymous",
    "stranger",
    "player of another game",
    "player of the role",
    "another player",
    "master",
    "administrator",
)
ANYONE = set(CALLERS)
MEMBERS = {STRANGER, ELSEWHERE, HOLDER, OTHER, MASTER}
HOLDING = [
    {"order_type": 4, "active_unit": {"type_unit": kind, "role": 2, "zone": zone}}
    for kind, zone in ((1, 37), (1, 47), (2, 14))
]


@dataclass(frozen=True)
class Row:
    allowed: set[str]
    sent: dict[str, Any] = field(default_factory=dict)
    waiting: bool = False


FRENCH = {"role_id": FRANCE}
ROWS = {
    ("GET", "/variants"): Row(ANYONE),
    ("GET", "/variants/<name>"): Row(ANYONE),
    ("GET", "/variants/<name>/display"): Row(ANYONE),
    ("GET", "/variants/<name>.svg"): Row(ANYONE),
    ("GET", "/game-maps/<int:game_id>.svg"): Row(ANYONE),
    ("GET", "/game-possible-orders/<int:game_id>"): Row(ANYONE),
    ("GET", "/game-overviews/<int:game_id>"): Row(ANYONE),
    ("POST", "/simulation-possible-orders"): Row(
        ANYONE, {"variant_name": "standard", "units": "[]", "center_ownerships": "[]"}
    ),
    ("GET", "/game-identifiers/<name>"): Row(ANYONE),
    ("GET", "/games"): Row(ANYONE),
    ("POST", "/games"): Row(MEMBERS, {"name": "new", "variant": "standard"}),
    ("GET", "/games/<name>"): Row(ANYONE),
    ("PUT", "/games/<name>"): Row({MASTER}, {"description": "changed"}),
    ("DELETE", "/games/<name>"): Row({MASTER}),
    ("POST", "/allocations"): Row({HOLDER, MASTER}, {"player_id": "holder"}, waiting=True),
    ("DELETE", "/allocations"): Row({HOLDER, MASTER}, {"player_id": "holder"}, waiting=True),
    ("GET", "/game-allocations/<int:game_id>"): Row(ANYONE),
    ("GET", "/game-roles/<int:game_id>"): Row(ANYONE),
    ("GET", "/player-allocations/<int:player_id>"): Row(ANYONE),
    ("GET", "/game-positions/<int:game_id>"): Row(ANYONE),
    ("POST", "/game-positions/<int:game_id>"): Row(
        {MASTER}, {"center_ownerships": "[]", "units": "[]", "forbiddens": "[]"}
    ),
    ("GET", "/game-reports/<int:game_id>"): Row(ANYONE),
    ("GET", "/game-transitions/<int:game_id>"): Row(ANYONE),
    ("GET", "/game-transitions/<int:game_id>/<int:advancement>"): Row(ANYONE),
    ("GET", "/game-results/<int:game_id>"): Row(ANYONE),
    ("POST", "/game-orders/<int:game_id>"): Row(
        {HOLDER, MASTER}, {"orders": json.dumps(HOLDING), **FRENCH}
    ),
    ("GET", "/game-orders/<int:game_id>"): Row({HOLDER}, FRENCH),
    ("POST", "/game-adjudications/<int:game_id>"): Row({MASTER}),
    ("POST", "/simulation"): Row(
        ANYONE,
        {"variant_name": "standard", "orders": "[]", "units": "[]", "center_ownerships": "[]"},
    ),
    ("POST", "/game-messages/<int:game_id>"): Row(
        {HOLDER}, {"dest_role_id": 1, "content": "x", **FRENCH}
    ),
    ("GET", "/game-messages/<int:game_id>"): Row({HOLDER}, FRENCH),
    ("POST", "/game-declarations/<int:game_id>"): Row({HOLDER}, {"content": "x", **FRENCH}),
    ("GET", "/game-declarations/<int:game_id>"): Row({HOLDER}, FRENCH),
    ("POST", "/game-visits/<int:game_id>"): Row({HOLDER}, FRENCH),
    ("GET", "/game-visits/<int:game_id>"): Row({HOLDER}, FRENCH),
}


@pytest.fixture(scope="module")
def callers(api, crowd, admin):
    """Pseudo and token of everyone who might call."""
    one_who_plays_elsewhere = crowd.stranger
    other = Table(api, crowd, manual=0)
    other.act(
        "POST",
        "/allocations",
        one_who_plays_elsewhere,
        game_id=other.game_id,
        player_id=one_who_plays_elsewhere.player_id,
    )
    stranger = a_member(api)
    holder, another, master = crowd.holder(FRANCE), crowd.holder(ITALY), crowd.master
    return {
        NOBODY: (None, None),
        STRANGER: (stranger.pseudo, stranger.token),
        ELSEWHERE: (one_who_plays_elsewhere.pseudo, one_who_plays_elsewhere.token),
        HOLDER: (holder.pseudo, holder.token),
        OTHER: (another.pseudo, another.token),
        MASTER: (master.pseudo, master.token),
        ADMINISTRATOR: ("admin", admin),
    }


def is_for_services(method):
    """Those are held to the table of service calls."""
    security = getattr(method, "security", ())
    return bool(security) and all("ServiceToken" in needed for needed in security)


def test_every_endpoint_has_a_row():
    operations = {
        (verb.upper(), route)
        for route, resource in ROUTES.items()
        for verb in VERBS
        if hasattr(resource, verb)
    }
    rows = set(ROWS) | set(test_member_rights.ROWS)
    assert rows <= operations
    assert not {
        (verb, route)
        for verb, route in operations - rows
        if not is_for_services(getattr(ROUTES[route], verb.lower()))
    }


def call(table, verb, route, row, caller, callers):
    pseudo, token = callers[caller]
    crowd = table.crowd
    path = (
        route.replace("<int:game_id>", str(table.game_id))
        .replace("/<int:advancement>", "/0")
        .replace("<int:player_id>", str(crowd.players[0].player_id))
    )
    path = path.replace("<name>", "standard" if "variants" in route else table.name)
    holder = crowd.holder(FRANCE).player_id
    sent = {name: holder if value == "holder" else value for name, value in row.sent.items()}
    if path == "/allocations":
        sent["game_id"] = table.game_id
    if (verb, path) == ("POST", "/games"):
        sent["name"] = a_name()
    if pseudo and row.allowed != ANYONE:
        sent["pseudo"] = pseudo
    return table.api.call(verb, "games", path, token=token, data=sent)


@pytest.fixture(scope="module")
def read_only(api, crowd):
    """One game for all that only reads."""
    return Table(api, crowd).seat_all().start()


@pytest.mark.parametrize(("verb", "route"), sorted(ROWS))
def test_rights(api, crowd, callers, read_only, verb, route):
    row = ROWS[verb, route]
    table = read_only
    if verb != "GET":
        table = Table(api, crowd).seat_all()
        if not row.waiting:
            table.start()
    for caller in sorted(CALLERS, key=lambda one: one in row.allowed):
        answer = call(table, verb, route, row, caller, callers)
        if caller in row.allowed:
            assert answer.status_code not in (401, 403, 405), (caller, answer.text)
        else:
            assert answer.status_code == expected_refusal(caller), (caller, answer.text)


def expected_refusal(caller):
    """An administrator is no player: he acts by usurpation only."""
    return {NOBODY: 401, ADMINISTRATOR: 404}.get(caller, 403)


PROTECTED = [key for key in sorted(ROWS) if ROWS[key].allowed != ANYONE]


@pytest.mark.parametrize(("verb", "route"), PROTECTED)
def test_nobody_acts_under_another_name_or_without_a_token(read_only, callers, verb, route):
    row = ROWS[verb, route]
    entitled = next(caller for caller in (HOLDER, MASTER) if caller in row.allowed)
    pseudo, own_token = callers[entitled]
    for token, why in (
        (callers[STRANGER][1], "This is not you ! Good try !"),
        (None, "Missing Authorization Header"),
        ("a.b.c", ""),
    ):
        answer = call(read_only, verb, route, row, "someone", {"someone": (pseudo, token)})
        assert answer.status_code == 401
        assert told(answer)[1].startswith(f"Bad authentication!:{why}")
    answer = call(read_only, verb, route, row, "someone", {"someone": (None, own_token)})
    assert answer.status_code == 401
    assert told(answer)[1].startswith("Need a pseudo to ")


NEEDS = {
    ("POST", "/games"): "create game",
    ("PUT", "/games/<name>"): "modify game",
    ("DELETE", "/games/<name>"): "delete game",
    ("POST", "/allocations"): "join/put in game",
    ("DELETE", "/allocations"): "quit/remove from game",
    ("POST", "/game-positions/<int:game_id>"): "rectify position in game",
    ("POST", "/game-orders/<int:game_id>"): "submit orders in game",
    ("GET", "/game-orders/<int:game_id>"): "retrieve orders in game",
    ("POST", "/game-adjudications/<int:game_id>"): "adjudicate in game",
    ("POST", "/game-messages/<int:game_id>"): "insert message in game",
    ("GET", "/game-messages/<int:game_id>"): "get messages in game",
    ("POST", "/game-declarations/<int:game_id>"): "insert declaration in game",
    ("GET", "/game-declarations/<int:game_id>"): "get declarations in game",
    ("POST", "/game-visits/<int:game_id>"): "insert visit in game",
    ("GET", "/game-visits/<int:game_id>"): "retrieve last visit in game",
}


@pytest.mark.parametrize(("verb", "route"), NEEDS)
def test_the_afjd_apis_sentence_without_a_pseudo(read_only, callers, verb, route):
    answer = call(read_only, verb, route, ROWS[verb, route], NOBODY, callers)
    assert told(answer) == (401, f"Need a pseudo to {NEEDS[verb, route]}")


def test_a_token_without_a_player_is_told_so(read_only, callers):
    read = "GET", "/game-orders/<int:game_id>"
    answer = call(read_only, *read, ROWS[read], ADMINISTRATOR, callers)
    status, msg = told(answer)
    assert (status, msg.startswith("Failed to get id from pseudo ")) == (404, True)
