"""What else an arbiter does on pages: staff, files, who must not meet, the trail, prizes."""

import pytest

from tests.factories import PASSWORD, a_member
from tests.tournaments.arrangements import a_hall
from tests.tournaments.exchange.foreign_files import papi_file, papi_web_file
from tests.web.tournament_arrangements import a_tournament
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def arbiter(stack, organiser):
    found = Visitor(stack)
    found.log_in(organiser.pseudo, PASSWORD)
    return found


@pytest.fixture
def hall(api, organiser):
    return a_tournament(api, organiser)


def test_somebody_is_appointed_and_dismissed(arbiter, api, hall, organiser):
    helper = a_member(api)
    path = f"/events/{hall.event}/staff"
    page = arbiter.fill(path, pseudo=helper.pseudo, role="clerk")
    assert helper.pseudo in page.text
    arbiter.send(f"{path}/dismissals", {"player": str(helper.player_id)})
    staff = hall.done("GET", f"/event-staff/{hall.event}")["staff"]
    assert [each["pseudo"] for each in staff] == [organiser.pseudo]
    page = arbiter.send(f"{path}/dismissals", {"player": str(organiser.player_id)})
    assert page.status == 400
    assert arbiter.fill(path, pseudo="nobody-at-all").status == 400


def test_players_come_from_a_file_and_leave_in_one(arbiter, hall):
    path = f"/tournaments/{hall.tournament}/arbiter/files"
    page = arbiter.fill(path, format="csv", content='name,rating\n"Éloi, Zoé",1999\n')
    assert "Zoé Éloi" in page.text
    wrong = arbiter.fill(path, format="trf", content="this is no report")
    assert wrong.status == 400
    for form in ("trf26", "trf16", "csv", "json"):
        answer = arbiter.get(f"{path}/{form}").response
        assert "attachment" in answer.headers["Content-Disposition"]
        assert "Éloi" in answer.content.decode("utf-8") or form == "trf16"


def test_an_event_of_another_program_is_tried_and_then_brought_in(arbiter):
    path, name = "/events/moving-in", "amical"
    fields = {"kind": "papi_web", "zone": "Europe/Paris", "name": name}

    def send(act):
        files = {"file": ("amical.db", papi_web_file()), "papi": ("amical.papi", papi_file())}
        return arbiter.send(path, {**fields, "act": act}, files=files)

    tried = send("try")
    assert "tournament 1 1 0 1" in tried.text
    assert "Kashdan" in tried.text
    made = send("store")
    assert "/events/amical-" in made.response.url
    assert "Amical" in made.text
    assert "Ce fichier est déjà ici" in send("store").text
    assert arbiter.send(path, {**fields, "act": "try"}).status == 400
    wrong = {"file": ("other.db", b"not a database")}
    assert arbiter.send(path, {**fields, "act": "try"}, files=wrong).status == 400


def test_two_players_are_kept_apart_and_let_meet_again(arbiter, hall):
    path = f"/tournaments/{hall.tournament}/arbiter/apart"
    rows = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    one, other = rows[0]["id"], rows[1]["id"]
    pair = {"one": str(other), "other": str(one)}
    assert arbiter.send(path, pair | {"act": "add"}).status == 200
    found = f"/tournament-forbidden-pairs/{hall.tournament}"
    assert hall.done("GET", found)["pairs"] == [[one, other]]
    assert arbiter.send(path, {"act": "add", "one": str(one), "other": str(one)}).status == 400
    arbiter.send(path, pair | {"act": "remove"})
    assert hall.done("GET", found)["pairs"] == []


def test_a_corrected_result_leaves_its_trail(arbiter, hall, organiser):
    hall.pair()
    hall.publish(1)
    assert hall.enter(1, 1, 3).ok
    assert hall.enter(1, 1, 2, body={"reason": "Signed otherwise", "version": 2}).ok
    path = f"/tournaments/{hall.tournament}/arbiter/trail"
    page = arbiter.get(f"{path}?corrections=1")
    assert "Signed otherwise" in page.text
    assert organiser.pseudo in page.text
    assert "1–0 ½–½" in page.text


def test_prizes_are_set_on_a_page_and_shown_with_their_winners(arbiter, hall):
    hall.play(1)
    path = f"/tournaments/{hall.tournament}/arbiter/prizes"
    typed = {"name0": "Général", "amounts0": "300 200,50", "sharing0": "none"}
    page = arbiter.fill(path, **typed, name1="Moins de 2100", amounts1="50", rating_below1="2100")
    assert "200,50" in page.text.replace("\u202f", " ")
    stored = hall.done("GET", f"/tournament-prizes/{hall.tournament}")
    assert [group["amounts"] for group in stored["groups"]] == [[30000, 20050], [5000]]
    assert stored["total_cents"] == 55050
    arbiter.fill(path, clubs1="Rennes; Brest", without_clubs1="1", age_from1="0", age_below1="12")
    below = hall.done("GET", f"/tournament-prizes/{hall.tournament}")["groups"][1]
    assert (below["clubs"], below["without_clubs"]) == (["Rennes", "Brest"], True)
    assert (below["age_from"], below["age_below"], below["rating_below"]) == (0, 12, 2100)
    assert arbiter.get(path).form(path).fields["clubs1"] == "Rennes; Brest"
    assert arbiter.fill(path, amounts0="much").status == 400


