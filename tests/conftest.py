"""One running stack for the whole test run, and clients of it."""

import os
from collections import Counter

import pytest

from tests.api import Api
from tests.stack import Stack
from tests.troubled import TroubledStack

SOAK = bool(os.environ.get("SOAK"))
OTHER_STACKS = {"api", "troubled", "strict", "postgres"}


@pytest.fixture(scope="session")
def stack():
    running = Stack()
    try:
        yield running.start()
    finally:
        running.remove()


@pytest.fixture(scope="session")
def api(stack):
    return Api(stack)


@pytest.fixture(scope="session")
def admin(api):
    return api.admin_token()


@pytest.fixture
def clock(stack):
    """Moves the clock of all services for one test."""
    yield stack.move_clock
    stack.move_clock(0)


@pytest.fixture(scope="session")
def troubled():
    """A second stack whose mail server and games are the test's own, to be killed and misled."""
    running = TroubledStack()
    try:
        yield running.start()
    finally:
        running.remove()


def pytest_collection_modifyitems(items):
    """Whoever asks for a stack is marked as needing it, so that `make unit` leaves it out.

    Files with slow tests come first: of two runners neither waits long for the other at the end.
    """
    slow_files = set()
    for item in items:
        names = getattr(item, "fixturenames", ())
        if any("stack" in name or name in OTHER_STACKS for name in names):
            item.add_marker(pytest.mark.stack)
        if item.get_closest_marker("stack") or item.get_closest_marker("slow"):
            slow_files.add(item.path)
    items.sort(key=lambda item: item.path not in slow_files)


def pytest_terminal_summary(terminalreporter):
    """One line for every group of tests that was skipped, whichever runner had them."""
    reasons = Counter(map(_reason, terminalreporter.stats.get("skipped", [])))
    for reason, count in sorted(reasons.items()):
        tests = "1 test" if count == 1 else f"{count} tests"
        terminalreporter.write_line(f"skipped: {reason} ({tests})")


def _reason(report) -> str:
    """`group: why`, as tests.packages.skip says it; other skips are grouped by their folder."""
    why = report.longrepr[2].removeprefix("Skipped: ")
    folder = report.nodeid.split("::")[0].rpartition("/")[0]
    return why if ": " in why else f"{folder}: {why}"
