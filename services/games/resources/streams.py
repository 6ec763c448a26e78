"""/stream-tickets: leave to listen to what happens in games."""

from flask_restful import Resource
from pydantic import Field

from services.games.actions.follow import ticket_for_game, ticket_for_topics
from services.games.refusals import GameOrTopics
from shared.arguments import LARGEST_INTEGER, JsonText, accepts, answers
from shared.callers import Member, Presented, member
from shared.streams.addresses import MOST_TOPICS, Ticket, ticket_as_json


class TicketAsked(Presented):
    """A game of Diplomacy, or topics."""

    game_id: int | None = Field(
        None,
        ge=0,
        le=LARGEST_INTEGER,
        examples=[3],
        description="A Diplomacy game, for its own address /game-events/<game_id>.",
    )
    topics: JsonText[list[str]] | None = Field(
        None,
        min_length=1,
        max_length=MOST_TOPICS,
        description=(
            "For the address /events: diplomacy-game:<game_id> and go-game:<game_id>, "
            "member:<player_id> for what concerns oneself."
        ),
    )


class StreamTickets(Resource):
    @member
    @accepts(TicketAsked)
    @answers(201, Ticket)
    def post(self, caller: Member, asked: TicketAsked) -> Ticket:
        """Get a ticket for the events of a game one is in, or of topics."""
        if (asked.game_id is None) == (asked.topics is None):
            raise GameOrTopics
        if asked.topics is not None:
            given = ticket_for_topics(caller.player_id, asked.topics)
            return ticket_as_json(given.ticket, given.last_event_id, "games")
        assert asked.game_id is not None
        given = ticket_for_game(caller.player_id, asked.game_id)
        path = f"/game-events/{asked.game_id}"
        return ticket_as_json(given.ticket, given.last_event_id, "games", path)
