"""Games of Diplomacy from creation to their end: requirements 70 to 140 of AFJD API 2020."""

import pytest
from playwright.sync_api import Page, expect

from tests.factories import PASSWORD, a_member
from tests.web.arrangements import a_game_name, a_started_game, a_waiting_game
from tests.web.browser.windows import fill, log_in, press

EVERYTHING = {
    "description": "Pour le port,\net pour rire.",
    "variant": "standard",
    "anonymous": True,
    "fog": True,
    "manual": True,
    "cumulate": True,
    "no_messages": True,
    "no_press": True,
    "speed_moves": "3",
    "speed_retreats": "2",
    "speed_adjustments": "1",
    "deadline_hour": "18",
    "deadline": "2090-03-01",
    "play_weekend": True,
    "fast": True,
    "pace_moves": "30",
    "pace_retreats": "10",
    "pace_adjustments": "5",
    "grace_hours": "4",
    "access_code": "1234",
    "access_restriction_reliability": "1",
    "access_restriction_regularity": "2",
    "access_restriction_performance": "3",
    "nb_max_cycles_to_play": "8",
    "victory_centers": "20",
}


@pytest.fixture
def master(api):
    return a_member(api)


def game_of(api, name, member):
    return api.get("games", f"/games/{name}", token=member.token).json()


def number_in(page: Page) -> int:
    return int(page.url.split("/diplomacy/")[1].split("/")[0])


def test_req_70_create_a_game_with_every_parameter(either_window, api, master):
    name = a_game_name()
    log_in(either_window, master.pseudo, PASSWORD)
    either_window.goto("/diplomacy")
    either_window.get_by_role("link", name="Nouvelle partie").click()
    fill(either_window, name=name, **EVERYTHING)
    press(either_window, "Créer la partie")
    expect(either_window.get_by_text("il lui faut maintenant des joueurs")).to_be_visible()
    kept = game_of(api, name, master)
    for field, typed in EVERYTHING.items():
        assert str(kept[field]).replace("\r", "") == str(typed), field
    assert kept["rated"] is True  # the preset's
    assert [kept[f"cd_possible_{kind}"] for kind in ("moves", "builds", "removals")] == [True] * 3


def test_req_70_what_is_wrong_is_said_beside_its_field(either_window, master):
    log_in(either_window, master.pseudo, PASSWORD)
    either_window.goto("/diplomacy/new?preset=evening")
    expect(either_window.locator("[name=pace_moves]")).to_have_value("15")
    fill(either_window, name="a/b", description="gardée", deadline="2001-01-01")
    press(either_window, "Créer la partie")
    expect(either_window.locator("#name-e")).to_be_visible()
    expect(either_window.locator("[name=description]")).to_have_value("gardée")
    expect(either_window.locator("[name=pace_moves]")).to_have_value("15")


def test_req_80_change_a_game(either_window, api, master):
    name = a_waiting_game(api, master, access_code=77)
    log_in(either_window, master.pseudo, PASSWORD)
    either_window.goto("/diplomacy")
    either_window.get_by_role("link", name=f"Joueurs {name}").click()
    either_window.get_by_role("link", name="Paramètres").click()
    expect(either_window.locator("[name=access_code]")).to_have_value("77")
    either_window.locator("[name=rated]").uncheck()
    fill(either_window, description="Autrement", speed_moves="5", fog=True)
    press(either_window, "Enregistrer les modifications")
    expect(either_window.get_by_text("Vos modifications sont enregistrées")).to_be_visible()
    kept = game_of(api, name, master)
    assert (kept["description"], kept["speed_moves"], kept["fog"]) == ("Autrement", 5, True)
    assert (kept["rated"], kept["access_code"]) == (False, 77)


def test_req_80_what_the_start_fixed_is_not_offered(window, api, master):
    game_id = a_started_game(api, master, a_member(api))
    log_in(window, master.pseudo, PASSWORD)
    window.goto(f"/diplomacy/{game_id}/parameters")
    expect(window.locator("[name=anonymous]")).to_have_count(0)
    fill(window, grace_hours="12")
    press(window, "Enregistrer les modifications")
    expect(window.get_by_text("Vos modifications sont enregistrées")).to_be_visible()


def test_req_90_a_player_takes_a_seat(either_window, api, master):
    name, player = a_waiting_game(api, master, access_code=4321), a_member(api)
    log_in(either_window, player.pseudo, PASSWORD)
    either_window.goto("/diplomacy?state=looking")
    either_window.get_by_role("link", name=f"Rejoindre {name}").click()
    fill(either_window, access_code="1")
    press(either_window, "Prendre place")
    expect(either_window.locator(".errors")).to_contain_text("Ce code d’accès n’est pas le bon")
    fill(either_window, access_code="4321")
    press(either_window, "Prendre place")
    expect(either_window.get_by_text("Vous y êtes.")).to_be_visible()
    expect(either_window.locator("tr.me")).to_contain_text(player.pseudo)


