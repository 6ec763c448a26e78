"""Call the address of a webhook; the only place where an address given by a member is called.

Any member can make an event. So that none of them can make this machine call its neighbours,
every address a name stands for must be public, and the connection goes to the very address that
was checked: a name server that answers differently the second time gains nothing. Proxies of the
environment are not used and redirects not followed.
"""

import functools
import http.client
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress

from services.tournaments.notices.domain.addresses import (
    Address,
    WrongAddress,
    is_public,
    read_address,
)
from services.tournaments.notices.refusals import AddressRefused
from shared.config import settings

STEP_SECONDS, WHOLE_SECONDS, MOST_ADDRESSES = 5, 10, 2


class NotAccepted(Exception):
    """The delivery did not arrive, or was not accepted"""

    def __init__(self, why: str, status: int | None = None):
        super().__init__(why)
        self.status = status


def require_allowed(url: str) -> None:
    """Refuse an address that would never be called."""
    try:
        _resolve(read_address(url))
    except WrongAddress as wrong:
        raise AddressRefused(str(wrong)) from None


def deliver(url: str, body: bytes, headers: Mapping[str, str]) -> int:
    """Post once; the status of an answer that accepts. Of the answer only the head is read."""
    try:
        address = read_address(url)
        connection = _Connection(address, _resolve(address))
    except (WrongAddress, AddressRefused) as refused:
        raise NotAccepted(str(refused)) from None
    # A receiver that sends a byte now and then would never run into the timeout of a step.
    deadline = threading.Timer(WHOLE_SECONDS, connection.cut)
    deadline.daemon = True
    deadline.start()
    try:
        connection.request("POST", address.path, body, {**headers, "Connection": "close"})
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as failure:
        raise NotAccepted(f"no answer: {type(failure).__name__}") from failure
    finally:
        deadline.cancel()
        connection.close()
    if not 200 <= status < 300:
        raise NotAccepted(f"the receiver answered {status}", status)
    return status


def _resolve(address: Address) -> list[str]:
    """The IP addresses of a host, all of them allowed."""
    try:
        found = socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise AddressRefused(f"The host {address.host} is not known") from None
    numbers = [str(each[4][0]) for each in found]
    if not address.is_named_in(settings().webhook_hosts) and not all(map(is_public, numbers)):
        raise AddressRefused
    return numbers


@functools.cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


class _Connection(http.client.HTTPConnection):
    """Connects to the IP addresses it is given, and shows the name of the host."""

    def __init__(self, address: Address, numbers: list[str]):
        super().__init__(address.host, address.port, timeout=STEP_SECONDS)
        self.secure, self.numbers = address.secure, numbers
        self.default_port = 443 if address.secure else 80
        self._ended = threading.Event()

    def connect(self) -> None:
        self.sock = self._reach()
        if self._ended.is_set():
            raise TimeoutError
        if self.secure:
            self.sock = _trust().wrap_socket(
                self.sock, server_hostname=self.host, do_handshake_on_connect=False
            )
            self.sock.do_handshake()

    def _reach(self) -> socket.socket:
        failure: OSError = TimeoutError()
        for number in self.numbers[:MOST_ADDRESSES]:
            try:
                return socket.create_connection((number, self.port), STEP_SECONDS)
            except OSError as wrong:
                failure = wrong
        raise failure

    def cut(self) -> None:
        """End it from another thread: whoever reads or writes gets an error at once."""
        self._ended.set()
        if self.sock is not None:
            # Not SSLSocket.shutdown, which would change what the other thread is using.
            with suppress(OSError):
                socket.socket.shutdown(self.sock, socket.SHUT_RDWR)
