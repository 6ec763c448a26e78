"""Schedulers that look at a stop of the site at the same time."""

from datetime import UTC, datetime, timedelta

from services.games.diplomacy.actions import guard_downtime as guard
from services.games.diplomacy.store import attempts
from shared.database import reading, writing
from tests.in_process import running

BEFORE = datetime(2026, 5, 4, 12, tzinfo=UTC)
AFTER = BEFORE + timedelta(days=2)


def beat(moment):
    with writing() as session:
        attempts.beat(session, moment)


def test_who_was_overtaken_by_a_scheduler_with_the_old_time_looks_again(monkeypatch, tmp_path):
    looked = []

    def look(stopped_at, now):
        looked.append(stopped_at)
        if len(looked) == 1:  # the other one read the clock before it jumped, and says so only now
            beat(BEFORE + timedelta(seconds=21))
        return []

    monkeypatch.setattr(guard, "_affected_games", look)
    with running("games", tmp_path):
        beat(BEFORE)
        guard.guard_downtime(AFTER)
        with reading() as session:
            assert attempts.last_beat(session) == AFTER
    assert looked == [BEFORE, BEFORE + timedelta(seconds=21)]
