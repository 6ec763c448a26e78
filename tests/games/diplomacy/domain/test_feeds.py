"""Calendars and what is told of a game to those who follow it."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from services.games.diplomacy.domain.calendars import Deadline, calendar
from services.games.diplomacy.domain.streams import EVENT_NAMES, content_of
from shared.moments import zone_called

DUE = datetime(2030, 6, 3, 20, tzinfo=UTC)
NAMES = st.text(
    st.characters(blacklist_categories=("Cs", "Cc", "Zl", "Zp")), min_size=1, max_size=60
)


ADDRESS = "https://example.org/diplomacy/3"


def test_a_deadline_is_an_entry_of_an_hour_that_ends_with_it():
    told = calendar([Deadline(3, 5, DUE, "Raspoutine; or, not", ADDRESS)], DUE)
    assert "DTSTART:20300603T190000Z\r\n" in told
    assert "DTEND:20300603T200000Z\r\n" in told
    assert f"URL:{ADDRESS}\r\n" in told
    assert "SUMMARY:Raspoutine\\; or\\, not\r\n" in told
    assert "UID:diplomacy-3-5@entente\r\n" in told


def test_a_calendar_is_in_the_time_of_its_owner():
    deadlines = [Deadline(3, 5, DUE, "Raspoutine", ADDRESS)]
    paris = zone_called("Europe/Paris")
    told = calendar(deadlines, DUE, paris, lambda _moment: "Monday, 22:00", "Diplomatie")
    assert "X-WR-CALNAME:Diplomatie\r\n" in told
    assert "DTEND;TZID=Europe/Paris:20300603T220000\r\n" in told
    assert "BEGIN:VTIMEZONE\r\nTZID:Europe/Paris\r\n" in told
    assert "DESCRIPTION:Monday\\, 22:00\r\n" in told


def test_a_zone_that_has_no_name_is_told_in_words_only():
    told = calendar([Deadline(3, 5, DUE, "Raspoutine", ADDRESS)], DUE, zone_called("UTC + 1"))
    assert "DTEND:20300603T200000Z\r\n" in told


@given(NAMES)
def test_no_line_is_too_long_and_nothing_is_lost(name):
    told = calendar([Deadline(1, 0, DUE, name, ADDRESS)], DUE)
    assert all(len(line.encode()) <= 75 for line in told.split("\r\n"))
    escaped = name.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    assert f"SUMMARY:{escaped}\r\n" in told.replace("\r\n ", "")


def test_that_somebody_ordered_is_told_to_nobody():
    """What the master enters is recorded for its role: only that one hears of it."""
    assert "orders submitted" not in EVENT_NAMES


def test_an_event_names_the_role_it_concerns_and_no_other():
    assert content_of(3, 1, 2, {"author": 4}) == {
        "game_id": 3,
        "advancement": 1,
        "role_id": 2,
        "author": 4,
    }
    assert "role_id" not in content_of(3, 1, None, {})
