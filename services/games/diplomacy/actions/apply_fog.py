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


def imagined_positions(board: Board, visible: Position, role: int) -> list[Position]:
    """What may stand where the role does not see."""
    regions = fog.visible_regions(board.variant, _neighbours(board.variant.name), visible, [role])
    return fog.imagined_positions(board.variant, visible, regions, role)


def visible_position_as_json(
    variant: str, position: Mapping[str, Any], roles: Collection[int]
) -> dict[str, Any]:
    return position_as_json(
        fog.visible_position(
            peers.variant_named(variant), _neighbours(variant), position_from_json(position), roles
        )
    )


def sees_orders(game: Game, row: Transition, roles: Collection[int]) -> bool:
    """Whether the roles gave or saw any order of the phase."""
    return any(_visible_rows(game, row, roles, [one["order"] for one in json.loads(row.outcomes)]))


def view_of(
    variant: str, position: Position, roles: Collection[int]
) -> tuple[Position, frozenset[int]]:
    """What the roles see of a position, and which regions they see at all."""
    whole, neighbours = peers.variant_named(variant), _neighbours(variant)
    return (
        fog.visible_position(whole, neighbours, position, roles),
        fog.visible_regions(whole, neighbours, position, roles),
    )


def visible_transition(game: Game, row: Transition, roles: Collection[int], lang: str) -> PhaseView:
    before, outcomes = json.loads(row.position_before), json.loads(row.outcomes)
    seen = _visible_rows(game, row, roles, [outcome["order"] for outcome in outcomes])
    return PhaseView(
        before=visible_position_as_json(game.variant, before, roles),
        after=visible_position_as_json(game.variant, json.loads(row.position_after), roles),
        orders=[
            from_row(order)
            for order in _visible_rows(game, row, roles, json.loads(row.orders))
            if order
        ],
        # An outcome names attackers, strengths and rows: only whether it went well is told.
        outcomes=[
            {"order": order, "result": outcome["result"]}
            for outcome, order in zip(outcomes, seen, strict=True)
            if order
        ],
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


def _visible_rows(
    game: Game, row: Transition, roles: Collection[int], rows: Sequence[Sequence[int]]
) -> list[list[int] | None]:
    """Each order as the roles see it; None where they do not."""
    regions = _regions(game, row, roles)
    region_of = peers.variant_named(game.variant).region_of

    def is_visible(zone: int) -> bool:
        return zone != fog.UNSEEN and region_of(zone) in regions

    def visible_row(sent: Sequence[int]) -> list[int] | None:
        role, active = sent[0], sent[3]
        if role in roles:
            return list(sent)
        return fog.visible_zones(sent, is_visible) if is_visible(active) else None

    return [visible_row(sent) for sent in rows]


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
