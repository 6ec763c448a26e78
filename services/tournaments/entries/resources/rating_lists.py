"""/rating-lists, /listed-players, /tournament-rating-comparisons: lists an operator loaded."""

from datetime import datetime
from typing import Any, Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.actions.compare_ratings import compare_ratings
from services.tournaments.entries.store import rating_lists
from shared.arguments import Arguments, accepts, answers
from shared.callers import Caller, Member, anyone, member
from shared.database import reading


class RatingListSeen(BaseModel):
    """A list in force, and of which day it is."""

    name: str
    listed_on: str
    players: int
    loaded_at: datetime


class RatingListsSeen(BaseModel):
    """The lists that can be searched."""

    lists: list[RatingListSeen]


class SearchedPlayer(Arguments):
    """Whom to look for while somebody types."""

    name: str = Field(
        min_length=3,
        max_length=100,
        examples=["lask"],
        description="How a name begins, or a number.",
    )
    list_name: str | None = Field(None, max_length=20, description="Only in this list.")
    limit: int = Field(10, ge=1, le=50, description="At most so many.")


class ListedPlayerSeen(BaseModel):
    """A player as a list has him."""

    list_name: str
    listed_on: str
    number: str
    name: str
    federation: str
    sex: str
    title: str
    standard: int
    rapid: int
    blitz: int
    birth_year: str
    club: str


class ListedPlayersSeen(BaseModel):
    """Those who were found, by name."""

    players: list[ListedPlayerSeen]


class WhichList(Arguments):
    """With which list, and which of its ratings."""

    list_name: str = Field(max_length=20, examples=["FIDE"], description="The list.")
    speed: Literal["standard", "rapid", "blitz"] = Field("standard", description="Which rating.")


class ComparedSeen(BaseModel):
    """An entry; `listed` is empty where the list does not plainly know him."""

    registration_id: int
    name: str
    number: str
    listed_name: str
    differences: dict[str, list[Any]]


class ComparisonSeen(BaseModel):
    """Entries that differ or are not found; each difference is [here, in the list]."""

    list_name: str
    listed_on: str
    compared: int
    different: list[ComparedSeen]
    unknown: list[ComparedSeen]


class RatingLists(Resource):
    @anyone
    @answers(200, RatingListsSeen)
    def get(self, caller: Caller) -> RatingListsSeen:
        """Which rating lists there are, and of which day."""
        with reading() as session:
            rows = rating_lists.lists(session)
        return RatingListsSeen.model_validate({"lists": rows}, from_attributes=True)


class ListedPlayers(Resource):
    @member
    @accepts(SearchedPlayer)
    @answers(200, ListedPlayersSeen)
    def get(self, caller: Member, searched: SearchedPlayer) -> ListedPlayersSeen:
        """Find players of the rating lists by the beginning of a name, or by number."""
        with reading() as session:
            found = rating_lists.found_players(
                session, searched.name, searched.limit, searched.list_name
            )
        own = ListedPlayerSeen.model_fields.keys() - {"list_name", "listed_on"}
        shown = [
            {name: getattr(player, name) for name in own}
            | {"list_name": of.name, "listed_on": of.listed_on}
            for player, of in found
        ]
        return ListedPlayersSeen.model_validate({"players": shown})


class TournamentRatingComparisons(Resource):
    @member
    @accepts(WhichList)
    @answers(200, ComparisonSeen)
    def get(self, caller: Member, tournament_id: int, which: WhichList) -> ComparisonSeen:
        """Compare the entries with a rating list: by number, else by name and year of birth."""
        chosen, found = compare_ratings(caller, tournament_id, which.list_name, which.speed)
        seen = [
            ComparedSeen(
                registration_id=each.entry.id,
                name=each.entry.name,
                number=each.listed.number if each.listed else "",
                listed_name=each.listed.name if each.listed else "",
                differences={name: list(pair) for name, pair in each.differences.items()},
            )
            for each in found
        ]
        return ComparisonSeen(
            list_name=chosen.name,
            listed_on=chosen.listed_on,
            compared=len(seen),
            different=[each for each in seen if each.differences],
            unknown=[each for each in seen if not each.number],
        )
