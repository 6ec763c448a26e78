"""/password-strengths: how hard a password is to guess, for who is choosing one."""

from typing import ClassVar

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.users.passwords import strength_of
from shared.arguments import Arguments, accepts, answers


class ConsideredPassword(Arguments):
    """What somebody thinks of taking, and the name it would go with."""

    json_only: ClassVar[bool] = True
    password: str = Field(
        min_length=1, max_length=1000, examples=["right horse battery"], description="It."
    )
    user_name: str = Field(
        "", max_length=100, examples=["Tartempion"], description="The pseudo of the account."
    )


class Strength(BaseModel):
    """How hard it is to guess."""

    score: int = Field(ge=0, le=4, examples=[3], description="0 found at once, 4 never.")
    objection: str | None = Field(
        description="Why this place would refuse it; null if it would not."
    )


class PasswordStrengths(Resource):
    @accepts(ConsideredPassword)
    @answers(200, Strength)
    def post(self, considered: ConsideredPassword) -> Strength:
        """Ask how hard a password is to guess; nothing is kept of it."""
        score, objection = strength_of(considered.password, considered.user_name)
        return Strength(score=score, objection=objection)
