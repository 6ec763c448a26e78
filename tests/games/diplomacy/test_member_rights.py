"""Who may do what at endpoints that the AFJD API does not have."""

import pytest

from tests.games.diplomacy.table import FRANCE

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
    ("POST", "/unsubscriptions/<token>"): (set(), {}),  # the token is wrong
    ("POST", f"/game-order-keys/{GAME}"): (PLAYERS, {}),
    ("POST", "/mailed-orders"): (set(), {}),  # for services
    ("POST", "/calendar-tokens"): (MEMBERS, {}),
    ("DELETE", "/calendar-tokens"): (MEMBERS, {}),
    ("GET", "/calendars/<token>.ics"): (set(), {}),
    ("POST", "/stream-tickets"): (IN_THE_GAME, {"game_id": "this"}),
}
TAKE_NO_PSEUDO = {
    ("GET", route)
    for route in (
        f"/game-replacements/{GAME}",
        f"/game-deals/{GAME}",
        f"/game-scores/{GAME}",
        "/ratings",
        "/player-ratings/<pseudo>",
        "/player-rating-curves/<pseudo>",
        "/scoring-systems",
        "/calendars/<token>.ics",
    )
} | {
    ("POST", route)
    for route in ("/rectification-codes", "/mailed-orders", "/unsubscriptions/<token>")
}


@pytest.mark.parametrize(("verb", "route"), sorted(ROWS))
def test_only_those_may_who_should(started, crowd, verb, route):
    allowed, sent = ROWS[verb, route]
    sent = {name: started.game_id if value == "this" else value for name, value in sent.items()}
    members = {
        NOBODY: None,
        STRANGER: crowd.stranger,
        HOLDER: crowd.holder(FRANCE),
        OTHER: crowd.holder(1),
        MASTER: crowd.master,
    }
    path = (
        route.replace(GAME, str(started.game_id))
        .replace("<token>", "wrong")
        .replace("<pseudo>", crowd.master.pseudo)
    )
    for caller in CALLERS:
        member = members[caller]
        named = (
            {} if member is None or (verb, route) in TAKE_NO_PSEUDO else {"pseudo": member.pseudo}
        )
        answer = started.api.call(
            verb, "games", path, token=member and member.token, data=sent | named
        )
        # What is refused for the state of the game (400) was not refused because of who called.
        may = answer.status_code < 300 or (caller in allowed and answer.status_code in (400, 404))
        assert may == (caller in allowed), (caller, answer.status_code, answer.text)
