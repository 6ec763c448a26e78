"""What roles see of a game in the fog: position, orders, outcomes and report."""

import functools
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.actions.load_board import Board
from services.games.diplomacy.actions.tell_report import report_of
from services.games.diplomacy.domain import fog
from services.games.diplomacy.domain.orders import Order, from_row
from services.games.diplomacy.domain.positions import (
    Position,
    position_as_json,
    position_from_json,
)
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.phases import Transition


@dataclass(frozen=True)
class PhaseView:
    """An adjudicated phase as somebody sees it."""

    before: dict[str, Any]
    after: dict[str, Any]
    orders: list[Order]
    outcomes: list[Any]
    report: str


def visible_position(board: Board, roles: Collection[int]) -> Position:
    return fog.visible_position(
        board.variant, _neighbours(board.variant.name), board.position, roles
    )


def visible_position_as_json(
    variant: str, position: Mapping[str, Any], roles: Collection[int]
) -> dict[str, Any]:
    return position_as_json(
        fog.visible_position(
            peers.variant_named(variant), _neighbours(variant), position_from_json(position), roles
        )
    )


def visible_transition(game: Game, row: Transition, roles: Collection[int], lang: str) -> PhaseView:
    before = json.loads(row.position_before)
    regions = _regions(game, row, roles)
    region_of = peers.variant_named(game.variant).region_of

    def is_visible(zone: int) -> bool:
        return zone != fog.UNSEEN and region_of(zone) in regions

    def visible_row(sent: Sequence[int]) -> list[int] | None:
        role, active = sent[0], sent[3]
        if role in roles:
            return list(sent)
        return fog.visible_zones(sent, is_visible) if is_visible(active) else None

    # An outcome names attackers, strengths and rows: only whether the order went well is told.
    outcomes = [
        {"order": order, "result": outcome["result"]}
        for outcome in json.loads(row.outcomes)
        if (order := visible_row(outcome["order"]))
    ]
    return PhaseView(
        before=visible_position_as_json(game.variant, before, roles),
        after=visible_position_as_json(game.variant, json.loads(row.position_after), roles),
        orders=[from_row(order) for sent in json.loads(row.orders) if (order := visible_row(sent))],
        outcomes=outcomes,
        report=visible_report(game, row, roles, lang),
    )


def visible_report(game: Game, row: Transition, roles: Collection[int], lang: str) -> str:
    """The stored words, without the lines of what the roles did not see."""
    words = peers.words_of(game.variant, lang)
    seen = _regions(game, row, roles)
    everywhere = range(1, len(peers.variant_named(game.variant).regions) + 1)
    places, unseen = (_names(words, regions) for regions in (seen, set(everywhere) - seen))
    own_names = {words["roles"][str(role)][0].upper() for role in roles}
    heading, _, lines = report_of(game, row, lang).partition("\n\n")
    return f"{heading}\n\n{fog.visible_lines(lines, places, own_names, unseen)}"


def _names(words: dict[str, Any], regions: Collection[int]) -> set[str]:
    """What these regions and their coasts are called in a report."""
    names = {words["zones"][str(region)].upper() for region in regions}
    return names | {f"{name}{coast}" for name in names for coast in words["coasts"].values()}


def _regions(game: Game, row: Transition, roles: Collection[int]) -> frozenset[int]:
    return fog.visible_regions(
        peers.variant_named(game.variant),
        _neighbours(game.variant),
        position_from_json(json.loads(row.position_before)),
        roles,
    )


@functools.lru_cache(maxsize=100)
def _neighbours(variant: str) -> fog.Neighbours:
    return fog.neighbours_of_regions(
        peers.variant_named(variant), peers.variant_object(variant)["neighbouring"]
    )
