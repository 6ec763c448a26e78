"""/federation-acts: what a federation can be asked besides taking a file."""

import base64
from typing import Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.exchange.actions.ask_federation import ask_federation
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Member, member


class FederationAct(Arguments):
    """What a target is asked."""

    target: str = Field(min_length=1, max_length=60, examples=["ffe"], description="Whom.")
    act: Literal["test", "visible", "invoice"] = Field(
        examples=["test"], description="Test the codes, show the tournament, send the invoice."
    )


class FederationReply(BaseModel):
    """What it answered; a document as base64."""

    media_type: str
    content: str


class FederationActs(Resource):
    @member(scope=ORGANISE)
    @accepts(FederationAct)
    @answers(200, FederationReply)
    def post(self, caller: Member, tournament_id: int, wanted: FederationAct) -> FederationReply:
        """Ask a federation something with the tournament's own number and code."""
        reply = ask_federation(caller, tournament_id, wanted.target, wanted.act)
        content = base64.b64encode(reply.content).decode()
        return FederationReply(media_type=reply.media_type, content=content)
