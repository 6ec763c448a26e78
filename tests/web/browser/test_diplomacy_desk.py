"""The master at his desk, and the sandbox: requirements 230 to 260 of AFJD API 2020."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.factories import PASSWORD, a_member
from tests.web.arrangements import SEATS, a_game_name, a_started_game, a_waiting_game
from tests.web.browser.test_access import grave_findings
from tests.web.browser.windows import PHONE, fill, log_in, press

BELGIUM, SPAIN, PARIS = 9, 60, 47
# A point that is truly inside: the middle of a region's frame may lie in its neighbour.
POINT_IN = """shape => {
  const box = shape.getBBox(), at = shape.getScreenCTM()
  for (let y = 1; y < 20; y++) for (let x = 1; x < 20; x++) {
    const point = new DOMPoint(box.x + box.width * x / 20, box.y + box.height * y / 20)
    const there = point.matrixTransform(at)
    const top = document.elementFromPoint(there.x, there.y)
    if (top?.closest('[data-region]') === shape.closest('[data-region]')) return [there.x, there.y]
  }
}"""


@pytest.fixture
def master(api):
    return a_member(api)


def an_archive(api, master) -> int:
    """Nobody plays in it but its master, and no deadline counts."""
    name = a_waiting_game(api, master, archive=1, speed_moves=0)
    sent = {"pseudo": master.pseudo, "current_state": 1}
    answer = api.put("games", f"/games/{name}", token=master.token, json=sent)
    assert answer.status_code == 200, answer.text
    return api.get("games", f"/game-identifiers/{name}").json()


def tap(page: Page, region: int) -> None:
    expect(page.locator("#live[aria-busy=true]")).to_have_count(0)  # until the last one is drawn
    shape = page.locator(f'#live [data-region="{region}"]').first
    shape.scroll_into_view_if_needed()
    page.mouse.click(*shape.evaluate(POINT_IN))


def position_of(api, game_id):
    return api.get("games", f"/game-positions/{game_id}").json()


def put_position(page: Page, game_id: int, **texts: str) -> None:
    page.goto(f"/diplomacy/{game_id}/position")
    fill(page, **texts)
    press(page, "Montrer sur la carte")
    press(page, "Mettre cette position")
    expect(page.get_by_text("La position est modifiée")).to_be_visible()


def test_req_230_the_master_changes_centers_on_the_map(window, api, master):
    game_id = an_archive(api, master)
    log_in(window, master.pseudo, PASSWORD)
    window.goto(f"/diplomacy/{game_id}/position")
    window.get_by_label("Puissance").select_option("Allemagne")
    window.get_by_text("Centre", exact=True).click()
    tap(window, BELGIUM)
    expect(window.locator("#c3")).to_have_value("BER, KIE, MUN, BEL")
    press(window, "Mettre cette position")
    expect(window.get_by_text("La position est modifiée")).to_be_visible()
    assert position_of(api, game_id)["ownerships"]["2"] == 3


def test_req_230_centers_as_text(either_window, api, master):
    game_id = an_archive(api, master)
    log_in(either_window, master.pseudo, PASSWORD)
    either_window.goto(f"/diplomacy/{game_id}/position")
    fill(either_window, c3="BER, nirgendwo")
    press(either_window, "Montrer sur la carte")
    expect(either_window.locator("#c3-e")).to_contain_text("nirgendwo n’est pas un centre")
    fill(either_window, c3="ber, kie")
    press(either_window, "Montrer sur la carte")
    press(either_window, "Mettre cette position")
    expect(either_window.get_by_text("La position est modifiée")).to_be_visible()
    assert sorted(position_of(api, game_id)["ownerships"].values()).count(3) == 2


def test_req_240_the_master_changes_units_on_the_map(window, api, master):
    game_id = an_archive(api, master)
    log_in(window, master.pseudo, PASSWORD)
    window.goto(f"/diplomacy/{game_id}/position")
    window.get_by_label("Puissance").select_option("France")
    window.get_by_text("Flotte", exact=True).click()
    tap(window, SPAIN)
    expect(window.locator("#u2")).to_have_value("A MAR, A PAR, F BRE, F SPAnc")
    tap(window, SPAIN)  # the other coast
    expect(window.locator("#u2")).to_have_value("A MAR, A PAR, F BRE, F SPAsc")
    expect(window.locator('#live [data-unit="79"]')).to_have_count(1)
    tap(window, PARIS)  # no fleet goes there, and nothing changes
    expect(window.locator("[data-tool-said]")).not_to_contain_text("Choisissez")
    expect(window.locator("#u2")).to_have_value("A MAR, A PAR, F BRE, F SPAsc")
    window.get_by_text("Rien", exact=True).click()
    tap(window, PARIS)
    expect(window.locator("#u2")).to_have_value("A MAR, F BRE, F SPAsc")
    press(window, "Mettre cette position")
    expect(window.get_by_text("La position est modifiée")).to_be_visible()
    assert sorted(position_of(api, game_id)["units"]["2"]) == [[1, 37], [2, 14], [2, 79]]


def test_req_240_units_as_text(either_window, api, master):
    game_id = an_archive(api, master)
    log_in(either_window, master.pseudo, PASSWORD)
    put_position(either_window, game_id, u2="A GAS, F SPA/SC")
    assert sorted(position_of(api, game_id)["units"]["2"]) == [[1, 26], [2, 79]]


def test_req_250_simulate_a_position_and_see_the_result(either_window, windows):
    page = either_window
    page.goto("/diplomacy/sandbox")
    fill(page, u2="A PAR, A MAR", u3="A BUR", orders="A PAR - BUR\nA MAR - GAS\nA BUR flies")
    press(page, "Jouer")
    expect(page.locator("#orders-e")).to_contain_text("flies")
    fill(page, orders="A PAR - BUR\nA MAR - GAS")
    press(page, "Jouer")
    expect(page.locator("#live")).to_contain_text("PAR n'atteint pas BUR")
    expect(page.locator("#live .chip-bad")).to_have_count(1)
    other = windows.open()
    other.goto(page.url)  # the link opens it, for everybody
    expect(other.locator("#orders")).to_have_value("A PAR - BUR\nA MAR - GAS")
    expect(other.locator("#live .chip-bad")).to_have_count(1)
    fill(page, orders="A PAR - BUR\nA MAR S A PAR - BUR")
    press(page, "Jouer")
    page.get_by_role("link", name="Continuer d’ici").click()
    expect(page.locator("[name=phase]")).to_have_value("1")
    expect(page.locator("#u3")).to_have_value("A BUR < PAR")
    fill(page, orders="A BUR R BEL")
    press(page, "Jouer")
    expect(page.locator("#live .chip-good")).to_have_count(1)


def test_req_250_the_sandbox_builds_and_is_edited_on_the_map(window):
    window.goto("/diplomacy/sandbox")
    fill(window, phase="4", u2="A MAR", orders="+ F BRE")
    press(window, "Jouer")
    expect(window.locator("#live")).to_contain_text("BRE est construite")
    tap(window, PARIS)
    expect(window.locator("#u1")).to_have_value("A LVP, F EDI, F LON, A PAR")
    expect(window).to_have_url(re.compile(r"u1=A\+LVP.*A\+PAR"))


def test_req_260_adjudicate_all_phases_with_all_kinds_of_orders(either_window, api, master):
    page, game_id = either_window, an_archive(api, master)
    log_in(page, master.pseudo, PASSWORD)
    rest = {f"{letter}{role}": "" for letter in "uc" for role in (1, 3, 4, 5, 6, 7)}
    units = {"u2": "A PAR, A GAS, F MID", "u3": "A BUR, A RUH", "u4": "A ROM, A TUS"}
    put_position(page, game_id, **rest | units, c2="PAR, BRE, MAR")
    page.goto(f"/diplomacy/{game_id}/desk")

    def order(power: str, text: str) -> None:
        page.locator("#role-orders").select_option(power)
        fill(page, text=text)
        press(page, "Saisir les ordres")
        expect(page.get_by_text("Les ordres sont saisis")).to_be_visible()

    def adjudicate(following: str) -> None:
        press(page, "Résoudre maintenant")
        expect(page.locator("h1 + .meta")).to_have_text(following)

    order("France", "A PAR - BUR\nA GAS S A PAR - BUR\nF MID H")
    order("Allemagne", "A BUR H\nA RUH - BEL")
    order("Italie", "A ROM H\nA TUS S A ROM")
    adjudicate("Été 1901")
    order("Allemagne", "A BUR R MUN")
    adjudicate("Automne 1901")
    order("France", "A BUR - MUN\nA GAS - POR\nF MID C A GAS - POR")
    order("Allemagne", "A MUN H\nA BEL H")
    order("Italie", "A ROM H\nA TUS S A ROM")
    adjudicate("Retraites d’automne 1901")
    adjudicate("Hiver 1901")
    order("France", "+ A PAR")
    order("Italie", "- A TUS")
    adjudicate("Printemps 1902")
    page.goto(f"/diplomacy/{game_id}/position")
    standing = {role: page.locator(f"#u{role}").input_value().split(", ") for role in (2, 3, 4)}
    assert {role: sorted(units) for role, units in standing.items()} == {
        2: ["A BUR", "A PAR", "A POR", "F MID"],
        3: ["A BEL", "A MUN"],
        4: ["A ROM"],
    }
    expect(page.locator("#live svg")).to_be_visible()
    expect(page.locator(f'#live [data-unit="{PARIS}"]')).to_have_count(1)


def test_the_master_helps_a_game_that_is_stuck(window, api, master):
    """Who is late, more time, a pause, disorder, a replacement, a cancellation, the log."""
    player, stand_in = a_member(api), a_member(api)
    game_id = a_started_game(api, master, player, name := a_game_name())
    allowed = {f"cd_possible_{kind}": 1 for kind in ("moves", "retreats", "builds", "removals")}
    sent = {"pseudo": master.pseudo, **allowed}
    api.put("games", f"/games/{name}", token=master.token, json=sent)
    log_in(window, master.pseudo, PASSWORD)
    window.goto(f"/diplomacy/{game_id}/desk")
    expect(window.get_by_text("7 puissances n’ont pas donné d’ordres")).to_be_visible()
    fill(window, days="2")
    window.locator("#why-extend").fill("Une panne <b>")
    press(window, "Repousser l’échéance")
    expect(window.get_by_text("Les joueurs ont plus de temps")).to_be_visible()
    press(window, "Suspendre la partie")
    expect(window.get_by_text("l’horloge ne la joue pas")).to_be_visible()
    press(window, "Reprendre la partie")
    expect(window.get_by_text("l’échéance est décalée d’autant")).to_be_visible()
    for role in range(1, SEATS + 1):
        window.locator("#role-disorder").select_option(str(role))
        press(window, "Déclarer")
        expect(window.get_by_text("Cette puissance joue par défaut")).to_be_visible()
    press(window, "Résoudre maintenant")
    expect(window.get_by_text("La phase est jouée.")).to_be_visible()
    window.locator("#role-replace").select_option("1")
    window.locator("#pseudo").fill(stand_in.pseudo)
    press(window, "Remplacer")
    expect(window.get_by_role("link", name=stand_in.pseudo)).to_be_visible()
    window.get_by_role("link", name="Journal").click()
    expect(window.locator("main")).to_contain_text("Une panne <b>")
    window.get_by_label("Motif, France").first.fill("En voyage")
    press(window, "Excuser France")
    expect(window.get_by_text("L’incident est excusé.")).to_be_visible()
    expect(window.get_by_text("excusé", exact=True)).to_be_visible()
    window.get_by_role("link", name="Bureau").click()
    window.get_by_text("Annuler la dernière résolution…").click()
    window.locator("#why-cancel").fill("Erreur")
    press(window, "Annuler la résolution")
    expect(window.get_by_text("Tout est comme avant")).to_be_visible()
    expect(window.locator("h1 + .meta")).to_have_text("Printemps 1901")


@pytest.mark.parametrize("how", [{}, {"color_scheme": "dark", "viewport": PHONE}])
def test_everybody_can_use_the_pages_of_a_game(windows, api, master, how):
    running = a_started_game(api, master, a_member(api))
    name = a_waiting_game(api, master, manual=1, description="long " * 50)
    gathering = api.get("games", f"/game-identifiers/{name}").json()
    page = windows.open(**how, bypass_csp=True)
    log_in(page, master.pseudo, PASSWORD)
    found = []
    for path in (
        *(f"/diplomacy/{running}/{part}" for part in ("desk", "log", "position", "parameters")),
        f"/diplomacy/{gathering}/seats",
    ):
        page.goto(path)
        found += grave_findings(page)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= page.viewport_size["width"], path
    assert found == []


def test_the_desk_is_for_the_master_only(window, api, master):
    player = a_member(api)
    game_id = a_started_game(api, master, player)
    log_in(window, player.pseudo, PASSWORD)
    for page in ("desk", "position", "parameters"):
        answer = window.goto(f"/diplomacy/{game_id}/{page}")
        assert answer.status == 403
        expect(window.locator("main")).to_contain_text("Seul l’arbitre de la partie")
