"""What roles see of a game in the fog: position, orders, outcomes and report."""

import functools
import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.actions.board import Board
from services.games.diplomacy.actions.tell_report import orders_of, report_of
from services.games.diplomacy.domain import fog
from services.games.diplomacy.domain.orders import Order
from services.games.diplomacy.domain.positions import (
    Position,
    position_as_json,
    position_from_json,
)
from services.games.diplomacy.tables import Game, Transition


@dataclass(frozen=True)
class Sight:
    """An adjudicated phase as somebody sees it."""

    before: dict[str, Any]
    after: dict[str, Any]
    orders: list[Order]
    outcomes: list[Any]
    report: str


def seen_by_roles(board: Board, roles: Collection[int]) -> Position:
    return fog.seen_position(board.variant, _neighbours(board.variant.name), board.position, roles)


def seen_position(variant: str, position: Mapping[str, Any],
                  roles: Collection[int]) -> dict[str, Any]:
    return position_as_json(fog.seen_position(
        peers.variant_named(variant), _neighbours(variant), position_from_json(position), roles))


def transition(game: Game, row: Transition, roles: Collection[int], lang: str) -> Sight:
    before = json.loads(row.position_before)
    regions = _regions(game, row, roles)
    region_of = peers.variant_named(game.variant).region_of

    def is_seen(role: int, zone: int) -> bool:
        return role in roles or region_of(zone) in regions

    # An outcome names attackers, strengths and rows: only whether the order went well is told.
    outcomes = [{"order": outcome["order"], "result": outcome["result"]}
                for outcome in json.loads(row.outcomes)
                if is_seen(outcome["order"][0], outcome["order"][3])]
    return Sight(
        before=seen_position(game.variant, before, roles),
        after=seen_position(game.variant, json.loads(row.position_after), roles),
        orders=[order for order in orders_of(row) if is_seen(order.role, order.active_zone)],
        outcomes=outcomes, report=report(game, row, roles, lang))


def report(game: Game, row: Transition, roles: Collection[int], lang: str) -> str:
    """The stored words, without the lines of what the roles did not see."""
    words = peers.words_of(game.variant, lang)
    places = {words["zones"][str(region)].upper() for region in _regions(game, row, roles)}
    places |= {f"{place}{coast}" for place in places for coast in words["coasts"].values()}
    own_names = {words["roles"][str(role)][0].upper() for role in roles}
    heading, _, told = report_of(game, row, lang).partition("\n\n")
    return f"{heading}\n\n{fog.seen_lines(told, places, own_names)}"


def _regions(game: Game, row: Transition, roles: Collection[int]) -> frozenset[int]:
    return fog.visible_regions(
        peers.variant_named(game.variant), _neighbours(game.variant),
        position_from_json(json.loads(row.position_before)), roles)


@functools.lru_cache(maxsize=100)
def _neighbours(variant: str) -> fog.Neighbours:
    return fog.neighbours_of_regions(peers.variant_named(variant),
                                     peers.variant_object(variant)["neighbouring"])
