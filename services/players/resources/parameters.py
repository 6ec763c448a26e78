"""Parameters of members, as several endpoints take them."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field

from services.players.domain.countries import CODES
from services.players.domain.time_zones import time_zone_code
from shared.languages import Language
from shared.moments import zone_names


def _require_plain(text: str) -> str:
    if not text.isprintable():
        raise ValueError("must be on one line, without control characters")
    return text


def _known_country(code: str) -> str:
    if code not in CODES:
        raise ValueError("must be a code of three letters, like FRA: /countries lists them")
    return code


def _known_time_zone(written: str) -> str:
    code = time_zone_code(written)
    if code is None:
        raise ValueError("must be a code like UTC + 1: /time-zones lists them")
    return code


def _known_zone(name: str) -> str:
    if name and name not in zone_names():
        raise ValueError("must be an IANA time zone like Europe/Paris, or empty")
    return name


KnownPseudo = Annotated[
    str,
    Field(
        min_length=1, max_length=100, examples=["Tartempion"], description="The pseudo of a member."
    ),
]
Telephone = Annotated[
    str,
    Field(
        max_length=20, examples=["111"], description="A telephone number; only the member sees it."
    ),
    AfterValidator(_require_plain),
]
FamilyName = Annotated[
    str,
    Field(max_length=60, examples=["Doe"], description="The family name; only the member sees it."),
    AfterValidator(_require_plain),
]
FirstName = Annotated[
    str,
    Field(max_length=60, examples=["John"], description="The first name; only the member sees it."),
    AfterValidator(_require_plain),
]
Replace = Annotated[
    bool, Field(examples=[False], description="1: agrees to replace players who leave.")
]
RealName = Annotated[
    bool, Field(examples=[False], description="1: enters tournaments under the real name.")
]
Country = Annotated[
    str,
    Field(examples=["FRA"], description="One of /countries. Public: the card shows it."),
    AfterValidator(_known_country),
]
TimeZone = Annotated[
    str,
    Field(
        max_length=20,
        examples=["UTC + 1"],
        description="One of /time-zones. Public: the card shows it.",
    ),
    AfterValidator(_known_time_zone),
]
Zone = Annotated[
    str,
    Field(
        max_length=40,
        examples=["Europe/Paris"],
        description="An IANA time zone, summer time included, for mails, calendars and the nights "
        "of Go; empty: time_zone counts. Only the member sees it.",
    ),
    AfterValidator(_known_zone),
]
MailLanguage = Annotated[Language, Field(examples=["fr"], description="The language of mails.")]


class DoneFor(BaseModel):
    """What was done, and for whom."""

    pseudo: str
    msg: str
