"""The hall in Chromium: walls that keep up, tablets that enter, check in and are refused."""

import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from tests.factories import PASSWORD, a_member
from tests.web.browser.test_access import grave_findings
from tests.web.browser.windows import PHONE, log_in
from tests.web.tournament_arrangements import a_tournament

CODE = "tour7"
PROJECTOR = {"width": 1920, "height": 1080}


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def hall(api, organiser):
    """The first round is being played; tablets need the code."""
    found = a_tournament(api, organiser, event={"update_password": CODE, "record_illegal_moves": 2})
    found.pair()
    found.publish(1)
    return found


def address(hall, kind, **asked):
    more = "".join(f"&{name}={value}" for name, value in asked.items())
    return f"/events/{hall.event}/hall/{kind}?t={hall.tournament}{more}"


def give_code(page, hall, kind="input", code=CODE, name="Tablette 3"):
    page.goto(address(hall, kind))
    page.locator("#code").fill(code)
    page.locator("#device").fill(name)
    page.get_by_role("button", name="Commencer").click()


def board(page, number):
    return page.locator(f".tap-board:has(.no:text-is('{number}'))")


def test_a_result_from_a_phone_is_seen_on_a_second_tablet_and_the_wall(windows, hall):
    phone, tablet, wall = (
        windows.open(viewport=PHONE, has_touch=True),
        windows.open(),
        windows.open(viewport=PROJECTOR),
    )
    give_code(phone, hall)
    expect(phone.get_by_text("Tablette 3")).to_be_visible()
    give_code(tablet, hall, name="Tablette 4")
    wall.goto(address(hall, "boards"))
    board(phone, 1).tap()
    phone.get_by_role("button", name="Blancs gagnent").tap()
    expect(phone.get_by_text("L’échiquier 1 est saisi.")).to_be_visible()
    expect(board(phone, 1)).to_have_class(re.compile("fresh"))
    expect(board(phone, 1).locator(".res")).to_have_text("1–0")
    expect(board(tablet, 1).locator(".res")).to_have_text("1–0")
    expect(wall.locator(".roll .res", has_text="1–0")).to_be_visible()


def test_a_stale_tablet_is_refused_and_shows_what_stands(windows, hall):
    tablet = windows.open()
    give_code(tablet, hall)
    board(tablet, 2).click()
    assert hall.enter(1, 2, 2).ok  # meanwhile, by the arbiter
    tablet.get_by_role("button", name="Noirs gagnent").click()
    expect(tablet.get_by_role("alert")).to_contain_text("entre-temps")
    expect(board(tablet, 2).locator(".res")).to_have_text("½–½")
    assert hall.round(1)["boards"][1]["result"] == 2


def test_a_wrong_code_is_refused_and_limited(windows, hall):
    tablet = windows.open(extra_http_headers={"User-Agent": f"Tablet {hall.event}"})
    give_code(tablet, hall, code="guess")
    expect(tablet.get_by_role("alert")).to_contain_text("Ce code n’est pas le bon.")
    expect(board(tablet, 1)).to_have_count(0)


def test_everything_on_a_tablet_works_without_script(windows, hall):
    tablet = windows.open(java_script_enabled=False)
    give_code(tablet, hall)
    board(tablet, 3).click()
    tablet.get_by_role("button", name="Partie nulle").click()
    expect(board(tablet, 3).locator(".res")).to_have_text("½–½")
    wall = windows.open(java_script_enabled=False, viewport=PROJECTOR)
    wall.goto(address(hall, "players"))
    expect(wall.locator(".seat").first).to_be_visible()


def test_an_arbiter_enters_a_forfeit_on_a_tablet_and_leaves_with_one_tap(windows, hall, organiser):
    tablet = windows.open()
    log_in(tablet, organiser.pseudo, PASSWORD)
    tablet.goto(address(hall, "input"))
    board(tablet, 1).click()
    tablet.get_by_role("button", name="1–0 par forfait").click()
    expect(board(tablet, 1).locator(".res")).to_have_text("1–F")
    board(tablet, 1).click()
    tablet.get_by_role("button", name="Retirer le résultat").click()
    expect(board(tablet, 1).locator(".res")).to_have_text("–")
    tablet.get_by_role("button", name="s’en va").click()
    tablet.goto(address(hall, "input"))
    expect(tablet.get_by_role("heading", name="Code de la manifestation")).to_be_visible()


def test_cards_for_illegal_moves_are_counted_on_the_tablet(windows, hall):
    tablet = windows.open()
    give_code(tablet, hall)
    board(tablet, 1).click()
    tablet.get_by_role("button", name="Blancs (0)").click()
    tablet.get_by_role("button", name="Blancs (1)").click()
    tablet.get_by_role("button", name="Blancs (2)").click()
    expect(tablet.get_by_role("alert")).to_contain_text("tous les cartons")


