"""A stream process on PostgreSQL: told by NOTIFY, in the order in which transactions end."""

import threading
import time

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session

from shared.streams import journal
from tests.postgres import cluster
from tests.shared.streams.process import TOPIC, StreamProcess

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def streams(tmp_path_factory):
    with cluster() as url:
        running = StreamProcess(
            tmp_path_factory.mktemp("streams"),
            GAMES_DATABASE_URL=url.replace("{service}", "games"),
            STREAM_LISTENERS_PER_MEMBER="100",
        )
        yield running.start()
        running.remove()


def test_it_waits_to_be_told_and_asks_nothing_meanwhile(streams):
    waiting = streams.open()
    with streams.engine.connect() as connection:
        query = text("SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        assert connection.execute(query).scalar_one() == 1
    delays = []
    for number in range(5):
        began = time.monotonic()
        streams.happen(f"n{number}")
        assert waiting.heard().name == f"n{number}"
        delays.append(time.monotonic() - began)
    assert min(delays) < 2.5  # it would look by itself after five seconds


def test_numbers_grow_in_the_order_in_which_transactions_end(streams):
    """One that began first and ends last is heard last, and missed by nobody who comes back."""
    listening = streams.open()
    with Session(streams.engine) as late:
        late.execute(text("SELECT 1"))
        journal.append(late, TOPIC, "late", {})
        late.flush()
        streams.happen("early")
        assert (first := listening.heard()).name == "early"
        late.commit()
    assert listening.heard().name == "late"
    assert streams.open(last=first.number).heard().name == "late"


def test_many_writers_at_once_are_all_heard_once_and_in_order(streams):
    listening = streams.open()
    writers = [
        threading.Thread(target=lambda: [streams.happen("one", "two") for _ in range(20)])
        for _ in range(6)
    ]
    for writer in writers:
        writer.start()
    numbers = [listening.heard().number for _ in range(6 * 20 * 2)]
    for writer in writers:
        writer.join()
    assert numbers == sorted(set(numbers))


def test_it_goes_on_when_its_connections_were_cut(streams):
    listening = streams.open()
    streams.happen("before")
    assert listening.heard().name == "before"  # who is still being let in is sent away
    with streams.engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = 'games'"
            )
        )
    streams.engine.dispose()
    streams.happen("after")
    assert listening.heard().name == "after"
