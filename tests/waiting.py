"""The one way tests wait: for a condition, with more patience than any busy machine needs.

A condition that comes about ends the wait at once; the limit only decides when a test that fails
says so, and must never be what a slow machine runs into.
"""

import time
from collections.abc import Callable

import requests

PATIENCE_SECONDS = 240


def eventually(is_so: Callable[[], object], seconds: float = PATIENCE_SECONDS) -> None:
    """Wait for what a background step, a poll, a moved clock or a restart brings about.

    `seconds`: only where it is right, too, that it does not come about.
    """
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, "it never came about"
        time.sleep(0.1)


def patiently(ask: Callable[[], requests.Response]) -> requests.Response:
    """As a person does it who is told to retry: on a busy machine a peer may be too slow once."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while (answer := ask()).status_code == requests.codes.service_unavailable:
        if time.monotonic() > deadline:
            break
        time.sleep(1)
    return answer
