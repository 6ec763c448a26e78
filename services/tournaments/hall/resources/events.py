"""/events: events of the hall, their staff and their connections."""

import json
from datetime import datetime
from typing import Annotated, Literal

from flask_restful import Resource
from pydantic import AfterValidator, BaseModel, Field

from services.tournaments.hall import store
from services.tournaments.hall.actions.manage_event import (
    change_event,
    create_event,
    visible_event,
)
from services.tournaments.hall.domain.tabs import tabs
from services.tournaments.hall.resources.parameters import Colour, Moment, Name, Page, UniqueId
from services.tournaments.hall.tables import Event
from shared import clock
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member
from shared.database import reading

TimerColours = JsonText[dict[Literal["1", "2", "3"], Colour]]
MOST_MINUTES = 180


def _require_minutes(delay: int) -> int:
    if delay > MOST_MINUTES:
        raise ValueError(f"Delays of timers are minutes, at most {MOST_MINUTES}")
    return delay


Minutes = Annotated[
    int,
    Field(ge=0, json_schema_extra={"maximum": MOST_MINUTES}),
    AfterValidator(_require_minutes),
]
TimerDelays = JsonText[dict[Literal["1", "2", "3"], Minutes]]


class EventChanges(Arguments):
    """What an organiser may change; what is left out stays."""

    name: Name | None = None
    start: Moment | None = Field(None, description="When it begins, with a time zone.")
    stop: Moment | None = Field(None, description="When it ends, with a time zone.")
    public: bool = Field(False, description="Whether everybody may see it.")
    path: str | None = Field(None, max_length=200, description="Folder of imported files.")
    background_image: str | None = Field(None, max_length=500, description="Image of screens.")
    background_color: Colour | None = Field(None, description="Colour of screens.")
    update_password: str | None = Field(
        None, max_length=60, description="The code tablets show to enter results; empty: none."
    )
    record_illegal_moves: int = Field(0, ge=0, le=9, description="Cards per player and round.")
    allow_results_deletion_on_input_screens: bool = Field(
        False, description="Whether tablets may delete a result."
    )
    timer_colors: TimerColours | None = Field(None, description="Colours 1 to 3 of timers.")
    timer_delays: TimerDelays | None = Field(None, description="Delays 1 to 3, in minutes.")


class NewEvent(EventChanges):
    """An event to be created; whoever creates it is its organiser."""

    uniq_id: UniqueId
    name: Name = Field(examples=["Open of the Harbour"])
    start: Moment = Field(examples=["2026-07-01T09:00:00Z"], description="Beginning.")
    stop: Moment = Field(examples=["2026-07-09T20:00:00Z"], description="End.")


class EventSeen(BaseModel):
    """An event as everybody who may see it does."""

    uniq_id: str
    name: str
    start: datetime
    stop: datetime
    public: bool
    path: str | None
    background_image: str | None
    background_color: str | None
    update_password_set: bool
    record_illegal_moves: int
    allow_results_deletion_on_input_screens: bool
    timer_colors: dict[str, str]
    timer_delays: dict[str, int]
    last_update: datetime


class EventLists(BaseModel):
    """Events in three lists, latest first."""

    current: list[EventSeen]
    coming: list[EventSeen]
    past: list[EventSeen]


def event_as_json(event: Event) -> EventSeen:
    shown = {name: getattr(event, name) for name in EventSeen.model_fields if hasattr(event, name)}
    return EventSeen(
        **shown
        | {
            "update_password_set": event.update_password_hash is not None,
            "timer_colors": json.loads(event.timer_colors or "{}"),
            "timer_delays": json.loads(event.timer_delays or "{}"),
        }
    )


class Events(Resource):
    @anyone(code=True)
    @accepts(Page)
    @answers(200, EventLists, conditional=True)
    def get(self, caller: Caller, page: Page) -> EventLists:
        """List the public events, and the private ones whose staff the caller belongs to."""
        with reading() as session:
            seen = store.events_seen_by(session, caller.player_id)
        lists = tabs(seen, clock.now())
        shown = {
            tab: [event_as_json(each) for each in found[page.after : page.after + page.limit]]
            for tab, found in lists.items()
        }
        return EventLists(**shown)

    @member(scope=ORGANISE, confirmed=True)
    @accepts(NewEvent)
    @answers(201, EventSeen)
    def post(self, caller: Member, new: NewEvent) -> EventSeen:
        """Create an event; any member may."""
        return event_as_json(create_event(caller, new.model_dump()))


class EventOne(Resource):
    @anyone(code=True)
    @answers(200, EventSeen, conditional=True)
    def get(self, caller: Caller, uniq_id: str) -> EventSeen:
        """Read an event."""
        return event_as_json(visible_event(caller, uniq_id))

    @member(scope=ORGANISE)
    @accepts(EventChanges)
    @answers(200, EventSeen)
    def put(self, caller: Member, uniq_id: str, changes: EventChanges) -> EventSeen:
        """Change an event."""
        given = {
            name: value
            for name, value in changes.model_dump(exclude_unset=True).items()
            if value is not None or name not in ("name", "start", "stop")
        }
        return event_as_json(change_event(caller, uniq_id, given))
