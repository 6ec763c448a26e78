"""/emails: the confirmation codes of addresses, as players stores and checks them."""

from typing import Annotated

from flask_restful import Resource
from pydantic import Field

from services.emails import carriers, store
from services.emails.actions.check_code import (
    check_code,
    store_code,
)
from shared.arguments import Arguments, accepts, answers
from shared.callers import service
from shared.database import writing
from shared.parameters import EmailAddress
from shared.peers import Done

CodeNumber = Annotated[int, Field(ge=0, examples=[1234], description="The code that was sent.")]
AnyAddress = Annotated[
    str,
    Field(
        min_length=1,
        max_length=254,
        examples=["toto@labas.com"],
        description="An e-mail address, in any case.",
    ),
]


class NewCode(Arguments):
    """An address and the code that was sent to it."""

    email_value: EmailAddress
    code: CodeNumber


class TriedCode(Arguments):
    """An address and what is perhaps its code."""

    email_value: AnyAddress
    code: CodeNumber


class Address(Arguments):
    """An address."""

    email_value: AnyAddress


class Emails(Resource):
    @service("players")
    @accepts(NewCode)
    @answers(201, Done)
    def post(self, new: NewCode) -> Done:
        """Store the code of an address; an older one is useless from now on."""
        store_code(new.email_value, new.code)
        return Done(msg="Email was added or updated")

    @service("players")
    @accepts(TriedCode)
    @answers(200, Done)
    def get(self, tried: TriedCode) -> Done:
        """Check the code of an address. Uses up one of five tries: never repeat it unasked."""
        check_code(tried.email_value, tried.code)
        return Done(msg="Email is correct")

    @service("players")
    @accepts(Address)
    @answers(200, Done)
    def delete(self, given: Address) -> Done:
        """Forget the code and the unsent mails of an address; may be repeated."""
        with writing() as session:
            kept = store.forget_address(session, given.email_value)
        for mail_id in kept:
            carriers.outbox_file(mail_id).unlink(missing_ok=True)
        return Done(msg="Email was forgotten")
