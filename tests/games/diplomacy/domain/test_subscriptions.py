"""When a digest is due."""

from datetime import UTC, datetime, timedelta

import pytest

from services.games.diplomacy.domain.subscriptions import digest_is_due

NOON = datetime(2030, 1, 15, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("sent_hours_ago", "is_due"),
    [(None, True), (0, False), (23.9, False), (24, True), (48, True), (-1, True)],
)
def test_a_digest_is_due_a_day_after_the_last_one(sent_hours_ago, is_due):
    sent_at = None if sent_hours_ago is None else NOON - timedelta(hours=sent_hours_ago)
    assert digest_is_due(sent_at, NOON) is is_due
