"""/registration-moves, /event-distributions, /event-age-categories: who plays where, by what."""

from dataclasses import asdict

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.actions.move_entries import (
    distribute,
    move_entry,
    set_age_categories,
)
from services.tournaments.entries.domain.distribution import (
    FIDE_CATEGORIES,
    AgeCategory,
    Criteria,
)
from services.tournaments.entries.resources.registrations import (
    RegistrationSeen,
    registration_as_json,
)
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Member, member

USUAL = [asdict(each) for each in FIDE_CATEGORIES]


class Destination(Arguments):
    """Where a player goes."""

    tournament_id: int = Field(ge=1, examples=[2], description="Another tournament of the event.")


class Rule(BaseModel):
    """Who plays in a tournament; what is left out is not looked at."""

    tournament_id: int = Field(ge=1)
    rating_from: int | None = Field(None, ge=0, le=4000)
    rating_below: int | None = Field(None, ge=1, le=4001)
    age_from: int | None = Field(None, ge=0, le=150)
    age_below: int | None = Field(None, ge=1, le=151)
    club: str = Field("", max_length=60)
    sex: str = Field("", pattern="^[wm]?$")


class DistributionOrder(Arguments):
    """Rules from the first down: the first that fits a player decides."""

    rules: JsonText[list[Rule]] = Field(
        min_length=1,
        max_length=50,
        examples=[[{"tournament_id": 1, "rating_below": 1600}]],
        description="From the first down; the first that fits a player decides.",
    )
    dry_run: bool = Field(False, description="Only tell who would go where.")


class Move(BaseModel):
    """A player and the tournament he goes to."""

    registration_id: int
    name: str
    tournament_id: int


class Distributed(BaseModel):
    """Who goes where; who fits no rule stays."""

    moves: list[Move]
    without_place: list[int]
    names: dict[int, str]


class Category(BaseModel):
    """Ages reached in the year of the event, both included."""

    name: str = Field(min_length=1, max_length=30)
    least: int = Field(0, ge=0, le=200)
    most: int = Field(200, ge=0, le=200)


class CategoryRules(Arguments):
    """Age categories from the first down: the first that fits counts."""

    categories: JsonText[list[Category]] = Field(
        [Category(**each) for each in USUAL],
        max_length=50,
        examples=[[{"name": "U12", "most": 12}]],
        description="Left out: U8 to U20, S50 and S65.",
    )
    year: int | None = Field(None, ge=1900, le=2200, description="Left out: that of the event.")


class CategoryCounts(BaseModel):
    """How many players are in each category; the empty one fits nobody else's."""

    counts: dict[str, int]


class RegistrationMoves(Resource):
    @member(scope=ORGANISE)
    @accepts(Destination)
    @answers(200, RegistrationSeen)
    def post(self, caller: Member, registration_id: int, to: Destination) -> RegistrationSeen:
        """Move a player who has not begun to play to another tournament of the event."""
        return registration_as_json(
            move_entry(caller, registration_id, to.tournament_id), personal=True
        )


class EventDistributions(Resource):
    @member(scope=ORGANISE)
    @accepts(DistributionOrder)
    @answers(200, Distributed)
    def post(self, caller: Member, uniq_id: str, order: DistributionOrder) -> Distributed:
        """Distribute players over tournaments that have not begun, by rating, age, club or sex."""
        rules = [Criteria(**each.model_dump()) for each in order.rules]
        found = distribute(caller, uniq_id, rules, dry_run=order.dry_run)
        moves = [
            Move(registration_id=each, name=found.names[each], tournament_id=where)
            for each, where in found.moves.items()
        ]
        names = {each: found.names[each] for each in found.without_place}
        return Distributed(moves=moves, without_place=found.without_place, names=names)


class EventAgeCategories(Resource):
    @member(scope=ORGANISE)
    @accepts(CategoryRules)
    @answers(200, CategoryCounts)
    def put(self, caller: Member, uniq_id: str, rules: CategoryRules) -> CategoryCounts:
        """Compute the age category of every player of the event whose birthday is known."""
        categories = [AgeCategory(**each.model_dump()) for each in rules.categories]
        return CategoryCounts(counts=set_age_categories(caller, uniq_id, categories, rules.year))
