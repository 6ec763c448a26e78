"""A hall: three hundred open screens while a round ends, and what others wait meanwhile."""

import asyncio
import random
import re
import statistics
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import requests

from tests.api import Api
from tests.bench.table import Row, at_most
from tests.factories import a_member
from tests.stack import Stack
from tests.tournaments.arrangements import Hall, a_hall

SCREENS, PLAYERS, MOST_SECONDS = 300, 100, 2.0
# All of them stand in one hall, behind one address.
SETTINGS = {"STREAM_LISTENERS_PER_ADDRESS": str(2 * SCREENS)}
SHOWN = ("boards:001", "boards:002", "boards:003", "names:001", "standings", "results")
# As the screens do it: not all of them ask in the same instant.
SPREAD_SECONDS = 0.3
DIGEST = re.compile(r'data-digest="([^"]+)"')
LAST = b"event: round.closed"


@dataclass
class Heard:
    """When each screen was up to date, by the clock of this process."""

    ready: asyncio.Event = field(default_factory=asyncio.Event)
    listening: int = 0
    done: list[float] = field(default_factory=list)


def measure(stack: Stack, _bare_url: str) -> Iterator[Row]:
    hall = _play_until_the_last_result(Api(stack))
    addresses = [f"/events/{hall.event}/hall/screens/{name}" for name in SHOWN]
    digests = {address: _digest(stack, address) for address in addresses}
    beside: list[float] = []
    ended = threading.Event()
    watcher = threading.Thread(target=_ask_meanwhile, args=(hall, beside, ended))
    watcher.start()
    try:
        seconds = asyncio.run(_watch(stack, hall, digests))
    finally:
        ended.set()
        watcher.join()
    yield Row(
        f"hall: {SCREENS} screens up to date after a round ends",
        f"{seconds:.2f} s",
        f"{seconds / MOST_SECONDS:.2f} of {MOST_SECONDS:.0f} s for the last of them",
        at_most(MOST_SECONDS, seconds, " s"),
    )
    slowest = statistics.quantiles(beside, n=100)[98] if len(beside) > 1 else beside[0]
    yield Row(
        "hall: the API beside them, p99",
        f"{slowest * 1000:.0f} ms",
        f"{len(beside)} reads of a standing, one after the other",
    )


def _play_until_the_last_result(api: Api) -> Hall:
    hall = a_hall(api, a_member(api), name="Open")
    hall.register(PLAYERS)
    hall.done("POST", f"/halls/{hall.event}")
    hall.pair()
    hall.publish(1)
    sheet = [
        {"board": board["board"], "result": 3, "version": board["version"]}
        for board in hall.round(1)["boards"]
    ]
    hall.done("PUT", f"/round-results/{hall.tournament}/1", json={"results": sheet})
    return hall


def _digest(stack: Stack, address: str) -> str:
    page = requests.get(stack.web_url + address, timeout=30)
    assert page.ok, f"{address}: {page.status_code}"
    return DIGEST.search(page.text)[1]


def _ask_meanwhile(hall: Hall, taken: list[float], ended: threading.Event) -> None:
    while not ended.is_set():
        began = time.monotonic()
        assert hall.get(f"/tournament-standings/{hall.tournament}").ok
        taken.append(time.monotonic() - began)


def _ticket(hall: Hall) -> str:
    sent = {"topics": [f"event:{hall.event}"]}
    answer = hall.api.post("tournaments", "/stream-tickets", json=sent)
    assert answer.ok, answer.text
    return answer.json()["ticket"]


async def _watch(stack: Stack, hall: Hall, digests: dict[str, str]) -> float:
    heard = Heard()
    given = [_ticket(hall) for _ in range(SCREENS)]
    screens = list(digests.items())
    watching = [
        asyncio.create_task(_screen(stack, ticket, *screens[n % len(screens)], heard))
        for n, ticket in enumerate(given)
    ]
    await asyncio.wait_for(heard.ready.wait(), 60)
    await asyncio.to_thread(hall.close, 1)
    closed = time.monotonic()
    await asyncio.wait_for(asyncio.gather(*watching), 60)
    return max(heard.done) - closed


async def _screen(stack: Stack, ticket: str, address: str, digest: str, heard: Heard) -> None:
    """Listens until the round is closed, then asks for what it shows, if that has changed."""
    port = stack.tournaments_streams_port
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /events?ticket={ticket} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    await reader.readuntil(b"retry: 3000")
    heard.listening += 1
    if heard.listening == SCREENS:
        heard.ready.set()
    await reader.readuntil(LAST)
    writer.close()
    await asyncio.sleep(random.random() * SPREAD_SECONDS)
    status = await _get(stack, f"{address}?part=1", digest)
    assert status in (200, 304), f"{address}: {status}"
    heard.done.append(time.monotonic())


async def _get(stack: Stack, path: str, digest: str) -> int:
    parts = urlsplit(stack.web_url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    asked = f'GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nIf-None-Match: "{digest}"\r\n'
    writer.write(f"{asked}Accept-Language: fr\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return int(answer.split(b" ", 2)[1])
