"""The legal orders of a game or of a position of one's own."""

import json

from services.games.diplomacy import peers
from services.games.diplomacy.actions import apply_fog
from services.games.diplomacy.domain.choices import Choices, choices_from
from services.games.diplomacy.domain.positions import (
    Position,
    faults_of,
    position_as_json,
    position_from_json,
)
from services.games.diplomacy.refusals import PositionDoesNotFit
from services.games.diplomacy.store import games
from shared.database import reading

ALL_ROLES = 0


def choices_of_game(game_id: int, role: int, seeing: frozenset[int] | None) -> tuple[int, Choices]:
    """Of the current phase: its advancement, and what may be ordered in it. `seeing`: whose eyes
    look through the fog; what they do not see they cannot choose."""
    with reading() as session:
        game, stored = games.game_and_position(session, game_id)
    position = position_from_json(json.loads(stored))
    if seeing is not None:
        position, _ = apply_fog.view_of(game.variant, position, seeing)
    return game.current_advancement, _choices(
        game.variant, position, game.current_advancement, role
    )


def choices_of_position(variant_name: str, position: Position, advancement: int) -> Choices:
    if fault := faults_of(position, peers.variant_named(variant_name)):
        raise PositionDoesNotFit(fault)
    return _choices(variant_name, position, advancement, ALL_ROLES)


def _choices(variant: str, position: Position, advancement: int, role: int) -> Choices:
    orders = peers.possible_orders(variant, advancement, position_as_json(position), role)
    return choices_from(peers.variant_named(variant), position, advancement, orders)
