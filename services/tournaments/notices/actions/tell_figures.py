"""What an operator watches of webhooks: whose receivers fail, and what waits for them."""

from collections.abc import Iterator

from services.tournaments.notices import store
from shared.database import reading
from shared.figures import Figure


def figures() -> Iterator[Figure]:
    with reading() as session:
        failing, waiting = store.count_failing(session), store.count_waiting(session)
    yield Figure("entente_webhooks_failing", "Webhooks whose receiver does not take it", failing)
    yield Figure("entente_webhook_deliveries_waiting", "What webhooks must still be told", waiting)
