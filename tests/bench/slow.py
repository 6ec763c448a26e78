"""Ordinary clients beside 200 slow ones of each kind, and the worker beside gunicorn's own."""

from collections.abc import Iterator

from tests.bench.load import Rate, rate_of
from tests.bench.table import Row, at_most
from tests.slow_clients import BODY, CHUNKED, HEAD, LONG_ANSWERS, crowd
from tests.stack import Stack

SLOW = 200
ROUNDS = 3
KINDS = {"half a head": HEAD, "half a body": BODY, "half a chunk": CHUNKED}
SETTINGS = {"REQUEST_SECONDS": "60"}  # they stay for the whole measurement


def measure(stack: Stack, bare_url: str) -> Iterator[Row]:
    """Alone and beside slow ones in turn, so that a busy machine is busy for both."""
    url, port = f"{stack.urls['users']}/.well-known/jwks.json", stack.ports["users"]
    yield _row("no slow clients", best([rate_of(url) for _ in range(ROUNDS)]), rate_of(url))
    for name, first_words in KINDS.items():
        yield _beside(name, url, port, first_words)
    yield _beside("no reading", url, port, LONG_ANSWERS, receive_bytes=2048)


def _beside(
    name: str, url: str, port: int, first_words: bytes, receive_bytes: int | None = None
) -> Row:
    alone, beside = [], []
    for _ in range(ROUNDS):
        alone.append(rate_of(url))
        with crowd(port, SLOW, first_words, receive_bytes):
            rate_of(url)  # until their buffers are full, the idle ones are served like others
            beside.append(rate_of(url))
    return _row(f"beside {SLOW} clients: {name}", best(beside), best(alone))


def best(rates: list[Rate]) -> Rate:
    return min(rates, key=lambda rate: rate.p99_milliseconds)


def _row(what: str, rate: Rate, alone: Rate) -> Row:
    ratio = rate.p99_milliseconds / alone.p99_milliseconds
    return Row(
        what,
        f"{rate.requests_per_second:.0f}/s, p99 {rate.p99_milliseconds:.1f} ms",
        f"p99 {ratio:.2f} times that without ({alone.p99_milliseconds:.1f} ms)"
        + (f", {rate.failures} FAILED" if rate.failures else ""),
        at_most(2, ratio, " times"),
    )
