"""/emails, /email-codes, /confirmations: a member confirms his e-mail address."""

from typing import Annotated

from flask import Response
from flask_restful import Resource
from pydantic import BeforeValidator, Field

from services.players import pages
from services.players.actions.confirm_email import confirm_email
from services.players.actions.send_code import send_code_again
from services.players.resources import ownership
from services.players.resources.parameters import DoneFor, KnownPseudo
from shared.arguments import Arguments, accepts, answers
from shared.callers import ACCOUNT, Claims
from shared.service import caller_address

RESEND = "Not allowed for resend!:{message}"


def _as_text(code: object) -> object:
    """Clients of the time send a JSON number."""
    return str(code) if isinstance(code, int) and not isinstance(code, bool) else code


CodeText = Annotated[
    str,
    Field(max_length=20, examples=["1234"], description="The code of the mail."),
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
    @pages.shown_in_browsers
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
        send_code_again(owner.pseudo, caller_address())
        return DoneFor(pseudo=owner.pseudo, msg="Ok code sent")


class Confirmations(Resource):
    @accepts(LinkOfMail)
    @answers(200, pages.Page)
    def get(self, link: LinkOfMail) -> Response:
        """The page that the link of the mail opens; only its button confirms."""
        return pages.page("confirmation", pseudo=link.pseudo, code=link.code)
