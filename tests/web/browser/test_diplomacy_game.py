"""A Diplomacy game in Chromium: orders on the map, by lists, as text, by keyboard; press, live."""

import re

import pytest
from playwright.sync_api import expect

from tests.factories import PASSWORD
from tests.games.diplomacy.table import ENGLAND, FRANCE, GERMANY, Table, a_crowd
from tests.web.browser.boards import open_board, orders_shown, spot, tap, touch
from tests.web.browser.test_access import grave_findings
from tests.web.browser.windows import PHONE, log_in, press

SAVED = "Vos ordres sont enregistrés."
LIT = ".m-lit"


@pytest.fixture(scope="module")
def crowd(api):
    return a_crowd(api)


@pytest.fixture
def game(api, crowd):
    return Table(api, crowd).seat_all().start()


@pytest.fixture(scope="module")
def fleets(api, crowd):
    """France has a fleet beside Spain, an army in Gascony, and England stands in Burgundy."""
    table = Table(api, crowd).seat_all().start()
    units = {
        FRANCE: [(2, 38), (1, 26), (1, 47), (1, 14)],
        ENGLAND: [(1, 17), (2, 23)],
        GERMANY: [(1, 40)],
    }
    table.rectify(units, {})
    return table


def as_role(page, table, role=FRANCE, query=""):
    log_in(page, table.crowd.holder(role).pseudo, PASSWORD)
    open_board(page, f"/diplomacy/{table.game_id}{query}")


def stored(table, role=FRANCE):
    orders = table.as_role(role, "GET", "/game-orders/<id>").json()["orders"]
    return sorted(order[2:] for order in orders)


def test_req_140_load_the_elements_of_a_game(window, game):
    as_role(window, game)
    assert window.locator("[data-region]").count() > 70
    assert window.locator(".map-in [data-unit]").count() == 22
    expect(window.locator("#head .chip")).to_contain_text("France")
    expect(window.get_by_role("heading", name=game.name)).to_be_visible()


def test_req_150_what_is_new_comes_by_itself_and_what_is_typed_stays(window, game):
    as_role(window, game, query=f"?thread={ENGLAND}")
    window.locator("#content").fill("je réfléchis")
    window.locator("#note-text").fill("un brouillon")
    game.as_role(ENGLAND, "POST", "/game-messages/<id>", dest_role_id=FRANCE, content="alors ?")
    expect(window.locator("#thread")).to_contain_text("alors ?")
    expect(window.locator("#content")).to_have_value("je réfléchis")
    game.play()
    expect(window.locator("#moved")).to_be_visible()  # nothing is thrown away for it
    expect(window.locator("#content")).to_have_value("je réfléchis")
    window.get_by_role("link", name="Montrer la nouvelle").click()
    expect(window.locator(".stepper b")).not_to_have_text("Printemps 1901")
    expect(window.locator("#note-text")).to_have_value("un brouillon")  # kept as a draft


def test_req_150_a_new_phase_is_shown_at_once_to_who_types_nothing(window, game):
    as_role(window, game)
    game.play()
    expect(window.locator(".stepper b")).not_to_have_text("Printemps 1901")


def test_req_160_orders_by_mouse_on_the_map(window, game):
    as_role(window, game)
    asked = []
    window.on("request", lambda request: asked.append(request.url))
    touch(window, "Paris")
    expect(window.locator("#ordering")).to_contain_text("Armée de Paris")
    expect(window.locator(LIT)).not_to_have_count(0)
    assert asked == []  # targets are lit from what the page holds
    touch(window, "Bourgogne")
    touch(window, "Marseille", "Paris", "Bourgogne")  # a support: who is helped, where to
    touch(window, "Brest", "Atlantique moyen")
    assert orders_shown(window) == [
        "Marseille soutient Paris → Bourgogne",
        "Paris → Bourgogne",
        "Brest → Atlantique moyen",
    ]
    expect(window.locator("#text")).to_have_value(re.compile("A MAR S A PAR - BUR"))
    expect(window.locator("#faults")).to_contain_text("Tout est possible.")
    expect(window.locator(".m-move")).to_have_count(2)
    press(window, "Enregistrer")
    expect(window.get_by_text(SAVED)).to_be_visible()
    assert stored(game) == [[1, 14, 0, 38], [1, 47, 0, 17], [2, 37, 47, 17]]
    expect(window.locator(".m-move")).to_have_count(2)  # saved orders are arrows


