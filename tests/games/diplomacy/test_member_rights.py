"""Who may do what at endpoints that the AFJD API does not have."""

import pytest

from services.games.diplomacy.routes import ROUTES
from shared.callers import USERS_TOKEN
from tests.games.diplomacy.table import FRANCE, Table, told

NOBODY, STRANGER, HOLDER, OTHER, MASTER = CALLERS = (
    "anonymous",
    "stranger",
    "player of the role",
    "another player",
    "master",
)
ANYONE, MEMBERS = set(CALLERS), {STRANGER, HOLDER, OTHER, MASTER}
IN_THE_GAME, PLAYERS = {HOLDER, OTHER, MASTER}, {HOLDER, OTHER}
FRENCH = {"role_id": FRANCE}
GAME = "<int:game_id>"
ROWS = {
    ("GET", "/my-games"): (MEMBERS, {}),
    ("GET", "/my-missing-orders"): (MEMBERS, {}),
    ("GET", "/failing-games"): (set(), {}),
    ("POST", f"/failing-games/{GAME}/retries"): (set(), {}),
    ("GET", "/game-restorations"): (MEMBERS, {}),
    ("POST", f"/game-restorations/{GAME}"): ({MASTER}, {}),
    ("GET", f"/game-incidents/{GAME}"): (IN_THE_GAME, {}),
    ("PUT", f"/game-incidents/{GAME}"): ({MASTER}, {"incident": "turn-0-1", "reason": "why"}),
    ("GET", f"/game-logins/{GAME}"): ({MASTER}, {}),
    ("PUT", f"/game-roles/{GAME}"): (set(), {**FRENCH, "player_id": 1}),  # it has started
    ("PUT", f"/game-masters/{GAME}"): ({MASTER}, {"player_id": 1}),
    ("POST", f"/game-pauses/{GAME}"): ({MASTER}, {}),
    ("DELETE", f"/game-pauses/{GAME}"): ({MASTER}, {}),
    ("GET", f"/game-orders-submitted/{GAME}"): (IN_THE_GAME, {}),
    ("POST", f"/game-order-checks/{GAME}"): ({HOLDER, MASTER}, {**FRENCH, "text": "A PAR H"}),
    ("POST", f"/game-civil-disorders/{GAME}"): ({MASTER}, FRENCH),
    ("DELETE", f"/game-civil-disorders/{GAME}"): ({MASTER}, FRENCH),
    ("POST", f"/game-extensions/{GAME}"): ({MASTER}, {"days": 1, "reason": "why"}),
    ("POST", f"/game-cancellations/{GAME}"): ({MASTER}, {"reason": "why"}),
    ("GET", f"/game-logs/{GAME}"): (IN_THE_GAME, {}),
    ("GET", f"/game-schedules/{GAME}"): (IN_THE_GAME, {}),
    ("GET", f"/game-replacements/{GAME}"): (ANYONE, {}),
    ("POST", f"/game-replacements/{GAME}"): ({MASTER}, {**FRENCH, "player_id": 1}),
    ("POST", f"/game-replacement-calls/{GAME}"): ({MASTER}, FRENCH),
    ("POST", "/rectification-codes"): (set(), {}),
    ("GET", f"/game-votes/{GAME}"): ({HOLDER}, FRENCH),
    ("POST", f"/game-votes/{GAME}"): ({HOLDER}, {**FRENCH, "draw": 1}),
    ("GET", f"/game-notes/{GAME}"): ({HOLDER}, FRENCH),
    ("PUT", f"/game-notes/{GAME}"): ({HOLDER}, {**FRENCH, "content": "note"}),
    ("GET", f"/game-preferences/{GAME}"): (PLAYERS, {}),
    ("PUT", f"/game-preferences/{GAME}"): (set(), {"roles": "[]"}),  # it has started
    ("GET", f"/game-deals/{GAME}"): (set(), {}),  # the master assigned the roles
    ("GET", "/ratings"): (ANYONE, {}),
    ("GET", "/player-ratings/<pseudo>"): (ANYONE, {}),
    ("GET", "/player-rating-curves/<pseudo>"): (ANYONE, FRENCH),
    ("GET", "/scoring-systems"): (ANYONE, {}),
    ("GET", f"/game-scores/{GAME}"): (set(), {}),  # it is not finished
    ("GET", f"/game-subscriptions/{GAME}"): (IN_THE_GAME, {}),
    ("PUT", f"/game-subscriptions/{GAME}"): (IN_THE_GAME, {"message": 0}),
    ("POST", f"/game-order-keys/{GAME}"): (PLAYERS, {}),
    ("POST", "/mailed-orders"): (set(), {}),  # for services
    ("POST", "/calendar-tokens"): (MEMBERS, {}),
    ("DELETE", "/calendar-tokens"): (MEMBERS, {}),
    ("GET", "/calendars/<token>.ics"): (set(), {}),
}
PROTECTED = sorted(
    (verb, route)
    for verb, route in ROWS
    if getattr(getattr(ROUTES[route], verb.lower()), "security", None) == USERS_TOKEN
)
FOR_ADMINISTRATORS = {
    ("POST", "/rectification-codes"),
    ("GET", "/failing-games"),
    ("POST", f"/failing-games/{GAME}/retries"),
}
WITH_PSEUDO = [key for key in PROTECTED if key not in FOR_ADMINISTRATORS]


def call(table, verb, route, member, **more):
    """As the member, or as nobody; without his pseudo."""
    sent = ROWS[verb, route][1]
    path = (
        route.replace(GAME, str(table.game_id))
        .replace("<token>", "wrong")
        .replace("<pseudo>", table.crowd.master.pseudo)
    )
    return table.api.call(verb, "games", path, token=member and member.token, data=sent | more)


@pytest.mark.parametrize(("verb", "route"), sorted(ROWS))
def test_only_those_may_who_should(started, crowd, verb, route):
    members = {
        NOBODY: None,
        STRANGER: crowd.stranger,
        HOLDER: crowd.holder(FRANCE),
        OTHER: crowd.holder(1),
        MASTER: crowd.master,
    }
    allowed = ROWS[verb, route][0]
    for caller, member in members.items():
        answer = call(started, verb, route, member)
        # What is refused for the state of the game (400) was not refused because of who called.
        may = answer.status_code < 300 or (caller in allowed and answer.status_code in (400, 404))
        assert may == (caller in allowed), (caller, answer.status_code, answer.text)


@pytest.fixture(scope="module")
def untouched(api, crowd):
    """One game for all calls that are refused."""
    return Table(api, crowd).seat_all().start()


@pytest.mark.parametrize(("verb", "route"), PROTECTED)
def test_who_calls_is_asked_before_anything_else(untouched, verb, route):
    status, msg = told(call(untouched, verb, route, None, nonsense=1))
    assert (status, msg) == (401, "Bad authentication!:Missing Authorization Header")


@pytest.mark.parametrize(("verb", "route"), WITH_PSEUDO)
def test_a_pseudo_that_is_sent_must_be_ones_own(untouched, crowd, verb, route):
    answer = call(untouched, verb, route, crowd.stranger, pseudo=crowd.master.pseudo)
    assert told(answer) == (401, "Bad authentication!:This is not you ! Good try !")


def test_ones_own_pseudo_may_be_sent(untouched, crowd):
    answer = call(untouched, "GET", "/my-games", crowd.master, pseudo=crowd.master.pseudo)
    assert answer.status_code == 200


def test_an_account_without_a_player_is_told_so(untouched, admin):
    answer = untouched.api.get("games", "/my-games", token=admin)
    assert told(answer) == (404, "This account has no player profile")
