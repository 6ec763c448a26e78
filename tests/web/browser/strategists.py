"""Somebody who plays Diplomacy in a browser: he thinks in zones and acts through the page."""

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.games.diplomacy.bots import BUILD, HOLD, MOVE, SUPPORT_MOVE
from tests.games.diplomacy.table import Table
from tests.web.browser.windows import press

SAVED = "Vos ordres sont enregistrés."
OPTIONS = "all => all.map(list => [...list.options].map(option => option.value).filter(Boolean))"
YEAR = 5  # phases
AUTUMN = 2


class Strategist:
    """Takes the centers that nobody defends, and supports his attacks on the others."""

    def __init__(self, page: Page, table: Table, role: int, luck: random.Random):
        self.page, self.table, self.role, self.luck = page, table, role, luck
        variant = table.read(f"/variants/{table.game()['variant']}")
        self.centers = dict(enumerate(variant["centers"], 1))
        first = len(variant["regions"]) + 1
        coasts = enumerate(variant["coastal_zones"], first)
        self.regions = {zone: region for zone, (region, _) in coasts}

    def play(self) -> None:
        """Chooses from the lists of the page, and saves."""
        self.page.goto(f"/diplomacy/{self.table.game_id}")
        lists = self.page.locator("#sheet select[name=order]")
        offered = [
            [tuple(map(int, value.split("."))) for value in values]
            for values in lists.evaluate_all(OPTIONS)
        ]
        self.page.locator("label[for=way2]").click()
        for place, order in enumerate(self._orders(offered)):
            if order is not None:
                lists.nth(place).select_option(".".join(map(str, order)))
        press(self.page, "Enregistrer")
        expect(self.page.get_by_text(SAVED)).to_be_visible()
        # The page would go to the next phase by itself, while he asks for it.
        self.page.goto("about:blank")

    def _orders(self, offered: list[list[tuple]]) -> list[tuple | None]:
        """For each list one of its values; no region is aimed at twice."""
        position = self.table.read("/game-positions/<id>")
        advancement = self.table.game()["current_advancement"]
        owners = {self.centers[int(one)]: role for one, role in position["ownerships"].items()}
        foreign = {region for region in self.centers.values() if owners.get(region) != self.role}
        orders: list[tuple | None] = []
        for values in offered:
            order = self._support(values, orders, foreign)
            order = order or self._order(values, orders, foreign, advancement % YEAR == AUTUMN)
            orders.append(order)
        return orders

    def _support(self, values, orders, foreign) -> tuple | None:
        """An attack on a center that another unit of his has already begun."""
        begun = {(one[2], self._region(one[4])) for one in orders if one and one[0] == MOVE}
        return next(
            (
                value
                for value in values
                if value[0] == SUPPORT_MOVE
                and (value[3], self._region(value[4])) in begun
                and self._region(value[4]) in foreign
            ),
            None,
        )

    def _order(self, values, orders, foreign, is_autumn: bool) -> tuple | None:
        taken = {self._region(one[4] or one[2]) for one in orders if one}
        holding = next((value for value in values if value[0] == HOLD), None)
        if is_autumn and holding and self._region(holding[2]) in foreign:
            return holding
        free = [value for value in values if self._aim(value) not in taken]
        free = [value for value in free if value[0] != SUPPORT_MOVE]
        best = [value for value in free if value[0] == MOVE and self._aim(value) in foreign]
        moves = [value for value in free if value[0] == MOVE]
        for choice in (best, moves, free):
            if choice:
                return self.luck.choice(choice)
        return holding

    def _aim(self, value: tuple) -> int:
        return self._region(value[2] if value[0] in (BUILD, HOLD) else value[4] or value[2])

    def _region(self, zone: int) -> int:
        return self.regions.get(zone, zone)


def crowd_by_role(table: Table, players: dict[int, Any]) -> list[Any]:
    """Who got which role when the game was dealt, the first role first."""
    dealt = table.as_master("GET", "/game-roles/<id>").json()["roles"]
    by_role = {role: players[player] for player, role in dealt if role > 0}
    return [by_role[role] for role in sorted(by_role)]
