"""Parameters that several services take, declared once."""

from typing import Annotated

from email_validator import SPECIAL_USE_DOMAIN_NAMES, EmailNotValidError, validate_email
from pydantic import AfterValidator, Field

from shared.names import is_printable


def require_printable(name: str) -> str:
    if not is_printable(name):
        raise ValueError("must be printable, without / and without spaces around it")
    return name


SPECIAL_USE_DOMAIN_NAMES.clear()  # reserved ones too: intranets and those who try things use them


def _require_address(address: str) -> str:
    """What mail servers take without extensions, as it was written."""
    try:
        validate_email(
            address,
            check_deliverability=False,
            globally_deliverable=False,
            allow_smtputf8=False,
            strict=True,
        )
    except EmailNotValidError:
        raise ValueError("must be an e-mail address") from None
    return address


Pseudo = Annotated[
    str,
    Field(
        min_length=3,
        max_length=12,
        examples=["Tartempion"],
        description="The name a member is known by, 3 to 12 characters.",
    ),
    AfterValidator(require_printable),
]
Password = Annotated[
    str,
    Field(
        min_length=1,
        examples=["Tartempion"],
        description="Any letters; the policy sets the shortest length.",
    ),
]
EmailAddress = Annotated[
    str,
    Field(max_length=254, examples=["toto@labas.com"], description="An e-mail address."),
    AfterValidator(_require_address),
]
