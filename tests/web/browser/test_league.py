"""A small season in the browser: from teams to the champion, games kept in all three ways."""

import os

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.factories import PASSWORD, a_member
from tests.tournaments.league.test_formats import a_log, a_replay
from tests.web.browser.windows import PHONE, log_in, press

TEAMS = ("東風会", "Tigres de papier", "Les Quatre Vents", "麒麟会")
PLAYERS = (
    ("高橋 直人", "たかはし なおと"),
    ("Camille", "かみーゆ"),
    ("鈴木 花", "すずき はな"),
    ("Yann", "やん"),
)


class Season:
    """What the secretary does, page by page."""

    def __init__(self, page: Page, name: str):
        self.page = page
        page.goto("/leagues/new")
        page.get_by_label("Nom").fill(name)
        press(page, "Fonder")
        page.wait_for_url("**/desk")
        self.address = page.url.removesuffix("/desk")
        self.pictures = 0

    def at_desk(self, act: str, **typed: str) -> None:
        form = self.page.locator(f"form[action$='/desk/{act}']").first
        for name, value in typed.items():
            field = form.locator(f"[name={name}]")
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        form.get_by_role("button").click()
        expect(self.page.locator(".toast")).to_be_visible()

    def open_desk(self, stage: str | None = None) -> None:
        self.page.goto(f"{self.address}/desk")
        if stage:
            self.page.locator("a.chip", has_text=stage).click()
            self.page.wait_for_url("**/desk?season=*")

    def schedule(self, day: str, number: str = "1") -> str:
        self.at_desk("game", date=day, match_number=number)
        self.page.locator(".tabs a", has_text="Calendrier").click()
        self.page.locator("main .todo a.what").last.click()
        self.page.wait_for_url("**/games/*")
        press(self.page, "Garder la composition")
        expect(self.page.locator(".toast")).to_be_visible()
        return self.page.url

    def scores(self, *scores: str) -> None:
        self.page.get_by_text("Scores finaux seulement").click()
        for field, score in zip(self.page.locator("[name=score]").all(), scores, strict=True):
            field.fill(score)
        press(self.page, "Garder les scores")
        expect(self.page.locator(".toast")).to_be_visible()

    def show(self, name: str) -> None:
        """A picture for whoever wants to look, where SCREENSHOTS says."""
        if folder := os.environ.get("SCREENSHOTS"):
            self.page.screenshot(path=f"{folder}/{name}.png", full_page=True)


@pytest.fixture
def member(api):
    return a_member(api)


def choose(page: Page, *fields: str) -> None:
    for field in fields:
        page.locator(f"label[for={field}]").click()


def note_draw(page: Page) -> None:
    choose(page, "end-draw")
    press(page, "Noter")
    page.wait_for_load_state()


