"""Parameters that several resources of the hall share."""

from typing import Annotated, Any

from pydantic import AfterValidator, Field

from services.tournaments.hall.resources.parameters import Line
from shared.arguments import Arguments, JsonText
from shared.languages import USUAL_LANGUAGE, Language

MOST = 200
Words = Annotated[Line, Field(max_length=200)]
Position = Annotated[int, Field(ge=1, le=10_000)]
Ids = JsonText[Annotated[list[int], Field(max_length=MOST)]]


class InLanguage(Arguments):
    """In which language."""

    lang: Language = Field(USUAL_LANGUAGE, examples=["en"], description="The language of texts.")


class Ordered(Arguments):
    """All of them, in their new order."""

    ids: Ids = Field(examples=[[2, 1]], description="Their ids, each once.")


def _without_colon(text: str) -> str:
    if ":" in text and not text.startswith("rotator:"):
        family, _, number = text.rpartition(":")
        if not family or not (number.isascii() and number.isdigit()):
            raise ValueError("is family:001 or the name of a screen")
    return text


ScreenName = Annotated[
    Line,
    Field(
        max_length=80,
        examples=["boards:001"],
        description="Name of a screen, family:001, or rotator:name; empty: none.",
    ),
    AfterValidator(_without_colon),
]


def given_by(sent: Arguments, *never_empty: str) -> dict[str, Any]:
    """What was sent; what cannot be empty counts as left out when it is."""
    given = sent.model_dump(exclude_unset=True)
    return {
        name: value for name, value in given.items() if value is not None or name not in never_empty
    }
