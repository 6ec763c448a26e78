"""/table-seatings: players around tables of several seats, as Diplomacy and mahjong need."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.rounds.refusals import TooFewPlayers
from services.tournaments.rules.engines import WrongEntry
from services.tournaments.rules.seats.search import seat_rounds
from services.tournaments.rules.seats.tasks import Task, Wishes
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import Claims, account
from shared.errors import BadRequest

Seats = dict[str, int]
STEPS_PER_PLAYER = 60


class SeatingOrder(Arguments):
    """Who is there, which roles a table has, and what happened before."""

    players: JsonText[list[int]] = Field(
        max_length=1000, examples=[[1, 2, 3, 4, 5, 6, 7]], description="Players, by any number."
    )
    roles: JsonText[list[str]] = Field(
        min_length=2,
        max_length=12,
        examples=[["A", "E", "F", "G", "I", "R", "T"]],
        description="The roles of a table.",
    )
    earlier: JsonText[list[Seats]] = Field(
        [], max_length=2000, description="Tables of earlier rounds, role to player."
    )
    apart: JsonText[list[tuple[int, int]]] = Field(
        [], max_length=1000, description="Pairs that should not share a table."
    )
    strength: JsonText[dict[int, int]] = Field({}, description="For tables equally strong.")
    preferences: JsonText[dict[int, str]] = Field(
        {}, description="Roles of one letter a player likes, best first."
    )
    seed: int = Field(0, ge=0, description="The same seed seats the same.")


class Seating(BaseModel):
    """The tables, and who sits out."""

    tables: list[Seats]
    sitting_out: list[int]


class TableSeatings(Resource):
    @account
    @accepts(SeatingOrder)
    @answers(200, Seating)
    def post(self, _caller: Claims, order: SeatingOrder) -> Seating:
        """Seat players so that they rarely meet again and rarely play a role twice."""
        if len(set(order.players)) != len(order.players) or len(set(order.roles)) != len(
            order.roles
        ):
            raise BadRequest("Players and roles can be named once")
        wishes = Wishes(
            apart=frozenset(frozenset(pair) for pair in order.apart if pair[0] != pair[1]),
            strength=order.strength,
            preferences=order.preferences,
        )
        left_over = len(order.players) % len(order.roles)
        seated = order.players[: len(order.players) - left_over]
        task = Task(
            tuple(order.roles),
            (tuple(seated),),
            earlier=order.earlier,
            wishes=wishes,
            mode="balance" if order.strength else "none",
            seed=order.seed,
        )
        try:
            [found] = seat_rounds(task, STEPS_PER_PLAYER * len(seated))
        except WrongEntry as few:
            raise TooFewPlayers(str(few)) from None
        return Seating(tables=list(found.tables), sitting_out=order.players[len(seated) :])
