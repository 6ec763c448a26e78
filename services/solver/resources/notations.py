"""/parse: classic notation to orders and back."""

from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.solver.actions.read_question import parse_json, read_sent_variant, read_wording
from services.solver.domain import notation
from services.solver.domain.notation import Notation, NotUnderstood
from services.solver.domain.positions import read_orders, read_position
from services.solver.domain.shapes import Malformed, integer, members
from services.solver.resources.arguments import Rulings
from services.solver.resources.engine import refuses_wrong_values
from shared.arguments import accepts, answers
from shared.callers import service

LONGEST_TEXT = 100_000


class Notes(Rulings):
    """A text to read, or orders to write; one of the two."""

    text: str | None = Field(
        None,
        max_length=LONGEST_TEXT,
        examples=["A PAR - BUR"],
        description="One order a line; a role's name may head its orders.",
    )
    orders: Any = Field(None, description="Rows as /solve takes them, or with the unit type.")
    situation: Any = Field(None, description="The board, to write which unit is helped.")
    role: int = Field(0, ge=0, description="Whose orders the text holds until a heading says.")
    names: Any = Field(None, description="Names of roles, zones and coasts; ours if left out.")
    partial: bool = Field(
        False, description="Read what can be read and tell the other lines, instead of refusing."
    )


class UnreadLine(BaseModel):
    """A line that is not an order, the first word nobody knows, [type, zone] of its unit."""

    line: int
    content: str
    word: str | None
    unit: list[int] | None


class NotedOrders(BaseModel):
    """The orders as rows of seven numbers and as text, the line of each, and lines not read."""

    orders: list[list[int]]
    text: str
    lines: list[int]
    unread: list[UnreadLine]


class Parse(Resource):
    @service("games")
    @accepts(Notes)
    @answers(200, NotedOrders)
    @refuses_wrong_values
    def post(self, sent: Notes) -> NotedOrders:
        """Read orders in classic notation, French or English, or write them."""
        variant = read_sent_variant(sent.variant)
        wording = read_wording(sent.variant, variant, sent.names, sent.lang)
        integer(sent.role, "role", 0, variant.roles)
        if (sent.text is None) == (sent.orders is None):
            raise Malformed("text", "give a text or orders, one of the two")
        board = {}
        if sent.situation is not None:
            data = members(parse_json(sent.situation, "situation"), "situation")
            position = read_position(data, variant)
            board = {
                variant.region_of(unit[2]): unit for unit in (*position.units, *position.dislodged)
            }
        numbers, unread = [], []
        if sent.text is not None:
            found = Notation(variant, wording.names).read_lines(sent.text, sent.role)
            if found.unread and not sent.partial:
                raise NotUnderstood(found.unread[0].number, found.unread[0].text)
            orders, numbers, unread = found.orders, found.lines, found.unread
        else:
            orders = read_orders(parse_json(sent.orders, "orders"), variant, {})
        lines = []
        for order in orders:
            unit = board.get(variant.region_of(order.active))
            typed = order._replace(unit_type=order.unit_type or (unit[1] if unit else 0))
            helped = board.get(variant.region_of(order.passive)) if order.passive else None
            lines.append(notation.write(typed, helped, wording.names, wording.words.letters))
        return NotedOrders(
            orders=list(map(list, orders)),
            text="\n".join(lines),
            lines=numbers,
            unread=[
                UnreadLine(
                    line=one.number,
                    content=one.text,
                    word=one.word,
                    unit=list(one.unit) if one.unit else None,
                )
                for one in unread
            ],
        )
