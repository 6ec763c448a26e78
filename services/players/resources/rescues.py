"""/rescues: who forgot his password chooses a new one through a link that goes by mail."""

from typing import Annotated

from flask import Response
from flask_restful import Resource
from pydantic import Field, model_validator

from services.players.actions.rescue import rescue, wish_for_rescue
from services.players.resources.redirections import Elsewhere, shown_by_web
from shared import auth
from shared.arguments import Arguments, accepts, answers
from shared.parameters import Password
from shared.peers import Done

# The same whoever is asked for: nobody learns here who is a member.
ANSWER = "If there is such an account, a link to choose a new password is on its way by mail"


class Forgetful(Arguments):
    """Whose password is forgotten: by pseudo or by e-mail address."""

    pseudo: (
        Annotated[
            str,
            Field(
                min_length=1,
                max_length=100,
                examples=["Tartempion"],
                description="The pseudo of a member.",
            ),
        ]
        | None
    ) = None
    email: (
        Annotated[
            str,
            Field(
                min_length=1,
                max_length=254,
                examples=["toto@labas.com"],
                description="The e-mail address of a member.",
            ),
        ]
        | None
    ) = None

    @model_validator(mode="after")
    def one_of_both(self) -> "Forgetful":
        if (self.pseudo is None) == (self.email is None):
            raise ValueError("either pseudo or email must be given")
        return self


class NewPassword(Arguments):
    """The password to log in with from now on."""

    password: Password


class Rescues(Resource):
    @accepts(Forgetful)
    @answers(200, Done)
    def post(self, who: Forgetful) -> Done:
        """Ask for a link to choose a new password; the answer is always the same."""
        wish_for_rescue(who.pseudo, who.email, auth.visitor().network)
        return Done(msg=ANSWER)


class Rescue(Resource):
    @answers(302, Elsewhere)
    def get(self, token: str) -> Response:
        """What links of older mails open: web shows the page."""
        return shown_by_web()

    @accepts(NewPassword)
    @answers(200, Done)
    def post(self, token: str, new: NewPassword) -> Done:
        """Choose a new password; older tokens and links become useless."""
        rescue(token, new.password)
        return Done(msg="Ok password changed")
