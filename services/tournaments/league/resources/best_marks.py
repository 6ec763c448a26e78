"""/league-best-marks: the book of records of a league."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.domain.statistics.best_marks import MARKS, Measured
from services.tournaments.league.resources.parameters import FromRow, Points
from services.tournaments.league.resources.rates import WantedSeasons, season_ids
from services.tournaments.league.store import best_marks as store
from shared.arguments import accepts, answers
from shared.database import reading


class WantedMarks(WantedSeasons):
    """Over which seasons, and how many places."""

    limit: int = Field(5, ge=1, le=50, description="How many places of each record.")


class MarkHolderSeen(FromRow):
    """A figure, where it was reached, and by whom if it is a player's; of a hand, its dealer."""

    value: Points
    game_id: int
    hand_id: int | None
    player_id: int | None


class MarkSeen(BaseModel):
    """One record: the first is its holder, the earliest of equals."""

    key: str
    definition: str
    measured: Measured
    least: bool = Field(description="The least figure is the record.")
    places: list[MarkHolderSeen]


class MarkList(BaseModel):
    """The book of records, of finished games only."""

    marks: list[MarkSeen]


class LeagueBestMarks(Resource):
    @accepts(WantedMarks)
    @answers(200, MarkList)
    def get(self, league_id: int, wanted: WantedMarks) -> MarkList:
        """Longest and shortest games, highest scores, largest wins and other records."""
        with reading() as session:
            chosen = season_ids(session, league_id, wanted)
            found = {mark.key: store.holders(session, chosen, mark, wanted.limit) for mark in MARKS}
        return MarkList(
            marks=[
                MarkSeen(
                    key=mark.key,
                    definition=mark.definition,
                    measured=mark.measured,
                    least=mark.least,
                    places=MarkHolderSeen.list_of(found[mark.key]),
                )
                for mark in MARKS
            ]
        )
