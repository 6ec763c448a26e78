"""Orders are looked at as if they were submitted; nothing is kept."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from services.games.diplomacy.actions.judge_orders import Judging, judge_orders
from services.games.diplomacy.actions.load_board import Board, require_fitting_names
from services.games.diplomacy.actions.submit_orders import board_of_order_giver
from services.games.diplomacy.domain.order_faults import OrdersRead
from services.games.diplomacy.domain.orders import as_row
from services.games.diplomacy.refusals import OrdersRefused


@dataclass(frozen=True)
class CheckedOrders:
    """The orders as they were understood, the line of each, and what is wrong with them."""

    rows: list[list[int]]
    lines: list[int]
    faults: Sequence[dict[str, Any]]


def check_orders(
    game_id: int,
    orders_on: Callable[[Board], OrdersRead],
    judging: Judging,
    player_id: int,
) -> CheckedOrders:
    board = board_of_order_giver(game_id, judging.role, player_id)
    require_fitting_names(judging.names, board.variant)
    read = orders_on(board)
    faults: Sequence[dict[str, Any]] = ()
    try:
        judge_orders(board, read, judging)
    except OrdersRefused as refused:
        faults = refused.details.get("faults") or []  # type: ignore[assignment]
        if not faults:
            raise
    return CheckedOrders([as_row(order) for order in read.orders], list(read.lines), faults)
