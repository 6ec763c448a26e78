"""/game-adjudications, /simulation: the solver at work."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.adjudicate import adjudicate
from services.games.diplomacy.actions.simulate import simulate
from services.games.diplomacy.resources.arguments import Advancement, NamesGiven, ReportLanguage
from services.games.diplomacy.resources.shapes import (
    ORDER_EXAMPLE,
    SentOrder,
    SentOwnership,
    SentUnit,
    orders_from,
    position_from,
)
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Member, Presented, acting
from shared.languages import USUAL_LANGUAGE
from shared.peers import Done


class Adjudication(Presented):
    """Which phase to play."""

    names: NamesGiven = None
    lang: ReportLanguage = USUAL_LANGUAGE
    advancement: Advancement = None


class Simulation(Arguments):
    """Orders to try on a position, in spring."""

    variant_name: str = Field(examples=["standard"], description="The name of the variant.")
    orders: JsonText[list[SentOrder]] = Field(
        max_length=1000, examples=[[ORDER_EXAMPLE]], description="The orders of all roles."
    )
    center_ownerships: JsonText[list[SentOwnership]] = Field(
        examples=[[{"center_num": 17, "role": 3}]], description="Who owns which center."
    )
    units: JsonText[list[SentUnit]] = Field(
        examples=[[{"type_unit": 1, "role": 3, "zone": 40}]], description="The units."
    )
    names: NamesGiven = None
    lang: ReportLanguage = USUAL_LANGUAGE
    lenient: bool = Field(
        False,
        description=("Whether units without a legal order hold (1), or the whole is refused (0)."),
    )


class SimulationReport(BaseModel):
    """What the solver says, and the report of the phase."""

    msg: str
    result: str


class GameAdjudications(Resource):
    @acting("Need a pseudo to adjudicate in game", scope=ORGANISE)
    @accepts(Adjudication)
    @answers(201, Done)
    def post(self, caller: Member, game_id: int, asked: Adjudication) -> Done:
        """Play the current phase; for the master."""
        remarks = adjudicate(
            game_id,
            caller.player_id,
            names=asked.names,
            lang=asked.lang,
            advancement=asked.advancement,
        )
        return Done(msg=f"Ok adjudication performed and game updated : {remarks}")


class Simulations(Resource):
    @accepts(Simulation)
    @answers(201, SimulationReport)
    def post(self, asked: Simulation) -> SimulationReport:
        """Try out orders on a position of one's own."""
        standing = [unit for unit in asked.units if unit.dislodged_origin is None]
        solution = simulate(
            asked.variant_name,
            position_from(asked.center_ownerships, standing),
            orders_from(asked.orders),
            names=asked.names,
            lang=asked.lang,
            lenient=asked.lenient,
        )
        return SimulationReport(
            msg=f"Ok adjudication performed : {solution.remarks}", result=solution.orders_result
        )
