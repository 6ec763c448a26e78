"""A stream process over bare HTTP: order, coming back, tickets, limits, its end."""

import contextlib
import signal
import socket

import pytest

from shared.streams.hub import MOST_WAITING
from shared.streams.journal import ACCESS_CHANGED
from tests.factories import eventually
from tests.listening import Ended, Listening, Refused
from tests.shared.streams.process import MEMBER, TOPIC, StreamProcess
from tests.waiting import PATIENCE_SECONDS

pytestmark = pytest.mark.stack


@pytest.fixture(scope="module")
def lasting(tmp_path_factory):
    running = StreamProcess(tmp_path_factory.mktemp("streams"), STREAM_LISTENERS_PER_MEMBER="1000")
    yield running.start()
    running.remove()


@pytest.fixture
def streams(lasting):
    """Alive, and with its clock right."""
    yield lasting
    lasting.move_clock(0)
    if not lasting.is_alive():
        lasting.start()


def test_what_happens_is_heard_once_and_in_order(streams):
    listening = streams.open()
    names = [f"n{number}" for number in range(40)]
    for start in range(0, 40, 4):
        streams.happen(*names[start : start + 4])
    heard = [listening.heard() for _ in names]
    assert [event.name for event in heard] == names
    numbers = [event.number for event in heard]
    assert numbers == sorted(set(numbers))
    assert heard[0].data == {"topic": TOPIC, "text": ""}


def test_much_at_once_is_heard_by_who_reads(streams):
    listening = streams.open()
    names = [f"n{number}" for number in range(4 * MOST_WAITING)]
    streams.happen(*names)
    assert [listening.heard().name for _ in names] == names


def test_what_happens_elsewhere_is_not_heard(streams):
    listening = streams.open()
    streams.happen("foreign", topic=f"member:{MEMBER + 1}")
    streams.happen("secret", audience="somebody")
    streams.happen("own")
    assert listening.heard().name == "own"


def test_who_comes_back_misses_nothing_and_hears_nothing_twice(streams):
    listening = streams.open()
    streams.happen("one", "two", "three")
    last = listening.heard().number
    listening.close()
    streams.happen("four", *(f"more{number}" for number in range(700)))  # several pages
    again = streams.open(last=last)
    streams.happen("five")
    names = [event.name for event in again.heard_until("five")]
    assert names[:3] == ["two", "three", "four"]
    assert names[3:-1] == [f"more{number}" for number in range(700)]


def test_news_during_the_return_come_once(streams):
    """What is written while the missed is being read may come both ways."""
    first = streams.open()
    streams.happen("begin")
    last = first.heard().number
    for turn in range(10):
        listening = streams.open(last=last)
        streams.happen(f"a{turn}", f"b{turn}")
        numbers = [event.number for event in listening.heard_until(f"b{turn}")]
        assert len(numbers) == 2 * (turn + 1)
        assert numbers == sorted(set(numbers))
        listening.close()


def test_a_killed_process_loses_nothing_for_who_comes_back(streams):
    listening = streams.open()
    streams.happen("before")
    last = listening.heard().number
    streams.stop(signal.SIGKILL)
    listening.wait_for_the_end()
    streams.happen("meanwhile")
    streams.start()
    again = streams.open(last=last)
    streams.happen("after")
    assert [event.name for event in again.heard_until("after")] == ["meanwhile", "after"]


def test_a_stop_ends_all_listeners_at_once_and_cleanly(streams):
    listeners = [streams.open() for _ in range(30)]
    assert streams.stop() == 0
    for listening in listeners:
        listening.wait_for_the_end()


def test_a_ticket_is_good_once(streams):
    ticket = streams.ticket()
    streams.open(ticket)
    with pytest.raises(Refused) as refused:
        streams.open(ticket)
    assert (refused.value.status, refused.value.msg) == (
        401,
        "The ticket is not good, or not good any more",
    )


def test_a_ticket_is_good_for_a_minute(streams):
    ticket = streams.ticket()
    streams.move_clock(61)
    with pytest.raises(Refused) as refused:
        streams.open(ticket)
    assert refused.value.status == 401


def test_a_ticket_whose_owner_may_not_listen_opens_nothing(streams):
    for player_id in (MEMBER + 1, None):
        with pytest.raises(Refused) as refused:
            streams.open(streams.ticket(player_id=player_id))
        assert refused.value.status == 401


