"""/possible and /disorder: the orders a role may give, and those it gets when it gives none."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.solver.actions.read_question import read_question, read_sent_variant
from services.solver.domain.orders import Question
from services.solver.resources.arguments import PositionArguments
from services.solver.resources.engine import ADJUDICATOR, refuses_wrong_values
from shared.arguments import accepts, answers
from shared.callers import service


class OrdersQuery(PositionArguments):
    """A position, and whose orders are asked for."""

    zone: int = Field(0, ge=0, description="Only the orders of the unit in this zone, 0 for all.")


class Orders(BaseModel):
    """Rows of role, order type, unit type, active, passive, destination, via convoy."""

    orders: list[list[int]]


class Possible(Resource):
    @service("games")
    @accepts(OrdersQuery)
    @answers(200, Orders)
    @refuses_wrong_values
    def post(self, sent: OrdersQuery) -> Orders:
        """Every legal order of a role or of one unit."""
        return orders_as_json(sent, ADJUDICATOR.possible(question_in(sent)))


class Disorder(Resource):
    @service("games")
    @accepts(OrdersQuery)
    @answers(200, Orders)
    @refuses_wrong_values
    def post(self, sent: OrdersQuery) -> Orders:
        """The orders of civil disorder: hold, disband, remove the farthest."""
        return orders_as_json(sent, ADJUDICATOR.disorder(question_in(sent)))


def question_in(sent: OrdersQuery) -> Question:
    return read_question(
        read_sent_variant(sent.variant),
        sent.advancement,
        sent.situation,
        [],
        role=sent.role,
        strict=False,
        rules=sent.rules,
    )


def orders_as_json(sent: OrdersQuery, orders) -> Orders:
    return Orders.model_construct(
        orders=[list(order) for order in orders if sent.zone in (0, order.active)]
    )
