"""Backups by the clock: when the last one is old enough, also after one that failed."""

import os
import threading
import time
from datetime import timedelta

import pytest

from deploy.operating.refusals import Refused
from deploy.operating.repeat_backups import repeat_backups

HOUR = timedelta(hours=1)


def archive(folder, name: str, hours_old: float) -> None:
    path = folder / f"entente-{name}.tar.gz"
    path.touch()
    moment = time.time() - hours_old * 3600
    os.utime(path, (moment, moment))


def made(folder, stop_after: int, fails=()) -> list[int]:
    """The numbers of the looks at which a backup was made, of so many looks."""
    looks, found = iter(range(stop_after + 1)), []
    stopping = threading.Event()
    number = next(looks)

    class Stopping:
        is_set = stopping.is_set

        def wait(self, _seconds):
            nonlocal number
            number = next(looks)
            if number == stop_after:
                stopping.set()

    def make_one():
        found.append(number)
        if number in fails:
            raise Refused("The disk is full.")
        archive(folder, str(number), 0)

    repeat_backups(folder, HOUR, make_one, Stopping())
    return found


def test_the_first_one_is_made_at_once_and_the_next_when_it_is_old(tmp_path):
    assert made(tmp_path, 5) == [0]


def test_one_that_is_young_enough_counts_whoever_made_it(tmp_path):
    archive(tmp_path, "by-hand", 0.5)
    assert made(tmp_path, 3) == []


def test_one_that_is_old_does_not(tmp_path):
    archive(tmp_path, "by-hand", 1.5)
    assert made(tmp_path, 3) == [0]


def test_a_failure_is_told_and_not_repeated_at_once(tmp_path, capsys):
    assert made(tmp_path, 4, fails={0}) == [0]
    assert "The disk is full." in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(Refused, match="no folder"):
        repeat_backups(tmp_path / "none", HOUR, lambda: None, threading.Event())
