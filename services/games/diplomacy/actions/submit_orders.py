"""A player submits orders for a role; what he submitted before is replaced."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.actions import apply_fog as fog
from services.games.diplomacy.actions.adjudicate import adjudicate_if_agreed
from services.games.diplomacy.actions.check_rights import (
    require_order_giver,
    require_role,
    require_started,
)
from services.games.diplomacy.actions.load_board import Board, board_from_row, require_fitting_names
from services.games.diplomacy.actions.notify import tell_player
from services.games.diplomacy.domain.orders import Order, first_fault, order_on_board
from services.games.diplomacy.domain.phases import Kind, kind_of
from services.games.diplomacy.domain.positions import position_as_json
from services.games.diplomacy.refusals import OrdersRefused
from services.games.diplomacy.store import attendances, events, games, phases, seats
from services.games.diplomacy.tables.games import Game
from shared import clock
from shared.database import Session, reading, writing
from shared.languages import USUAL_LANGUAGE


@dataclass(frozen=True)
class Sheet:
    """What a player hands in: orders, or the reading of his text, for one role."""

    role: int
    orders_on: Callable[[Board], Sequence[Order]]
    names: dict[str, Any] | None = None
    lang: str = USUAL_LANGUAGE
    definitive: bool = False
    advancement: int | None = None


@dataclass(frozen=True)
class SubmissionResult:
    remarks: str
    adjudicated: bool


def submit_orders(game_id: int, sheet: Sheet, player_id: int) -> SubmissionResult:
    board = _board_of_player(game_id, sheet, player_id)
    board.require_phase(sheet.advancement)
    require_fitting_names(sheet.names, board.variant)
    orders = sheet.orders_on(board)
    remarks = _judge(board, orders, sheet)
    with writing() as session:
        revision = games.count_orders(session, board.game)
        by_master = require_order_giver(session, board.game, sheet.role, player_id)
        phases.replace_orders(session, game_id, sheet.role, orders, sheet.definitive, clock.now())
        if by_master:
            _tell_of_masters_orders(session, games.game(session, game_id), sheet.role, revision)
        else:
            attendances.note_submission(session, game_id, sheet.role, clock.now())
            events.record(session, board.game, "orders submitted", role=sheet.role)
    return SubmissionResult(remarks, sheet.definitive and adjudicate_if_agreed(game_id))


def orders_in_text(board: Board, text: str, role: int, names: dict[str, Any] | None) -> list[Order]:
    """The orders of a text in the classic notation, on the units of this board."""
    written = peers.orders_in_text(board.variant.name, text, role, names)
    dislodged = kind_of(board.game.current_advancement) is Kind.RETREATS
    return [
        order_on_board(order, board.variant.region_of, board.position, dislodged)
        for order in written
    ]


def _board_of_player(game_id: int, sheet: Sheet, player_id: int) -> Board:
    with reading() as session:
        game, position = games.game_and_position(session, game_id)
        require_role(game, sheet.role)
        require_order_giver(session, game, sheet.role, player_id)
    require_started(game)
    return board_from_row(game, position)


def _tell_of_masters_orders(session: Session, game: Game, role: int, revision: int) -> None:
    """The player of the role learns that the master wrote his orders."""
    events.record(session, game, "orders entered by the master", role=role, entered_for=role)
    holder = seats.holder_of(session, game.id, role)
    if holder is not None:
        tell_player(session, game, "game_orders_by_master", holder, occasion=f"orders-{revision}")


def _judge(board: Board, orders: Sequence[Order], sheet: Sheet) -> str:
    """The solver's remarks; a refusal says which order and why, and changes nothing."""
    advancement = board.game.current_advancement
    position = fog.visible_position(board, [sheet.role]) if board.game.fog else board.position
    if fault := first_fault(orders, sheet.role, advancement, position):
        raise OrdersRefused(f"Failed to submit orders {fault} : ")
    return peers.judge(
        board.variant.name,
        advancement,
        position_as_json(position),
        orders,
        sheet.role,
        names=sheet.names,
        lang=sheet.lang,
    )