def test_req_160_orders_from_lists(either_window, game):
    log_in(either_window, game.crowd.holder(FRANCE).pseudo, PASSWORD)
    either_window.goto(f"/diplomacy/{game.game_id}")
    either_window.locator("label[for=way2]").click()
    either_window.get_by_label("Armée de Paris", exact=True).select_option("→ Picardie")
    either_window.get_by_label("Armée de Marseille", exact=True).select_option("→ Espagne")
    either_window.get_by_label("Flotte de Brest", exact=True).select_option("→ Manche")
    press(either_window, "Enregistrer")
    expect(either_window.get_by_text(SAVED)).to_be_visible()
    assert stored(game) == [[1, 14, 0, 23], [1, 37, 0, 60], [1, 47, 0, 48]]


def test_req_160_orders_as_text(either_window, game):
    log_in(either_window, game.crowd.holder(FRANCE).pseudo, PASSWORD)
    either_window.goto(f"/diplomacy/{game.game_id}")
    either_window.locator("label[for=way3]").click()
    either_window.locator("#text").fill("A PAR - BUR\nA MAR - MOS\nF BRE T")
    press(either_window, "Enregistrer")
    expect(either_window.locator("#faults")).to_contain_text("Ligne 2")
    either_window.locator("#text").fill("A PAR - BUR\nA MAR S A PAR - BUR\nF BRE T")
    press(either_window, "Enregistrer")
    expect(either_window.get_by_text(SAVED)).to_be_visible()
    assert stored(game) == [[1, 47, 0, 17], [2, 37, 47, 17], [4, 14, 0, 0]]


def test_req_160_text_is_judged_while_it_is_typed_and_moves_map_and_lists(window, game):
    as_role(window, game)
    window.locator("label[for=way3]").click()
    window.locator("#text").fill("A PAR - BUR\nF BRE - MOS")
    expect(window.locator("#faults")).to_contain_text("Ligne 2")
    expect(window.locator(".m-move")).to_have_count(1)
    expect(window.locator("#order-1")).to_have_value("1.1.47.0.17.0")
    window.locator("label[for=way1]").click()
    assert orders_shown(window)[1] == "Paris → Bourgogne"
    assert stored(game) == []


def test_a_whole_phase_is_ordered_by_keyboard_alone(window, game):
    as_role(window, game)
    wanted = {
        "Armée de Marseille": "Espagne",
        "Armée de Paris": "Bourgogne",
        "Flotte de Brest": "Manche",
    }
    said = window.locator("#ordering")
    for _ in wanted:
        window.keyboard.press("u")
        target = wanted[window.locator("#ordering b").inner_text()]
        for _ in range(12):
            window.keyboard.press("ArrowRight")
            if f"{target}. Entrée" in said.inner_text():
                break
        window.keyboard.press("Enter")
    assert orders_shown(window) == ["Marseille → Espagne", "Paris → Bourgogne", "Brest → Manche"]
    for _ in range(30):
        window.keyboard.press("Tab")
        if window.evaluate("document.activeElement.textContent.trim()") == "Enregistrer":
            break
    window.keyboard.press("Enter")
    expect(window.get_by_text(SAVED)).to_be_visible()
    assert stored(game) == [[1, 14, 0, 23], [1, 37, 0, 60], [1, 47, 0, 17]]


def test_a_half_made_order_is_undone(window, game):
    as_role(window, game)
    touch(window, "Marseille", "Paris")  # helps Paris
    expect(window.locator("#ordering")).to_contain_text("aide Paris")
    window.get_by_role("button", name="Annuler", exact=True).click()
    expect(window.locator("#ordering")).to_contain_text("va vers…")
    window.get_by_role("button", name="Annuler", exact=True).click()
    expect(window.locator(LIT)).to_have_count(0)
    assert orders_shown(window)[0] == "Marseille …"