def test_settings_of_a_tournament_are_changed_emptied_and_keep_the_rest(arbiter, hall):
    path = f"/tournaments/{hall.tournament}/arbiter/settings"
    arbiter.fill(
        path, name="Blitz", minutes="3", increment="2", capacity="40", tie_breaks="PTS, SB"
    )
    stored = hall.done("GET", f"/tournaments/{hall.tournament}")
    assert (stored["name"], stored["time_control_initial_time"]) == ("Blitz", 180)
    assert (stored["capacity"], stored["tie_breaks"]) == (40, ["PTS", "SB"])
    arbiter.fill(path, capacity="")
    assert hall.done("GET", f"/tournaments/{hall.tournament}")["capacity"] is None
    assert arbiter.fill(path, tie_breaks="XXL").status == 400


def test_a_tournament_is_deleted_only_by_its_name(arbiter, hall):
    path = f"/tournaments/{hall.tournament}/arbiter/settings"
    assert arbiter.send(f"{path}/removal", {"again": "Open"}).status == 400
    assert arbiter.send(f"{path}/removal", {"again": "Open principal"}).status == 200
    assert hall.ask("GET", f"/tournaments/{hall.tournament}").status_code == 404


def test_a_player_is_corrected_pays_and_skips_a_round(arbiter, hall):
    rows = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    path = f"/tournaments/{hall.tournament}/arbiter/players/{rows[0]['id']}"
    arbiter.fill(path, name="Wiśniewska, Agnieszka", fee="25", paid="12,50", fixed_table="3")
    listed = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    found = next(each for each in listed if each["id"] == rows[0]["id"])
    assert (found["name"], found["fee"], found["paid"]) == ("Wiśniewska, Agnieszka", 2500, 1250)
    assert (found["fixed_table"], found["rating"]) == (3, rows[0]["rating"])
    assert arbiter.fill(path, fee="a lot").status == 400
    page = arbiter.send(f"{path}/byes", {"round": "2", "score": "0.5", "act": "skip"})
    assert "rapporte ½" in page.text
    arbiter.send(f"{path}/byes", {"round": "2", "act": "play"})
    skipped = hall.done("GET", f"/tournament-skipped-rounds/{hall.tournament}")
    assert skipped["skipped_rounds"] == []


def test_a_guest_is_recognised_as_a_member_and_moves_to_another_tournament(arbiter, api, hall):
    helper = a_member(api)
    rows = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    first = rows[0]
    path = f"/tournaments/{hall.tournament}/arbiter/players/{first['id']}"
    arbiter.fill(path, f"{path}/member", pseudo=helper.pseudo)
    listed = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    assert listed[0]["player_id"] == helper.player_id
    wrong = arbiter.send(f"{path}/member", {"person": str(first["person_id"]), "pseudo": "nobody"})
    assert wrong.status == 400
    arbiter.send(f"{path}/member", {"person": str(first["person_id"]), "act": "forget"})
    sent = {"uniq_id": "second", "name": "Second"}
    second = hall.done("POST", f"/event-tournaments/{hall.event}", json=sent)["id"]
    page = arbiter.send(f"{path}/moves", {"goal": str(second)})
    assert f"/tournaments/{second}/" in page.response.url
    moved = hall.done("GET", f"/tournament-registrations/{second}")["registrations"]
    assert [each["name"] for each in moved] == [first["name"]]
    assert arbiter.send(f"{path}/moves", {"goal": "99999999"}).status in (400, 404)


def test_players_are_distributed_after_a_try_and_get_age_categories(arbiter, hall):
    sent = {"uniq_id": "second", "name": "Second"}
    second = hall.done("POST", f"/event-tournaments/{hall.event}", json=sent)["id"]
    path = f"/events/{hall.event}/distribution"
    rules = {"tournament": [str(second)], f"taken{second}": "1", f"rating_from{second}": "1"}
    tried = arbiter.send(path, rules | {"act": "try"})
    assert "→ Second" in tried.text
    found = hall.done("GET", f"/tournament-registrations/{second}")
    assert found["registrations"] == []
    arbiter.send(path, rules | {"act": "store"})
    assert hall.done("GET", f"/tournament-registrations/{second}")["registrations"]
    assert arbiter.send(path, {"act": "try"}).status == 400
    assert "catégories" in arbiter.send(path, {"act": "categories"}).text


def test_start_numbers_are_given_before_the_first_round(arbiter, hall):
    path = f"/tournaments/{hall.tournament}/arbiter/start"
    assert "Avant le départ" in arbiter.get(path).text
    assert arbiter.send(path, {"by": "lot"}).status == 200
    listed = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    assert sorted(each["start_number"] for each in listed) == list(range(1, len(listed) + 1))
    assert arbiter.send(path, {"by": "magic"}).status == 400
    hall.play(1)
    assert arbiter.send(path, {"by": "rating"}).status == 409


def test_clubs_are_ranked_by_their_best_players(arbiter, api, organiser):
    hall = a_hall(api, organiser)
    hall.register(2, club="Harbour")
    hall.register(2, best=2000, club="Station", birth="1990-01-01")
    hall.play(1, lambda board: 3 if board["white"]["rating"] > board["black"]["rating"] else 1)
    page = arbiter.get(f"/tournaments/{hall.tournament}/groups?by=club&best=2")
    assert page.text.index("Harbour") < page.text.index("Station")
    few = arbiter.get(f"/tournaments/{hall.tournament}/groups?by=club&best=9")
    assert "Aucun groupe" in few.text
    assert arbiter.get(f"/tournaments/{hall.tournament}/groups?by=x&best=y").status == 200
