"""What can be followed in tournaments, by whom: the topics of its event streams."""

from services.tournaments.entries.actions.admit_listeners import admit_to_tournament
from services.tournaments.hall.actions.admit_listeners import admit_to_event
from shared.members import Caller
from shared.streams.tickets import GivenTicket, give_ticket
from shared.streams.topics import Listener, Topics

TOPICS = Topics({"event": admit_to_event, "tournament": admit_to_tournament})


def ticket_for_topics(caller: Caller, topics: list[str]) -> GivenTicket:
    return give_ticket(TOPICS, Listener(caller.player_id, caller.visitor, caller.code), topics)
