"""/emails, /email-codes, /confirmations: a member confirms his e-mail address."""

from typing import Annotated

from flask import Response
from flask_restful import Resource
from pydantic import BeforeValidator, Field

from services.players.actions.confirm_email import confirm_email
from services.players.actions.send_code import send_code_again
from services.players.resources import ownership
from services.players.resources.parameters import DoneFor, KnownPseudo
from services.players.resources.redirections import Elsewhere, shown_by_web
from shared import auth
from shared.arguments import Arguments, accepts, answers
from shared.callers import ACCOUNT, Claims

RESEND = "Not allowed for resend!:{message}"


def _as_text(code: object) -> object:
    """Clients of the time send a JSON number."""
    return str(code) if isinstance(code, int) and not isinstance(code, bool) else code


CodeText = Annotated[
    str,
    Field(
        max_length=100,
        examples=["1234"],
        description="The code of the mail, or the longer one of the link in it.",
    ),
    BeforeValidator(_as_text),
]


class SentCode(Arguments):
    """Who confirms, with which code."""

    pseudo: KnownPseudo
    code: CodeText


class Owner(Arguments):
    """Who wants another code."""

    pseudo: KnownPseudo


class LinkOfMail(Arguments):
    """What the link of the mail carries."""

    pseudo: Annotated[
        str, Field(max_length=100, examples=["Tartempion"], description="The pseudo of a member.")
    ] = ""
    code: CodeText = ""


class Emails(Resource):
    @accepts(SentCode)
    @answers(200, DoneFor)
    def post(self, sent: SentCode) -> DoneFor:
        """Confirm an e-mail address with the code that was sent to it."""
        confirm_email(sent.pseudo, sent.code)
        return DoneFor(pseudo=sent.pseudo, msg="Ok code is correct")


class EmailCodes(Resource):
    @ownership.owner(RESEND, scope=ACCOUNT)
    @accepts(Owner)
    @answers(201, DoneFor)
    def post(self, _caller: Claims, owner: Owner) -> DoneFor:
        """Get another code by mail; the one before is useless from now on."""
        send_code_again(owner.pseudo, auth.visitor().network)
        return DoneFor(pseudo=owner.pseudo, msg="Ok code sent")


class Confirmations(Resource):
    @accepts(LinkOfMail)
    @answers(302, Elsewhere)
    def get(self, _link: LinkOfMail) -> Response:
        """What links of older mails open: web shows the page."""
        return shown_by_web()
