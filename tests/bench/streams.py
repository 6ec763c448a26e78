"""Streams: two thousand idle listeners on one process, what they cost and when they hear news."""

import hashlib
import json
import resource
import secrets
import selectors
import socket
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from shared.streams import journal
from shared.streams.tables import StreamTicket
from tests.bench.processes import megabytes_of, share_of_a_core
from tests.bench.table import Row, at_most
from tests.stack import Stack

LISTENERS, MEMBER = 2000, 1
MOST_MEGABYTES, MOST_SECONDS = 250, 0.5
ROUNDS, IDLE_SECONDS = 5, 5
SETTINGS = {"STREAM_LISTENERS_PER_MEMBER": str(LISTENERS)}


def measure(stack: Stack, _bare_url: str) -> Iterator[Row]:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    engine = create_engine(f"sqlite:///{stack.data}/games.db")
    (pid,) = stack.pids_of("streams")
    before = megabytes_of(pid)
    sockets = [listen(stack.streams_port, ticket) for ticket in tickets(engine)]
    try:
        wait_for(sockets, b"retry: 3000")
        news(engine, sockets, -1)  # until then some still look for what they may have missed
        used = megabytes_of(pid)
        yield Row(
            f"streams: memory with {LISTENERS} listeners (PSS)",
            f"{used:.0f} MB",
            f"{used / MOST_MEGABYTES:.2f} of {MOST_MEGABYTES} MB; {before:.0f} MB with none",
            at_most(MOST_MEGABYTES, used, " MB"),
        )
        delays = [news(engine, sockets, number) for number in range(ROUNDS)]
        yield Row(
            f"streams: news heard by all {LISTENERS}, best of {ROUNDS}",
            f"{min(delays) * 1000:.0f} ms",
            f"{min(delays) / MOST_SECONDS:.2f} of half a second; worst {max(delays):.2f} s",
            at_most(MOST_SECONDS, min(delays), " s"),
        )
        share = share_of_a_core([pid], IDLE_SECONDS)
        yield Row("streams: processor used while nothing happens", f"{share:.1%}", "of one core")
    finally:
        for one in sockets:
            one.close()
        engine.dispose()


def tickets(engine) -> list[str]:
    made = [secrets.token_urlsafe(12) for _ in range(LISTENERS)]
    with Session(engine) as session:
        session.add_all(
            StreamTicket(
                ticket_hash=hashlib.sha256(ticket.encode()).hexdigest(),
                owner=f"member:{MEMBER}",
                player_id=MEMBER,
                topics=json.dumps([[f"member:{MEMBER}", ""]]),
                expires_at=datetime.now(UTC) + timedelta(hours=1),
            )
            for ticket in made
        )
        session.commit()
    return made


def listen(port: int, ticket: str) -> socket.socket:
    opened = socket.create_connection(("127.0.0.1", port), timeout=60)
    opened.sendall(f"GET /events?ticket={ticket} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    return opened


def news(engine, sockets: list[socket.socket], number: int) -> float:
    """Seconds from the end of the transaction until the last listener has read it."""
    with Session(engine) as session:
        journal.append(session, f"member:{MEMBER}", f"news{number}", {})
        session.commit()
    began = time.monotonic()
    wait_for(sockets, f"event: news{number}\n".encode())
    return time.monotonic() - began


def wait_for(sockets: list[socket.socket], words: bytes) -> None:
    """Until each of them has received these words."""
    heard = dict.fromkeys(sockets, b"")
    with selectors.DefaultSelector() as waiting:
        for one in sockets:
            waiting.register(one, selectors.EVENT_READ)
        while waiting.get_map():
            ready = waiting.select(timeout=60)
            assert ready, f"{len(waiting.get_map())} listeners wait in vain"
            for key, _ in ready:
                one = key.fileobj
                heard[one] += one.recv(65536)
                if words in heard[one]:
                    waiting.unregister(one)
