"""A connection to a client at which nobody waits, neither for his bytes nor until he takes ours."""

import contextlib
import socket
import struct
from tempfile import SpooledTemporaryFile

IN_MEMORY_BYTES = 1 << 18  # what is longer lies in a file, so that many slow clients fill no memory
RECEIVED_AT_ONCE = 1 << 16


class Line(socket.socket):
    """What the client does not take at once is kept; flush() sends more of it."""

    def __init__(self, accepted: socket.socket):
        super().__init__(fileno=accepted.detach())
        super().setblocking(False)
        self._unsent: SpooledTemporaryFile | None = None
        self._sent = self._kept = 0

    def setblocking(self, _blocks: bool) -> None:
        """gunicorn would make it wait."""

    def sendall(self, data, flags: int = 0) -> None:
        if self._unsent is None:
            data = memoryview(data)[self._send(data) :]
        if len(data):
            self._unsent = self._unsent or SpooledTemporaryFile(IN_MEMORY_BYTES)  # noqa: SIM115
            self._unsent.seek(self._kept)
            self._unsent.write(data)
            self._kept += len(data)

    def sendfile(self, file, offset: int = 0, count: int | None = None) -> int:
        """As sendall(): the kernel's own way would wait for the client, or give up."""
        file.seek(offset)
        left = count
        while left is None or left > 0:
            data = file.read(RECEIVED_AT_ONCE if left is None else min(left, RECEIVED_AT_ONCE))
            if not data:
                break
            self.sendall(data)
            left = None if left is None else left - len(data)
        return file.tell() - offset

    def flush(self) -> bool:
        """Whether the client has taken everything."""
        while self._unsent is not None:
            self._unsent.seek(self._sent)
            sent = self._send(self._unsent.read(RECEIVED_AT_ONCE))
            self._sent += sent
            if self._sent == self._kept:
                self._unsent.close()
                self._unsent, self._sent, self._kept = None, 0, 0
            elif not sent:
                return False
        return True

    def unsent_bytes(self) -> int:
        return self._kept - self._sent

    def receive(self) -> bytes | None:
        """None: nothing yet; b"": he will send no more."""
        try:
            return self.recv(RECEIVED_AT_ONCE)
        except BlockingIOError:
            return None
        except OSError:
            return b""

    def end_sending(self) -> None:
        with contextlib.suppress(OSError):
            self.shutdown(socket.SHUT_WR)

    def abandon(self) -> None:
        """When it is closed the kernel, too, drops what was not taken."""
        self.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    def close(self) -> None:
        if self._unsent is not None:
            self._unsent.close()
        super().close()

    def _send(self, data) -> int:
        try:
            return self.send(data)
        except BlockingIOError:
            return 0
