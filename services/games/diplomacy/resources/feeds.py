"""/calendar-tokens, /calendars: private addresses of feeds."""

from typing import ClassVar

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field, RootModel

from services.games.diplomacy.actions.open_feeds import (
    calendar_of,
    close_calendar,
    open_calendar,
)
from shared.arguments import accepts, answers
from shared.callers import ACCOUNT, Member, Presented, member
from shared.peers import Done


class CalendarAddress(BaseModel):
    """Where the calendar is; whoever knows it can read it."""

    msg: str
    path: str = Field(examples=["/calendars/d8Kq….ics"])


class Calendar(RootModel[str]):
    """Deadlines for calendar programs."""

    media_type: ClassVar[str] = "text/calendar"


class CalendarTokens(Resource):
    @member(scope=ACCOUNT)
    @accepts(Presented)
    @answers(201, CalendarAddress)
    def post(self, caller: Member, _sent: Presented) -> CalendarAddress:
        """Get a private address of one's deadlines; an older one ends."""
        token = open_calendar(caller.player_id)
        return CalendarAddress(msg="Ok calendar opened", path=f"/calendars/{token}.ics")

    @member(scope=ACCOUNT)
    @accepts(Presented)
    @answers(200, Done)
    def delete(self, caller: Member, _sent: Presented) -> Done:
        """End the private address of one's deadlines."""
        close_calendar(caller.player_id)
        return Done(msg="Ok calendar closed")


class Calendars(Resource):
    @answers(200, Calendar)
    def get(self, token: str) -> Response:
        """Read the deadlines behind a private address."""
        return Response(calendar_of(token), mimetype="text/calendar")
