"""An arbiter's evening without curl: an event, a tournament, its rounds, its screens."""

import pytest

from tests.factories import PASSWORD, a_member
from tests.tournaments.arrangements import a_hall
from tests.web.test_pages import MOST_CALLS, calls_of
from tests.web.tournament_arrangements import NAMES, a_tournament
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture(scope="module")
def arbiter(stack, organiser):
    visitor = Visitor(stack)
    visitor.log_in(organiser.pseudo, PASSWORD)
    return visitor


def test_an_event_with_a_played_round_is_made_by_pages_alone(arbiter):
    page = arbiter.fill(
        "/events/new",
        name="Open de l’étang",
        start="2026-11-20T09:00",
        stop="2026-11-22T20:00",
        update_password="tour7",
    )
    assert "Ajoutez son premier tournoi." in page.text
    event = page.response.url.removeprefix(arbiter.url).removesuffix("/tournaments/new")
    page = arbiter.fill(f"{event}/tournaments/new", name="Open A", planned_rounds="1")
    path = page.response.url.removeprefix(arbiter.url).removesuffix("/players")
    for name in NAMES[:4]:
        page = arbiter.fill(f"{path}/players", name=name, rating="1800")
        assert "est inscrit." in page.text

    page = arbiter.send(path, {"act": "pair"})
    assert "brouillon" in page.text
    assert "Publier la ronde 1" in page.text
    page = arbiter.send(path, {"act": "published"})
    assert "0 résultats sur 2" in page.text
    fields = page.form(f"{path}/results").fields
    page = arbiter.send(f"{path}/results", fields | {"b1": "3", "b2": "5"})
    assert "2 résultats sur 2" in page.text
    page = arbiter.send(path, {"act": "closed"})
    assert "La ronde est close." in page.text
    assert "Classement final" in page.text

    screens = arbiter.get(f"{event}/hall")
    assert "Appariements par échiquier" in screens.text
    for link in screens.links:
        if "/hall/" in link:
            assert arbiter.get(link).status == 200, link


def test_a_sheet_on_which_a_board_changed_meanwhile_is_refused(arbiter, api, organiser):
    hall = a_tournament(api, organiser)
    hall.pair()
    hall.publish(1)
    path = f"/tournaments/{hall.tournament}/arbiter"
    fields = arbiter.get(path).form(f"{path}/results").fields
    assert hall.enter(1, 1, 2).ok
    page = arbiter.send(f"{path}/results", fields | {"b1": "3", "b2": "1"})
    assert page.status == 409
    assert "entre-temps" in page.text
    assert [board["result"] for board in hall.round(1)["boards"]] == [2, 0, 0]


def test_what_cannot_be_paired_is_told_in_words(arbiter, api, organiser):
    hall = a_tournament(api, organiser)
    for each in hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]:
        hall.done("DELETE", f"/registrations/{each['id']}")
    page = arbiter.send(f"/tournaments/{hall.tournament}/arbiter", {"act": "pair"})
    assert page.status == 422
    assert 'role="alert"' in page.response.text


def test_wishes_that_gave_way_are_told_in_words_with_names(arbiter, api, organiser):
    hall = a_hall(api, organiser, settings={"apart": {"club": "soft"}})
    hall.register(2, club="Harbour")
    hall.pair()
    page = arbiter.get(f"/tournaments/{hall.tournament}/arbiter")
    assert "n’auraient pas dû se rencontrer" in page.text
    assert "Player 001 et Player 002" in page.text or "Player 002 et Player 001" in page.text


def test_settings_of_an_event_are_changed_and_the_code_stays(arbiter, api, organiser):
    hall = a_tournament(api, organiser, event={"update_password": "tour7"})
    path = f"/events/{hall.event}/settings"
    page = arbiter.fill(path, name="Open du soir", record_illegal_moves="2")
    assert "Open du soir" in page.text
    event = hall.done("GET", f"/events/{hall.event}")
    assert (event["record_illegal_moves"], event["update_password_set"]) == (2, True)
    assert event["start"] == "2020-01-01T09:00:00Z"
    assert arbiter.fill(path, start="never").status == 400


