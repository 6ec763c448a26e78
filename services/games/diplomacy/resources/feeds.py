"""/calendar-tokens, /calendars, /stream-tickets: private addresses of feeds."""

from typing import ClassVar

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field, RootModel

from services.games.diplomacy.actions.open_feeds import (
    calendar_of,
    close_calendar,
    give_ticket,
    open_calendar,
)
from shared.arguments import LARGEST_INTEGER, accepts, answers
from shared.callers import PLAY, Member, Presented, member
from shared.config import settings
from shared.peers import Done


class TicketAsked(Presented):
    """Of which game."""

    game_id: int = Field(ge=0, le=LARGEST_INTEGER, examples=[3], description="The game's number.")


class CalendarAddress(BaseModel):
    """Where the calendar is; whoever knows it can read it."""

    msg: str
    path: str = Field(examples=["/calendars/d8Kq….ics"])


class Ticket(BaseModel):
    """Opens the stream once within a minute: ?ticket=… and, to go on, &last_event_id=…"""

    msg: str
    ticket: str
    port: int
    path: str = Field(examples=["/game-events/3"])


class Calendar(RootModel[str]):
    """Deadlines for calendar programs."""

    media_type: ClassVar[str] = "text/calendar"


class CalendarTokens(Resource):
    @member(scope=PLAY)
    @accepts(Presented)
    @answers(201, CalendarAddress)
    def post(self, caller: Member, _sent: Presented) -> CalendarAddress:
        """Get a private address of one's deadlines; an older one ends."""
        token = open_calendar(caller.player_id)
        return CalendarAddress(msg="Ok calendar opened", path=f"/calendars/{token}.ics")

    @member(scope=PLAY)
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


class StreamTickets(Resource):
    @member
    @accepts(TicketAsked)
    @answers(201, Ticket)
    def post(self, caller: Member, asked: TicketAsked) -> Ticket:
        """Get a ticket for the events of a game one is in."""
        return Ticket(
            msg="Ok ticket given",
            ticket=give_ticket(asked.game_id, caller.player_id),
            port=settings().streams_port,
            path=f"/game-events/{asked.game_id}",
        )
