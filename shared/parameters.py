"""Parameters that several services take, declared once."""

from typing import Annotated

from pydantic import AfterValidator, Field

from shared.names import is_printable


def _require_printable(name: str) -> str:
    if not is_printable(name):
        raise ValueError("must be printable, without / and without spaces around it")
    return name


Pseudo = Annotated[str, Field(min_length=3, max_length=12, examples=["Tartempion"],
                              description="The name a member is known by, 3 to 12 characters."),
                   AfterValidator(_require_printable)]
Password = Annotated[str, Field(min_length=1, examples=["Tartempion"],
                                description="Any letters; the policy sets the shortest length.")]