def test_req_90_the_master_puts_a_player_in_and_gives_him_a_role(either_window, api, master):
    name, player = a_waiting_game(api, master, manual=1), a_member(api)
    log_in(either_window, master.pseudo, PASSWORD)
    either_window.goto("/diplomacy")
    either_window.get_by_role("link", name=name, exact=True).click()
    either_window.goto(f"/diplomacy/{number_in(either_window)}/seats")
    fill(either_window, pseudo="nobody-at-all")
    press(either_window, "Mettre dans la partie")
    expect(either_window.locator("#pseudo-e")).to_contain_text("Personne ne porte ce pseudo")
    fill(either_window, pseudo=player.pseudo)
    press(either_window, "Mettre dans la partie")
    expect(either_window.get_by_role("rowheader", name=player.pseudo)).to_be_visible()
    either_window.get_by_label(f"Rôle de {player.pseudo}").select_option("France")
    press(either_window, f"Donner le rôle à {player.pseudo}")
    expect(either_window.get_by_text("Le rôle est donné.")).to_be_visible()
    seats = api.get("games", f"/game-roles/{number_in(either_window)}").json()["roles"]
    assert [player.player_id, 2] in seats


def test_req_100_a_player_leaves_and_the_master_takes_one_out(windows, api, master):
    name, one, other = a_waiting_game(api, master), a_member(api), a_member(api)
    number = api.get("games", f"/game-identifiers/{name}").json()
    for each in (one, other):
        sent = {"game_id": number, "player_id": each.player_id, "pseudo": each.pseudo}
        api.post("games", "/allocations", token=each.token, json=sent)
    player, chair = windows.open(java_script_enabled=False), windows.open()
    log_in(player, one.pseudo, PASSWORD)
    player.goto(f"/diplomacy/{number}/seats")
    press(player, "Quitter la partie")
    expect(player.get_by_text("Vous avez quitté la partie.")).to_be_visible()
    log_in(chair, master.pseudo, PASSWORD)
    chair.goto(f"/diplomacy/{number}/seats")
    press(chair, f"Retirer {other.pseudo}")
    expect(chair.get_by_text("Personne n’a encore pris place")).to_be_visible()


def test_req_110_start_a_game(either_window, api, master):
    name = a_waiting_game(api, master)
    number = api.get("games", f"/game-identifiers/{name}").json()
    log_in(either_window, master.pseudo, PASSWORD)
    either_window.goto(f"/diplomacy/{number}/seats")
    press(either_window, "Démarrer la partie")
    expect(either_window.locator(".errors")).to_contain_text("Il manque des joueurs")
    for _ in range(7):
        fill(either_window, pseudo=a_member(api).pseudo)
        press(either_window, "Mettre dans la partie")
        expect(either_window.get_by_text("est dans la partie")).to_be_visible()
    press(either_window, "Démarrer la partie")
    expect(either_window.get_by_text("La partie commence.")).to_be_visible()
    expect(either_window.locator("main")).to_contain_text("Printemps 1901")


def test_req_120_stop_a_game(either_window, api, master):
    game_id = a_started_game(api, master, a_member(api))
    log_in(either_window, master.pseudo, PASSWORD)
    either_window.goto(f"/diplomacy/{game_id}/seats")
    either_window.get_by_text("Arrêter la partie…").click()
    press(either_window, "pour de bon")
    expect(either_window.get_by_text("La partie est arrêtée.")).to_be_visible()
    expect(either_window.locator("main .chip-on")).to_have_text("terminée")


def test_req_130_lists_of_games_with_filters(either_window, api, master):
    waiting = a_waiting_game(api, master, fog=1)
    plain = a_waiting_game(api, master)
    page = either_window
    page.goto("/diplomacy?state=looking")
    fill(page, trait="fog", text=waiting[-4:])
    press(page, "Filtrer")
    expect(page.get_by_role("link", name=waiting, exact=True)).to_be_visible()
    expect(page.get_by_role("link", name=plain, exact=True)).to_have_count(0)
    fill(page, trait="fast")
    press(page, "Filtrer")
    expect(page.get_by_text("Aucune partie de ce genre")).to_be_visible()


def test_req_130_mine_begin_with_what_waits_for_me(window, api, master):
    player = a_member(api)
    gathering = a_waiting_game(api, player)
    a_started_game(api, master, player)
    log_in(window, player.pseudo, PASSWORD)
    window.goto("/diplomacy")
    rows = window.locator(".todo li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("ordres à donner")
    expect(rows.last).to_contain_text(gathering)
    expect(rows.last).to_contain_text("7 places libres")


def test_req_140_choose_a_game_and_see_what_it_holds(either_window, api, master):
    a_started_game(api, master, a_member(api), name := a_game_name())
    either_window.goto("/diplomacy?state=running")
    either_window.get_by_role("link", name=name, exact=True).click()
    expect(either_window.get_by_role("heading", level=1)).to_contain_text(name)
    expect(either_window.locator("main")).to_contain_text("Standard")
