"""One agenda over all games: gathered from the services, as a calendar and as a feed."""

from datetime import UTC, datetime, timedelta
from xml.etree import ElementTree

import pytest
from icalendar import Calendar

from services.players.domain.agenda import ATOM, by_urgency, calendar, feed
from shared.agenda import AgendaItem
from tests.factories import a_member
from tests.web.arrangements import a_started_game, an_event, an_invitation

NOW = datetime(2030, 6, 3, 20, tzinfo=UTC)


def item(key, hours=None, summary="Raspoutine : ordres"):
    deadline = NOW + timedelta(hours=hours) if hours is not None else None
    return AgendaItem(
        key=key,
        game="diplomacy",
        kind="orders",
        summary=summary,
        detail="Automne 1902",
        path="/diplomacy/3",
        deadline=deadline,
    )


def test_the_nearest_deadline_comes_first_and_none_last():
    items = [item("a"), item("b", 9), item("c", 2), item("d")]
    assert [each.key for each in by_urgency(items, NOW)] == ["c", "b", "a", "d"]


def test_only_deadlines_are_in_the_calendar_each_with_an_hour_and_a_link():
    told = Calendar.from_ical(calendar([item("a"), item("b", 9)], "https://example.org", NOW))
    [event] = told.walk("VEVENT")
    assert event["SUMMARY"] == "Raspoutine : ordres, Automne 1902"
    assert event["DTEND"].dt - event["DTSTART"].dt == timedelta(hours=1)
    assert event["DTEND"].dt == NOW + timedelta(hours=9)
    assert event["URL"] == "https://example.org/diplomacy/3"


def test_the_feed_has_everything_and_stays_xml():
    items = [item("a", summary="<b>\x07&"), item("b", 9)]
    text = feed(items, "https://e.org", "https://e.org/f", NOW)
    entries = ElementTree.fromstring(text).findall(f"{{{ATOM}}}entry")
    assert [entry.find(f"{{{ATOM}}}title").text for entry in entries] == [
        "<b>&",
        "Raspoutine : ordres",
    ]


@pytest.fixture(scope="module")
def player(api):
    master, player = a_member(api), a_member(api)
    a_started_game(api, master, player)
    an_invitation(api, master, player)
    event = an_event(api, master)
    made = api.post(
        "tournaments",
        f"/event-tournaments/{event}",
        token=master.token,
        json={"uniq_id": "a", "name": "Open A", "system": "swiss", "planned_rounds": 5},
    )
    assert made.status_code == 201, made.text
    tournament = made.json()["id"]
    changed = api.put(
        "tournaments",
        f"/tournaments/{tournament}",
        token=master.token,
        json={"registration_open": True},
    )
    assert changed.status_code == 200, changed.text
    path = f"/tournament-check-ins/{tournament}"
    opened = api.put("tournaments", path, token=master.token, json={"open": True})
    assert opened.status_code == 200, opened.text
    path = f"/tournament-registrations/{tournament}"
    entered = api.post("tournaments", path, token=player.token, json={})
    assert entered.status_code == 201, entered.text
    return player


def agenda_of(api, player, **asked):
    answer = api.get("players", "/agenda", token=player.token, params=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_every_kind_of_every_service_is_there(api, player):
    agenda = agenda_of(api, player)
    assert agenda["silent"] == []
    assert {each["kind"] for each in agenda["items"]} == {"orders", "invitation", "check-in"}
    orders = next(each for each in agenda["items"] if each["kind"] == "orders")
    assert orders["detail"] == "Printemps 1901, mouvements"
    assert orders["deadline"] is not None
    assert agenda["items"][0] == orders


def test_texts_are_in_the_language_asked_for(api, player):
    texts = {each["kind"]: each for each in agenda_of(api, player, lang="en")["items"]}
    assert texts["orders"]["detail"] == "Spring 1901, moves"
    assert texts["invitation"]["summary"].startswith("Invitation from ")


def test_an_answered_invitation_is_gone(api):
    inviting, invited = a_member(api), a_member(api)
    an_invitation(api, inviting, invited)
    assert agenda_of(api, inviting)["items"] == []
    [waiting] = agenda_of(api, invited)["items"]
    game_id = int(waiting["path"].rpartition("/")[2])
    answer = api.delete("games", f"/go-invitations/{game_id}", token=invited.token)
    assert answer.status_code == 200, answer.text
    assert agenda_of(api, invited)["items"] == []


def test_a_service_that_does_not_answer_is_named_and_the_others_are_told(troubled):
    member = a_member(troubled.api)
    agenda = agenda_of(troubled.api, member)
    assert agenda == {"items": [], "silent": ["games"], "asked_at": agenda["asked_at"]}


def test_secret_addresses_need_no_login_and_end_with_new_ones(api, player):
    opened = api.post("players", "/agenda-addresses", token=player.token)
    assert opened.status_code == 201
    read = api.get("players", opened.json()["calendar"])
    assert read.headers["Content-Type"].startswith("text/calendar")
    [event, *_] = Calendar.from_ical(read.text).walk("VEVENT")
    assert "Printemps 1901, mouvements" in event["SUMMARY"]
    read = api.get("players", opened.json()["feed"])
    assert len(ElementTree.fromstring(read.text).findall(f"{{{ATOM}}}entry")) == 3
    api.post("players", "/agenda-addresses", token=player.token)
    assert api.get("players", opened.json()["calendar"]).status_code == 404
    assert api.delete("players", "/agenda-addresses", token=player.token).status_code == 200


def test_the_older_calendar_says_game_role_and_phase_with_a_link(api, stack, player):
    path = api.post("games", "/calendar-tokens", token=player.token, json={}).json()["path"]
    [event] = Calendar.from_ical(api.get("games", path).text).walk("VEVENT")
    assert event["SUMMARY"].endswith("Printemps 1901, mouvements")
    assert event["URL"].startswith(f"{stack.web_url}/diplomacy/")
    assert event["DTEND"].dt - event["DTSTART"].dt == timedelta(hours=1)


@pytest.mark.parametrize("path", ["/agendas/guessed.ics", "/agendas/guessed.atom"])
def test_a_guessed_address_opens_nothing(api, path):
    assert api.get("players", path).status_code == 404
