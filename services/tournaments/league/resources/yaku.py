"""/league-yaku: the names of yaku and their readings."""

from flask_restful import Resource
from pydantic import BaseModel, ConfigDict, Field

from services.tournaments.league.store import people as store
from shared.arguments import Arguments, accepts, answers
from shared.database import reading


class YakuSearch(Arguments):
    """Part of a reading."""

    reading: str | None = Field(None, max_length=60, description="In katakana or hiragana.")


class YakuNameSeen(BaseModel):
    """A yaku."""

    model_config = ConfigDict(from_attributes=True)
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
        with reading() as session:
            rows = store.yaku_names(session, search.reading)
        return YakuNameList(yaku=[YakuNameSeen.model_validate(row) for row in rows])
