"""A game as one reader sees it: everything its page is made of, in a few calls."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from flask import request

from web import api
from web.language import language
from web.pages.diplomacy.board import MASTER, Board
from web.pages.diplomacy.phases import Timeline, timeline_of
from web.pages.diplomacy.sheet import Sheet, sheet_of, stored_orders
from web.pages.diplomacy.threads import Thread, threads_of

WAITING, STARTED, STOPPED = range(3)


@dataclass
class Table:
    overview: Mapping[str, Any]
    board: Board
    timeline: Timeline
    order_role: int | None  # for which role orders are written here, if for any

    @property
    def game(self) -> Mapping[str, Any]:
        return self.overview["game"]

    @property
    def own(self) -> Mapping[str, Any] | None:
        return self.overview["own"]

    @property
    def role(self) -> int | None:
        """The reader's own; None for spectators and for who has not got one yet."""
        return self.own["role"] if self.own and self.own["role"] >= MASTER else None

    @property
    def roles(self) -> list[int]:
        """All that are played, in their order."""
        return sorted(int(role) for role in self.board.display["roles"] if int(role) > MASTER)

    @property
    def is_master(self) -> bool:
        return self.role == MASTER

    @property
    def may_order(self) -> bool:
        return bool(
            self.order_role
            and self.game["current_state"] == STARTED
            and self.timeline.is_now
            and (self.is_master or not self.game["archive"])
        )

    @property
    def threads(self) -> list[Thread]:
        if self.own is None or self.role is None or self.game["current_state"] == WAITING:
            return []
        return threads_of(self.own, self.roles, self.board, request.values.get("thread", ""))

    @property
    def centers(self) -> dict[int, int]:
        """How many each role owns, as far as one sees."""
        owners = (self.overview["position"] or {"ownerships": {}})["ownerships"].values()
        return {role: sum(owner == role for owner in owners) for role in self.roles}

    @property
    def pseudos(self) -> dict[int, str]:
        """Of players, as far as one may know them."""
        return {seat["role"]: seat["pseudo"] for seat in self.overview["seats"] if seat["pseudo"]}

    @property
    def address(self) -> str:
        return f"/diplomacy/{self.game['game_id']}"

    def sheet(self, choices: Mapping[str, Any]) -> Sheet:
        """With what is stored."""
        assert self.order_role is not None
        assert self.own is not None
        sheet = sheet_of(choices, self.order_role, self.board)
        retreating = choices["kind"] == "retreats"
        stored = stored_orders(self.own, self.order_role, self.board, retreating)
        sheet.fill(stored, self.board)
        return sheet


def load_table(game_id: int) -> Table:
    """Two calls, a third for who looks with another than his first role."""
    path, asked = f"/game-overviews/{game_id}", request.values.get("role", None, int)
    overview = api.get("games", path)
    own = overview["own"]
    if own and asked in overview["own_roles"] and asked != own["role"]:
        overview = api.get("games", path, role_id=asked)
        own = overview["own"]
    display = api.get("games", f"/variants/{overview['game']['variant']}/display", lang=language())
    board = Board(display, overview["position"])
    timeline = timeline_of(overview, request.args.get("advancement", None, int))
    return Table(overview, board, timeline, _order_role(own, asked, board))


def _order_role(own: Mapping[str, Any] | None, asked: int | None, board: Board) -> int | None:
    """A player's own; the master's is the one he asks for."""
    if own is None or own["role"] < MASTER:
        return None
    if own["role"] != MASTER:
        return own["role"]
    return asked if asked and str(asked) in board.display["roles"] else None
