"""All ratings are computed from history: every night, and when a game has ended."""

from datetime import datetime, timedelta

from services.games.diplomacy.domain.attendance import regularity_of, reliability_of
from services.games.diplomacy.domain.performance import rate_apart
from services.games.diplomacy.store import history, ratings
from shared import clock
from shared.database import reading, writing

ONCE_A = timedelta(days=1)


def rate_when_due() -> None:
    now = clock.now()
    with reading() as session:
        last, ended = ratings.last_run(session), ratings.last_ending(session)
    if last is None or not timedelta() <= now - last < ONCE_A or (ended and ended > last):
        rate_players(now)


def rate_players(now: datetime) -> None:
    """The same history gives the same figures, whenever it is done."""
    with reading() as session:
        games, records = history.rated_games(session), history.records(session)
    books = rate_apart(games)
    sheets = {
        player: (
            reliability_of(record.turns, record.dropouts, now),
            regularity_of(record.stays, now),
        )
        for player, record in records.items()
    }
    with writing() as session:
        ratings.replace_all(session, now, books, sheets)
