"""Event streams of tournaments, a process of its own: `python -m services.tournaments.streams`."""

from services.tournaments.actions.follow import TOPICS
from shared.config import settings
from shared.streams.server import serve

if __name__ == "__main__":
    serve("tournaments-streams", "tournaments", settings().stream_ports["tournaments"], TOPICS)
