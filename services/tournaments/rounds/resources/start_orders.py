"""/tournament-start-orders: who has which number before the first round."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.rounds.actions.order_start import FirstOrder, order_start
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.errors import BadRequest


class StartOrder(Arguments):
    """How the players are ordered."""

    by: FirstOrder = Field(
        examples=["lot"], description="rating, hand (`order`), lot (`seed`) or `season`."
    )
    order: JsonText[list[int]] = Field(
        [], max_length=5000, description="By hand: registration ids, each once."
    )
    seed: str = Field("", max_length=60, description="Repeats a draw; else it is the tournament's.")
    season: int | None = Field(
        None, ge=1, description="The tournament whose last standing is the order; others follow."
    )


class StartNumber(BaseModel):
    """A player and his number."""

    registration_id: int
    start_number: int
    name: str


class StartNumbers(BaseModel):
    """Everybody who is registered, from the first."""

    players: list[StartNumber]


class TournamentStartOrders(Resource):
    @member(scope=ORGANISE)
    @accepts(StartOrder)
    @answers(200, StartNumbers)
    def put(self, caller: Member, tournament_id: int, wish: StartOrder) -> StartNumbers:
        """Give start numbers before the first round."""
        if wish.by is FirstOrder.SEASON and wish.season is None:
            raise BadRequest("Say with `season` whose last standing is the order")
        ordered = order_start(
            caller,
            tournament_id,
            wish.by,
            given=list(wish.order),
            seed=wish.seed or f"tournament {tournament_id}",
            season=wish.season if wish.by is FirstOrder.SEASON else None,
        )
        return StartNumbers(
            players=[
                StartNumber(registration_id=row.id, start_number=number, name=row.name)
                for number, row in enumerate(ordered, start=1)
            ]
        )
