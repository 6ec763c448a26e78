"""/families and /rotators: screens that are made, and screens that take turns."""

import json
from typing import Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.hall.resources.parameters import Line, UniqueId
from services.tournaments.screens.actions.manage_things import (
    add_thing,
    change_thing,
    copy_thing,
    remove_thing,
)
from services.tournaments.screens.resources.parameters import Ids, Position, given_by
from services.tournaments.screens.resources.screens import (
    NEVER_EMPTY,
    ShownChanges,
    ShownSeen,
    columns_of,
)
from services.tournaments.screens.tables import Family, Rotator
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.peers import Done

FamilyType = Literal["input", "boards", "players"]


class FamilyChanges(ShownChanges):
    """What an arbiter may change; what is left out stays."""

    type: FamilyType | None = Field(None, description="What its screens show.")
    tournament_id: int | None = Field(None, ge=1, description="Of which tournament.")
    first: Position | None = Field(None, description="From this board or player on.")
    last: Position | None = Field(None, description="Up to this one.")
    range: Line | None = Field(
        None, pattern=r"^\d{1,4}-\d{1,4}$", examples=["3-5"], description="Only these screens."
    )
    parts: Position | None = Field(None, description="How many screens; or the number on each.")
    number: Position | None = Field(None, description="How many on each screen.")


class NewFamily(FamilyChanges):
    """A family to be added."""

    uniq_id: UniqueId = Field(examples=["boards"])
    type: FamilyType = Field(examples=["boards"], description="What its screens show.")
    tournament_id: int = Field(ge=1, examples=[7], description="Of which tournament.")


class FamilySeen(ShownSeen):
    """A family as it is stored."""

    tournament_id: int
    first: int | None
    last: int | None
    range: str | None
    parts: int | None
    number: int | None


class RotatorChanges(Arguments):
    """What an arbiter may change; what is left out stays."""

    uniq_id: UniqueId | None = None
    public: bool = Field(False, description="Whether everybody may see it.")
    screen_ids: Ids = Field([], description="Ids of screens, in their order.")
    family_ids: Ids = Field([], description="Ids of families, whose screens follow.")
    delay: int | None = Field(None, ge=1, le=3600, description="Seconds; else 15.")
    show_menus: bool = Field(False, description="Whether the menus of its screens are shown.")


class NewRotator(RotatorChanges):
    """A rotator to be added."""

    uniq_id: UniqueId = Field(examples=["hall"])


class RotatorSeen(BaseModel):
    """A rotator as it is stored."""

    id: int
    uniq_id: str
    public: bool
    screen_ids: list[int]
    family_ids: list[int]
    delay: int | None
    show_menus: bool


def family_as_json(row: Family) -> FamilySeen:
    return FamilySeen.model_validate(columns_of(row, FamilySeen))


def rotator_as_json(row: Rotator) -> RotatorSeen:
    return RotatorSeen.model_validate(
        columns_of(row, RotatorSeen)
        | {
            "screen_ids": json.loads(row.screen_ids or "[]"),
            "family_ids": json.loads(row.family_ids or "[]"),
        }
    )


class EventFamilies(Resource):
    @member(scope=ORGANISE)
    @accepts(NewFamily)
    @answers(201, FamilySeen)
    def post(self, caller: Member, uniq_id: str, new: NewFamily) -> FamilySeen:
        """Add a family."""
        return family_as_json(add_thing(caller, uniq_id, Family, new.model_dump()))


class FamilyOne(Resource):
    @member(scope=ORGANISE)
    @accepts(FamilyChanges)
    @answers(200, FamilySeen)
    def put(self, caller: Member, family_id: int, changes: FamilyChanges) -> FamilySeen:
        """Change a family."""
        given = given_by(changes, *NEVER_EMPTY, "tournament_id")
        return family_as_json(change_thing(caller, Family, family_id, given))

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, family_id: int) -> Done:
        """Remove a family."""
        remove_thing(caller, Family, family_id)
        return Done(msg="The family was removed")


class FamilyCopies(Resource):
    @member(scope=ORGANISE)
    @answers(201, FamilySeen)
    def post(self, caller: Member, family_id: int) -> FamilySeen:
        """Copy a family."""
        return family_as_json(copy_thing(caller, Family, family_id))


class EventRotators(Resource):
    @member(scope=ORGANISE)
    @accepts(NewRotator)
    @answers(201, RotatorSeen)
    def post(self, caller: Member, uniq_id: str, new: NewRotator) -> RotatorSeen:
        """Add a rotator."""
        return rotator_as_json(add_thing(caller, uniq_id, Rotator, new.model_dump()))


class RotatorOne(Resource):
    @member(scope=ORGANISE)
    @accepts(RotatorChanges)
    @answers(200, RotatorSeen)
    def put(self, caller: Member, rotator_id: int, changes: RotatorChanges) -> RotatorSeen:
        """Change a rotator."""
        given = given_by(changes, "uniq_id", "public", "screen_ids", "family_ids", "show_menus")
        return rotator_as_json(change_thing(caller, Rotator, rotator_id, given))

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, rotator_id: int) -> Done:
        """Remove a rotator."""
        remove_thing(caller, Rotator, rotator_id)
        return Done(msg="The rotator was removed")


class RotatorCopies(Resource):
    @member(scope=ORGANISE)
    @answers(201, RotatorSeen)
    def post(self, caller: Member, rotator_id: int) -> RotatorSeen:
        """Copy a rotator."""
        return rotator_as_json(copy_thing(caller, Rotator, rotator_id))
