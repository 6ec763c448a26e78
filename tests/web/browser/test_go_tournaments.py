"""A tournament of Go in Chromium: set up at the desk, followed on walls; a ladder on a phone."""

import random

import pytest
from playwright.sync_api import expect

from tests.factories import PASSWORD, a_member
from tests.system.go_boards import made_in, play_to_the_end
from tests.tournaments.arrangements import a_hall
from tests.waiting import eventually
from tests.web.browser.test_access import grave_findings
from tests.web.browser.windows import DESK, PHONE, log_in


@pytest.fixture(scope="module")
def people(api):
    return [a_member(api) for _ in range(5)]


@pytest.fixture
def hall(api, people):
    """Four players of a McMahon and a guest; nothing is set up yet."""
    found = a_hall(
        api,
        people[0],
        system="mcmahon",
        planned_rounds=2,
        registration_open=True,
        settings={"bar": "1d", "handicap": {"reduction": 0, "maximum": 9, "below": "1d"}},
    )
    path = f"/tournament-registrations/{found.tournament}"
    for person, rank in zip(people[1:], ("1d", "1d", "5k", "8k"), strict=True):
        entry = found.done("POST", path, token=person.token)["id"]
        found.done("PUT", f"/registrations/{entry}", json={"title": rank})
    for name in ("Guest of honour", "Other guest"):
        found.done("POST", path, json={"name": name, "title": "20k"})
    for kind in ("boards", "ranking"):
        sent = {"uniq_id": kind, "type": kind, "name": kind, "public": True}
        found.done("POST", f"/event-screens/{found.event}", json=sent)
    return found


def tokens_of(hall, people):
    entries = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    by_member = {person.player_id: person.token for person in people}
    return {row["id"]: by_member[row["player_id"]] for row in entries if row["player_id"]}


def test_a_director_sets_up_pairs_and_gives_time_and_the_wall_follows(windows, hall, people):
    desk = windows.open()
    log_in(desk, people[0].pseudo, PASSWORD)
    path = f"/tournaments/{hall.tournament}/arbiter/go"
    desk.goto(path)
    desk.get_by_label("Taille du goban").select_option("9")
    desk.get_by_role("button", name="Jouer ici").click()
    expect(desk.get_by_text("Les parties se jouent sur la plateforme.")).to_be_visible()
    hall.pair()
    hall.publish(1)
    eventually(lambda: len(made_in(hall, 1)) == 2)
    desk.goto(path)
    expect(desk.get_by_text("pas de compte ici, saisissez le résultat à la main")).to_be_visible()
    desk.get_by_role("button", name="Donner du temps à Noir").first.click()
    expect(desk.get_by_text("Le temps est donné.")).to_be_visible()
    assert not grave_findings(desk)
    wall = windows.open()
    wall.goto(f"/events/{hall.event}/hall/screens/boards")
    board = next(each for each in hall.round(1)["boards"] if each["game_id"])
    row = wall.get_by_role("row", name=board["white"]["name"])
    expect(row).to_contain_text("–")
    won = play_to_the_end(hall, board, board["game_id"], tokens_of(hall, people), random.Random(3))
    expect(row).to_contain_text("1–0" if won else "0–1")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_page_of_a_go_tournament_fits_and_is_for_everybody(windows, hall, people, size):
    hall.done("PUT", f"/tournament-go-setups/{hall.tournament}", json={"size": 9})
    hall.pair()
    hall.publish(1)
    eventually(lambda: len(made_in(hall, 1)) == 2)
    board = next(each for each in hall.round(1)["boards"] if each["game_id"])
    window = windows.open(viewport=size)
    log_in(window, people[0].pseudo, PASSWORD)
    one = f"/tournaments/{hall.tournament}"
    for path in (
        f"{one}/arbiter/go",
        f"{one}/rounds/1",
        f"{one}/standings",
        f"{one}/players/{board['white']['registration_id']}",
        f"/go/{board['game_id']}",
        f"/events/{hall.event}/hall/screens/boards",
        f"/events/{hall.event}/hall/screens/ranking",
    ):
        assert window.goto(path).status == 200, path
        assert window.evaluate("document.documentElement.scrollWidth") <= size["width"], path
        assert not grave_findings(window)


def test_a_ladder_and_its_curve_fit_a_phone(windows, api, people):
    sent = {"name": f"Tour {people[0].pseudo}", "game": "go"}
    made = api.post("tournaments", "/ladders", token=people[0].token, json=sent).json()["id"]
    for person in people:
        api.post("tournaments", f"/ladder-places/{made}", token=person.token, json={})
    phone = windows.open(viewport=PHONE, has_touch=True)
    log_in(phone, people[4].pseudo, PASSWORD)
    phone.goto(f"/ladders/{made}")
    assert not grave_findings(phone)
    phone.get_by_role("button", name=f"Défier {people[2].pseudo}").click()
    expect(phone.get_by_text("Le défi est lancé.")).to_be_visible()
    phone.get_by_role("link", name=people[4].pseudo).last.click()
    curve = phone.get_by_role("img", name="Rangs au fil du temps")
    expect(curve).to_be_visible()
    assert curve.evaluate("image => image.naturalWidth") > 0
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not grave_findings(phone)