def test_a_season_from_teams_to_the_champion(windows, member):
    page = windows.open(viewport=PHONE, has_touch=True)
    log_in(page, member.pseudo, PASSWORD)
    season = Season(page, f"Ligue {member.pseudo}")
    season.at_desk("stage", year="2026", qualifying="4")
    for team in TEAMS:
        season.at_desk("team", team_name=team, year="2026")
    for team, (name, reading) in zip(TEAMS, PLAYERS, strict=True):
        field = page.locator("form[action$='/desk/player'] [name=team_id] option", has_text=team)
        chosen = field.get_attribute("value")
        season.at_desk("player", name=name, name_furigana=reading, team_id=chosen)
    season.show("desk")

    # Every tile: a log is imported, and a hand looked at step by step.
    played = season.schedule("2026-09-14")
    page.get_by_text("Importer un journal").click()
    log = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": a_log("mjai", 1).encode()}
    page.locator("[name=file]").set_input_files(log)
    press(page, "Importer")
    expect(page.locator("ol.todo > li")).to_have_count(len(a_replay(1).hands))
    season.show("game")
    page.get_by_role("link", name="Revoir").first.click()
    expect(page.locator(".tile").first).to_be_visible()
    season.show("hand")
    page.get_by_role("link", name="Pas précédent").click()
    expect(page).to_have_url(f"{played}/hands/1?step={len(a_replay(1).hands[0].events) - 1}")

    # Hand by hand at the table.
    season.open_desk()
    written = season.schedule("2026-09-14", "2")
    page.get_by_role("link", name="Saisir une manche").click()
    choose(page, "win1", "pay3", "riichi1", "han-3", "fu-40")
    expect(page.locator("#looked")).to_contain_text("Camille +5")
    season.show("entry")
    press(page, "Noter")
    expect(page.get_by_role("heading", name="Est 2")).to_be_visible()
    page.get_by_role("button", name="Défaire la manche précédente").click()
    expect(page.get_by_role("heading", name="Est 1")).to_be_visible()
    choose(page, "win1", "pay3", "riichi1", "han-3", "fu-20")
    press(page, "Noter")
    expect(page.locator(".errors")).to_be_visible()  # no ron has twenty fu
    choose(page, "fu-40")
    press(page, "Noter")
    for number in range(7):
        expect(page.locator("[name=stored_hands]")).to_have_value(str(number + 1))
        note_draw(page)
    page.wait_for_url(written)
    expect(page.locator(".table")).to_contain_text("Camille")

    # A correction shows its consequences first.
    page.get_by_role("link", name="Corriger").first.click()
    choose(page, "win2", "pay3", "han-3", "fu-40")
    press(page, "Voir l’effet")
    expect(page.locator(".table")).to_contain_text("Scores finaux")
    expect(page.locator(".table")).to_contain_text("鈴木 花 de Yann +5")
    season.show("consequences")
    page.locator("[name=reason]").fill("和了者の誤り")
    press(page, "Corriger")
    expect(page.locator(".toast")).to_contain_text("corrigée")
    expect(page.locator("main")).to_contain_text("和了者の誤り")

    # Final scores only.
    season.open_desk()
    season.schedule("2026-09-15")
    season.scores("26100", "39500", "24000", "10400")

    # A penalty, a stage closed and reopened.
    season.open_desk()
    season.at_desk("penalty", points="20", reason="赤カード")
    expect(page.locator("main")).to_contain_text("赤カード")
    season.at_desk("close")
    season.at_desk("reopen", reason="計算の誤り")
    season.at_desk("close")
    expect(page.locator("main")).to_contain_text("計算の誤り")
    page.goto(season.address)
    expect(page.locator("table").first).to_contain_text("−20,0")
    season.show("table")

    # The final and its champion.
    season.open_desk()
    season.at_desk("stage", season="final", year="2026")
    season.open_desk("finale")
    season.schedule("2026-10-01")
    season.scores("10000", "20000", "30000", "40000")
    season.open_desk("finale")
    season.at_desk("close")
    page.goto(f"{season.address}/titles")
    season.show("titles")
    expect(page.locator(".todo").first.locator("a")).to_have_count(1)

    # What everybody reads, in both sizes, light and dark.
    reader = windows.open(bypass_csp=True, color_scheme="dark")
    found = []
    for path in ("", "/schedule", "/players", "/records", "/titles"):
        reader.goto(f"{season.address}{path}")
        season.page = reader
        season.show(f"wide{path.replace('/', '-')}")
        found += [
            f"{path} {each['id']} {each['nodes'][0]['html'][:160]}"
            for each in Axe().run(reader).response["violations"]
            if each["impact"] in {"serious", "critical"}
        ]
    assert found == []
    reader.goto(f"{season.address}/players?q=スズキ")
    expect(reader.locator("tbody tr")).to_have_count(1)
    reader.get_by_role("link", name="鈴木 花").click()
    expect(reader.locator(".facts")).to_contain_text("issue seulement")
    season.show("player")
    for path in (season.address, played, written, f"{written}/entry", f"{season.address}/desk"):
        page.goto(path)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], path
