"""Parameters and answers that several resources of the tournaments service share."""

from datetime import UTC, datetime
from typing import Annotated

from flask import Response, request
from pydantic import AfterValidator, AwareDatetime, Field

from services.tournaments.rules.texts import is_one_line
from shared.arguments import Arguments
from shared.names import is_printable


def _fit_for_addresses(text: str) -> str:
    if not is_printable(text) or ":" in text:
        raise ValueError("must be printable, without / or : and without spaces around it")
    return text


def _on_one_line(text: str) -> str:
    if not is_one_line(text):
        raise ValueError("must be one line of text")
    return text


def _not_blank(text: str) -> str:
    if not text.strip():
        raise ValueError("must not be blank")
    return text


def _in_utc(moment: datetime) -> datetime:
    try:
        return moment.astimezone(UTC)
    except OverflowError:
        raise ValueError("is too far away") from None


UniqueId = Annotated[
    str,
    Field(
        min_length=1,
        max_length=60,
        examples=["harbour-open-2026"],
        description="The name used in addresses; no / and no colon.",
    ),
    AfterValidator(_fit_for_addresses),
]
Line = Annotated[str, AfterValidator(_on_one_line)]
Name = Annotated[
    Line,
    Field(min_length=1, max_length=100, description="The name that is shown."),
    AfterValidator(_not_blank),
]
Moment = Annotated[AwareDatetime, AfterValidator(_in_utc)]
Colour = Annotated[
    str,
    Field(pattern=r"^#[0-9A-Fa-f]{6}$", examples=["#e9ecef"], description="A colour, #RRGGBB."),
]
TwoIds = Annotated[list[int], Field(min_length=2, max_length=2, description="Two players.")]
Seconds = Annotated[int, Field(ge=0, le=86400, description="A duration in seconds.")]


class Page(Arguments):
    """Which part of a long list."""

    limit: int = Field(50, ge=1, le=2000, description="At most so many.")
    after: int = Field(0, ge=0, description="Begin after this one.")


def conditional(body: str, kind: str) -> Response:
    """An answer already written, with an ETag; 304 to who has it."""
    response = Response(body, mimetype=kind)
    response.add_etag()
    response.make_conditional(request)
    return response
