"""What an operator watches of mails: how many wait or failed, and for how long."""

from collections.abc import Iterator

from services.emails import store
from services.emails.domain.states import State
from shared import clock
from shared.database import reading
from shared.figures import Figure

WATCHED = (State.WAITING, State.FAILED)


def figures() -> Iterator[Figure]:
    with reading() as session:
        counts = {state: store.count_mails(session, state) for state in WATCHED}
        oldest = store.oldest_waiting(session)
    age = max(0.0, (clock.now() - oldest).total_seconds()) if oldest else 0.0
    yield Figure("entente_outbox_oldest_seconds", "Age of the oldest mail that waits", age)
    for state, count in counts.items():
        yield Figure("entente_outbox_mails", "Mails in the outbox", count, {"state": state})
