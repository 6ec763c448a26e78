"""The band of a timer at given moments; a family divided; columns; durations."""

from datetime import UTC, datetime, timedelta

import pytest

from services.tournaments.screens.domain.durations import duration_text
from services.tournaments.screens.domain.timers import Hour, band, schedule

TWO_O_CLOCK = Hour(1, "1", "2026-07-01", "14:00")


def at(text: str) -> datetime:
    return datetime.fromisoformat(f"2026-07-01T{text}+00:00")


def shown(now: str, *hours: Hour, language: str = "fr"):
    return band(schedule(hours or (TWO_O_CLOCK,), UTC, language).hours, at(now))


@pytest.mark.parametrize(
    ("now", "colour"),
    [
        ("13:39:59", "#00FF00"),
        ("13:40:00", "#00FF00"),
        ("13:47:30", "#7FBB00"),  # 127, 187, 0
        ("13:55:00", "#FF7700"),  # 255, 119, 0
        ("13:57:30", "#FF3B00"),  # 255, 59, 0
        ("14:00:00", "#FF0000"),
        ("14:10:00", "#FF0000"),
        ("23:00:00", "#FF0000"),
    ],
)
def test_the_colours_run_from_one_to_the_next(now, colour):
    assert shown(now).colour == colour


def test_the_words_before_and_after():
    before, after = shown("13:39:59"), shown("14:00:00")
    assert (before.text, before.seconds) == ("Début de la ronde 1 dans %s", 20 * 60 + 1)
    said = after.text % duration_text(after.seconds, "fr")
    assert said == "Ronde 1 commencée depuis 0 seconde"


def test_an_hour_owns_the_band_until_its_last_delay_is_over():
    overlapping = Hour(2, "2", None, "14:05")
    assert shown("14:09:59", TWO_O_CLOCK, overlapping).hour_id == 1
    late = shown("14:10:00", TWO_O_CLOCK, overlapping)
    assert (late.hour_id, late.after, late.colour) == (2, True, "#FF0000")


def test_own_colours_and_delays_count():
    hours = schedule([TWO_O_CLOCK], UTC).hours
    colours = {"1": "#000000", "2": "#101010", "3": "#FFFFFF"}
    seen = band(hours, at("13:50:00"), colours, {"1": 0, "2": 20, "3": 1})
    assert seen.colour == "#878787"


@pytest.mark.parametrize(
    ("hours", "warned"),
    [
        ([Hour(1, "1", None, "14:00")], {1: "date"}),
        ([Hour(1, "1", "2026-02-30", "14:00")], {1: "no such day"}),
        ([Hour(1, "1", "1 July", "14:00")], {1: "2026-07-01"}),
        ([Hour(1, "1", "2026-07-01", "24:00")], {1: "14:00"}),
        ([TWO_O_CLOCK, Hour(2, "2", None, "14:00")], {2: "not after"}),
        ([Hour(1, "prizes", "2026-07-01", "14:00", "in %s")], {1: "both texts"}),
    ],
)
def test_an_hour_that_makes_no_sense_is_left_out_and_reported(hours, warned):
    found = schedule(hours, UTC)
    assert found.warnings.keys() == warned.keys()
    assert all(word in found.warnings[number] for number, word in warned.items())
    assert len(found.hours) == len(hours) - len(warned)


def test_an_hour_after_a_wrong_one_takes_the_day_of_the_last_right_one():
    hours = [TWO_O_CLOCK, Hour(2, "2", "2026-06-01", "15:00"), Hour(3, "3", None, "16:30")]
    assert [hour.at for hour in schedule(hours, UTC).hours] == [at("14:00"), at("16:30")]


def test_a_free_hour_has_its_own_words_and_a_round_its_number():
    free = Hour(1, "prizes", "2026-07-01", "14:00", "Prizes in %s", "Prizes since %s")
    assert shown("13:00:00", free).text == "Prizes in %s"
    own = Hour(1, "7", "2026-07-01", "14:00", "{}: %s", None)
    assert shown("13:00:00", own).text == "7: %s"
    assert [hour.round for hour in schedule([free, own], UTC).hours] == [None]


def test_without_hours_nothing_is_shown():
    assert band((), at("14:00:00")) is None


@pytest.mark.parametrize(
    ("duration", "english", "french"),
    [
        (timedelta(), "0 seconds", "0 seconde"),
        (timedelta(seconds=1), "1 second", "1 seconde"),
        (timedelta(seconds=60), "1 minute", "1 minute"),
        (timedelta(minutes=2, seconds=5), "2 minutes 5 seconds", "2 minutes 5 secondes"),
        (timedelta(hours=1, seconds=59), "1 hour", "1 heure"),
        (timedelta(days=1, hours=2), "1 day 2 hours", "1 jour 2 heures"),
        (timedelta(days=15), "2 weeks 1 day", "2 semaines 1 jour"),
    ],
)
def test_durations_have_the_two_largest_units(duration, english, french):
    seconds = int(duration.total_seconds())
    assert (duration_text(seconds, "en"), duration_text(seconds, "fr")) == (english, french)
