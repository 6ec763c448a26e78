"""What can be followed in games, by whom: the topics of its event streams."""

from services.games.diplomacy.actions.follow_games import KIND, SOURCE, admit_to_game, newest_event
from services.games.go.actions.follow_game import admit_to_go_game
from shared.streams.tickets import GivenTicket, give_ticket
from shared.streams.topics import Listener, Topics, admit_to_own_topic

TOPICS = Topics(
    {
        KIND: admit_to_game,
        "go-game": admit_to_go_game,
        "member": admit_to_own_topic,
    }
)
SOURCES = [SOURCE]


def ticket_for_topics(player_id: int, topics: list[str]) -> GivenTicket:
    return give_ticket(TOPICS, Listener(player_id), topics)


def ticket_for_game(player_id: int, game_id: int) -> GivenTicket:
    """For the address of one Diplomacy game, whose events have numbers of their own."""
    newest = newest_event(game_id)
    return GivenTicket(
        give_ticket(TOPICS, Listener(player_id), [f"{KIND}:{game_id}"]).ticket, newest
    )
