"""What is kept of deliveries, and for how long; on a database of its own."""

from datetime import timedelta

import pytest

from services.tournaments.hall.tables import Event
from services.tournaments.notices.actions.deliver import forget_old_deliveries
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.notices.store import webhooks_due
from services.tournaments.notices.tables import Delivery, Webhook
from shared import clock
from shared.database import reading, use_database, writing
from shared.migrations import migrate

pytestmark = pytest.mark.slow


@pytest.fixture
def webhook(tmp_path):
    url = f"sqlite:///{tmp_path / 'tournaments.db'}"
    migrate("tournaments", url)
    engine = use_database(url)
    now = clock.now()
    with writing() as session:
        session.add(Event(id=1, uniq_id="one", name="One", start=now, stop=now, last_update=now))
        session.flush()
        session.add_all(
            Webhook(
                id=number,
                event_id=1,
                url=f"http://hall.example/{number}",
                topics=Topic.ROUND_CLOSED,
                secret="whsec_",
                made_at=now,
                made_by="me",
            )
            for number in (1, 2)
        )
    yield 1
    engine.dispose()


def deliver(webhook_id, status, age, attempts=0):
    made = clock.now() - age
    with writing() as session:
        session.add(
            Delivery(
                webhook_id=webhook_id,
                key=f"{webhook_id} {status} {age}",
                body="{}",
                topic=Topic.ROUND_CLOSED,
                status=status,
                made_at=made,
                give_up_at=made,
                next_try_at=made,
                attempts=attempts,
            )
        )


def test_what_was_delivered_or_failed_is_forgotten_after_a_month(webhook):
    for status in ("waiting", "delivered", "failed"):
        for days in (29, 31):
            deliver(webhook, status, timedelta(days=days))
    forget_old_deliveries()
    with reading() as session:
        left = {(row.status, (clock.now() - row.made_at).days) for row in session.query(Delivery)}
    assert left == {("waiting", 29), ("waiting", 31), ("delivered", 29), ("failed", 29)}


def test_receivers_that_fail_stand_behind_those_that_do_not(webhook):
    deliver(webhook, "waiting", timedelta(hours=2), attempts=4)
    deliver(2, "waiting", timedelta())
    with reading() as session:
        assert list(webhooks_due(session, clock.now(), 16)) == [2, webhook]
        assert list(webhooks_due(session, clock.now(), 1)) == [2]
