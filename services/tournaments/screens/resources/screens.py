"""/screens, /screen-sets and /families: what hangs on the walls of the hall."""

import json
from typing import Any, Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.hall.resources.parameters import Colour, Line, Name, UniqueId
from services.tournaments.screens.actions.manage_things import (
    add_part,
    add_thing,
    change_part,
    change_thing,
    copy_thing,
    order_parts,
    remove_part,
    remove_thing,
)
from services.tournaments.screens.resources.parameters import (
    Ids,
    Ordered,
    Position,
    Words,
    given_by,
)
from services.tournaments.screens.tables import Screen, ScreenSet
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.peers import Done

ScreenType = Literal[
    "input",
    "boards",
    "players",
    "results",
    "image",
    "check_in",
    "ranking",
    "crosstable",
    "calls",
]
NEVER_EMPTY = ("uniq_id", "type", "public", "columns")


class ShownChanges(Arguments):
    """What screens and families have in common; what is left out stays."""

    uniq_id: UniqueId | None = None
    public: bool = Field(False, description="Whether everybody may see it.")
    name: Name | None = Field(None, description="Its title; else that of its first set.")
    columns: int = Field(1, ge=1, le=12, description="How many columns.")
    menu_link: bool = Field(True, description="Whether other screens may link to it.")
    menu_text: Words | None = Field(None, description="Label of links to it: %t, %f, %l.")
    menu: Words | None = Field(
        None,
        examples=["@boards,@players"],
        description="Links on it: @boards, @input, @players, @results, @family, names, patterns.",
    )
    timer_id: int | None = Field(None, ge=1, description="The timer on it.")
    players_show_unpaired: bool | None = Field(
        None, description="Whether players without an opponent stand on it."
    )
    font_size: int | None = Field(None, ge=50, le=400, description="Per cent of the usual size.")


class ScreenChanges(ShownChanges):
    """What an arbiter may change; what is left out stays."""

    type: ScreenType | None = Field(None, description="What it shows.")
    results_limit: int | None = Field(None, ge=0, le=500, description="At most so many; 0: all.")
    results_tournament_ids: Ids | None = Field(
        None, description="Of which tournaments results are shown; empty: of all."
    )
    background_image: Line | None = Field(None, max_length=100, description="Name of an image.")
    background_color: Colour | None = Field(None, description="Colour behind it.")


class NewScreen(ScreenChanges):
    """A screen to be added."""

    uniq_id: UniqueId = Field(examples=["entrance"])
    type: ScreenType = Field(examples=["boards"], description="What it shows.")


class ShownSeen(BaseModel):
    """What screens and families have in common."""

    id: int
    uniq_id: str
    type: str
    public: bool
    name: str | None
    columns: int
    menu_link: bool | None
    menu_text: str | None
    menu: str | None
    timer_id: int | None
    players_show_unpaired: bool | None
    font_size: int | None


class ScreenSeen(ShownSeen):
    """A screen as it is stored."""

    results_limit: int | None
    results_tournament_ids: list[int]
    background_image: str | None
    background_color: str | None


class SetChanges(Arguments):
    """Which boards or players; what is left out stays."""

    tournament_id: int | None = Field(None, ge=1, description="Of which tournament.")
    name: Name | None = Field(None, description="Its title, with %t, %f, %l.")
    first: Position | None = Field(None, description="From this one on.")
    last: Position | None = Field(None, description="Up to this one.")
    fixed_boards_str: Line | None = Field(
        None,
        max_length=200,
        examples=["1,4,27"],
        description="Only boards with these numbers; an empty text: those with fixed tables.",
    )


class NewSet(SetChanges):
    """A set to be added to a screen."""

    tournament_id: int = Field(ge=1, examples=[7], description="Of which tournament.")


class SetSeen(BaseModel):
    """A set as it is stored."""

    id: int
    screen_id: int
    tournament_id: int
    name: str | None
    order: int
    first: int | None
    last: int | None
    fixed_boards_str: str | None


def screen_as_json(row: Screen) -> ScreenSeen:
    return ScreenSeen.model_validate(
        columns_of(row, ScreenSeen)
        | {"results_tournament_ids": json.loads(row.results_tournament_ids or "[]")}
    )


def columns_of(row: Any, seen: type[BaseModel]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in seen.model_fields if hasattr(row, name)}


class EventScreens(Resource):
    @member(scope=ORGANISE)
    @accepts(NewScreen)
    @answers(201, ScreenSeen)
    def post(self, caller: Member, uniq_id: str, new: NewScreen) -> ScreenSeen:
        """Add a screen, with a set on the first tournament where it shows one."""
        return screen_as_json(add_thing(caller, uniq_id, Screen, new.model_dump()))


class ScreenOne(Resource):
    @member(scope=ORGANISE)
    @accepts(ScreenChanges)
    @answers(200, ScreenSeen)
    def put(self, caller: Member, screen_id: int, changes: ScreenChanges) -> ScreenSeen:
        """Change a screen."""
        given = given_by(changes, *NEVER_EMPTY)
        return screen_as_json(change_thing(caller, Screen, screen_id, given))

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, screen_id: int) -> Done:
        """Remove a screen with its sets."""
        remove_thing(caller, Screen, screen_id)
        return Done(msg="The screen was removed")


class ScreenCopies(Resource):
    @member(scope=ORGANISE)
    @answers(201, ScreenSeen)
    def post(self, caller: Member, screen_id: int) -> ScreenSeen:
        """Copy a screen with its sets."""
        return screen_as_json(copy_thing(caller, Screen, screen_id))


class ScreenSets(Resource):
    @member(scope=ORGANISE)
    @accepts(NewSet)
    @answers(201, SetSeen)
    def post(self, caller: Member, screen_id: int, new: NewSet) -> SetSeen:
        """Add a set to a screen, below the others."""
        made = add_part(caller, ScreenSet, screen_id, lambda _: new.model_dump())
        return SetSeen.model_validate(made, from_attributes=True)

    @member(scope=ORGANISE)
    @accepts(Ordered)
    @answers(200, Done)
    def put(self, caller: Member, screen_id: int, ordered: Ordered) -> Done:
        """Put the sets of a screen into another order."""
        order_parts(caller, ScreenSet, screen_id, list(ordered.ids))
        return Done(msg="The sets have a new order")


class ScreenSetOne(Resource):
    @member(scope=ORGANISE)
    @accepts(SetChanges)
    @answers(200, SetSeen)
    def put(self, caller: Member, screen_id: int, set_id: int, changes: SetChanges) -> SetSeen:
        """Change a set."""
        given = given_by(changes, "tournament_id")
        made = change_part(caller, ScreenSet, screen_id, set_id, given)
        return SetSeen.model_validate(made, from_attributes=True)

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, screen_id: int, set_id: int) -> Done:
        """Remove a set."""
        remove_part(caller, ScreenSet, screen_id, set_id)
        return Done(msg="The set was removed")
