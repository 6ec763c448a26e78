"""A player submits orders for a role; what he submitted before is replaced."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.actions.adjudicate import adjudicate_if_agreed
from services.games.diplomacy.actions.check_rights import (
    require_order_giver,
    require_played_role,
    require_started,
)
from services.games.diplomacy.actions.judge_orders import Judging, judge_orders
from services.games.diplomacy.actions.load_board import Board, board_from_row, require_fitting_names
from services.games.diplomacy.actions.notify import tell_player
from services.games.diplomacy.domain.order_faults import OrdersRead
from services.games.diplomacy.domain.orders import order_on_board
from services.games.diplomacy.domain.phases import Kind, kind_of
from services.games.diplomacy.store import attendances, events, games, phases, seats
from services.games.diplomacy.tables.games import Game
from shared import clock
from shared.database import Session, reading, writing


@dataclass(frozen=True)
class Sheet(Judging):
    """What a player hands in: orders, or the reading of his text, for one role."""

    orders_on: Callable[[Board], OrdersRead]
    definitive: bool = False
    advancement: int | None = None


@dataclass(frozen=True)
class SubmissionResult:
    remarks: str
    adjudicated: bool


def submit_orders(game_id: int, sheet: Sheet, player_id: int) -> SubmissionResult:
    board = board_of_order_giver(game_id, sheet.role, player_id)
    board.require_phase(sheet.advancement)
    require_fitting_names(sheet.names, board.variant)
    read = sheet.orders_on(board)
    orders, remarks = read.orders, judge_orders(board, read, sheet)
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


def orders_in_text(board: Board, text: str, role: int, names: dict[str, Any] | None) -> OrdersRead:
    """The orders of a text in the classic notation, on the units of this board."""
    written = peers.orders_in_text(board.variant.name, text, role, names)
    dislodged = kind_of(board.game.current_advancement) is Kind.RETREATS
    return replace(
        written,
        orders=[
            order_on_board(order, board.variant.region_of, board.position, dislodged)
            for order in written.orders
        ],
    )


def board_of_order_giver(game_id: int, role: int, player_id: int) -> Board:
    with reading() as session:
        game, position = games.game_and_position(session, game_id)
        require_played_role(game, role)
        require_order_giver(session, game, role, player_id)
    require_started(game)
    return board_from_row(game, position)


def _tell_of_masters_orders(session: Session, game: Game, role: int, revision: int) -> None:
    """The player of the role learns that the master wrote his orders."""
    events.record(session, game, "orders entered by the master", role=role, entered_for=role)
    holder = seats.holder_of(session, game.id, role)
    if holder is not None:
        tell_player(session, game, "game_orders_by_master", holder, occasion=f"orders-{revision}")
