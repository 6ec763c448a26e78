"""Screens that are set up: three clicks, a rotator, the controller, a timer's colours."""

import json
import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from tests.factories import PASSWORD, a_member
from tests.web.browser.test_access import grave_findings
from tests.web.browser.test_hall import CODE, PROJECTOR, board, give_code
from tests.web.browser.windows import PHONE, log_in
from tests.web.tournament_arrangements import a_tournament

PARIS = ZoneInfo("Europe/Paris")


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def hall(api, organiser):
    """Set up with everything usual; the first round is being played."""
    found = a_tournament(api, organiser, event={"update_password": CODE})
    found.done("POST", f"/halls/{found.event}")
    found.pair()
    found.publish(1)
    return found


def way(hall, rest):
    return f"/events/{hall.event}/hall/{rest}"


def things_of(hall):
    """The page of one screen, one family, one rotator and one timer."""
    setup = hall.done("GET", f"/halls/{hall.event}")["setup"]
    kinds = ("screens", "families", "rotators", "timers")
    return [way(hall, f"setup/{kind}/{setup[kind][0]['id']}") for kind in kinds]


def test_a_working_hall_in_three_clicks(windows, api, organiser):
    hall = a_tournament(api, organiser)
    hall.pair()
    hall.publish(1)
    page = windows.open()
    log_in(page, organiser.pseudo, PASSWORD)
    page.goto(f"/events/{hall.event}")
    page.get_by_role("link", name="Écrans de la salle").click()
    page.get_by_role("link", name="Préparer la salle").click()
    page.get_by_role("button", name="Ajouter tous les écrans habituels").click()
    expect(page.get_by_text("La salle est prête.")).to_be_visible()
    screens = page.locator("section[aria-labelledby=stored] a")
    addresses = [each.get_attribute("href") for each in screens.all()]
    assert len(addresses) >= 6
    for address in addresses:
        page.goto(address)
        expect(page.locator("#live")).to_be_visible()


def test_a_rotator_turns_from_screen_to_screen(windows, hall, organiser):
    ids = [each["id"] for each in hall.done("GET", f"/halls/{hall.event}")["setup"]["screens"]]
    sent = {"uniq_id": "quick", "public": True, "screen_ids": json.dumps(ids[:2]), "delay": 1}
    hall.done("POST", f"/event-rotators/{hall.event}", json=sent)
    wall = windows.open(viewport=PROJECTOR)
    wall.goto(way(hall, "rotators/quick"))
    first = wall.title()
    expect(wall).not_to_have_title(first)
    expect(wall).to_have_title(first)


def test_a_rotator_turns_without_script(windows, hall):
    wall = windows.open(viewport=PROJECTOR, java_script_enabled=False)
    wall.goto(way(hall, "rotators/hall"))
    refresh = wall.locator("meta[http-equiv=refresh]").get_attribute("content")
    assert refresh.startswith("15;url=")
    wall.goto(refresh.partition("url=")[2])
    assert "at=1" in wall.locator("meta[http-equiv=refresh]").get_attribute("content") or (
        "at=2" in wall.locator("meta[http-equiv=refresh]").get_attribute("content")
    )


def test_the_controller_points_a_projector_and_puts_up_an_alert(windows, hall, organiser):
    projector, desk = windows.open(viewport=PROJECTOR), windows.open()
    projector.goto(way(hall, "display"))
    projector.locator("#name").fill("Projecteur de gauche")
    projector.get_by_role("button", name="Commencer").click()
    expect(projector.get_by_text("attend que l’arbitre")).to_be_visible()
    log_in(desk, organiser.pseudo, PASSWORD)
    desk.goto(way(hall, "controller"))
    expect(desk.get_by_text("Projecteur de gauche")).to_be_visible()
    expect(desk.get_by_text("en ligne")).to_be_visible()
    desk.locator("select[name=screen]").first.select_option("standings")
    desk.get_by_role("button", name="Envoyer là").click()
    projector.wait_for_url(re.compile("screens/standings"))
    desk.locator("#text").fill("Silence, s’il vous plaît !")
    desk.get_by_role("button", name="L’afficher").click()
    expect(projector.get_by_text("Silence, s’il vous plaît !")).to_be_visible()
    desk.get_by_role("button", name="L’enlever").click()
    expect(projector.get_by_text("Silence, s’il vous plaît !")).to_be_hidden()


