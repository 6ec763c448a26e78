"""/game-orders, /game-orders-submitted: the orders of the current phase."""

from flask_restful import Resource
from pydantic import BaseModel, ConfigDict, Field

from services.games.diplomacy.actions.load_board import Board
from services.games.diplomacy.actions.read_orders import orders_for, submissions_for
from services.games.diplomacy.actions.submit_orders import (
    Sheet,
    orders_in_text,
    submit_orders,
)
from services.games.diplomacy.domain.order_faults import OrdersRead
from services.games.diplomacy.domain.orders import Order, OrderType
from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.refusals import (
    MasterCannotSubmit,
    NeitherOrdersNorText,
)
from services.games.diplomacy.resources.arguments import (
    Advancement,
    InRole,
    NamesGiven,
    ReportLanguage,
)
from services.games.diplomacy.resources.languages import language_of
from services.games.diplomacy.resources.shapes import ORDER_EXAMPLE, SentOrder, orders_from
from shared.arguments import JsonText, accepts, answers
from shared.callers import READ, Member, Presented, acting, member
from shared.languages import USUAL_LANGUAGE


class OrdersSent(InRole):
    """Orders for a role, as a list or as text in the classic notation."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"pseudo": "Tartempion", "role_id": 3, "orders": [ORDER_EXAMPLE]}]
        }
    )
    orders: JsonText[list[SentOrder]] | None = Field(
        None, max_length=1000, examples=[[ORDER_EXAMPLE]], description="The orders of the role."
    )
    text: str | None = Field(
        None,
        max_length=20_000,
        examples=["A MUN - RUH\nF KIE - HOL"],
        description="The orders instead, one a line, French or English.",
    )
    names: NamesGiven = None
    lang: ReportLanguage = USUAL_LANGUAGE


class OrderSubmission(OrdersSent):
    """Orders to keep, and whether they are final."""

    definitive: bool = Field(
        False,
        description=(
            "Whether these orders are final (0 or 1): once all are, the phase is adjudicated."
        ),
    )
    advancement: Advancement = None


class SubmissionReport(BaseModel):
    """What the solver says about the submitted orders."""

    msg: str = Field(examples=["Ok orders submitted SOLVEUR : INFORMATION : …"])


class FinalSubmissionReport(SubmissionReport):
    """Also whether the phase was adjudicated at once, where the orders were called final."""

    adjudicated: bool


class StoredOrders(BaseModel):
    """Orders [game, role, type, active zone, passive zone, destination zone], and the units that
    exist only in build orders [game, type, zone, role, 0, 1]; active zones of moves by convoy."""

    orders: list[list[int]]
    fake_units: list[list[int]]
    via_convoy: list[int]


class Counts(BaseModel):
    """How many roles."""

    submitted: int
    agreed: int
    needed: int


class RolesSubmitted(BaseModel):
    """Roles that submitted, that called it final, that are waited for: all for the master, a
    player's own for him; and how many there are."""

    submitted: list[int]
    agreed: list[int]
    needed: list[int]
    counts: Counts


def _require_players_role(sent: OrderSubmission, game_id: int) -> None:
    if sent.role_id == MASTER:
        raise MasterCannotSubmit


class GameOrders(Resource):
    @acting("Need a pseudo to submit orders in game", first=_require_players_role)
    @accepts(OrderSubmission)
    @answers(201, SubmissionReport)
    def post(self, caller: Member, game_id: int, sent: OrderSubmission) -> SubmissionReport:
        """Submit orders for a role; what it submitted before is replaced.

        A refusal lists every fault: `faults` with order and line (from 1), the word nobody knows,
        a code and a text; `text` says all of it in the reader's language (Accept-Language, else
        the member's).
        """
        sheet = Sheet(
            role=sent.role_id,
            orders_on=reader_of(sent),
            names=sent.names,
            lang=sent.lang,
            definitive=sent.definitive,
            advancement=sent.advancement,
            reader_language=language_of(caller),
        )
        done = submit_orders(game_id, sheet, caller.player_id)
        msg = f"Ok orders submitted {done.remarks}"
        return (
            FinalSubmissionReport(msg=msg, adjudicated=done.adjudicated)
            if sent.definitive
            else SubmissionReport(msg=msg)
        )

    @acting("Need a pseudo to retrieve orders in game", scope=READ)
    @accepts(InRole)
    @answers(200, StoredOrders)
    def get(self, caller: Member, game_id: int, asked: InRole) -> StoredOrders:
        """Read the orders of one's role, or of all roles as the master (role 0)."""
        return stored_orders(game_id, orders_for(game_id, asked.role_id, caller.player_id))


class GameOrdersSubmitted(Resource):
    @member
    @accepts(Presented)
    @answers(200, RolesSubmitted)
    def get(self, caller: Member, game_id: int, _sent: Presented) -> RolesSubmitted:
        """See who has submitted orders; for the master and the players of the game."""
        return roles_submitted(game_id, caller.player_id)


def roles_submitted(game_id: int, player_id: int) -> RolesSubmitted:
    seen = submissions_for(game_id, player_id)
    return RolesSubmitted(
        submitted=seen.visible(seen.submitted),
        agreed=seen.visible(seen.agreed),
        needed=seen.visible(seen.needed),
        counts=Counts(
            submitted=seen.count_shown(seen.submitted),
            agreed=seen.count_shown(seen.agreed),
            needed=seen.count_shown(seen.needed),
        ),
    )


def stored_orders(game_id: int, orders: list[Order]) -> StoredOrders:
    return StoredOrders(
        orders=[
            [
                game_id,
                order.role,
                order.order_type,
                order.active_zone,
                order.passive_zone,
                order.destination_zone,
            ]
            for order in orders
        ],
        fake_units=[
            [game_id, order.unit_type, order.active_zone, order.role, 0, 1]
            for order in orders
            if order.order_type == OrderType.BUILD
        ],
        via_convoy=[order.active_zone for order in orders if order.via_convoy],
    )


def reader_of(sent: OrdersSent):
    """How the orders are had once the board is known: text can only be read on a map."""
    if (sent.orders is None) == (sent.text is None):
        raise NeitherOrdersNorText
    if sent.orders is not None:
        orders = OrdersRead(orders_from(sent.orders))
        return lambda _board: orders

    def read_text(board: Board) -> OrdersRead:
        return orders_in_text(board, sent.text or "", sent.role_id, sent.names)

    return read_text
