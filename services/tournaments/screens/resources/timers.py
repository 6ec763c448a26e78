"""/timers and /timer-hours: countdowns and the hours they count to."""

import json
from datetime import datetime
from typing import Annotated

from flask_restful import Resource
from pydantic import AfterValidator, BaseModel, Field

from services.tournaments.hall.resources.events import TimerColours, TimerDelays
from services.tournaments.hall.resources.parameters import Line, UniqueId
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
from services.tournaments.screens.actions.see_timer import band_now
from services.tournaments.screens.resources.parameters import (
    InLanguage,
    Ordered,
    Words,
    given_by,
)
from services.tournaments.screens.tables import Timer, TimerHour
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member
from shared.moments import zone_names
from shared.peers import Done


def _known_zone(name: str) -> str:
    if name not in zone_names():
        raise ValueError("must be the name of a time zone, like Europe/Paris")
    return name


Zone = Annotated[str, Field(max_length=40), AfterValidator(_known_zone)]


class TimerChanges(Arguments):
    """What an arbiter may change; what is left out stays."""

    uniq_id: UniqueId | None = None
    colors: TimerColours | None = Field(None, description="Colours 1 to 3; else the event's.")
    delays: TimerDelays | None = Field(None, description="Delays 1 to 3, in minutes.")
    zone: Zone | None = Field(None, description="Where the hours are meant, like Europe/Paris.")


class NewTimer(TimerChanges):
    """A timer to be added."""

    uniq_id: UniqueId = Field(examples=["rounds"])


class TimerSeen(BaseModel):
    """A timer as it is stored."""

    id: int
    uniq_id: str
    colors: dict[str, str] | None
    delays: dict[str, int] | None
    zone: str


class HourChanges(Arguments):
    """What an arbiter may change; what makes no sense is stored, and told in the warnings."""

    uniq_id: Line | None = Field(
        None, min_length=1, max_length=60, description="A number is the start of that round."
    )
    date_str: Line | None = Field(
        None, max_length=10, examples=["2026-07-01"], description="Empty: that of the hour before."
    )
    time_str: Line | None = Field(
        None, max_length=5, examples=["14:00"], description="Hours and minutes."
    )
    text_before: Words | None = Field(
        None, examples=["Round {} in %s"], description="%s is the duration, {} the round."
    )
    text_after: Words | None = Field(None, description="As the text before.")


class HourSeen(BaseModel):
    """An hour as it is stored."""

    id: int
    timer_id: int
    uniq_id: str
    order: int
    date_str: str | None
    time_str: str | None
    text_before: str | None
    text_after: str | None


class BandSeen(BaseModel):
    """The band now: colour, words with the duration, seconds until the hour or since."""

    hour_id: int
    color: str
    text: str
    seconds: int
    after: bool


class BandNow(BaseModel):
    """By the server's clock; `clock` is the time on the wall of the hall."""

    now: datetime
    clock: str
    band: BandSeen | None


def timer_as_json(row: Timer) -> TimerSeen:
    return TimerSeen(
        id=row.id,
        uniq_id=row.uniq_id,
        colors=json.loads(row.colors) if row.colors else None,
        delays=json.loads(row.delays) if row.delays else None,
        zone=row.zone,
    )


class EventTimers(Resource):
    @member(scope=ORGANISE)
    @accepts(NewTimer)
    @answers(201, TimerSeen)
    def post(self, caller: Member, uniq_id: str, new: NewTimer) -> TimerSeen:
        """Add a timer; its zone is the caller's unless told."""
        known = caller.zone if caller.zone in zone_names() else "UTC"
        given = {"zone": known, **given_by(new, "zone")}
        return timer_as_json(add_thing(caller, uniq_id, Timer, given))


class TimerOne(Resource):
    @member(scope=ORGANISE)
    @accepts(TimerChanges)
    @answers(200, TimerSeen)
    def put(self, caller: Member, timer_id: int, changes: TimerChanges) -> TimerSeen:
        """Change a timer."""
        given = given_by(changes, "uniq_id", "zone")
        return timer_as_json(change_thing(caller, Timer, timer_id, given))

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, timer_id: int) -> Done:
        """Remove a timer with its hours; screens that had it are left without."""
        remove_thing(caller, Timer, timer_id)
        return Done(msg="The timer was removed")


class TimerCopies(Resource):
    @member(scope=ORGANISE)
    @answers(201, TimerSeen)
    def post(self, caller: Member, timer_id: int) -> TimerSeen:
        """Copy a timer with its hours."""
        return timer_as_json(copy_thing(caller, Timer, timer_id))


class TimerHours(Resource):
    @member(scope=ORGANISE)
    @accepts(HourChanges)
    @answers(201, HourSeen)
    def post(self, caller: Member, timer_id: int, new: HourChanges) -> HourSeen:
        """Add an hour, the last; without a name it is the start of the next round."""
        given = given_by(new, "uniq_id")
        made = add_part(
            caller, TimerHour, timer_id, lambda before: {"uniq_id": _next_round(before), **given}
        )
        return HourSeen.model_validate(made, from_attributes=True)

    @member(scope=ORGANISE)
    @accepts(Ordered)
    @answers(200, Done)
    def put(self, caller: Member, timer_id: int, ordered: Ordered) -> Done:
        """Put the hours into another order."""
        order_parts(caller, TimerHour, timer_id, list(ordered.ids))
        return Done(msg="The hours have a new order")


class TimerHourOne(Resource):
    @member(scope=ORGANISE)
    @accepts(HourChanges)
    @answers(200, HourSeen)
    def put(self, caller: Member, timer_id: int, hour_id: int, changes: HourChanges) -> HourSeen:
        """Change an hour."""
        given = given_by(changes, "uniq_id")
        made = change_part(caller, TimerHour, timer_id, hour_id, given)
        return HourSeen.model_validate(made, from_attributes=True)

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, timer_id: int, hour_id: int) -> Done:
        """Remove an hour."""
        remove_part(caller, TimerHour, timer_id, hour_id)
        return Done(msg="The hour was removed")


class TimerBands(Resource):
    @anyone(code=True)
    @accepts(InLanguage)
    @answers(200, BandNow)
    def get(self, caller: Caller, uniq_id: str, timer: str, wanted: InLanguage) -> BandNow:
        """Read what the band of a timer shows now, and the server's time."""
        return BandNow.model_validate(band_now(caller, uniq_id, timer, wanted.lang))


def _next_round(before: list[TimerHour]) -> str:
    names = [hour.uniq_id for hour in before]
    taken = {int(name) for name in names if name.isascii() and name.isdigit()}
    return str(max(taken, default=0) + 1)
