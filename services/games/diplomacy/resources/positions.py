"""/game-positions: where everything stands."""

import json

from flask import Response, request
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.apply_fog import visible_position_as_json
from services.games.diplomacy.actions.rectify_position import rectify_position
from services.games.diplomacy.resources.fog import viewing_roles
from services.games.diplomacy.resources.rectification_codes import CodeGiven
from services.games.diplomacy.resources.shapes import (
    SentOwnership,
    SentRegion,
    SentUnit,
    position_from,
)
from services.games.diplomacy.store import phases
from shared.arguments import JsonText, accepts, answers
from shared.callers import ORGANISE, Caller, Member, Presented, acting, anyone
from shared.database import reading_rows
from shared.peers import Done


class RectifiedPosition(Presented):
    """The whole position that shall stand."""

    center_ownerships: JsonText[list[SentOwnership]] = Field(
        examples=[[{"center_num": 9, "role": 1}]], description="Who owns which center."
    )
    units: JsonText[list[SentUnit]] = Field(
        examples=[[{"type_unit": 1, "role": 1, "zone": 36}]],
        description="The units; a dislodged one says where its attacker came from.",
    )
    rectification_code: CodeGiven = None
    forbiddens: JsonText[list[int | SentRegion]] = Field(
        examples=[[5, 9]], description="Regions nobody may retreat to."
    )


class GamePosition(BaseModel):
    """Owner by center; units [type, zone] and dislodged units [type, zone, origin] by role."""

    ownerships: dict[str, int]
    dislodged_ones: dict[str, list[list[int]]]
    units: dict[str, list[list[int]]]
    forbiddens: list[int]


class GamePositions(Resource):
    @anyone
    @answers(200, GamePosition, conditional=True)
    def get(self, caller: Caller, game_id: int) -> GamePosition | Response:
        """Read the position of a game; in the fog what one's roles see of it."""
        with reading_rows() as rows:
            board = phases.board_text(rows, game_id)
        roles = viewing_roles(caller, board)
        return (
            _as_stored(board.position)
            if roles is None
            else GamePosition(
                **visible_position_as_json(board.variant, json.loads(board.position), roles)
            )
        )

    @acting("Need a pseudo to rectify position in game", scope=ORGANISE)
    @accepts(RectifiedPosition)
    @answers(201, Done)
    def post(self, caller: Member, game_id: int, sent: RectifiedPosition) -> Done:
        """Replace the position of a game; for its master."""
        position = position_from(sent.center_ownerships, sent.units, sent.forbiddens)
        rectify_position(game_id, position, caller.player_id, sent.rectification_code)
        return Done(msg="Ok position rectified")


def _as_stored(position: str) -> Response:
    """What is stored is what is answered: reading it would only cost time."""
    response = Response(position, mimetype="application/json")
    response.add_etag()
    response.make_conditional(request)
    return response
