"""What an operator watches of games: does the clock run, and what does it leave lying?"""

from collections.abc import Iterator

from services.games.diplomacy.store import attempts
from shared import clock
from shared.database import reading
from shared.figures import Figure


def figures() -> Iterator[Figure]:
    now = clock.now()
    with reading() as session:
        seen_at = attempts.last_beat(session)
        overdue = attempts.count_overdue(session, now)
        given_up = attempts.count_given_up(session)
    if seen_at is not None:
        lag = max(0.0, (now - seen_at).total_seconds())
        yield Figure(
            "entente_scheduler_lag_seconds", "Since the scheduler was last seen at work", lag
        )
    yield Figure("entente_games_overdue", "Running games whose deadline has passed", overdue)
    yield Figure("entente_games_given_up", "Games that the clock does not try any more", given_up)
