"""One request as it arrives: bytes are gathered until gunicorn can read all of it without waiting.

gunicorn's own parser judges what a request is. Here is only found where it ends; should the two
disagree, the connection is closed, so that no byte is ever read as part of two requests.
"""

import re
from io import BytesIO
from tempfile import SpooledTemporaryFile
from typing import Any

from gunicorn.http.body import Body, LengthReader
from gunicorn.http.message import Request
from gunicorn.http.unreader import Unreader

from deploy.lines import IN_MEMORY_BYTES

HEAD_END = b"\r\n\r\n"
LARGEST_HEAD_BYTES = 1 << 17
LONGEST_CHUNK_LINE = 1 << 14
READ_AT_ONCE = 1 << 16
BARE_LINE_END = re.compile(rb"(?<!\r)\n")


class TooLarge(Exception):
    """More than this service takes."""


class HeadTooLarge(Exception):
    """More headers than anybody needs."""


class Malformed(Exception):
    """No chunk begins like this."""


class Gathered(Unreader):
    """Hands gunicorn what has arrived, never waiting for more."""

    def __init__(self, head: bytes):
        super().__init__()
        self._head, self._read = head, 0
        self._body: BytesIO | SpooledTemporaryFile | None = None

    def add(self, data: bytes) -> None:
        if self._body is None:
            self._body = BytesIO(data)  # most bodies are short, and come in one piece
            return
        if isinstance(self._body, BytesIO):
            first, self._body = self._body, SpooledTemporaryFile(IN_MEMORY_BYTES)  # noqa: SIM115
            self._body.write(first.getvalue())
        self._body.write(data)

    def chunk(self, size_hint=None) -> bytes:
        if self._head:
            head, self._head = self._head, b""
            return head
        if self._body is None:
            return b""
        self._body.seek(self._read)
        data = self._body.read(max(size_hint or 0, READ_AT_ONCE))
        self._read += len(data)
        return data

    def close(self) -> None:
        if self._body is not None:
            self._body.close()


class ChunkedEnd:
    """Where a chunked body ends; whether it is well formed is gunicorn's to judge."""

    def __init__(self) -> None:
        self.data_bytes = 0
        self._skipped, self._line, self._in_trailers = 0, b"", False

    def end_in(self, data: bytes) -> int | None:
        """How many of these bytes still belong to the body, if it ends in them."""
        at = 0
        while at < len(data):
            if self._skipped:
                step = min(self._skipped, len(data) - at)
                self._skipped -= step
                at += step
                continue
            end = data.find(b"\n", at)
            self._line += data[at : end if end >= 0 else len(data)]
            if len(self._line) > LONGEST_CHUNK_LINE:
                raise Malformed
            if end < 0:
                return None
            at = end + 1
            line, self._line = self._line.rstrip(b"\r"), b""
            if self._in_trailers and not line:
                return at
            if not self._in_trailers:
                self._begin_chunk(line)
        return None

    def _begin_chunk(self, line: bytes) -> None:
        try:
            size = int(line.split(b";")[0], 16)
        except ValueError:
            raise Malformed from None
        if size < 0:
            raise Malformed
        self._in_trailers = size == 0
        self._skipped = size and size + len(b"\r\n")
        self.data_bytes += size


class Gathering:
    """What gthread calls the parser of a connection; here of one request."""

    def __init__(self, configuration, client, largest_bytes: int):
        self._configuration, self._client, self._largest = configuration, client, largest_bytes
        self._head = bytearray()
        self.unreader: Gathered = Gathered(b"")
        self.request: Any = None  # a Request, once its head is here
        self.failure: Exception | None = None
        self.body_bytes = 0  # that have arrived
        self._head_is_whole, self._missing = False, 0
        self._chunked: ChunkedEnd | None = None

    @property
    def has_begun(self) -> bool:
        return bool(self._head) or self._head_is_whole

    def add(self, data: bytes) -> bytes | None:
        """What follows the request when it is whole, else None."""
        if self._head_is_whole:
            return self._add_to_body(data)
        searched = max(0, len(self._head) - len(HEAD_END) + 1)
        self._head += data
        end = self._head.find(HEAD_END, searched)
        if end < 0:
            if len(self._head) > LARGEST_HEAD_BYTES:
                raise HeadTooLarge
            if not BARE_LINE_END.search(self._head):
                return None
            end = len(self._head)  # it will never end as it should: gunicorn says what is wrong
        head, rest = bytes(self._head[: end + 4]), bytes(self._head[end + 4 :])
        self._head.clear()
        self.unreader, self._head_is_whole = Gathered(head), True
        try:
            self.request = Request(self._configuration, self.unreader, self._client)
        except Exception as failure:
            self.failure = failure
            return b""
        return self._begin_body(rest)

    def _begin_body(self, rest: bytes) -> bytes | None:
        reader = self.request.body.reader
        if isinstance(reader, LengthReader):
            self._missing = reader.length
            if self._missing > self._largest:
                self.request.force_close()  # the service refuses it by its length, unread
                self.request._expected_100_continue = False
                return b""
            if not self._missing:
                return rest
        else:
            self._chunked = ChunkedEnd()
        return self._add_to_body(rest) if rest else None

    def _add_to_body(self, data: bytes) -> bytes | None:
        self.body_bytes += len(data)
        end = self._end_of_body(data)
        self.unreader.add(data if end is None else data[:end])
        return None if end is None else data[end:]

    def _end_of_body(self, data: bytes) -> int | None:
        if self._chunked is None:
            if len(data) < self._missing:
                self._missing -= len(data)
                return None
            return self._missing
        try:
            end = self._chunked.end_in(data)
        except Malformed:
            self.request.force_close()
            return len(data)
        if max(self._chunked.data_bytes, self.body_bytes // 2) > self._largest:
            raise TooLarge
        return end

    def expects_to_be_told(self) -> bool:
        """Whether the client waits for `100 Continue` before it sends the body; asked once."""
        if self.request is None or not self.request._expected_100_continue:
            return False
        self.request._expected_100_continue = False
        return True

    def __next__(self) -> Request:
        if self.failure is not None:
            raise self.failure
        if self._chunked is not None:
            self._join_chunks()
        return self.request

    def _join_chunks(self) -> None:
        """A malformed chunk is told before the service is called, which could not answer it."""
        joined, length = Gathered(b""), 0
        while data := self.request.body.read(READ_AT_ONCE):
            joined.add(data)
            length += len(data)
        if self.unreader.read():
            self.request.force_close()
        self.unreader.close()
        self.unreader = joined
        self.request.body = Body(LengthReader(joined, length))

    def finish_body(self, deadline=None) -> bool:
        """Whether the next request can be trusted to begin where this one was found to end."""
        while self.request.body.read(READ_AT_ONCE):
            pass
        return not self.unreader.read()

    def close(self) -> None:
        self.unreader.close()
