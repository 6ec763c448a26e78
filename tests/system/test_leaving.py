"""Renaming, leaving and exporting reach every service, also across crashes."""

import json
import threading
from contextlib import suppress

import pytest
import requests

from tests.api import Api
from tests.factories import PASSWORD, a_member, a_pseudo, eventually
from tests.system.belongings import BIRTH, PHONE, gather, places_that_hold
from tests.waiting import PATIENCE_SECONDS

HIS_OWN = {
    "users": {"users", "login_sessions", "audit"},
    "emails": {"mails"},
    "players": {"players"},
    "games": {
        "diplomacy_allocations",
        "diplomacy_messages",
        "diplomacy_declarations",
        "diplomacy_notes",
        "diplomacy_calendar_tokens",
        "go_players",
        "go_games",
        "go_comments",
        "go_notes",
        "go_offers",
        "go_shapes",
        "go_blocks",
        "go_invitations",
        "go_messages",
    },
    "tournaments": {
        "event_staff",
        "event_webhooks",
        "tournament_registrations",
        "tournament_boards",
        "tournament_results",
        "league_staff",
        "league_players",
    },
}


@pytest.fixture(scope="module")
def api(running_stack):
    return Api(running_stack)


@pytest.fixture(scope="module")
def full(api):
    return gather(api)


def rename(api, pseudo, new):
    sent = {"pseudo": pseudo, "new_pseudo": new}
    return api.post("players", "/renames", token=api.admin_token(), data=sent)


def leave(api, pseudo, token, **sent):
    return api.delete("players", f"/players/{pseudo}", token=token, params=sent)


def test_a_member_is_exported_renamed_and_leaves(api, full):
    """One story, since it takes a whole association to have something in every place."""
    old, member_id = full.member.pseudo, full.member.player_id
    eventually(lambda: any("outbox" in place for place in places_that_hold(api, full.email)))
    export_holds_everything(api, full)
    new = "Z" + a_pseudo()[1:]
    assert rename(api, old, new).status_code == 201
    eventually(lambda: api.get("players", f"/player_identifiers/{new}").status_code == 200)
    assert [place for place in places_that_hold(api, old) if not is_address(place)] == []
    token = api.login(new, PASSWORD)
    refused = leave(api, new, token)
    assert refused.status_code == 400
    assert refused.json()["running"] == [
        f"Go game {full.go_game}",
        "round 2 of Main tournament",
    ]
    assert leave(api, new, token, resign=1).status_code == 200
    assert places_that_hold(api, new, old, full.email, PHONE, BIRTH, "Belmondeau", "Zéphyrin") == []
    nothing_runs_on(api, full, f"former member {member_id}")


def is_address(place):
    """His address is what he chose, and it begins with the name he had."""
    return place.startswith("outbox") or place in {
        "emails: mails.address",
        "emails: mails.comparable_address",
        "emails: codes.comparable_address",
        "players: players.email",
        "players: players.comparable_email",
        "tournaments: event_persons.email",
        "tournaments: tournament_registrations.email",
    }


def export_holds_everything(api, full):
    path = f"/exports/{full.member.pseudo}"
    exported = api.get("players", path, token=full.member.token).json()
    stored = exported["stored"]
    empty = {
        f"{service}: {table}"
        for service, tables in HIS_OWN.items()
        for table in tables
        if not stored[service].get(table)
    }
    assert not empty
    told = json.dumps(stored, ensure_ascii=False)
    for own in ("never trust France", "To Belgium?", "he likes corners", "Good game", PHONE, BIRTH):
        assert own in told
    assert "password_hash" not in told
    for other in full.table.crowd.players[2:]:
        assert other.pseudo not in told


def nothing_runs_on(api, full, name):
    game = api.get("games", f"/go-games/{full.go_game}", token=full.other.token).json()
    assert game["status"] == "FINISHED"
    assert name in json.dumps(game)
    offers = api.get("games", "/go-offers", token=full.other.token).json()
    assert full.go_offer not in {offer["id"] for offer in offers["offers"]}
    playing, coming = full.hall, full.coming
    entries = playing.done("GET", f"/tournament-registrations/{playing.tournament}")
    [own] = [entry for entry in entries["registrations"] if entry["name"] == name]
    assert (own["status"], own["email"], own["birth"]) == ("withdrawn", "", "")
    for board in playing.round(2)["boards"]:
        if name in (board["white"]["name"], board["black"]["name"]):
            assert board["result"] == (1 if board["white"]["name"] == name else 3)
    entries = coming.done("GET", f"/tournament-registrations/{coming.tournament}")
    assert name not in {entry["name"] for entry in entries["registrations"]}
    assert entries["registered"] == 5


def test_an_export_without_a_service_is_refused_and_says_which(api, running_stack):
    member = a_member(api)
    path = f"/exports/{member.pseudo}"
    assert api.get("players", path, token=member.token).status_code == 200
    for service in ("tournaments", "games"):
        running_stack.kill(service)
        answer = api.get("players", path, token=member.token)
        running_stack.wait_until_alive(service)
        if answer.status_code != 200:  # the supervisor may be faster
            assert answer.status_code == 503
            assert service in answer.json()["msg"]
    eventually(lambda: api.get("players", path, token=member.token).status_code == 200)


@pytest.mark.parametrize("killed", ["users", "emails", "games", "tournaments", "players"])
def test_a_crash_in_the_middle_of_leaving_loses_nothing(api, running_stack, killed):
    member = a_member(api, telephone=PHONE)
    during(running_stack, killed, lambda: leave(api, member.pseudo, member.token))
    eventually(lambda: gone(api, member))
    email = f"{member.pseudo}@example.org"
    eventually(lambda: not places_that_hold(api, member.pseudo, email))


@pytest.mark.parametrize("killed", ["users", "emails", "games", "tournaments", "players"])
def test_a_crash_in_the_middle_of_renaming_loses_nothing(api, running_stack, killed):
    email = f"{a_pseudo()}@example.net"
    member, new = a_member(api, email=email), "Y" + a_pseudo()[1:]
    during(running_stack, killed, lambda: rename(api, member.pseudo, new))
    path = f"/player_identifiers/{new}"
    if not soon(lambda: api.get("players", path).status_code == 200):
        assert rename(api, member.pseudo, new).status_code == 201  # nothing had been stored yet
    eventually(lambda: not places_that_hold(api, member.pseudo))
    assert api.login(new, PASSWORD)


def during(stack, killed, ask):
    """A request in the middle of which a service is killed."""

    def run():
        with suppress(requests.RequestException):
            ask()

    request = threading.Thread(target=run)
    request.start()
    stack.kill(killed)
    request.join(PATIENCE_SECONDS)
    stack.wait_until_alive(killed)


def gone(api, member):
    """Asked again if the first wish never arrived; a login would be written down with the name."""
    if api.get("players", f"/player_identifiers/{member.pseudo}").status_code == 404:
        return True
    leave(api, member.pseudo, member.token)
    return False


def soon(is_so):
    try:
        eventually(is_so, 30)
    except AssertionError:
        return False
    return True
