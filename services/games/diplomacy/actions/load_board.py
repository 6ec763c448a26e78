"""A game as it lies on the table: its row, its map, its position."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.domain.names import misfit_of
from services.games.diplomacy.domain.needs import needed_roles
from services.games.diplomacy.domain.positions import Position, position_from_json
from services.games.diplomacy.domain.variants import Variant
from services.games.diplomacy.refusals import AnotherPhase, NamesDoNotFit
from services.games.diplomacy.store import games
from services.games.diplomacy.tables.games import Game
from shared.database import reading


@dataclass(frozen=True)
class Board:
    game: Game
    variant: Variant
    position: Position

    @property
    def needed_roles(self) -> list[int]:
        """The roles whose orders the phase waits for."""
        return needed_roles(self.variant, self.position, self.game.current_advancement)

    def require_phase(self, advancement: int | None) -> None:
        """Whoever says which phase he means is told when another one is being played."""
        current = self.game.current_advancement
        if advancement not in (None, current):
            raise AnotherPhase(f"The game is at advancement {current}, not {advancement}")


def board_of(game_id: int) -> Board:
    with reading() as session:
        found = games.game_and_position(session, game_id)
    return board_from_row(*found)


def board_from_row(game: Game, position: str) -> Board:
    """Asks the solver for the map unless it is known."""
    return Board(game, peers.variant_named(game.variant), position_from_json(json.loads(position)))


def require_fitting_names(names: Mapping[str, Any] | None, variant: Variant) -> None:
    if names is not None and (misfit := misfit_of(names, variant)):
        raise NamesDoNotFit(misfit, errors={"names": misfit})