def test_dragging_moves_the_map_and_orders_nothing(window, game):
    as_role(window, game)
    window.get_by_role("button", name="Agrandir").click()
    touch(window, "Paris")
    before = window.locator(".map-over").get_attribute("viewBox")
    x, y = spot(window, "Bourgogne")
    window.mouse.move(x, y)
    window.mouse.down()
    window.mouse.move(x - 60, y - 40, steps=4)
    window.mouse.up()
    assert window.locator(".map-over").get_attribute("viewBox") != before
    assert orders_shown(window)[1] == "Paris …"
    touch(window, "Bourgogne")
    assert orders_shown(window)[1] == "Paris → Bourgogne"


def test_a_coast_is_asked_for_only_where_it_matters(window, fleets):
    as_role(window, fleets)
    touch(window, "Atlantique moyen", "Portugal")
    assert "Atlantique moyen → Portugal" in orders_shown(window)
    touch(window, "Atlantique moyen", "Espagne")
    expect(window.locator("[data-asked] button")).to_have_text(
        ["→ Espagne (côte nord)", "→ Espagne (côte sud)"]
    )
    window.get_by_role("button", name="→ Espagne (côte sud)").click()
    touch(window, "Gascogne", "Atlantique moyen", "Espagne")  # of a support no coast is asked
    assert "Gascogne soutient Atlantique moyen → Espagne" in orders_shown(window)


def test_convoy_and_support_of_a_unit_where_one_could_also_go(window, fleets):
    as_role(window, fleets)
    touch(window, "Paris", "Bourgogne")  # an English army stands there
    expect(window.locator("[data-asked] button")).to_have_text(
        ["→ Bourgogne", "Aider l’unité qui s’y trouve"]
    )
    window.get_by_role("button", name="Aider l’unité qui s’y trouve").click()
    touch(window, "Bourgogne")
    assert "Paris soutient Bourgogne" in orders_shown(window)
    touch(window, "Atlantique moyen", "Brest")
    window.get_by_role("button", name="Aider l’unité qui s’y trouve").click()
    touch(window, "Portugal")
    assert "Atlantique moyen convoie Brest → Portugal" in orders_shown(window)


def test_final_orders_are_called_so_on_the_map(window, game):
    as_role(window, game)
    touch(window, "Paris", "Bourgogne", "Marseille", "Espagne", "Brest", "Manche")
    window.locator(".map-bar").get_by_role("button", name="Définitif").click()
    expect(window.get_by_text(SAVED)).to_be_visible()
    expect(window.get_by_label("Mes ordres sont définitifs")).to_be_checked()
    submitted = game.as_master("GET", "/game-orders-submitted/<id>").json()
    assert submitted["agreed"] == [FRANCE]


def test_retreats_and_builds_are_ordered_on_the_map(window, game):
    game.play(
        france="A PAR - BUR,A MAR - SPA,F BRE - MID", germany="A MUN - RUH,A BER - MUN,F KIE H"
    )
    game.pass_phase()
    game.play(
        france="A BUR H,A SPA H,F MID - POR", germany="A RUH S A MUN - BUR,A MUN - BUR,F KIE H"
    )
    as_role(window, game)
    touch(window, "Bourgogne", "Belgique")
    assert orders_shown(window) == ["Bourgogne → Belgique"]
    press(window, "Enregistrer")
    expect(window.get_by_text(SAVED)).to_be_visible()
    game.pass_phase()
    expect(window.locator("#ordering")).to_contain_text("Touchez une région éclairée.")
    expect(window.locator("[data-map][data-ready]")).to_be_attached()  # it came by itself
    touch(window, "Paris", "Brest")
    window.get_by_role("button", name="Flotte de Brest").click()
    touch(window, "Marseille")
    window.get_by_role("button", name="Armée de Marseille", exact=True).click()
    touch(window, "Marseille")  # touched again it is taken back
    touch(window, "Marseille")
    window.get_by_role("button", name="Flotte de Marseille", exact=True).click()
    press(window, "Enregistrer")
    expect(window.get_by_text(SAVED)).to_be_visible()
    assert stored(game) == [[8, 14, 0, 0], [8, 37, 0, 0], [8, 47, 0, 0]]


