"""/game-possible-orders, /simulation-possible-orders: what there is to choose from."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.list_choices import (
    ALL_ROLES,
    choices_of_game,
    choices_of_position,
)
from services.games.diplomacy.domain.choices import Choices
from services.games.diplomacy.resources.arguments import RoleIdOrNone
from services.games.diplomacy.resources.fog import eyes_of
from services.games.diplomacy.resources.shapes import SentPosition
from services.games.diplomacy.store import games
from shared.arguments import Arguments, accepts, answers
from shared.callers import Caller, anyone
from shared.database import reading


class RoleAsked(Arguments):
    """Whose orders."""

    role_id: RoleIdOrNone = None


class UnitChoicesTold(BaseModel):
    """What a unit may do. Numbers of order types and zones are those used everywhere."""

    role: int
    unit_type: int
    zone: int
    kinds: list[int] = Field(description="The types of orders it may get.")
    targets: list[int] = Field(description="Where it may move or retreat to.")
    by_sea: list[int] = Field(description="Where it could walk, but may be convoyed (via_convoy).")
    stands_supported: list[int] = Field(description="Zones of units it may support in place.")
    moves_supported: dict[int, list[int]] = Field(
        description="By the zone of the supported unit, where that one may be helped to go."
    )
    convoys: dict[int, list[int]] = Field(
        description="By the zone of the army, where it may be convoyed to."
    )


class AdjustmentTold(BaseModel):
    """What a role builds or removes in winter."""

    role: int
    builds: int = Field(description="How many units it may build.")
    removals: int = Field(description="How many units it must remove.")
    places: dict[int, list[int]] = Field(description="By zone, the types that may be built there.")
    units: list[int] = Field(description="The zones of the units that may be removed.")


class ChoicesTold(BaseModel):
    """Every legal order of a phase. In the fog a unit may also help units nobody sees: such
    orders are accepted, but cannot be listed."""

    advancement: int
    kind: str = Field(examples=["moves"], description="moves, retreats or adjustments")
    units: list[UnitChoicesTold]
    adjustments: list[AdjustmentTold]
    unseen: bool = Field(description="Whether there is more than can be seen: fog.")


class GamePossibleOrders(Resource):
    @anyone
    @accepts(RoleAsked)
    @answers(200, ChoicesTold, conditional=True)
    def get(self, caller: Caller, game_id: int, asked: RoleAsked) -> ChoicesTold:
        """List the legal orders of a role, or of all roles one sees."""
        with reading() as session:
            game = games.game(session, game_id)
        seeing = eyes_of(caller, game, asked.role_id)
        role = ALL_ROLES if asked.role_id is None else asked.role_id
        advancement, choices = choices_of_game(game_id, role, seeing)
        if seeing is not None:
            choices = Choices(
                choices.kind,
                [unit for unit in choices.units if unit.role in seeing],
                [one for one in choices.adjustments if one.role in seeing],
            )
        return _told(advancement, choices, unseen=seeing is not None)


class SimulationPossibleOrders(Resource):
    @accepts(SentPosition)
    @answers(201, ChoicesTold)
    def post(self, sent: SentPosition) -> ChoicesTold:
        """List the legal orders in a position of one's own."""
        choices = choices_of_position(sent.variant_name, sent.position, sent.advancement)
        return _told(sent.advancement, choices, unseen=False)


def _told(advancement: int, choices: Choices, *, unseen: bool) -> ChoicesTold:
    return ChoicesTold(
        advancement=advancement,
        kind=choices.kind,
        units=[UnitChoicesTold(**vars(unit)) for unit in choices.units],
        adjustments=[AdjustmentTold(**vars(one)) for one in choices.adjustments],
        unseen=unseen,
    )
