"""Backups by the clock: one whenever the last one is old enough, until told to stop."""

import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from deploy.operating import output
from deploy.operating.back_up import archives_in
from deploy.operating.refusals import Refused

LOOK_EVERY_SECONDS = 60
AFTER_A_FAILURE = timedelta(minutes=15)


def repeat_backups(
    folder: Path,
    every: timedelta,
    make_one: Callable[[], None],
    stopping: threading.Event,
    look_every_seconds: float = LOOK_EVERY_SECONDS,
) -> None:
    """A failure is told and tried again: the next backup must not depend on the last."""
    if not folder.is_dir():
        raise Refused(f"There is no folder {folder}.")
    not_before = datetime.min.replace(tzinfo=UTC)
    while not stopping.is_set():
        now = datetime.now(UTC)
        if now >= max(not_before, _last_in(folder) + every):
            try:
                make_one()
            except (Refused, OSError) as failure:
                output.complain(str(failure))
                not_before = now + AFTER_A_FAILURE
        stopping.wait(look_every_seconds)


def _last_in(folder: Path) -> datetime:
    """Also those made before this process was started, or by hand."""
    moments = [path.stat().st_mtime for path in archives_in(folder)]
    return datetime.fromtimestamp(max(moments, default=0), UTC)
