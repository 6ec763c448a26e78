"""What several pages of a game begin with: the game by its number, its seats, who looks at it."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from shared.errors import Forbidden, NotFound
from web import api
from web.language import gettext as _
from web.language import language
from web.session import visitor

WAITING, STARTED, STOPPED = range(3)
UNASSIGNED, MASTER = -1, 0


@dataclass(frozen=True)
class Table:
    """A game and who sits at it, as far as the visitor may know."""

    game: dict[str, Any]
    seats: list[dict[str, Any]]
    display: dict[str, Any]

    @property
    def roles(self) -> dict[int, str]:
        told = self.display["roles"].items()
        return {int(role): shown["name"] for role, shown in told if role != "0"}

    @property
    def own_seats(self) -> list[dict[str, Any]]:
        return [seat for seat in self.seats if visitor() and seat["pseudo"] == visitor().pseudo]

    @property
    def is_master(self) -> bool:
        return any(seat["role"] == MASTER for seat in self.own_seats)

    @property
    def plays(self) -> bool:
        return any(seat["role"] != MASTER for seat in self.own_seats)

    @property
    def players(self) -> list[dict[str, Any]]:
        return [seat for seat in self.seats if seat["role"] != MASTER]

    @property
    def master(self) -> str | None:
        return next((seat["pseudo"] for seat in self.seats if seat["role"] == MASTER), None)

    def role_name(self, role: int) -> str:
        if role == MASTER:
            return _("Master")
        return self.roles.get(role, _("without a role yet"))

    @property
    def open_roles(self) -> dict[int, str]:
        taken = {seat["role"] for seat in self.seats}
        return {role: name for role, name in self.roles.items() if role not in taken}


def game_numbered(game_id: int) -> dict[str, Any]:
    found = api.get("games", "/games", details=1, after=max(game_id - 1, 0), limit=1)["games"]
    if not found or found[0]["game_id"] != game_id:
        raise NotFound
    return found[0]


def table_of(game_id: int) -> Table:
    """Three calls."""
    game = game_numbered(game_id)
    answers = api.gather(
        seats=api.ask("games", f"/game-roles/{game_id}", details=1),
        display=ask_display(game["variant"]),
    )
    for refusal in answers.refusals.values():
        raise refusal
    return Table(game, answers["seats"]["seats"], answers["display"])


def masters_table(game_id: int) -> Table:
    table = table_of(game_id)
    require_master(table)
    return table


def require_master(table: Table) -> None:
    if not table.is_master:
        raise Forbidden("You do not seem to be the game master of the game")


def ask_display(variant: str) -> api.Ask:
    """Names, colours and places of a map; remembered by its tag."""
    return api.ask("games", _display_path(variant), lang=language())


def display_of(variant: str) -> dict[str, Any]:
    return api.get("games", _display_path(variant), lang=language())


def _display_path(variant: str) -> str:
    return f"/variants/{quote(variant, safe='')}/display"


def player_number(pseudo: str) -> int:
    return api.get("players", f"/player_identifiers/{quote(pseudo, safe='')}")


def game_path(game: dict[str, Any]) -> str:
    return f"/games/{quote(game['name'], safe='')}"
