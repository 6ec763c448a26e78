"""Event streams of games, a process of its own: `python -m services.games.streams`."""

from services.games.actions.follow import SOURCES, TOPICS
from shared.config import settings
from shared.streams.server import serve

if __name__ == "__main__":
    serve("streams", "games", settings().stream_ports["games"], TOPICS, SOURCES)