def test_a_stored_tablet_enters_and_takes_back_its_own_result(windows, hall):
    tablet = windows.open(viewport=PHONE)
    tablet.goto(way(hall, "screens/input:001"))
    tablet.locator("#code").fill(CODE)
    tablet.locator("#device").fill("Tablette 7")
    tablet.get_by_role("button", name="Commencer").click()
    board(tablet, 1).click()
    tablet.get_by_role("button", name="Blancs gagnent").click()
    expect(board(tablet, 1).locator(".res")).to_have_text("1–0")
    board(tablet, 1).click()
    tablet.get_by_role("button", name="Retirer le résultat").click()
    expect(board(tablet, 1).locator(".res")).to_have_text("–")


def test_a_wrong_code_is_told_at_once_and_limited(windows, stack, hall):
    tablet = windows.open(user_agent=f"Tablet of {hall.event}")
    for _ in range(20):
        give_code(tablet, hall, code="guess")
        expect(tablet.get_by_role("alert")).to_be_visible()
    assert "Ce code n’est pas le bon." in tablet.content() or "attendez" in tablet.content()
    give_code(tablet, hall, code="guess")
    expect(tablet.get_by_role("alert")).to_contain_text("Trop d’essais")


AT = datetime(2026, 7, 1, 14, 0, tzinfo=UTC)
TIMER = {
    "colors": {"1": "#00FF00", "2": "#FF7700", "3": "#FF0000"},
    "delays": {"1": 15, "2": 5, "3": 10},
}
VECTORS = (
    ("13:39:59", "#00FF00", "Début de la ronde 5 dans 20 minutes et 1 seconde"),
    ("13:47:30", "#7FBB00", "Début de la ronde 5 dans 12 minutes et 30 secondes"),
    ("13:55:00", "#FF7700", "Début de la ronde 5 dans 5 minutes"),
    ("13:57:30", "#FF3B00", "Début de la ronde 5 dans 2 minutes et 30 secondes"),
    ("14:00:00", "#FF0000", "Ronde 5 commencée depuis 0 seconde"),
    ("14:10:00", "#00FF00", "Début de la ronde 6 dans 4 heures"),
    ("18:30:00", "#FF0000", "Ronde 6 commencée depuis 20 minutes"),
)


def hour_at(moment, number):
    return {
        "at": moment.isoformat(),
        "text_before": f"Début de la ronde {number} dans %s",
        "text_after": f"Ronde {number} commencée depuis %s",
    }


def test_the_band_has_the_colours_and_words_of_every_instant(window, hall):
    window.goto(way(hall, "screens/standings"))
    module = window.locator("script[src*=hall]").get_attribute("src")
    timer = TIMER | {"hours": [hour_at(AT, 5), hour_at(AT + timedelta(hours=4, minutes=10), 6)]}
    shown = window.evaluate(
        """async ({ module, timer, instants }) => {
          const { bandAt } = await import(new URL('timer.js', new URL(module, location)).href)
          return instants.map(at => bandAt(timer, Date.parse(`2026-07-01T${at}Z`), 'fr'))
        }""",
        {"module": module, "timer": timer, "instants": [each[0] for each in VECTORS]},
    )
    told = [(each["colour"], each["text"].replace("\xa0", " ")) for each in shown]
    assert told == [(colour, text) for _, colour, text in VECTORS]


def test_the_first_of_two_hours_that_overlap_keeps_the_band(window, hall):
    window.goto(way(hall, "screens/standings"))
    module = window.locator("script[src*=hall]").get_attribute("src")
    timer = TIMER | {"hours": [hour_at(AT, 1), hour_at(AT + timedelta(minutes=5), 2)]}
    texts = window.evaluate(
        """async ({ module, timer }) => {
          const { bandAt } = await import(new URL('timer.js', new URL(module, location)).href)
          return ['14:09:59', '14:10:00'].map(at =>
            bandAt(timer, Date.parse(`2026-07-01T${at}Z`), 'fr').text)
        }""",
        {"module": module, "timer": timer},
    )
    texts = [text.replace("\xa0", " ") for text in texts]
    assert texts[0].startswith("Ronde 1 commencée depuis 9 minutes")
    assert texts[1] == "Ronde 2 commencée depuis 5 minutes"


