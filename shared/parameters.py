"""Parameters that several services take, declared once."""

import re
from typing import Annotated

from pydantic import AfterValidator, Field

from shared.names import is_printable


def _require_printable(name: str) -> str:
    if not is_printable(name):
        raise ValueError("must be printable, without / and without spaces around it")
    return name


# What mail servers take without extensions; a domain may have accents. Nothing that could end a
# header, or hold more than one address.
LABEL = r"[^\W_](?:(?:[^\W_]|-)*[^\W_])?"
ADDRESS = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{LABEL}(?:\.{LABEL})*")


def _require_address(address: str) -> str:
    try:
        address.rpartition("@")[2].encode("idna")  # a label too long or empty for the DNS
        if ADDRESS.fullmatch(address):
            return address
    except UnicodeError:
        pass
    raise ValueError("must be an e-mail address")


Pseudo = Annotated[
    str,
    Field(
        min_length=3,
        max_length=12,
        examples=["Tartempion"],
        description="The name a member is known by, 3 to 12 characters.",
    ),
    AfterValidator(_require_printable),
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
    Field(
        min_length=3, max_length=254, examples=["toto@labas.com"], description="An e-mail address."
    ),
    AfterValidator(_require_address),
]