def test_taps_order_on_a_phone(phone, game):
    as_role(phone, game)
    tap(phone, "Paris", "Bourgogne")
    assert orders_shown(phone)[1] == "Paris → Bourgogne"


def test_req_170_post_a_declaration(either_window, game):
    log_in(either_window, game.crowd.holder(FRANCE).pseudo, PASSWORD)
    either_window.goto(f"/diplomacy/{game.game_id}?thread=press#messages")
    either_window.get_by_label("Déclarer à tous").fill("La Gazette de Paris : paix")
    press(either_window, "Publier")
    expect(either_window.locator("#thread")).to_contain_text("La Gazette de Paris : paix")


def test_req_180_send_a_diplomatic_message(either_window, game):
    log_in(either_window, game.crowd.holder(FRANCE).pseudo, PASSWORD)
    either_window.goto(f"/diplomacy/{game.game_id}")
    either_window.locator("#threads a", has_text="Angleterre").click()
    either_window.locator("#content").fill("La Manche reste vide ?")
    press(either_window, "Envoyer")
    expect(either_window.locator("#thread")).to_contain_text("La Manche reste vide ?")


def test_req_190_and_200_read_declarations_and_messages(either_window, game):
    game.as_role(ENGLAND, "POST", "/game-declarations/<id>", content="the Times")
    game.as_role(ENGLAND, "POST", "/game-messages/<id>", dest_role_id=FRANCE, content="between us")
    log_in(either_window, game.crowd.holder(FRANCE).pseudo, PASSWORD)
    either_window.goto(f"/diplomacy/{game.game_id}")
    either_window.locator("#threads a", has_text="Angleterre").click()
    expect(either_window.locator("#thread")).to_contain_text("between us")
    either_window.locator("#threads a", has_text="Presse").click()
    expect(either_window.locator("#thread")).to_contain_text("the Times")


def test_req_210_and_220_be_told_of_a_new_declaration_and_a_new_message(window, game):
    as_role(window, game)
    expect(window).not_to_have_title(re.compile(r"^\("))
    game.as_role(ENGLAND, "POST", "/game-declarations/<id>", content="the Times")
    expect(window).to_have_title(re.compile(r"^\(1\)"))
    game.as_role(ENGLAND, "POST", "/game-messages/<id>", dest_role_id=FRANCE, content="psst")
    expect(window).to_have_title(re.compile(r"^\(2\)"))
    expect(window.locator("#threads .count")).to_have_count(2)


@pytest.mark.parametrize("how", [{}, {"color_scheme": "dark", "viewport": PHONE}])
def test_no_grave_problem_on_the_page_of_a_game(windows, game, how):
    game.play(france="A PAR - BUR,A MAR H,F BRE H", germany="A MUN - BUR,A BER H,F KIE H")
    game.pass_phase()
    game.as_role(ENGLAND, "POST", "/game-messages/<id>", dest_role_id=FRANCE, content="psst")
    page = windows.open(**how, bypass_csp=True)
    as_role(page, game)
    found = grave_findings(page)
    page.locator("label[for=way2]").click()
    found += grave_findings(page)
    page.locator("label[for=way3]").click()
    found += grave_findings(page)
    open_board(page, f"/diplomacy/{game.game_id}?advancement=0")
    found += grave_findings(page)
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def test_what_a_hostile_player_wrote_does_not_run(window, game):
    hostile = "<img src=x onerror=\"document.title='gone'\"><script>document.title='gone'</script>"
    game.as_role(ENGLAND, "POST", "/game-declarations/<id>", content=hostile)
    as_role(window, game)
    game.as_role(ENGLAND, "POST", "/game-messages/<id>", dest_role_id=FRANCE, content=hostile)
    expect(window).to_have_title(re.compile(r"^\(2\)"))  # it came by the stream
    window.locator("#threads a", has_text="Angleterre").click()
    expect(window.locator("#thread")).to_contain_text("<img src=x")
    assert "gone" not in window.title()