@pytest.mark.parametrize(
    ("moved", "words", "red", "green"),
    [(-1300, "Début de la ronde 5 dans 21", 0, 255), (120, "Ronde 5 commencée depuis", 255, 0)],
)
def test_the_band_goes_by_the_clock_of_the_server(windows, hall, clock, moved, words, red, green):
    """The server's clock is moved so that the hour is so many seconds away, or past."""
    hour = datetime.now(PARIS).replace(second=0, microsecond=0) + timedelta(hours=2)
    setup = hall.done("GET", f"/halls/{hall.event}")["setup"]
    timer = setup["timers"][0]["id"]
    hall.done("PUT", f"/timers/{timer}", json={"zone": "Europe/Paris"})
    for old in setup["hours"]:
        hall.done("DELETE", f"/timer-hours/{timer}/{old['id']}")
    sent = {"uniq_id": "5", "date_str": f"{hour:%Y-%m-%d}", "time_str": f"{hour:%H:%M}"}
    hall.done("POST", f"/timer-hours/{timer}", json=sent)
    wall = windows.open(viewport=PROJECTOR, timezone_id="Asia/Tokyo")
    clock((hour - datetime.now(PARIS)).total_seconds() + moved)
    wall.goto(way(hall, "screens/standings"))
    expect(wall.locator("#timer")).to_contain_text(words)
    shown = wall.locator("#band").evaluate("band => getComputedStyle(band).backgroundColor")
    assert [int(part) for part in re.findall(r"\d+", shown)] == [red, green, 0]


@pytest.mark.parametrize("how", [{}, {"color_scheme": "dark", "viewport": PHONE}])
def test_no_grave_problem_on_pages_of_arbiters(windows, hall, organiser, how):
    page = windows.open(**how, bypass_csp=True)
    log_in(page, organiser.pseudo, PASSWORD)
    found = []
    for path in (
        way(hall, "setup"),
        way(hall, "controller"),
        f"/events/{hall.event}/settings",
        f"/events/{hall.event}/tournaments/new",
        f"/tournaments/{hall.tournament}/arbiter",
        f"/tournaments/{hall.tournament}/arbiter/players",
        f"/tournaments/{hall.tournament}/arbiter/rounds/1/changes",
        f"/tournaments/{hall.tournament}/arbiter/files",
        f"/tournaments/{hall.tournament}/arbiter/apart",
        f"/tournaments/{hall.tournament}/arbiter/trail",
        f"/tournaments/{hall.tournament}/arbiter/prizes",
        f"/tournaments/{hall.tournament}/arbiter/settings",
        f"/tournaments/{hall.tournament}/documents",
        f"/tournaments/{hall.tournament}/documents/pairings",
        f"/tournaments/{hall.tournament}/documents/slips",
        f"/events/{hall.event}/staff",
        *things_of(hall),
        f"/tournaments/{hall.tournament}",
        f"/tournaments/{hall.tournament}/standings",
        f"/tournaments/{hall.tournament}/crosstable",
        way(hall, "screens/boards:001"),
        way(hall, "rotators/hall"),
    ):
        page.goto(path)
        found += grave_findings(page)
        if how:
            width = page.evaluate("document.documentElement.scrollWidth")
            assert width <= PHONE["width"], path
    assert found == []


def test_results_are_entered_as_fast_as_they_are_typed(windows, hall, organiser):
    desk = windows.open()
    log_in(desk, organiser.pseudo, PASSWORD)
    desk.goto(f"/tournaments/{hall.tournament}/arbiter")
    expect(desk.locator("#results fieldset.seg input").first).to_be_focused()
    desk.keyboard.type("1=0")
    expect(desk.locator("button[form=results]")).to_be_focused()
    desk.keyboard.press("Enter")
    expect(desk.get_by_text("Les résultats sont enregistrés.")).to_be_visible()
    assert [board["result"] for board in hall.round(1)["boards"]] == [3, 2, 1]
