"""A day at tables without curl: seat, call the boards, enter centres on a phone, end, standing."""

import pytest

from services.tournaments.rules.seats.settings import POWERS
from tests.factories import PASSWORD, a_member
from tests.tournaments.arrangements import a_hall
from tests.waiting import eventually
from tests.web.test_pages import MOST_CALLS, calls_of
from tests.web.visitor import Visitor

CODE = "sesame"
START = dict.fromkeys(POWERS, 3) | {"Russia": 4}


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture(scope="module")
def hall(api, organiser):
    found = a_hall(
        api,
        organiser,
        event={"update_password": CODE},
        system="tables",
        planned_rounds=1,
        settings={"scoring": "CDIP"},
    )
    found.register(8)
    return found


@pytest.fixture(scope="module")
def director(stack, organiser):
    visitor = Visitor(stack)
    visitor.log_in(organiser.pseudo, PASSWORD)
    return visitor


def test_a_round_from_the_desk_to_the_final_standing(stack, hall, director):
    path = f"/tournaments/{hall.tournament}/tables"
    assert "Aucune ronde" in director.get(path).text
    director.send(f"{path}/desk", {"act": "seat", "rounds": "1", "seed": "7"})
    eventually(lambda: "brouillon" in director.get(f"{path}/desk").text)
    page = director.get(f"{path}/desk")
    assert "Graine 7" in page.text
    assert "Sans table" in page.text
    assert calls_of(page) <= MOST_CALLS
    page = director.send(f"{path}/desk", {"act": "published", "round": "1"})
    assert "La ronde est publiée." in page.text

    phone = Visitor(stack)
    called = phone.get(path)
    assert "Table 1" in called.text
    assert "Turquie" in called.text
    [table] = hall.done("GET", f"/table-rounds/{hall.tournament}/1")["tables"]
    address = f"/tables/{table['id']}"
    assert "Enregistrer les centres de 1901" in phone.get(address).text
    typed = {f"centres-{role}": str(count) for role, count in START.items()}
    sent = typed | {"year": "1901", "version": "1"}
    page = phone.send(address, sent | {"code": "wrong"})
    assert page.status == 403
    assert 'role="alert"' in page.response.text
    too_many = sent | {"centres-France": "20", "code": CODE}
    page = phone.send(address, too_many)
    assert page.status == 400
    assert 'value="20"' in page.response.text
    page = phone.send(address, sent | {"code": CODE})
    assert "Les centres sont enregistrés." in page.text
    vote = {"role": "France", "sharer": ["France", "Turkey"], "version": "2", "code": CODE}
    assert "Partage entre" in phone.send(f"{address}/votes", vote).text
    page = director.send(f"{address}/end", {"finished": "1", "version": "3"})
    assert "terminée" in page.text
    director.send(f"{path}/desk", {"act": "closed", "round": "1"})
    standing = phone.get(f"{path}/standings").text
    assert "43" in standing
    assert "7,5" in standing
    assert "Meilleur de chaque rôle" in standing


def test_the_tournament_itself_leads_to_its_tables(stack, hall):
    page = Visitor(stack).get(f"/tournaments/{hall.tournament}")
    assert page.response.url.endswith("/tables")


def test_a_player_of_tables_is_shown_his_path(stack, hall):
    [first, *_] = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    page = Visitor(stack).get(f"/tournaments/{hall.tournament}/players/{first['id']}")
    assert page.status == 200
    assert page.response.url.endswith(f"/tables/players/{first['id']}")
    assert first["name"] in page.text
    strange = Visitor(stack).get(f"/tournaments/999999/tables/players/{first['id']}")
    assert strange.status == 404


def test_the_hall_calls_tables_and_shows_the_standing(stack, api, organiser):
    found = a_hall(api, organiser, system="tables", planned_rounds=1, settings={"scoring": "SQUA"})
    found.register(7)
    for name, kind in (("call", "boards"), ("names", "players"), ("standings", "ranking")):
        sent = {"uniq_id": name, "type": kind, "public": True}
        found.done("POST", f"/event-screens/{found.event}", json=sent)
    rounds = f"/table-rounds/{found.tournament}"
    job = found.done("POST", rounds, json={"steps": 10})["id"]
    eventually(lambda: found.done("GET", f"/seating-jobs/{job}")["status"] == "done")
    found.done("PUT", f"{rounds}/1", json={"status": "published"})
    [table] = found.done("GET", f"{rounds}/1")["tables"]
    body = {"year": 1901, "centres": START, "version": table["version"]}
    found.done("PUT", f"/table-years/{table['id']}", json=body)
    wall = Visitor(stack)
    called = wall.get(f"/events/{found.event}/hall/screens/call").text
    assert "Turquie" in called
    assert "Player 007" in called
    assert "Angleterre" in wall.get(f"/events/{found.event}/hall/screens/names").text
    assert "22,86" in wall.get(f"/events/{found.event}/hall/screens/standings").text  # 160/7
