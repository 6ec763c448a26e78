"""A tournament at tables in the browser: seated, called, entered on a phone, ended, ranked."""

import pytest
from playwright.sync_api import expect

from tests.factories import PASSWORD, a_member
from tests.tournaments.arrangements import a_hall
from tests.waiting import eventually
from tests.web.browser.test_access import grave_findings
from tests.web.browser.windows import PHONE, log_in

CODE = "sesame"
CENTRES = {"Angleterre": 5, "France": 6, "Allemagne": 5, "Turquie": 4}


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def hall(api, organiser):
    found = a_hall(
        api, organiser, event={"update_password": CODE}, system="tables", planned_rounds=1
    )
    found.register(8)
    return found


def seat_and_publish(page, path):
    page.goto(f"{path}/desk")
    page.get_by_label("Graine").fill("3")
    page.get_by_role("button", name="Placer").click()
    expect(page.get_by_text("Les tables sont en cours de placement")).to_be_visible()
    publish = page.get_by_role("button", name="Publier la ronde 1")

    def is_seated():
        page.goto(f"{path}/desk")
        return publish.count()

    eventually(is_seated)
    expect(page.get_by_text("Ce qui n’a pu être évité")).to_be_visible()
    assert not grave_findings(page)
    publish.click()
    expect(page.get_by_text("La ronde est publiée.")).to_be_visible()


def test_a_face_to_face_tournament_from_the_seating_to_the_final_standing(windows, hall, organiser):
    path = f"/tournaments/{hall.tournament}/tables"
    desk = windows.open()
    log_in(desk, organiser.pseudo, PASSWORD)
    seat_and_publish(desk, path)
    phone = windows.open(viewport=PHONE, has_touch=True)
    phone.goto(path)
    assert not grave_findings(phone)
    phone.get_by_role("link", name="Table 1").click()
    for role, count in CENTRES.items():
        phone.get_by_label(f"{role}, 1901").fill(str(count))
    for role in ("Italie", "Autriche", "Russie"):
        phone.get_by_label(f"{role}, 1901").fill("4")
    phone.get_by_label("Code de la manifestation").first.fill(CODE)
    phone.get_by_role("button", name="Enregistrer les centres de 1901").click()
    expect(phone.get_by_text("Les centres sont enregistrés.")).to_be_visible()
    assert not grave_findings(phone)
    width = phone.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    desk.goto(f"{path}/desk")
    desk.get_by_role("link", name="1", exact=True).last.click()
    desk.get_by_role("button", name="Arrêter la partie en l’état").click()
    expect(desk.locator(".chip-good", has_text="terminée")).to_be_visible()
    desk.goto(f"{path}/desk")
    desk.get_by_role("button", name="Clore la ronde 1").click()
    desk.goto(f"{path}/standings")
    expect(desk.get_by_role("row").nth(1)).to_contain_text("24")
    assert not grave_findings(desk)
