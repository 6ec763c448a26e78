"""Parameters and answers that several resources of the league share."""

from collections.abc import Iterable
from decimal import Decimal
from typing import Annotated, Any, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainSerializer

from services.tournaments.league.domain.readings import as_hiragana, is_reading
from services.tournaments.league.tables.people import STILL_THERE
from shared.arguments import LARGEST_INTEGER
from shared.parameters import require_printable


class FromRow(BaseModel):
    """What a stored row shows of itself."""

    model_config = ConfigDict(from_attributes=True)

    @classmethod
    def list_of(cls, rows: Iterable[Any]) -> list[Self]:
        return [cls.model_validate(row) for row in rows]


def _require_reading(reading: str) -> str:
    hiragana = as_hiragana(reading)
    if not is_reading(hiragana):
        raise ValueError("must be a reading in hiragana or katakana")
    return hiragana


def _require_one_decimal(points: Decimal) -> Decimal:
    if points != round(points, 1):
        raise ValueError("must have one decimal at most")
    return points


Name = Annotated[
    str,
    Field(min_length=1, max_length=60, examples=["赤坂ドリブンズ"], description="A name."),
    AfterValidator(require_printable),
]
Reading = Annotated[
    str,
    Field(
        min_length=1,
        max_length=60,
        examples=["すずき たろう"],
        description="A reading in hiragana or katakana; it is kept in hiragana.",
    ),
    AfterValidator(_require_reading),
]
Year = Annotated[
    int,
    Field(ge=1900, lt=STILL_THERE, examples=[2024], description="The year a season starts in."),
]
Identifier = Annotated[int, Field(ge=1, le=LARGEST_INTEGER, examples=[1])]
Reason = Annotated[
    str, Field(max_length=1000, examples=["少牌"], description="Why, for everybody to read.")
]
# One that may stand in a query string, where a letter can take twelve characters.
ShortReason = Annotated[
    str, Field(min_length=1, max_length=200, examples=["少牌"], description="Why, for the trace.")
]
SentPoints = Annotated[Decimal, Field(ge=0, le=1000), AfterValidator(_require_one_decimal)]
RankPoints = Annotated[Decimal, Field(ge=-1000, le=1000), AfterValidator(_require_one_decimal)]
Score = Annotated[int, Field(ge=-1_000_000, le=1_000_000, multiple_of=100)]
# Points are told as numbers with one decimal, which JSON keeps exactly enough to read them back.
Points = Annotated[Decimal, PlainSerializer(float, return_type=float)]
