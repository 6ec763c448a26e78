"""Calendars and what goes over an event stream."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from services.games.diplomacy.domain.calendars import Deadline, calendar
from services.games.diplomacy.domain.streams import Happening, as_server_sent_event, hears

DUE = datetime(2030, 6, 3, 20, tzinfo=UTC)
NAMES = st.text(
    st.characters(blacklist_categories=("Cs", "Cc", "Zl", "Zp")), min_size=1, max_size=60
)


def test_a_deadline_is_an_entry_at_its_moment():
    told = calendar([Deadline(3, "Raspoutine; or, not", 5, DUE)], DUE)
    assert "DTSTART:20300603T200000Z\r\n" in told
    assert "SUMMARY:Raspoutine\\; or\\, not\r\n" in told
    assert "UID:diplomacy-3-5@entente\r\n" in told


@given(NAMES)
def test_no_line_is_too_long_and_nothing_is_lost(name):
    told = calendar([Deadline(1, name, 0, DUE)], DUE)
    assert all(len(line.encode()) <= 75 for line in told.split("\r\n"))
    escaped = name.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    assert f"SUMMARY:{escaped}\r\n" in told.replace("\r\n ", "")


def test_a_message_is_heard_by_its_role_only():
    message = Happening(7, 3, "message", 0, 2, {"author": 4})
    assert (hears(message, {2}), hears(message, {1})) == (True, False)


def test_orders_are_never_heard():
    assert not hears(Happening(7, 3, "orders submitted", 0, 2, {}), {2})


def test_an_event_has_its_number_on_the_wire():
    sent = as_server_sent_event(Happening(7, 3, "deadline moved", 1, None, {"reason": "a\nb"}))
    assert sent == (
        b"id: 7\nevent: deadline_moved\n"
        b'data: {"game_id": 3, "advancement": 1, "reason": "a\\nb"}\n\n'
    )
