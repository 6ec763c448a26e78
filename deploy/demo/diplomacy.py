"""Three games of Diplomacy: one in its fifth year, one in the fog, one that looks for players."""

import json
import random
import time
from collections.abc import Sequence
from typing import Any

from deploy.demo.client import Api, Member
from deploy.demo.powers import Board, Power

ROLES = range(1, 8)
PHASES_A_YEAR = 5
PAUSE_SECONDS = 0.2
TALK = (
    (1, 2, "La Manche reste vide ce printemps, d'accord ?"),
    (2, 1, "D'accord. Et que fait votre armée à Liverpool ?"),
    (3, 2, "La Bourgogne restera démilitarisée, vous avez ma parole."),
    (6, 7, "Shall we bounce in the Black Sea, as usual?"),
    (7, 6, "As usual. And Armenia?"),
    (5, 4, "Trieste und Venedig bleiben ruhig. Einverstanden?"),
)
PRESS = (
    (4, "Rome ne veut que la paix, et peut-être Tunis."),
    (6, "The Tsar regrets to announce that winter is early this year."),
)


class Game:
    """A game, its master and who sits where."""

    def __init__(self, api: Api, master: Member, **fields: Any):
        self.api, self.master = api, master
        self.players: list[Member] = []
        sent = {"variant": "standard", "speed_moves": 3, "speed_retreats": 1, **fields}
        sent.setdefault("speed_adjustments", 1)
        self.name = sent["name"]
        api.post("games", "/games", master, pseudo=master.pseudo, **sent)
        self.game_id = api.get("games", f"/game-identifiers/{self.name}")
        self.board = Board.of(api.get("games", "/variants/standard"))

    def seat(self, players: Sequence[Member]) -> None:
        for role, player in zip(ROLES, players, strict=False):
            self._as_master("/allocations", game_id=self.game_id, role_id=role, of=player)
        self.players = list(players)

    def start(self) -> None:
        sent = {"pseudo": self.master.pseudo, "current_state": 1}
        self.api.put("games", f"/games/{self.name}", self.master, **sent)

    def slow_down(self) -> None:
        """From now on it waits for its deadline, as games among people do."""
        sent = {"pseudo": self.master.pseudo, "fast": 0}
        self.api.put("games", f"/games/{self.name}", self.master, **sent)

    def play_until(self, advancement: int) -> None:
        """A phase in which there is nothing to order is played by the clock, soon."""
        path = f"/game-adjudications/{self.game_id}"
        while (now := self._advancement()) < advancement:
            if self.order(ROLES, now):
                sent = {"pseudo": self.master.pseudo, "advancement": now}
                self.api.post_unless_done("games", path, self.master, **sent)
            else:
                time.sleep(PAUSE_SECONDS)

    def order(self, roles: Sequence[int], phase: int, *, final: bool = False) -> int:
        """How many roles had something to order.

        Luck and orders belong to the phase: whatever the clock plays meanwhile, the game is the
        same.
        """
        position = self.api.get("games", f"/game-positions/{self.game_id}", self.master)
        owners = {int(center): role for center, role in position["ownerships"].items()}
        ordered = 0
        for role in roles:
            choices = self._ask(f"/game-possible-orders/{self.game_id}", role)
            types = {zone: kind for kind, zone in position["units"].get(str(role), [])}
            luck = random.Random(f"{self.name} {phase} {role}")
            if orders := Power(self.board, role, owners, luck).orders(choices, types):
                ordered += 1
                sent = {"orders": json.dumps(orders), "advancement": phase, "definitive": final}
                self.act(role, f"/game-orders/{self.game_id}", **sent)
        return ordered

    def act(self, role: int, path: str, **sent: Any) -> None:
        player = self.players[role - 1]
        sent |= {"pseudo": player.pseudo, "role_id": role}
        self.api.post_unless_done("games", path, player, **sent)

    def _ask(self, path: str, role: int) -> dict[str, Any]:
        return self.api.get("games", path, self.players[role - 1], role_id=role)

    def _advancement(self) -> int:
        return self.api.get("games", f"/games/{self.name}")["current_advancement"]

    def _as_master(self, path: str, of: Member | None = None, **sent: Any) -> None:
        if of is not None:
            sent["player_id"] = of.player_id
        self.api.post("games", path, self.master, pseudo=self.master.pseudo, **sent)


def play_diplomacy(api: Api, members: Sequence[Member], years: int) -> dict[str, str]:
    """Where to look, by what is to be seen there."""
    running = Game(api, members[9], name="Congrès de Vienne", manual=1, fast=1)
    running.seat(members[:7])
    running.start()
    running.play_until(begun := PHASES_A_YEAR * (years - 1))
    running.slow_down()
    # The first two still have theirs to give: once both call them final, the turn is played.
    running.order(ROLES[2:], begun, final=True)
    _talk(running)
    fog = Game(api, members[15], name="Brumes du Nord", manual=1, fog=1, fast=1)
    fog.seat(members[7:14])
    fog.start()
    fog.play_until(2)
    fog.slow_down()
    waiting = Game(api, members[0], name="Printemps cherche", description="Débutants bienvenus.")
    for player in members[20:23]:
        sent = {"game_id": waiting.game_id, "player_id": player.player_id}
        api.post("games", "/allocations", player, pseudo=player.pseudo, **sent)
    return {
        "Diplomacy after some years": f"/diplomacy/{running.game_id}",
        "Diplomacy in the fog": f"/diplomacy/{fog.game_id}",
        "Diplomacy, seats free": f"/diplomacy/{waiting.game_id}",
    }


def _talk(game: Game) -> None:
    for role, to, content in TALK:
        game.act(role, f"/game-messages/{game.game_id}", dest_role_id=to, content=content)
    for role, content in PRESS:
        game.act(role, f"/game-declarations/{game.game_id}", content=content)
