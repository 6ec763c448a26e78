"""/stream-tickets: leave to listen to what happens at an event."""

from flask_restful import Resource
from pydantic import Field

from services.tournaments.actions.follow import ticket_for_topics
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import Caller, anyone
from shared.streams.addresses import MOST_TOPICS, Ticket, ticket_as_json


class TicketAsked(Arguments):
    """What to listen to."""

    topics: JsonText[list[str]] = Field(
        min_length=1,
        max_length=MOST_TOPICS,
        examples=[["event:harbour-open", "tournament:7"]],
        description="event:<uniq_id>, with all its tournaments, or tournament:<tournament_id>.",
    )


class StreamTickets(Resource):
    @anyone(code=True)
    @accepts(TicketAsked)
    @answers(201, Ticket)
    def post(self, caller: Caller, asked: TicketAsked) -> Ticket:
        """Get a ticket for what happens at events and in tournaments one may see."""
        given = ticket_for_topics(caller, asked.topics)
        return ticket_as_json(given.ticket, given.last_event_id, "tournaments")