def test_doors_are_opened_and_closed(arbiter, api, organiser):
    hall = a_tournament(api, organiser)
    path = f"/tournaments/{hall.tournament}/arbiter"
    arbiter.send(f"{path}/switch", {"what": "check_in", "open": "1"})
    arbiter.send(f"{path}/switch", {"what": "registration", "open": "1"})
    found = hall.done("GET", f"/tournaments/{hall.tournament}")
    assert (found["check_in_open"], found["registration_open"]) == (True, True)


def test_arbitration_is_for_arbiters(visitor, stack, api, organiser):
    hall = a_tournament(api, organiser)
    stranger = Visitor(stack)
    stranger.log_in(a_member(api).pseudo, PASSWORD)
    path = f"/tournaments/{hall.tournament}/arbiter"
    assert stranger.send(path, {"act": "pair"}).status == 403
    assert path not in stranger.get(f"/events/{hall.event}").links
    assert "next=" in visitor.get(path).response.url


def test_pages_of_arbiters_ask_few_times(arbiter, api, organiser):
    hall = a_tournament(api, organiser, rounds=1)
    for path in (
        f"/tournaments/{hall.tournament}/arbiter",
        f"/tournaments/{hall.tournament}/arbiter/players",
        f"/tournaments/{hall.tournament}/arbiter/files",
        f"/tournaments/{hall.tournament}/arbiter/apart",
        f"/tournaments/{hall.tournament}/arbiter/trail",
        f"/tournaments/{hall.tournament}/arbiter/prizes",
        f"/tournaments/{hall.tournament}/arbiter/settings",
        f"/tournaments/{hall.tournament}/documents/slips",
        f"/events/{hall.event}/staff",
        f"/events/{hall.event}/settings",
        f"/events/{hall.event}/hall",
        f"/events/{hall.event}",
    ):
        assert calls_of(arbiter.get(path)) <= MOST_CALLS


def test_a_published_round_is_changed_on_its_page_and_lost_results_are_confirmed(
    arbiter, api, organiser
):
    hall = a_tournament(api, organiser)
    hall.pair()
    hall.publish(1)
    path = f"/tournaments/{hall.tournament}/arbiter/rounds/1/changes"
    first, second = hall.round(1)["boards"][:2]
    page = arbiter.send(path, {"step": "turn", "turn_board": "1", "reason": "Wrong side"})
    assert "La ronde est modifiée" in page.text
    assert hall.round(1)["boards"][0]["white"]["name"] == first["black"]["name"]
    hall.enter(1, 1, 3)
    swap = {
        "step": "swap",
        "swap_one": str(first["white"]["registration_id"]),
        "swap_other": str(second["white"]["registration_id"]),
        "reason": "Brothers",
    }
    page = arbiter.send(path, swap)
    assert "serait perdu" in page.text
    assert hall.round(1)["boards"][0]["result"] == 3, "nothing is changed before it is confirmed"
    arbiter.send(path, page.form(path).fields)
    assert hall.round(1)["boards"][0]["result"] == 0
    page = arbiter.get(path)
    assert "Wrong side" in page.text
    assert "Brothers" in page.text
    page = arbiter.send(path, {"step": "take_back", "reason": "Paired too early"})
    assert "brouillon" in page.text


def test_a_round_is_paired_by_hand_and_odd_things_are_confirmed(arbiter, api, organiser):
    hall = a_hall(api, organiser)
    players = hall.register(5)
    hall.play(1)
    met = hall.round(1)["boards"][0]
    again = [str(met[colour]["registration_id"]) for colour in ("black", "white")]
    others = [str(each) for each in players if str(each) not in again]
    path = f"/tournaments/{hall.tournament}/arbiter/pairing"
    assert "Apparier la ronde 2" in arbiter.get(path).text
    typed = {"round": "2", "white": [again[0], others[0]], "black": [again[1], others[1]]}
    shown = arbiter.send(path, typed)
    assert shown.status == 409
    assert "Ils se sont déjà rencontrés" in shown.text
    assert "ni échiquier ni exemption" in shown.text
    half = typed | {"white": [again[0], "0"]}
    assert arbiter.send(path, half).status == 400
    kept = arbiter.send(path, typed | {"bye": others[2], "accept": "1"})
    assert kept.status == 200
    draft = hall.done("GET", f"/tournament-rounds/{hall.tournament}/2")
    assert [
        str(draft["boards"][0][side]["registration_id"]) for side in ("white", "black")
    ] == again
    assert draft["sitting_out"][0]["absence"] == "pairing_bye"