def test_an_unknown_address_is_refused_in_words(streams):
    for path in ("/", "/event", "/game-events/x"):
        with pytest.raises(Refused) as refused:
            Listening(streams.port, path, {})
        assert (refused.value.status, refused.value.msg) == (404, "There is no such stream")


def test_a_change_of_access_ends_the_stream(streams):
    listening = streams.open()
    streams.happen("before", ACCESS_CHANGED, "after")
    assert listening.heard().name == "before"
    with pytest.raises(Ended):
        listening.heard()
    again = streams.open(last=1)  # rights are looked at anew, so what ended the other is past
    assert "after" in [event.name for event in again.heard_until("after")]


def test_a_listener_who_does_not_read_is_dropped_and_keeps_nobody_waiting(streams):
    slow = streams.open(buffer_bytes=4096)
    quick = streams.open()
    for number in range(4):
        streams.happen(*(["much"] * MOST_WAITING), text="x" * 2000)
        heard = [quick.heard() for _ in range(MOST_WAITING)]
        assert len(heard) == MOST_WAITING, number
    with pytest.raises((Ended, ValueError)):  # it may end in the middle of a piece
        slow.heard_until("never")
    streams.happen("still there")
    assert quick.heard().name == "still there"


def test_half_a_request_is_not_waited_for_longer_than_ten_seconds(streams):
    with socket.create_connection(("127.0.0.1", streams.port)) as half:
        half.settimeout(PATIENCE_SECONDS)
        half.sendall(b"GET /events HTTP/1.1\r\nHost:")
        with contextlib.suppress(ConnectionResetError):
            assert half.recv(100) == b""


def test_what_the_journal_has_forgotten_is_told_as_such(streams):
    streams.happen("old")
    streams.stop()
    streams.move_clock(8 * 24 * 3600)
    streams.start()  # forgets at its start, and every hour
    eventually(lambda: streams_count(streams) == 0)
    streams.move_clock(0)
    streams.happen("new")
    path = f"/events?ticket={streams.ticket()}&last_event_id=1"
    listening = Listening(streams.port, path, {})
    blocks = listening.blocks()
    assert [next(blocks), next(blocks)] == ["retry: 3000", "event: reload\ndata: {}"]
    assert listening.heard().name == "new"
    listening.close()


def streams_count(streams) -> int:
    with streams.engine.connect() as connection:
        return connection.exec_driver_sql("SELECT count(*) FROM stream_events").scalar_one()


def test_browsers_of_every_origin_may_listen_by_default(streams):
    listening = streams.open(headers={"Origin": "https://example.org"})
    assert listening.headers["access-control-allow-origin"] == "*"
    assert listening.headers["cache-control"] == "no-store"
    assert listening.headers["content-type"] == "text/event-stream; charset=utf-8"


@pytest.fixture
def narrow(tmp_path):
    running = StreamProcess(
        tmp_path,
        STREAM_LISTENERS="3",
        STREAM_LISTENERS_PER_MEMBER="2",
        CORS_ORIGINS="https://ours.example",
    )
    yield running.start()
    running.remove()


def test_limits_refuse_in_words_and_go_with_the_listeners(narrow):
    first = narrow.open()
    narrow.open(headers={"Origin": "https://ours.example"})
    with pytest.raises(Refused) as refused:
        narrow.open()
    assert refused.value.status == 429
    narrow.open(narrow.ticket("member:6", 6))
    with pytest.raises(Refused) as refused:
        narrow.open(narrow.ticket("member:7", 7))
    assert (refused.value.status, "retry-after" in refused.value.headers) == (503, True)
    first.close()
    eventually(lambda: opens(narrow, "member:7", 7))


def opens(streams, topic, player_id) -> bool:
    try:
        streams.open(streams.ticket(topic, player_id))
    except Refused:
        return False
    return True


def test_only_origins_of_the_settings_may_listen(narrow):
    ours = narrow.open(headers={"Origin": "https://ours.example"})
    assert ours.headers["access-control-allow-origin"] == "https://ours.example"
    foreign = narrow.open(headers={"Origin": "https://other.example"})
    assert "access-control-allow-origin" not in foreign.headers
