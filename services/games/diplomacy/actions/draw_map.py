"""Games and variants as pictures: what is asked for is gathered, then drawn."""

import functools
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.actions import apply_fog
from services.games.diplomacy.domain.maps.drawing import Board, Scene, draw_map
from services.games.diplomacy.domain.maps.geometry import Geometry, geometry_from
from services.games.diplomacy.domain.maps.layout import laid_out
from services.games.diplomacy.domain.maps.marks import marks_of_orders, marks_of_outcomes
from services.games.diplomacy.domain.maps.palette import ThemeName
from services.games.diplomacy.domain.orders import Order
from services.games.diplomacy.domain.phases import phase_of, year_of
from services.games.diplomacy.domain.positions import Position, position_from_json, start_position
from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.store import games, phases, seats
from services.games.diplomacy.tables.games import Game
from shared.database import reading


@dataclass(frozen=True)
class Look:
    """How a map is drawn."""

    lang: str
    theme: ThemeName


@dataclass(frozen=True)
class View:
    """What somebody looks at: a phase (the current one if None), with the eyes of these roles in
    the fog (None: everything), and the orders of which roles, if any."""

    advancement: int | None = None
    seeing: frozenset[int] | None = None
    orders: bool = False


def map_of_variant(name: str, look: Look) -> str:
    board = board_of_variant(name, look)
    title = peers.words_of(name, look.lang)["title"]
    return draw_map(board, Scene(start_position(board.variant), title=title))


def map_of_game(game_id: int, view: View, player_id: int | None, look: Look) -> str:
    with reading() as session:
        game, position = games.game_and_position(session, game_id)
    if view.advancement in (None, game.current_advancement):
        return _map_now(game, json.loads(position), view, player_id, look)
    return _map_then(game, view, look)


def map_of_position(
    variant: str,
    advancement: int,
    position: Position,
    outcomes: Sequence[dict[str, Any]],
    look: Look,
) -> str:
    """Of a position of one's own, with what became of its orders."""
    board = board_of_variant(variant, look)
    title = _title(variant, advancement, look, peers.words_of(variant, look.lang)["title"])
    return draw_map(board, Scene(position, marks_of_outcomes(outcomes), title=title))


def geometry_of_variant(name: str) -> Geometry:
    peers.variant_object(name)
    return _geometry(name)


def board_of_variant(name: str, look: Look) -> Board:
    peers.variant_object(name)
    return _board(name, look)


def _map_now(
    game: Game, stored: dict[str, Any], view: View, player_id: int | None, look: Look
) -> str:
    position, visible = _seen(game.variant, stored, view.seeing)
    orders = _own_orders(game, player_id, view.seeing) if view.orders else []
    scene = Scene(
        position,
        marks_of_orders(orders),
        visible,
        _title(game.variant, game.current_advancement, look, game.name),
    )
    return draw_map(board_of_variant(game.variant, look), scene)


def _map_then(game: Game, view: View, look: Look) -> str:
    advancement = view.advancement or 0
    with reading() as session:
        row = phases.transition(session, game.id, advancement)
    outcomes = json.loads(row.outcomes)
    if view.seeing is not None:
        outcomes = apply_fog.visible_transition(game, row, view.seeing, look.lang).outcomes
    position, visible = _seen(game.variant, json.loads(row.position_before), view.seeing)
    scene = Scene(
        position,
        marks_of_outcomes(outcomes) if view.orders else (),
        visible,
        _title(game.variant, advancement, look, game.name),
    )
    return draw_map(board_of_variant(game.variant, look), scene)


def _seen(
    variant: str, stored: dict[str, Any], seeing: frozenset[int] | None
) -> tuple[Position, frozenset[int] | None]:
    position = position_from_json(stored)
    if seeing is None:
        return position, None
    return apply_fog.view_of(variant, position, seeing)


def _own_orders(game: Game, player_id: int | None, seeing: frozenset[int] | None) -> list[Order]:
    """Orders of the current phase: a player's own, for the master those of all."""
    if game.current_state != State.STARTED:
        return []
    with reading() as session:
        own = seats.roles_of_player(session, game.id, player_id)
        orders = phases.orders_of(session, game.id) if own else []
    shown = own if MASTER not in own else None
    if seeing is not None:
        shown = seeing if shown is None else shown & seeing
    return [order for order in orders if shown is None or order.role in shown]


def _title(variant: str, advancement: int, look: Look, name: str) -> str:
    season = peers.words_of(variant, look.lang)["seasons"][str(phase_of(advancement) + 1)]
    played = peers.variant_named(variant)
    year = year_of(advancement, played.year_zero, played.increment)
    return f"{name}, {season} {year}"


@functools.lru_cache(maxsize=100)
def _geometry(name: str) -> Geometry:
    drawn = peers.geometry_of(name)
    if drawn is not None:
        return geometry_from(drawn)
    return laid_out(peers.variant_named(name), peers.variant_object(name)["neighbouring"])


@functools.lru_cache(maxsize=100)
def _board(name: str, look: Look) -> Board:
    variant, words = peers.variant_named(name), peers.words_of(name, look.lang)
    regions = range(1, len(variant.regions) + 1)
    return Board(
        variant,
        _geometry(name),
        names={region: words["zone_titles"][str(region)] for region in regions},
        codes={region: words["zones"][str(region)] for region in regions},
        colours={role: words["colours"][str(role)] for role in variant.roles},
        letters={role: words["roles"][str(role)][2] for role in variant.roles},
        lands={region: int(role) for role, lands in words["lands"].items() for region in lands},
        theme_name=look.theme,
    )
