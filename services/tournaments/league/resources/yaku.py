"""/league-yaku: the names of yaku and their readings."""

from typing import Self

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.domain.written.yaku_han import han_of_yaku
from services.tournaments.league.domain.yaku import YakuName, yaku_with_reading
from shared.arguments import Arguments, accepts, answers


class YakuSearch(Arguments):
    """Part of a reading."""

    reading: str | None = Field(None, max_length=60, description="In katakana or hiragana.")


class YakuNameSeen(BaseModel):
    """A yaku."""

    id: int
    key: str
    name: str
    name_furigana: str
    han_closed: int | None = Field(description="Of a closed hand; null for dora.")
    han_open: int | None = Field(description="Of an open hand; null if it must be closed.")

    @classmethod
    def of(cls, yaku: YakuName) -> Self:
        closed, opened = han_of_yaku(yaku.key)
        return cls(**vars(yaku), han_closed=closed, han_open=opened)


class YakuNameList(BaseModel):
    """Names of yaku."""

    yaku: list[YakuNameSeen]


class LeagueYaku(Resource):
    @accepts(YakuSearch)
    @answers(200, YakuNameList)
    def get(self, search: YakuSearch) -> YakuNameList:
        """List the names of yaku, or look one up by its reading."""
        found = yaku_with_reading(search.reading or "")
        return YakuNameList(yaku=[YakuNameSeen.of(yaku) for yaku in found])
