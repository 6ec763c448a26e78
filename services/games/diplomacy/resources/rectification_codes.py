"""/rectification-codes: an administrator allows a master to change a running game."""

from typing import Annotated

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.give_rectification_codes import give_code
from shared.arguments import answers
from shared.callers import Claims, administrator

CodeGiven = Annotated[
    str | None,
    Field(
        max_length=64,
        examples=["0f3a5c7e9b1d2f4a"],
        description=("An administrator's code, where the association wants one."),
    ),
]


class GivenCode(BaseModel):
    """Good for one change within a day."""

    msg: str
    rectification_code: str


class RectificationCodes(Resource):
    @administrator
    @answers(201, GivenCode)
    def post(self, caller: Claims) -> GivenCode:
        """Get a code to hand to a master; for administrators."""
        return GivenCode(msg="Ok code given", rectification_code=give_code(caller.pseudo))
