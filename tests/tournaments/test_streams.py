"""Streams of tournaments on the running stack: what the hall hears, and what it does not."""

import pytest

from tests.factories import a_member
from tests.listening import Ears, Ended, Refused
from tests.tournaments.arrangements import a_hall

SWISS = {"system": "swiss", "planned_rounds": 3}
CODE = "harbour"


@pytest.fixture
def ears(api):
    opened = Ears(api)
    with opened.opened:
        yield opened


@pytest.fixture
def hall(api):
    made = a_hall(api, a_member(api), **SWISS)
    made.register(4)
    return made


@pytest.fixture
def private(api):
    event = {"public": False, "update_password": CODE}
    made = a_hall(api, a_member(api), event=event, **SWISS)
    made.register(4)
    return made


def names(events) -> list[str]:
    return [event.name for event in events if event.name != "tournament.changed"]


def test_anyone_hears_a_public_event_and_nothing_of_its_drafts(ears, hall):
    hall_screen = ears.listen("tournaments", None, f"event:{hall.event}")
    arbiter = ears.listen("tournaments", hall.organiser.token, f"tournament:{hall.tournament}")
    hall.pair()
    hall.publish(1)
    assert hall.enter(1, 1, 3).ok
    assert names(hall_screen.heard_until("standings.changed")) == [
        "round.published",
        "results.entered",
        "standings.changed",
    ]
    heard = arbiter.heard_until("standings.changed")
    assert names(heard) == [
        "round.paired",
        "round.published",
        "results.entered",
        "standings.changed",
    ]
    published = next(event for event in heard if event.name == "round.published")
    assert published.data["event"]["uniq_id"] == hall.event
    assert published.data["tournament"]["id"] == hall.tournament
    assert published.data["data"] == {"round": 1, "boards": 2}


def test_check_in_and_changes_are_heard(ears, hall):
    listening = ears.listen("tournaments", None, f"tournament:{hall.tournament}")
    hall.done("PUT", f"/tournament-check-ins/{hall.tournament}", json={"open": True})
    assert listening.heard_until("check_in.changed")[-1].data["data"] == {"check_in_open": True}
    hall.done("PUT", f"/tournaments/{hall.tournament}", json={"name": "Renamed"})
    changed = [listening.heard_until("tournament.changed")[-1].data for _ in range(2)]
    assert [data["tournament"] for data in changed] == [{"id": hall.tournament}] * 2
    versions = [data["data"]["version"] for data in changed]
    assert versions[1] == versions[0] + 1


def test_nothing_is_missed_between_two_connections(ears, hall):
    listening = ears.listen("tournaments", None, f"tournament:{hall.tournament}")
    hall.pair()
    hall.publish(1)
    last = listening.heard_until("round.published")[-1].number
    listening.close()
    hall.enter(1, 1, 3)
    again = ears.listen("tournaments", None, f"tournament:{hall.tournament}", last=last)
    hall.enter(1, 2, 3)
    heard = names(again.heard_until("standings.changed") + again.heard_until("standings.changed"))
    assert heard == ["results.entered", "standings.changed"] * 2


@pytest.mark.parametrize("kind", ["event", "tournament"])
def test_a_private_event_is_heard_by_its_staff_and_with_its_code_only(api, ears, private, kind):
    topic = f"event:{private.event}" if kind == "event" else f"tournament:{private.tournament}"
    stranger = a_member(api).token
    for token, headers in (
        (None, {}),
        (stranger, {}),
        (None, {"EventCode": "wrong"}),
    ):
        answer = api.post(
            "tournaments",
            "/stream-tickets",
            token=token,
            headers=headers,
            json={"topics": [topic]},
        )
        assert answer.status_code in (401, 403), answer.text
    tablet = ears.listen("tournaments", None, topic, headers={"EventCode": CODE})
    staff = ears.listen("tournaments", private.organiser.token, topic)
    private.pair()
    private.publish(1)
    assert names(tablet.heard_until("round.published")) == ["round.published"]
    assert names(staff.heard_until("round.published")) == ["round.paired", "round.published"]


def test_when_an_event_is_closed_to_others_their_streams_and_tickets_end(ears, hall):
    topic = f"tournament:{hall.tournament}"
    listening = ears.listen("tournaments", None, topic)
    spare = ears.ticket("tournaments", None, topics=[topic])
    hall.done("PUT", f"/events/{hall.event}", json={"public": False})
    with pytest.raises(Ended):
        listening.heard()
    with pytest.raises(Refused) as refused:
        ears.open("tournaments", spare["ticket"])
    assert refused.value.status == 401


def test_a_new_code_ends_what_the_old_one_opened(ears, private):
    topic, shown = f"event:{private.event}", {"EventCode": CODE}
    listening = ears.listen("tournaments", None, topic, headers=shown)
    spare = ears.ticket("tournaments", None, headers=shown, topics=[topic])
    private.done("PUT", f"/events/{private.event}", json={"update_password": "another"})
    with pytest.raises(Ended):
        listening.heard_until("never")
    with pytest.raises(Refused):
        ears.open("tournaments", spare["ticket"])


def test_a_deleted_event_leaves_nothing_to_who_takes_its_name(api, ears, private):
    private.pair()
    private.done("DELETE", f"/events/{private.event}")
    thief = a_member(api)
    answer = api.post(
        "tournaments",
        "/events",
        token=thief.token,
        json={
            "uniq_id": private.event,
            "name": "Taken",
            "start": "2026-07-01T09:00:00Z",
            "stop": "2026-07-09T20:00:00Z",
        },
    )
    assert answer.status_code == 201
    listening = ears.listen("tournaments", thief.token, f"event:{private.event}", last=1)
    changed = api.put(
        "tournaments", f"/events/{private.event}", token=thief.token, json={"name": "Mine"}
    )
    assert changed.ok
    assert listening.heard().name == "event.changed"


def test_a_ticket_says_where_to_connect(ears, hall, stack):
    given = ears.ticket("tournaments", None, topics=[f"event:{hall.event}"])
    assert given["url"] == f"http://127.0.0.1:{stack.tournaments_streams_port}/events"


def test_a_ticket_of_tournaments_opens_nothing_of_games(ears, hall):
    given = ears.ticket("tournaments", None, topics=[f"event:{hall.event}"])
    with pytest.raises(Refused) as refused:
        ears.open("games", given["ticket"])
    assert refused.value.status == 401
