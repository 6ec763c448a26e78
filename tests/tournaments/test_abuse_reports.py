"""Names of events, tournaments, players, teams and leagues that a member reports."""

import pytest

from tests.factories import a_member, a_pseudo, eventually
from tests.tournaments.arrangements import a_hall
from tests.tournaments.league.office import Office


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture(scope="module")
def hall(api, organiser):
    return a_hall(api, organiser, system="team_swiss", settings={"boards": 1})


@pytest.fixture
def reader(api):
    return a_member(api)


def report(api, who, kind, subject):
    sent = {"kind": kind, "subject": str(subject), "reason": "rude"}
    return api.post("tournaments", "/abuse-reports", token=who.token, json=sent)


def reported_by(api, admin, who):
    found = api.get("tournaments", "/abuse-reports", token=admin).json()["reports"]
    return next(one for one in found if one["reporter"] == who.pseudo)


def test_the_name_of_an_event_or_a_tournament_is_reported(api, admin, hall, organiser, reader):
    assert report(api, reader, "event", hall.event).status_code == 201
    seen = reported_by(api, admin, reader)
    assert (seen["text"], seen["subject"]) == ("Open of the Harbour", hall.event)
    assert seen["author_player_id"] == organiser.player_id
    other = a_member(api)
    assert report(api, other, "tournament", hall.tournament).status_code == 201
    assert reported_by(api, admin, other)["text"] == "Main tournament"


def test_the_name_of_a_player_or_a_team_is_reported(api, admin, hall, reader):
    [guest] = hall.register(1)
    teams = {"teams": [{"name": "Nigauds", "players": [guest]}]}
    hall.done("PUT", f"/tournament-teams/{hall.tournament}", json=teams)
    assert report(api, reader, "registration", guest).status_code == 201
    seen = reported_by(api, admin, reader)
    assert (seen["text"], seen["author_player_id"]) == ("Player 001", None)
    other = a_member(api)
    assert report(api, other, "team", f"{hall.tournament}/1").status_code == 201
    seen = reported_by(api, admin, other)
    assert (seen["text"], seen["subject"]) == ("Nigauds", str(hall.tournament))


def test_names_of_a_league_are_reported(api, admin, organiser):
    office = Office(api, {"founder": organiser, "scorer": a_member(api)})
    things = {
        "league": (office.league, f"League {organiser.pseudo}"),
        "league-team": (office.teams[0], "Team A"),
        "league-player": (office.players[0], "選手0"),
    }
    for kind, (subject, text) in things.items():
        who = a_member(api)
        assert report(api, who, kind, subject).status_code == 201
        seen = reported_by(api, admin, who)
        assert seen["text"].startswith(text)
        assert seen["subject"] == str(office.league)


@pytest.mark.parametrize(
    ("kind", "subject"),
    [
        ("event", "nowhere"),
        ("tournament", "0"),
        ("tournament", "x"),
        ("tournament", "9" * 90),
        ("team", "7"),
        ("registration", "٣"),
        ("league-player", "0"),
    ],
)
def test_what_is_not_there_cannot_be_reported(api, reader, kind, subject):
    assert report(api, reader, kind, subject).status_code == 404


def test_what_one_cannot_see_cannot_be_reported(api, organiser, reader):
    private = a_hall(api, organiser, event={"public": False})
    assert report(api, reader, "event", private.event).status_code == 403
    assert report(api, reader, "tournament", private.tournament).status_code == 403


def test_administrators_close_reports_and_nobody_else(api, admin, hall, reader):
    assert report(api, reader, "event", hall.event).status_code == 201
    path = f"/abuse-reports/{reported_by(api, admin, reader)['id']}"
    sent = {"outcome": "renamed"}
    assert api.put("tournaments", path, token=reader.token, json=sent).status_code == 403
    assert api.put("tournaments", path, token=admin, json=sent).status_code == 200
    closed = api.get("tournaments", "/abuse-reports", token=admin, params={"open": 0}).json()
    assert closed["reports"][0]["closed_by"] == "admin"


def test_the_name_of_who_left_is_gone_from_reports_and_others_stay(api, admin, hall, reader):
    path = f"/tournaments/{hall.tournament}"
    hall.done("PUT", path, json={"registration_open": True})
    leaving = a_member(api, first_name="Ondine", family_name=a_pseudo())
    path = f"/tournament-registrations/{hall.tournament}"
    entered = hall.done("POST", path, token=leaving.token, json={})["id"]
    assert report(api, reader, "registration", entered).status_code == 201
    path = f"/players/{leaving.pseudo}"
    assert api.delete("players", path, token=leaving.token).status_code == 200
    former = f"former member {leaving.player_id}"
    eventually(lambda: reported_by(api, admin, reader)["text"] == former)
