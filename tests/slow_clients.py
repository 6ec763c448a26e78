"""Clients that send too slowly, take too slowly, or say nothing: as many as a test asks for."""

import contextlib
import select
import socket
from collections.abc import Iterator

from tests.waiting import PATIENCE_SECONDS

HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"
BODY = (
    b"POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 900\r\n\r\n{"
)
CHUNKED = (
    b"POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
LONG_ANSWERS = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 100


@contextlib.contextmanager
def crowd(port: int, count: int, first_words: bytes, receive_bytes: int | None = None) -> Iterator:
    """So many connections, each of which has said the first words."""
    with contextlib.ExitStack() as opened:
        made = []
        for _ in range(count):
            client = opened.enter_context(socket.socket())
            client.settimeout(PATIENCE_SECONDS)
            if receive_bytes:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
            client.connect(("127.0.0.1", port))
            client.sendall(first_words)
            made.append(client)
        yield made


def drip(clients: list[socket.socket], piece: bytes) -> None:
    """A little more from each; one that was shut out meanwhile is past caring."""
    for client in clients:
        with contextlib.suppress(OSError):
            client.sendall(piece)


def shut_out(clients: list[socket.socket]) -> list[socket.socket]:
    """Those whose connection the server has closed or answered, without reading from them."""
    poller = select.poll()
    for client in clients:
        poller.register(client, select.POLLIN | select.POLLRDHUP)
    ended = select.POLLRDHUP | select.POLLHUP | select.POLLERR
    found = {number for number, event in poller.poll(0) if event & ended}
    return [client for client in clients if client.fileno() in found]


def everything_from(client: socket.socket) -> bytes:
    """What the server says until it ends the connection."""
    received = b""
    with contextlib.suppress(ConnectionError):
        while part := client.recv(1 << 16):
            received += part
    return received
