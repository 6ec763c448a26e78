"""/tournament-prizes: groups, amounts and sharing, and who wins what by the standing."""

from typing import Annotated, Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.hall.resources.parameters import Line, Name
from services.tournaments.rounds.actions.award_prizes import (
    awards_of,
    group_as_json,
    prizes_of,
    set_prizes,
)
from services.tournaments.rounds.actions.compute_standings import (
    ComputedStanding,
    Question,
    standing_of,
)
from services.tournaments.rules.prizes import Award
from shared.arguments import LARGEST_INTEGER, Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member

MOST_GROUPS, MOST_PLACES, MOST_CLUBS, OLDEST = 30, 100, 100, 150
Cents = Annotated[int, Field(ge=0, le=LARGEST_INTEGER)]


class PrizeGroupGiven(BaseModel):
    """Who competes for these prizes; without any limit everybody does."""

    name: Name = Field(examples=["General"])
    category: Line | None = Field(None, max_length=30, description="Only this category.")
    rating_from: int | None = Field(None, ge=0, le=4000, description="Only rated so or above.")
    rating_below: int | None = Field(None, ge=1, le=4000, description="Only rated below.")
    age_from: int | None = Field(
        None, ge=0, le=OLDEST, description="Only this old or older in the year it begins."
    )
    age_below: int | None = Field(
        None, ge=1, le=OLDEST, description="Only younger in the year it begins."
    )
    sex: Literal["w", "m"] | None = Field(None, description="Only women or men.")
    clubs: list[Annotated[Line, Field(min_length=1, max_length=60)]] = Field(
        [], max_length=MOST_CLUBS, description="Only players of these clubs."
    )
    without_clubs: bool = Field(False, description="Everybody but players of these clubs.")
    sharing: Literal["none", "average", "hort"] = Field(
        "none", description="Among equal points: by place, equal parts, or half of each (Hort)."
    )
    besides_others: bool = Field(
        False, description="Whether one may win here with a prize of a group above."
    )
    amounts: list[Cents] = Field(
        max_length=MOST_PLACES, examples=[[30000, 20000]], description="In cents, by place."
    )


class PrizesGiven(Arguments):
    """All groups, in the order in which prizes are given."""

    groups: JsonText[Annotated[list[PrizeGroupGiven], Field(max_length=MOST_GROUPS)]] = Field(
        examples=[[{"name": "General", "amounts": [30000, 20000]}]],
        description="The groups, each with its prizes.",
    )


class AwardSeen(BaseModel):
    """What one player wins in one group."""

    group: str
    place: int
    registration_id: int | None
    name: str
    club: str
    points: str | None
    cents: int


class PrizesSeen(BaseModel):
    """The prizes, and who wins them by the standing after `round`."""

    round: int
    groups: list[PrizeGroupGiven]
    awards: list[AwardSeen]
    total_cents: int


class TournamentPrizes(Resource):
    @anyone(code=True)
    @answers(200, PrizesSeen, conditional=True)
    def get(self, caller: Caller, tournament_id: int) -> PrizesSeen:
        """Read the prizes and who wins them, by the standing after the last closed round."""
        return _seen(caller, tournament_id)

    @member(scope=ORGANISE)
    @accepts(PrizesGiven)
    @answers(200, PrizesSeen)
    def put(self, caller: Member, tournament_id: int, given: PrizesGiven) -> PrizesSeen:
        """Set all prizes of a tournament; those that are not named are gone."""
        set_prizes(caller, tournament_id, [group.model_dump() for group in given.groups])
        return _seen(caller, tournament_id)


def _seen(caller: Caller, tournament_id: int) -> PrizesSeen:
    rows = prizes_of(caller, tournament_id)
    computed = standing_of(caller, tournament_id, Question())
    made = [_award_as_json(award, computed) for award in awards_of(computed, rows)]
    return PrizesSeen(
        round=computed.standing.round,
        groups=[PrizeGroupGiven.model_validate(group_as_json(row)) for row in rows],
        awards=made,
        total_cents=sum(award.cents for award in made),
    )


def _award_as_json(award: Award, computed: ComputedStanding) -> AwardSeen:
    line = next(each for each in computed.standing.lines if each.number == award.number)
    return AwardSeen(
        group=award.group,
        place=award.place,
        registration_id=computed.registration_of.get(award.number),
        name=line.name,
        club=line.club,
        points=line.values[0] if line.values else None,
        cents=award.cents,
    )
