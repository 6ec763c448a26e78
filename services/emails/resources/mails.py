"""/mails: the other services hand over what is to be sent."""

from typing import Any

from flask_restful import Resource
from pydantic import Field, model_validator

from services.emails.actions.accept_mail import (
    WantedMail,
    accept_mail,
)
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.auth import calling_service
from shared.callers import service
from shared.languages import Language
from shared.parameters import EmailAddress
from shared.peers import Done


class HandedOver(Arguments):
    """A mail to a member, or to an address."""

    key: str = Field(
        min_length=1,
        max_length=200,
        examples=["turn-12-3-role-5"],
        description="Names this mail among those of the calling service: "
        "the same key again makes no second mail.",
    )
    template: str = Field(
        min_length=1,
        max_length=60,
        examples=["confirmation"],
        description="Which text: one of services/emails/templates.",
    )
    values: JsonText[dict[str, Any]] = Field(
        {}, examples=[{"code": 1234}], description="What the text is filled with."
    )
    language: Language | None = Field(
        None, examples=["fr"], description="The reader's own language if not given."
    )
    player_id: int | None = Field(None, ge=1, examples=[1], description="The member who reads it.")
    address: EmailAddress | None = Field(None, description="The address, instead of a member.")

    @model_validator(mode="after")
    def one_reader(self) -> "HandedOver":
        if (self.player_id is None) == (self.address is None):
            raise ValueError("either player_id or address must be given")
        return self


class Mails(Resource):
    @service("users", "players", "games", "tournaments")
    @accepts(HandedOver)
    @answers(201, Done)
    def post(self, mail: HandedOver) -> Done:
        """Hand a mail over: it is stored, then sent until the mail server has it."""
        accept_mail(
            calling_service() or "",
            mail.key,
            WantedMail(mail.template, mail.values, mail.language, mail.player_id, mail.address),
        )
        return Done(msg="Mail was accepted")
