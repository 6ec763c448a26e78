"""What one connection may cost: fences around uvicorn's protocol, and the limit of open files."""

import asyncio
import resource
import socket

from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 10  # for a client that does not finish its request
BUFFER_BYTES = 32 * 1024  # in the kernel and beside it, for one who reads slowly
GONE_MILLISECONDS = 40_000  # for one who vanished without a word
SPARE_FILES = 200  # databases, logs, connections that are being refused


class Connection(H11Protocol):
    """Adds to the state of a request how its connection is cut off."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.app_state = {**self.app_state, "abort": transport.abort}
        transport.set_write_buffer_limits(high=BUFFER_BYTES)
        connected = transport.get_extra_info("socket")
        connected.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER_BYTES)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE_MILLISECONDS)
        self.loop.call_later(REQUEST_SECONDS, self._require_request)

    def _require_request(self) -> None:
        if self.cycle is None and not self.transport.is_closing():
            self.transport.abort()


def raise_open_files(wanted: int) -> int:
    """As many as this process is allowed; how many listeners fit, of those wanted."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return wanted if most == resource.RLIM_INFINITY else max(1, min(wanted, most - SPARE_FILES))
