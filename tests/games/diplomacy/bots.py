"""Players that choose at random among the orders they may give."""

import json
import random
from typing import Any

from tests.games.diplomacy.table import Table

MOVE, SUPPORT_MOVE, SUPPORT_HOLD, HOLD, CONVOY, RETREAT, DISBAND, BUILD, REMOVE = range(1, 10)


class Bot:
    """Plays one role of a table."""

    def __init__(self, table: Table, role: int, luck: random.Random):
        self.table, self.role, self.luck = table, role, luck
        variant = table.read(f"/variants/{table.game()['variant']}")
        first = len(variant["regions"]) + 1
        self._regions = {
            zone: region for zone, (region, _) in enumerate(variant["coastal_zones"], first)
        }

    def choices(self) -> dict[str, Any]:
        answer = self.table.api.get(
            "games",
            f"/game-possible-orders/{self.table.game_id}",
            token=self.table.crowd.holder(self.role).token,
            params={"role_id": self.role},
        )
        assert answer.status_code == 200, answer.text
        return answer.json()

    def submit(self) -> list[dict[str, Any]]:
        """What it ordered; all of it is accepted."""
        orders = self._orders(self.choices())
        answer = self.table.as_role(
            self.role, "POST", "/game-orders/<id>", orders=json.dumps(orders)
        )
        assert answer.status_code == 201, (orders, answer.text)
        return orders

    def _orders(self, choices: dict[str, Any]) -> list[dict[str, Any]]:
        if choices["kind"] == "adjustments":
            return [order for one in choices["adjustments"] for order in self._adjust(one)]
        return [self._order(unit) for unit in choices["units"] if unit["role"] == self.role]

    def _order(self, unit: dict[str, Any]) -> dict[str, Any]:
        kinds = [kind for kind in unit["kinds"] if kind != HOLD] or unit["kinds"]
        kind = self.luck.choice(kinds * 3 + unit["kinds"])
        order = self._sent(kind, unit["unit_type"], unit["zone"])
        if kind in (MOVE, RETREAT):
            target = self.luck.choice(unit["targets"])
            order["destination_zone"] = target
            if target in unit["by_sea"] and self.luck.random() < 0.5:
                order["via_convoy"] = True
        elif kind == SUPPORT_HOLD:
            order["passive_unit"] = self._unit(self.luck.choice(unit["stands_supported"]))
        elif kind in (SUPPORT_MOVE, CONVOY):
            pairs = unit["moves_supported" if kind == SUPPORT_MOVE else "convoys"]
            helped = self.luck.choice(sorted(pairs))
            order["passive_unit"] = self._unit(int(helped))
            order["destination_zone"] = self.luck.choice(pairs[helped])
        return order

    def _adjust(self, adjustment: dict[str, Any]) -> list[dict[str, Any]]:
        if adjustment["removals"]:
            zones = self.luck.sample(adjustment["units"], adjustment["removals"])
            standing = self.table.api.get(
                "games",
                f"/game-positions/{self.table.game_id}",
                token=self.table.crowd.holder(self.role).token,
            ).json()["units"]
            types = {zone: kind for kind, zone in standing[str(self.role)]}
            return [self._sent(REMOVE, types[zone], zone) for zone in zones]
        orders: dict[int, dict[str, Any]] = {}
        for zone in self.luck.sample(sorted(adjustment["places"]), len(adjustment["places"])):
            kind = self.luck.choice(adjustment["places"][zone])
            orders.setdefault(self._region(int(zone)), self._sent(BUILD, kind, int(zone)))
        return list(orders.values())[: adjustment["builds"]]

    def _region(self, zone: int) -> int:
        """Of the two coasts of one place only one fleet is built."""
        return self._regions.get(zone, zone)

    def _sent(self, kind: int, unit_type: int, zone: int) -> dict[str, Any]:
        return {
            "order_type": kind,
            "active_unit": {"type_unit": unit_type, "role": self.role, "zone": zone},
        }

    def _unit(self, zone: int) -> dict[str, Any]:
        """Whose and what it is does not matter: a place names a unit."""
        return {"type_unit": 1, "role": self.role, "zone": zone}
