"""Names end up in reports, tables and mails: none of them can end a line or hide another."""

import xml.etree.ElementTree as ElementTree

import pytest

from services.tournaments.rules.competitions import Competition, Entrant
from services.tournaments.rules.trf import trf26
from tests.factories import a_member
from tests.tournaments.arrangements import a_hall, an_event

LINE_ENDS = ["\n", "\r", "\x85", "\u2028", "\x01"]


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.mark.parametrize("end", LINE_ENDS)
@pytest.mark.parametrize("field", ["name", "club", "federation", "federation_id", "category"])
def test_no_text_of_a_player_ends_a_line(api, organiser, field, end):
    hall = a_hall(api, organiser)
    sent = {"name": "Bob", field: f"B{end}X"}
    answer = hall.ask("POST", f"/tournament-registrations/{hall.tournament}", json=sent)
    assert (answer.status_code, field in answer.json()["errors"]) == (400, True)


def test_no_name_of_an_event_tournament_or_team_ends_a_line(api, organiser):
    hall = a_hall(api, organiser)
    bad = {"uniq_id": "second", "name": "Two\n012 lines"}
    assert hall.ask("POST", f"/event-tournaments/{hall.event}", json=bad).status_code == 400
    assert hall.ask("PUT", f"/events/{hall.event}", json={"name": bad["name"]}).status_code == 400
    teams = {"teams": [{"name": "A\nB", "players": []}]}
    assert hall.ask("PUT", f"/tournament-teams/{hall.tournament}", json=teams).status_code == 400


@pytest.mark.parametrize("end", LINE_ENDS)
def test_a_report_keeps_every_player_on_one_line(end):
    competition = Competition((Entrant(1, f"Bob{end}XXZ 2"), Entrant(2, "Anne")), name=f"A{end}B")
    records = [record[:3] for record in trf26(competition).splitlines()]
    assert records == ["012", "062", "072", "142", "152", "192", "001", "001"]


def test_names_are_shown_as_they_are_written(api, organiser):
    hall = a_hall(api, organiser, name="<Cup> & 'more'")
    path = f"/tournament-registrations/{hall.tournament}"
    names = ["O'Neil <b>", 'Ana "x" & Co', "李 小龍", "Ünal\u00a0Ş"]
    for name in names:
        hall.done("POST", path, json={"name": name})
    hall.play(1)
    for kind in ("standings", "crosstables"):
        drawn = hall.get(f"/tournament-{kind}/{hall.tournament}", params={"format": "svg"}).text
        shown = {text.text for text in ElementTree.fromstring(drawn).iter()}
        assert set(names) <= shown


def test_moments_at_the_edge_of_time_are_refused(api, organiser):
    edge = {"start": "0001-01-01T00:00:00+14:00", "stop": "9999-12-31T23:59:59-14:00"}
    uniq_id = an_event(api, organiser)
    for name, moment in edge.items():
        sent = {"token": organiser.token, "json": {name: moment}}
        answer = api.put("tournaments", f"/events/{uniq_id}", **sent)
        assert (answer.status_code, name in answer.json()["errors"]) == (400, True)