def test_check_in_asks_the_name_back_and_counts(windows, api, organiser):
    hall = a_tournament(api, organiser, event={"update_password": CODE})
    hall.done("PUT", f"/tournament-check-ins/{hall.tournament}", json={"open": True})
    tablet, other = windows.open(viewport=PHONE), windows.open()
    give_code(tablet, hall, "check-in")
    give_code(other, hall, "check-in", name="Tablette 5")
    expect(tablet.get_by_text("6 attendus")).to_be_visible()
    tablet.get_by_role("button", name="Nguyen").click()
    expect(tablet.get_by_role("heading", name="Vous êtes Théo Nguyen ?")).to_be_visible()
    tablet.get_by_role("button", name="Oui, je suis là").click()
    expect(tablet.get_by_text("1 présent", exact=True)).to_be_visible()
    expect(other.get_by_text("1 présent", exact=True)).to_be_visible()
    tablet.get_by_role("link", name="Pas encore là").click()
    expect(tablet.get_by_role("button", name="Nguyen")).to_have_count(0)
    tablet.locator("input[name=q]").fill("zając")
    tablet.locator("input[name=q]").press("Enter")
    expect(tablet.locator(".tap-in")).to_have_count(1)


def test_a_closed_check_in_is_told_in_words(windows, api, organiser):
    hall = a_tournament(api, organiser, event={"update_password": CODE})
    tablet = windows.open()
    give_code(tablet, hall, "check-in")
    tablet.get_by_role("button", name="Nguyen").click()
    tablet.get_by_role("button", name="Oui, je suis là").click()
    expect(tablet.get_by_role("alert")).to_contain_text("Le pointage n’est pas ouvert.")


def test_a_screen_that_lost_the_server_says_so_and_recovers(windows, hall):
    wall = windows.open(viewport=PROJECTOR)
    wall.goto(address(hall, "boards"))
    expect(wall.locator("#lost")).to_be_hidden()
    wall.context.set_offline(True)
    wall.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(wall.locator("#lost")).to_be_visible()
    assert hall.enter(1, 1, 3).ok
    wall.context.set_offline(False)
    expect(wall.locator(".roll .res", has_text="1–0")).to_be_visible()
    expect(wall.locator("#lost")).to_be_hidden()


WALLS = ("boards", "players", "results", "ranking", "crosstable", "call")


@pytest.mark.parametrize(
    "how", [{"viewport": PROJECTOR}, {"viewport": PHONE, "color_scheme": "dark"}]
)
def test_no_grave_problem_on_any_screen(windows, hall, how):
    hall.enter(1, 1, 3)
    page = windows.open(**how, bypass_csp=True)
    found = []
    for kind in WALLS:
        page.goto(address(hall, kind))
        found += grave_findings(page)
    for kind in ("input", "check-in"):
        give_code(page, hall, kind)
        found += grave_findings(page)
        page.context.clear_cookies()
    page.goto(f"/events/{hall.event}/hall")
    found += grave_findings(page)
    assert found == []


@pytest.mark.parametrize("kind", WALLS)
def test_a_wall_fits_its_projector_and_scrolls_on_a_phone(windows, hall, kind):
    wall = windows.open(viewport=PROJECTOR)
    wall.goto(address(hall, kind))
    assert wall.evaluate("document.documentElement.scrollHeight") <= PROJECTOR["height"]
    phone = windows.open(viewport=PHONE)
    phone.goto(address(hall, kind))
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_clock_of_a_screen_is_the_servers(windows, hall, clock):
    clock(3600)
    wall = windows.open(viewport=PROJECTOR, timezone_id="Asia/Tokyo")  # its own does not count
    wall.goto(address(hall, "boards"))
    expect(wall.locator("#clock")).to_have_text(re.compile(r"\d\d:\d\d:\d\d"))
    shown = int(wall.locator("#clock").text_content().split(":")[0])
    now = datetime.now(ZoneInfo("Europe/Paris"))
    assert shown in [(now.hour + 1) % 24, (now + timedelta(minutes=1)).hour + 1]


def test_a_screen_is_right_again_after_its_server_was_killed(windows, stack, hall):
    wall = windows.open(viewport=PROJECTOR)
    wall.goto(address(hall, "boards"))
    stack.kill("web")
    stack.wait_until_alive("web")
    assert hall.enter(1, 1, 3).ok
    expect(wall.locator(".roll .res", has_text="1–0")).to_be_visible()
    expect(wall.locator("#lost")).to_be_hidden()
