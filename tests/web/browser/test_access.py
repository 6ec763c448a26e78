"""Everybody can use every page: with a keyboard, on a phone, in both languages, in the dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.conftest import SOAK
from tests.factories import PASSWORD, a_member
from tests.tournaments.arrangements import a_hall
from tests.tournaments.league.office import Office
from tests.web.addresses import PATHS
from tests.web.arrangements import (
    a_game_name,
    a_started_game,
    a_waiting_game,
    an_event,
    an_invitation,
)
from tests.web.browser.windows import DESK, PHONE, fill, log_in, press

LONGEST_NAME = 60
TURNS = 3  # on a phone, where few findings are new, every third page is looked through
GRAVE = {"serious", "critical"}
ONLY_WHAT_IS_WRONG = {"resultTypes": ["violations"]}  # everything else takes it most of its time
OTHERS = (
    "/rescues/abc",
    "/unsubscriptions/abc",
    "/confirmations?pseudo=Zoe&code=1234",
    "/diplomacy?state=looking",
    "/diplomacy/sandbox?orders=A+PAR+-+BUR%0AA+MUN+-+BUR",
    "/diplomacy/sandbox?u1=nothing",
    "/players?q=m1",
    "/admin/members/admin",
    "/admin/outbox?state=kept",
    "/admin/reports?closed=1",
    "/nowhere",
)


@pytest.fixture(scope="module")
def member(api):
    master, member = a_member(api), a_member(api)
    a_started_game(api, master, member)
    an_invitation(api, master, member)
    a_waiting_game(api, master)
    an_event(api, master)
    give_long_names(api, master)
    return member


def give_long_names(api, master) -> None:
    """As long as they may be, and nowhere to break them: no page gets wider than a phone."""
    an_event(api, master, "E" * LONGEST_NAME)
    for path in ("/league-rule-sets", "/leagues"):
        sent = {"name": a_game_name().ljust(LONGEST_NAME, "W")}
        answer = api.post("tournaments", path, token=master.token, json=sent)
        assert answer.status_code == 201, answer.text


@pytest.fixture(scope="module")
def single_pages(api, member) -> list[str]:
    """A page of each thing that has one of its own."""
    master = a_member(api)
    game = a_started_game(api, master, member)
    hall = a_hall(api, master)
    office = Office(api, {"founder": master, "scorer": a_member(api)})
    reason = {"kind": "game", "game_id": game, "reason": "grossier"}
    reported = api.post("games", "/abuse-reports", token=member.token, json=reason)
    assert reported.status_code == 201, reported.text
    return [
        f"/players/{member.pseudo}",
        f"/players/{master.pseudo}",
        f"/diplomacy/{game}",
        f"/events/{hall.event}",
        f"/tournaments/{hall.tournament}",
        f"/leagues/{office.league}",
        f"/report?kind=game&game_id={game}&next=/",
    ]


def grave_findings(page) -> list[str]:
    return [
        f"{page.url} {found['id']}: {found['help']} {found['nodes'][0]['html'][:200]}"
        for found in Axe().run(page, options=ONLY_WHAT_IS_WRONG).response["violations"]
        if found["impact"] in GRAVE
    ]


def is_for_people(page) -> bool:
    """What is no text with marks is for programs and scripts."""
    return page.evaluate("document.contentType") == "text/html"


def pages_of_all(page, stack, member, single_pages):
    """Opens each page once, as the first who may see it."""
    for_members = []
    for path in (*PATHS, *OTHERS):
        page.goto(path)
        if "/login?next=" in page.url:
            for_members.append(path)
        elif is_for_people(page):
            yield path
    for_administrators = [path for path in for_members if path.startswith("/admin")]
    log_in(page, member.pseudo, PASSWORD)
    for path in ("/", "/go", *for_members, *single_pages):
        if path not in for_administrators:
            page.goto(path)
            if is_for_people(page):
                yield path
    page.context.clear_cookies()
    log_in(page, "admin", stack.admin_password)
    for path in (*for_administrators, "/account"):
        page.goto(path)
        yield path


@pytest.mark.parametrize("how", [{"viewport": DESK}, {"color_scheme": "dark", "viewport": PHONE}])
def test_no_grave_problem_on_any_page_and_none_is_too_wide(
    windows, stack, member, single_pages, how
):
    page = windows.open(**how, bypass_csp=True)  # what looks for problems is a script of its own
    found, wide = [], []
    for number, path in enumerate(pages_of_all(page, stack, member, single_pages)):
        if SOAK or how["viewport"] == DESK or number % TURNS == 0:
            found += grave_findings(page)
        if page.evaluate("document.documentElement.scrollWidth") > how["viewport"]["width"]:
            wide.append(path)
    page.context.clear_cookies()
    page.goto("/register")
    press(page, "Créer le compte")
    found += grave_findings(page)  # a form with what is wrong in it
    assert (found, wide) == ([], [])


FOCUSABLE = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']"


@pytest.mark.parametrize("path", ["/", "/register", "/agenda", "/account", "/account/sessions"])
def test_a_keyboard_reaches_everything(window, member, path):
    log_in(window, member.pseudo, PASSWORD)
    window.goto(path)
    wanted = window.locator(FOCUSABLE).evaluate_all(
        """all => {
            window.wanted = all.filter(each => each.checkVisibility() && !each.disabled)
            return window.wanted.length
        }"""
    )
    reached = set()
    for _ in range(wanted + 2):
        window.keyboard.press("Tab")
        reached.add(window.evaluate("wanted.indexOf(document.activeElement)"))
    assert set(range(wanted)) <= reached


def test_a_keyboard_is_enough_to_log_in_and_out(window, member):
    window.goto("/login")
    window.keyboard.press("Tab")
    expect(window.locator(".skip")).to_be_focused()
    window.keyboard.press("Enter")
    for text in (member.pseudo, PASSWORD):
        window.keyboard.press("Tab")
        window.keyboard.type(text)
    window.keyboard.press("Enter")
    window.wait_for_url("**/")
    window.locator(".menu summary").focus()
    window.keyboard.press("Enter")
    window.locator(".menu form button").focus()
    window.keyboard.press("Enter")
    expect(window.get_by_text("Vous êtes déconnecté.")).to_be_visible()


def test_focus_can_be_seen(window):
    window.goto("/login")
    window.locator("#pseudo").focus()
    outline = window.locator("#pseudo").evaluate("field => getComputedStyle(field).outlineWidth")
    assert outline == "3px"


def test_what_is_wrong_gets_the_focus_and_leads_to_its_field(window):
    window.goto("/register")
    fill(window, pseudo="Zoe", email="zoe@example.org", password="abc", again="abd")
    press(window, "Créer le compte")
    expect(window.locator(".errors")).to_be_focused()
    window.locator(".errors a").click()
    assert window.url.endswith("#again")


def test_light_and_dark_are_chosen_and_kept(window):
    window.goto("/")
    window.get_by_role("button", name="Clair ou sombre").click()
    assert window.locator("html").get_attribute("data-theme") == "dark"
    window.goto("/login")
    assert window.locator("html").get_attribute("data-theme") == "dark"


def test_english_for_who_reads_english(windows):
    page = windows.open(locale="en-GB")
    page.goto("/register")
    expect(page.get_by_role("heading", name="Create an account")).to_be_visible()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Créer un compte")).to_be_visible()
