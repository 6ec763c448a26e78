"""Results that both players confirm: one says it, the other agrees, or the staff decides."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.api import Api
from tests.factories import a_member, eventually
from tests.tournaments.arrangements import a_hall
from tests.tournaments.receiver import receiving


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture(scope="module")
def members(api):
    return [a_member(api) for _ in range(2)]


@pytest.fixture
def hall(api, organiser, members):
    """One board with two members, one with two guests, in a round being played."""
    made = a_hall(api, organiser, registration_open=True, confirmation=True)
    path = f"/tournament-registrations/{made.tournament}"
    ids = [made.done("POST", path, token=each.token)["id"] for each in members]
    guests = made.register(2)
    made.pair(fixed=[ids, guests])
    made.publish(1)
    return made


def board_of(hall, member):
    for board in hall.round(1)["boards"]:
        for colour in ("white", "black"):
            if board[colour]["name"] == member.pseudo:
                return board["board"]
    raise AssertionError


def say(hall, member, result, board=None, number=1, **sent):
    path = f"/board-claims/{hall.tournament}/{number}/{board or board_of(hall, member)}"
    return hall.ask("PUT", path, json={"result": result}, token=member.token, **sent)


def result_of(hall, member):
    number = board_of(hall, member)
    return next(b["result"] for b in hall.round(1)["boards"] if b["board"] == number)


def claims(hall, token):
    return hall.done("GET", f"/round-claims/{hall.tournament}/1", token=token)["claims"]


def test_a_result_counts_when_both_say_it(hall, members):
    one, other = members
    assert say(hall, one, 3).json() == {"status": "waiting", "result": 0, "version": 1}
    assert say(hall, one, 3).json()["status"] == "waiting", "saying it twice confirms nothing"
    assert result_of(hall, one) == 0
    assert [claim["result"] for claim in claims(hall, other.token)] == [3]
    assert say(hall, other, 3).json() == {"status": "confirmed", "result": 3, "version": 2}
    assert result_of(hall, one) == 3
    assert say(hall, other, 3).json()["status"] == "confirmed", "the answer may have been lost"
    (entry,) = hall.done("GET", f"/tournament-results/{hall.tournament}")["results"]
    assert entry["entered_by"] == f"{one.pseudo}, {other.pseudo}"
    assert claims(hall, other.token) == []
    refused = say(hall, other, 1)
    assert (refused.status_code, refused.json()["result"]) == (409, 3)


def test_two_who_disagree_wait_for_the_staff_or_change_their_mind(hall, members):
    one, other = members
    with receiving() as receiver:
        wished = {"url": receiver.url, "topics": ["results.disputed"]}
        hall.done("POST", f"/event-webhooks/{hall.event}", json=wished)
        say(hall, one, 3)
        assert say(hall, other, 1).json()["status"] == "disputed"
        assert say(hall, other, 1).json()["status"] == "disputed"
        assert result_of(hall, one) == 0
        eventually(lambda: receiver.received)
        assert len(receiver.received) == 1
    assert say(hall, other, 3).json()["status"] == "confirmed"


def test_the_staff_decides_and_ends_what_was_said(hall, organiser, members):
    one, other = members
    say(hall, one, 3)
    say(hall, other, 1)
    assert len(claims(hall, organiser.token)) == 2
    assert hall.enter(1, board_of(hall, one), 2).ok
    assert claims(hall, organiser.token) == []
    path = f"/board-results/{hall.tournament}/1/{board_of(hall, one)}"
    hall.done("DELETE", path, params={"version": 2})
    assert say(hall, other, 3).json()["status"] == "waiting", "what was said before is forgotten"


def test_what_was_said_can_be_taken_back(hall, members):
    one, other = members
    path = f"/board-claims/{hall.tournament}/1/{board_of(hall, one)}"
    assert hall.ask("DELETE", path, token=one.token).status_code == 404
    say(hall, one, 3)
    assert hall.ask("DELETE", path, token=other.token).status_code == 404
    hall.done("DELETE", path, token=one.token)
    assert say(hall, other, 3).json()["status"] == "waiting"


def test_only_who_sits_at_the_board_can_say_anything(api, hall, organiser, members):
    one = members[0]
    stranger, elsewhere = a_member(api), 3 - board_of(hall, one)
    assert say(hall, stranger, 3, board=1).status_code == 403
    assert say(hall, organiser, 3, board=1).status_code == 403
    assert say(hall, one, 3, board=elsewhere).status_code == 403
    assert say(hall, one, 3, board=9).status_code == 404
    assert say(hall, one, 3, number=2, board=1).status_code == 404
    assert say(hall, one, 4).status_code == 400
    path = f"/round-claims/{hall.tournament}/1"
    assert hall.ask("GET", path, token=stranger.token).status_code == 403
    assert hall.ask("GET", path, token=None).status_code == 401


def test_players_say_nothing_unless_the_tournament_wants_it_nor_after_the_round(hall, members):
    one = members[0]
    path = f"/tournaments/{hall.tournament}"
    assert hall.done("PUT", path, json={"confirmation": False})["confirmation"] is False
    assert say(hall, one, 3).status_code == 403
    hall.done("PUT", path, json={"confirmation": True})
    for board in (1, 2):
        hall.enter(1, board, 3)
    hall.close(1)
    assert say(hall, one, 1).status_code == 409


def test_both_at_the_same_moment_enter_it_once(hall, members):
    def at_once(member):
        own = Api(hall.api.stack)
        path = f"/board-claims/{hall.tournament}/1/{number}"
        return own.put("tournaments", path, token=member.token, json={"result": 2}).json()["status"]

    number = board_of(hall, members[0])
    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(at_once, members * 4))
    assert "confirmed" in statuses
    assert len(hall.done("GET", f"/tournament-results/{hall.tournament}")["results"]) == 1
    assert result_of(hall, members[0]) == 2
