"""/game-adjudications, /simulation: the solver at work."""

from typing import Any, ClassVar, Literal

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, ConfigDict, Field

from services.games.diplomacy.actions.adjudicate import adjudicate
from services.games.diplomacy.actions.draw_map import Look, map_of_position
from services.games.diplomacy.actions.simulate import (
    orders_in_text,
    require_fitting_position,
    simulate,
)
from services.games.diplomacy.domain.maps.palette import ThemeName
from services.games.diplomacy.domain.orders import Order
from services.games.diplomacy.refusals import NeitherOrdersNorText
from services.games.diplomacy.resources.arguments import Advancement, NamesGiven, ReportLanguage
from services.games.diplomacy.resources.positions import GamePosition
from services.games.diplomacy.resources.shapes import (
    ORDER_EXAMPLE,
    SentOrder,
    SentPosition,
    orders_from,
)
from shared.arguments import JsonText, accepts, answers
from shared.callers import ORGANISE, Member, Presented, acting
from shared.drawing import Picture, picture
from shared.languages import USUAL_LANGUAGE
from shared.peers import Done


class Adjudication(Presented):
    """Which phase to play."""

    names: NamesGiven = None
    lang: ReportLanguage = USUAL_LANGUAGE
    advancement: Advancement = None


class Simulation(SentPosition):
    """Orders to try on a position, in spring unless another phase is named."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "variant_name": "standard",
                    "center_ownerships": [{"center_num": 17, "role": 3}],
                    "units": [{"type_unit": 1, "role": 3, "zone": 40}],
                    "orders": [ORDER_EXAMPLE],
                }
            ]
        }
    )
    orders: JsonText[list[SentOrder]] | None = Field(
        None, max_length=1000, examples=[[ORDER_EXAMPLE]], description="The orders of all roles."
    )
    text: str | None = Field(
        None,
        max_length=20_000,
        examples=["A MUN - RUH\nF KIE - HOL"],
        description=(
            "The orders instead, one a line, French or English. An order belongs to whoever has "
            "a unit there or owns the center; the name of a role on a line of its own says it, too."
        ),
    )
    names: NamesGiven = None
    lang: ReportLanguage = USUAL_LANGUAGE
    lenient: bool = Field(
        False,
        description=("Whether units without a legal order hold (1), or the whole is refused (0)."),
    )
    format: Literal["json", "svg"] = Field(
        "json", examples=["json"], description="svg: the position and its orders as a picture."
    )
    theme: ThemeName = Field("light", examples=["light"], description="Of the picture.")
    played: bool = Field(
        True,
        description="Whether a picture shows what became of orders (1), or the position alone (0).",
    )


class SimulationReport(BaseModel):
    """What the solver says, the report of the phase, the position after it, and what became of
    each order and why, as the solver gives it and in words."""

    other_media_types: ClassVar[tuple[str, ...]] = (Picture.media_type,)
    msg: str
    result: str
    position: GamePosition
    outcomes: list[dict[str, Any]]


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
    def post(self, asked: Simulation) -> SimulationReport | Response:
        """Try out orders on a position of one's own.

        Lines of a text that are no orders are told in `faults`, as in /game-orders.
        """
        look = Look(asked.lang, asked.theme)
        if asked.format == "svg" and not asked.played:
            require_fitting_position(asked.variant_name, asked.position)
            drawn = map_of_position(asked.variant_name, asked.advancement, asked.position, (), look)
            return picture(drawn, status=201)
        solution = simulate(
            asked.variant_name,
            asked.position,
            _orders_of(asked),
            advancement=asked.advancement,
            names=asked.names,
            lang=asked.lang,
            lenient=asked.lenient,
        )
        if asked.format == "svg":
            drawn = map_of_position(
                asked.variant_name, asked.advancement, asked.position, solution.outcomes, look
            )
            return picture(drawn, status=201)
        return SimulationReport(
            msg=f"Ok adjudication performed : {solution.remarks}",
            result=solution.orders_result,
            position=GamePosition(**solution.situation_result.model_dump()),
            outcomes=solution.outcomes,
        )


def _orders_of(asked: Simulation) -> list[Order]:
    if (asked.orders is None) == (asked.text is None):
        raise NeitherOrdersNorText
    if asked.orders is not None:
        return orders_from(asked.orders)
    return orders_in_text(
        asked.variant_name, asked.position, asked.text or "", asked.advancement, asked.lang
    )
