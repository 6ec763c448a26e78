"""The whole platform with nothing to do: how soon it serves, what it takes, how soon it ends."""

import time
from collections.abc import Callable, Iterator

from tests.bench.processes import megabytes_of, share_of_a_core
from tests.bench.table import Row, at_most
from tests.stack import Stack

# As operators run it, where tests choose otherwise.
SETTINGS = {
    "REVOCATION_POLL_SECONDS": "15",
    "CLOCK_ADJUDICATES": "1",
    "SQLITE_SYNCHRONOUS": "FULL",
}
SETTLED_SECONDS, WATCHED_SECONDS = 10, 30
MOST_START_SECONDS, MOST_STOP_SECONDS = 5, 3
MOST_MEGABYTES, MOST_PERCENT = 700, 1.5


def measure(stack: Stack, _bare_url: str) -> Iterator[Row]:
    """Started a second time: the machine knows what lies on its disk, as on a person's own."""
    stack.stop()
    yield _seconds_row("from the start until all serve", stack.start, MOST_START_SECONDS)
    time.sleep(SETTLED_SECONDS)
    pids = stack.pids_of("")
    percent = 100 * share_of_a_core(pids, WATCHED_SECONDS)
    megabytes = sum(map(megabytes_of, pids))
    yield Row(
        "memory when idle (PSS)",
        f"{megabytes:.0f} MB",
        f"{len(pids)} processes",
        at_most(MOST_MEGABYTES, megabytes, " MB"),
    )
    yield Row(
        "processor when idle", f"{percent:.1f} %", "of a core", at_most(MOST_PERCENT, percent, " %")
    )
    yield _seconds_row("from Ctrl-C until all have ended", stack.stop, MOST_STOP_SECONDS)


def _seconds_row(what: str, act: Callable[[], object], most: float) -> Row:
    began = time.monotonic()
    act()
    seconds = time.monotonic() - began
    return Row(what, f"{seconds:.1f} s", aim=at_most(most, seconds, " s"))
