"""Moments in words: the reader's own time, summer time included, with the zone named."""

from datetime import UTC, datetime

import pytest

from services.players.domain.time_zones import ZONES
from shared.moments import moment_text, zone_called

WINTER, SUMMER = datetime(2026, 1, 13, 20, tzinfo=UTC), datetime(2026, 7, 14, 20, tzinfo=UTC)


@pytest.mark.parametrize(
    ("moment", "zone", "language", "text"),
    [
        (WINTER, "Europe/Paris", "en", "Tuesday 13 January 2026 at 21:00 (Europe/Paris, UTC+1)"),
        (SUMMER, "Europe/Paris", "en", "Tuesday 14 July 2026 at 22:00 (Europe/Paris, UTC+2)"),
        (SUMMER, "Europe/Paris", "fr", "mardi 14 juillet 2026 à 22:00 (Europe/Paris, UTC+2)"),
        (SUMMER, "UTC + 1", "fr", "mardi 14 juillet 2026 à 21:00 (UTC+1)"),
        (WINTER, "UTC - 3:30", "en", "Tuesday 13 January 2026 at 16:30 (UTC-3:30)"),
        (WINTER, "UTC + 14", "en", "Wednesday 14 January 2026 at 10:00 (UTC+14)"),
        (WINTER, "UTC", "en", "Tuesday 13 January 2026 at 20:00 (UTC)"),
        (WINTER, "", "en", "Tuesday 13 January 2026 at 20:00 (UTC)"),
        (WINTER, "Nowhere/Land", "en", "Tuesday 13 January 2026 at 20:00 (UTC)"),
        (
            SUMMER,
            "America/St_Johns",
            "en",
            "Tuesday 14 July 2026 at 17:30 (America/St_Johns, UTC-2:30)",
        ),
    ],
)
def test_a_moment_is_told_in_the_readers_time(moment, zone, language, text):
    assert moment_text(moment, zone, language) == text


def test_every_code_of_the_time_zones_counts():
    offsets = {WINTER.astimezone(zone_called(zone.code)).utcoffset() for zone in ZONES}
    assert len(offsets) == len(ZONES)
