"""/halls, /screen-contents and /rotator-contents: what a hall has, and what it shows."""

from datetime import datetime
from typing import Any

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel

from services.tournaments.hall.resources.parameters import conditional
from services.tournaments.rounds.resources.rounds import BoardSeen, SideSeen
from services.tournaments.screens.actions.see_hall import contents_of_rotator, see_hall
from services.tournaments.screens.actions.see_screen import contents_of_screen
from services.tournaments.screens.actions.set_up_hall import set_up_hall
from services.tournaments.screens.resources.families import (
    FamilySeen,
    RotatorSeen,
    family_as_json,
    rotator_as_json,
)
from services.tournaments.screens.resources.parameters import InLanguage
from services.tournaments.screens.resources.screens import ScreenSeen, SetSeen, screen_as_json
from services.tournaments.screens.resources.timers import HourSeen, TimerSeen, timer_as_json
from shared.arguments import accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member


class ScreenListed(BaseModel):
    """A screen one may look at: its name in addresses, what it shows, its title."""

    uniq_id: str
    type: str
    name: str
    public: bool
    family: str | None


class RotatorListed(BaseModel):
    """A rotator one may look at."""

    uniq_id: str
    public: bool


class Setup(BaseModel):
    """Everything an arbiter has set up, as it is stored."""

    timers: list[TimerSeen]
    hours: list[HourSeen]
    screens: list[ScreenSeen]
    sets: list[SetSeen]
    families: list[FamilySeen]
    rotators: list[RotatorSeen]
    alerts: dict[str, str]


class HallSeen(BaseModel):
    """The screens and rotators one may look at; what is set up, and warnings, for arbiters."""

    screens: list[ScreenListed]
    rotators: list[RotatorListed]
    setup: Setup | None
    warnings: list[str]


class HallMade(BaseModel):
    """What was added."""

    made: list[str]


class EventShown(BaseModel):
    """The event of a screen."""

    uniq_id: str
    name: str
    allow_results_deletion: bool
    code_set: bool


class ScreenShown(BaseModel):
    """The screen itself; `name` is its title."""

    uniq_id: str
    type: str
    public: bool
    name: str
    columns: int
    font_size: int | None
    family: str | None
    background_image: str | None
    background_color: str | None


class LinkShown(BaseModel):
    """A link of the menu."""

    screen: str
    label: str
    selected: bool


class HourShown(BaseModel):
    """An hour of the timer; `%s` in the texts is the duration."""

    id: int
    at: datetime
    text_before: str
    text_after: str
    round: int | None


class TimerShown(BaseModel):
    """What a front end needs to count by itself; delays in minutes."""

    id: int
    uniq_id: str
    colors: dict[str, str]
    delays: dict[str, int]
    hours: list[HourShown]


class SeatShown(BaseModel):
    """Where a player sits in the current round."""

    table: int
    board: int
    colour: str
    points: float
    virtual_points: float
    opponent: SideSeen
    result: int


class PlayerShown(BaseModel):
    """A player by name; without a seat before the first round, or when he is not paired."""

    registration_id: int
    person_id: int | None
    name: str
    title: str
    rating: int
    rating_type: str
    club: str
    sex: str
    checked_in: bool
    seat: SeatShown | None
    absence: str | None


class TableSeatShown(BaseModel):
    """A role at a table of several seats and who has it; `score` is a fraction as text."""

    table: int
    role: str
    registration_id: int
    name: str
    score: str
    finished: bool


class RankShown(BaseModel):
    """A line of a standing or crosstable; `values` follow the headings, `cells` the rounds."""

    rank: int
    registration_id: int | None
    name: str
    values: list[str]
    cells: list[str]


class SetShown(BaseModel):
    """One tournament on a screen; `shows` says what stands in the columns.

    `boards`: boards; `players`, `check_in`: players; `ranking`, `crosstable`: ranks; `tables` and
    (by name) `seats`: seats of tables.
    """

    tournament_id: int
    tournament: str
    version: int
    title: str
    shows: str
    round: int
    playing: bool
    planned_rounds: int
    check_in_open: bool
    illegal_moves: int
    headings: list[str]
    count: int
    columns: list[list[BoardSeen | PlayerShown | TableSeatShown | RankShown]]


class ResultShown(BaseModel):
    """A result that counts."""

    date: datetime
    tournament_id: int
    tournament: str
    round: int
    board: int
    white: str
    black: str
    result: int
    notation: str


class ScreenContents(BaseModel):
    """Everything a screen shows; it stays the same until the event or a tournament changes."""

    event: EventShown
    screen: ScreenShown
    menu: list[LinkShown]
    timer: TimerShown | None
    alert: str | None
    sets: list[SetShown]
    results: list[list[ResultShown]]
    warnings: list[str]


class RotatorContents(BaseModel):
    """Which screens take turns, each for so many seconds."""

    uniq_id: str
    delay: int
    show_menus: bool
    screens: list[str]
    warnings: list[str]


class Halls(Resource):
    @anyone(code=True)
    @accepts(InLanguage)
    @answers(200, HallSeen, conditional=True)
    def get(self, caller: Caller, uniq_id: str, wanted: InLanguage) -> HallSeen:
        """List the screens and rotators of an event; arbiters read what is set up, too."""
        seen = see_hall(caller, uniq_id, wanted.lang)
        hall = seen.hall
        setup = Setup(
            timers=[timer_as_json(row) for row in hall.timers.values()],
            hours=[
                HourSeen.model_validate(row, from_attributes=True)
                for rows in hall.hours.values()
                for row in rows
            ],
            screens=[screen_as_json(row) for row in hall.screens],
            sets=[
                SetSeen.model_validate(row, from_attributes=True)
                for rows in hall.sets.values()
                for row in rows
            ],
            families=[family_as_json(row) for row in hall.families],
            rotators=[rotator_as_json(row) for row, _, _ in hall.rotators],
            alerts=hall.alerts,
        )
        return HallSeen(
            screens=[ScreenListed.model_validate(each) for each in seen.screens],
            rotators=[
                RotatorListed(uniq_id=row.uniq_id, public=row.public)
                for row, _, _ in hall.rotators
                if row.public or hall.by_arbiter
            ],
            setup=setup if hall.by_arbiter else None,
            warnings=seen.warnings,
        )

    @member(scope=ORGANISE)
    @answers(201, HallMade)
    def post(self, caller: Member, uniq_id: str) -> HallMade:
        """Set up a working hall with the usual screens; what is there stays."""
        return HallMade(made=set_up_hall(caller, uniq_id))


class ScreenContent(Resource):
    @anyone(code=True)
    @accepts(InLanguage)
    @answers(200, ScreenContents, conditional=True)
    def get(self, caller: Caller, uniq_id: str, screen: str, wanted: InLanguage) -> Response:
        """Read all that a screen shows; ask again with If-None-Match."""
        body = contents_of_screen(caller, uniq_id, screen, wanted.lang, _written)
        return conditional(body, "application/json")


class RotatorContent(Resource):
    @anyone(code=True)
    @answers(200, RotatorContents, conditional=True)
    def get(self, caller: Caller, uniq_id: str, rotator: str) -> RotatorContents:
        """Read which screens take turns."""
        return RotatorContents.model_validate(contents_of_rotator(caller, uniq_id, rotator))


def _written(contents: dict[str, Any]) -> str:
    return ScreenContents.model_validate(contents).model_dump_json()
