"""Parameters that several endpoints of Diplomacy games take."""

from typing import Annotated, Any

from pydantic import Field

from shared.arguments import LARGEST_INTEGER, Arguments, JsonText
from shared.callers import Presented
from shared.languages import Language

RoleId = Annotated[
    int,
    Field(
        ge=-LARGEST_INTEGER,
        le=LARGEST_INTEGER,
        examples=[3],
        description=("The number of a role: 1 and up for players, 0 for the game master."),
    ),
]
RoleIdOrNone = Annotated[
    int | None,
    Field(
        ge=-LARGEST_INTEGER,
        le=LARGEST_INTEGER,
        examples=[3],
        description="The number of a role, where it matters which.",
    ),
]
PlayerId = Annotated[
    int,
    Field(
        le=LARGEST_INTEGER, ge=-LARGEST_INTEGER, examples=[1], description="The number of a player."
    ),
]
GameId = Annotated[
    int,
    Field(
        le=LARGEST_INTEGER, ge=-LARGEST_INTEGER, examples=[3], description="The number of the game."
    ),
]
NamesGiven = Annotated[
    JsonText[dict[str, Any]] | None,
    Field(
        description=(
            "Names for the report, of all roles, zones and coasts of the variant: "
            '{"roles": {"1": ["Angleterre", "anglais", "E"], …}, "zones": {"1": "ADR", …}, '
            '"coasts": {"1": "ec", …}}; the server\'s own names when absent.'
        ),
    ),
]
ReportLanguage = Annotated[Language, Field(description="The language of the report.")]
Limit = Annotated[
    int | None,
    Field(
        ge=1,
        le=LARGEST_INTEGER,
        examples=[10],
        description=("At most so many, the newest first; all when absent."),
    ),
]
Content = Annotated[
    str,
    Field(
        min_length=1,
        max_length=20_000,
        examples=["Hello world"],
        description="The text, up to 20,000 characters.",
    ),
]
Reason = Annotated[
    str,
    Field(
        min_length=1,
        max_length=500,
        examples=["A power cut"],
        description="Why; the players read it.",
    ),
]
Advancement = Annotated[
    int | None,
    Field(
        ge=0,
        le=LARGEST_INTEGER,
        examples=[0],
        description=("The phase the caller means; 409 when another one is being played."),
    ),
]


class WithDetails(Arguments):
    """How much to tell."""

    details: bool = Field(False, description="Pseudos, too, where they may be known (0 or 1).")


class InRole(Presented):
    """Who calls, and for which role."""

    role_id: RoleId
