"""A whole game in two browsers: six bots, a person and the master, from creation to the end."""

import random
import re

from playwright.sync_api import Page, expect

from tests.conftest import SOAK
from tests.factories import PASSWORD, Member, a_member
from tests.games.diplomacy.bots import Bot
from tests.games.diplomacy.table import ROLES, Crowd, Table
from tests.waiting import eventually
from tests.web.arrangements import a_game_name
from tests.web.browser.strategists import Strategist, crowd_by_role
from tests.web.browser.windows import fill, log_in, press

YEARS = 60 if SOAK else 3
SEED = 7


def create(page: Page, name: str) -> None:
    page.goto("/diplomacy/new?preset=evening")
    fill(page, name=name, nb_max_cycles_to_play=str(YEARS))
    press(page, "Créer la partie")
    expect(page.get_by_text("il lui faut maintenant des joueurs")).to_be_visible()


def take_a_seat(page: Page, name: str) -> None:
    page.goto(f"/diplomacy?state=looking&text={name}")
    page.get_by_role("link", name=f"Rejoindre {name}").click()
    press(page, "Prendre place")
    expect(page.get_by_text("Vous y êtes.")).to_be_visible()


def seat_bot(api, game_id: int, bot: Member) -> None:
    sent = {"game_id": game_id, "player_id": bot.player_id, "pseudo": bot.pseudo}
    answer = api.post("games", "/allocations", token=bot.token, json=sent)
    assert answer.status_code == 201, answer.text


def start(page: Page) -> None:
    page.reload()
    press(page, "Démarrer la partie")
    expect(page.get_by_text("La partie commence.")).to_be_visible()


def adjudicate(page: Page, table: Table) -> None:
    before = table.game()["current_advancement"]
    page.goto(f"/diplomacy/{table.game_id}/desk")
    press(page, "Résoudre maintenant")
    eventually(lambda: table.game()["current_advancement"] > before)
    page.wait_for_load_state()


def test_a_game_from_its_creation_to_its_end(windows, api):
    master, person, *bots = (a_member(api) for _ in range(8))
    name, luck = a_game_name(), random.Random(SEED)
    chair, seat = windows.open(), windows.open()
    log_in(chair, master.pseudo, PASSWORD)
    log_in(seat, person.pseudo, PASSWORD)
    create(chair, name)
    take_a_seat(seat, name)
    table = Table.found(api, Crowd(master, tuple(bots), person), name)
    for bot in bots:
        seat_bot(api, table.game_id, bot)
    start(chair)
    holders = crowd_by_role(table, {one.player_id: one for one in (person, *bots)})
    table.crowd = Crowd(master, tuple(holders), master)
    own = holders.index(person) + 1
    players = {role: Bot(table, role, luck) for role in ROLES if role != own}
    strategist = Strategist(seat, table, own, luck)
    while table.game()["current_state"] == 1:
        needed = table.as_master("GET", "/game-orders-submitted/<id>").json()["needed"]
        for role in needed:
            strategist.play() if role == own else players[role].submit()
        adjudicate(chair, table)
    look_at_the_end(seat, table, own)


def look_at_the_end(page: Page, table: Table, own: int) -> None:
    """The page says how it ended, and shows every phase that was played."""
    assert table.game()["ending"] in (("solo",) if SOAK else ("solo", "last_year"))
    page.goto(f"/diplomacy/{table.game_id}")
    expect(page.locator("main")).to_contain_text(re.compile("finie|victoire en solitaire"))
    page.goto(f"/diplomacy/{table.game_id}?advancement=0")
    expect(page.locator("main")).to_contain_text("Printemps 1901")
    results = table.read("/game-results/<id>")["standings"]
    assert own in {one["role"] for one in results}
