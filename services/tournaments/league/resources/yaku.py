"""/league-yaku: the names of yaku and their readings."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.domain.yaku import yaku_with_reading
from services.tournaments.league.resources.parameters import FromRow
from shared.arguments import Arguments, accepts, answers


class YakuSearch(Arguments):
    """Part of a reading."""

    reading: str | None = Field(None, max_length=60, description="In katakana or hiragana.")


class YakuNameSeen(FromRow):
    """A yaku."""

    id: int
    key: str
    name: str
    name_furigana: str


class YakuNameList(BaseModel):
    """Names of yaku."""

    yaku: list[YakuNameSeen]


class LeagueYaku(Resource):
    @accepts(YakuSearch)
    @answers(200, YakuNameList)
    def get(self, search: YakuSearch) -> YakuNameList:
        """List the names of yaku, or look one up by its reading."""
        return YakuNameList(yaku=YakuNameSeen.list_of(yaku_with_reading(search.reading or "")))
