"""/game-order-checks: what would be said of orders, without keeping them."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.check_orders import check_orders
from services.games.diplomacy.actions.judge_orders import Judging
from services.games.diplomacy.resources.languages import language_of
from services.games.diplomacy.resources.orders import OrdersSent, reader_of
from shared.arguments import accepts, answers
from shared.callers import PLAY, Member, member


class FaultTold(BaseModel):
    """What is wrong with an order; orders and lines count from 1, null for one that is missing."""

    order: int | None
    line: int | None
    word: str | None
    code: str = Field(examples=["out_of_reach"])
    text: str


class OrdersChecked(BaseModel):
    """The orders as they were understood, [role, type, unit type, active zone, passive zone,
    destination zone, by convoy], the line of each in a text, and everything wrong with them."""

    orders: list[list[int]]
    lines: list[int]
    faults: list[FaultTold]


class GameOrderChecks(Resource):
    @member(scope=PLAY)
    @accepts(OrdersSent)
    @answers(200, OrdersChecked)
    def post(self, caller: Member, game_id: int, sent: OrdersSent) -> OrdersChecked:
        """Have orders looked at while they are being written; nothing is kept."""
        judging = Judging(
            role=sent.role_id,
            names=sent.names,
            lang=sent.lang,
            reader_language=language_of(caller),
        )
        checked = check_orders(game_id, reader_of(sent), judging, caller.player_id)
        return OrdersChecked(
            orders=checked.rows,
            lines=checked.lines,
            faults=[FaultTold(**fault) for fault in checked.faults],
        )
