"""The bridge to the engine in C, and the only file that knows ctypes."""

import ctypes
import functools
import threading
from collections.abc import Iterable, Iterator
from itertools import count, takewhile
from pathlib import Path

from services.solver.domain.orders import Refused, Section

LIBRARY = Path(__file__).parent / "engine" / "libengine.so"
FUNCTIONS = ("engine_adjudicate", "engine_possible", "engine_disorder", "engine_adjudicate_json")
ADJUDICATE, POSSIBLE, DISORDER, ADJUDICATE_JSON = range(len(FUNCTIONS))
SMALLEST_REPLY, LARGEST_REPLY = 1 << 14, 1 << 24  # words; the first is enough for nearly all
WORD = 4


class EngineNotBuilt(RuntimeError):
    """The engine is not built: run `make engine`."""


def load(path: Path) -> ctypes.CDLL:
    if not path.is_file():
        raise EngineNotBuilt(EngineNotBuilt.__doc__)
    return ctypes.CDLL(str(path))


@functools.cache
def reason_names() -> list[str]:
    """Why an order is illegal or a request refused, by the engine's numbers."""
    name_of = load(LIBRARY).engine_reason_name
    name_of.restype = ctypes.c_char_p
    return [name.decode().lower() for name in takewhile(bool, map(name_of, count()))]


class Library:
    """The engine loaded into this process, with the variants it was shown."""

    def __init__(self, path: Path = LIBRARY):
        self._c = load(path)
        self._c.engine_variant_create.argtypes = [
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.c_void_p,
            ctypes.c_void_p,
        ]
        self._functions = [self._c[function] for function in FUNCTIONS]
        for function in self._functions:
            function.argtypes = [
                ctypes.c_void_p,
                ctypes.c_char_p,
                ctypes.c_size_t,
                ctypes.c_void_p,
                ctypes.c_size_t,
                ctypes.c_void_p,
            ]
        self._buffers = threading.local()
        self._too_small = reason_names().index("reply_too_small")

    def variant(self, words: bytes) -> int:
        """The handle of a described variant, kept as long as the process lives."""
        handle, wrong = ctypes.c_void_p(), ctypes.c_size_t()
        reason = self._c.engine_variant_create(
            words, len(words) // 4, ctypes.byref(handle), ctypes.byref(wrong)
        )
        if reason:
            raise Refused(reason_names()[reason], Section.HEADER, wrong.value)
        assert handle.value is not None
        return handle.value

    def call(self, function: int, handle: int, request: bytes) -> bytes:
        """The reply to a request; the buffer of the thread grows until it fits."""
        buffer = getattr(self._buffers, "buffer", None) or self._grow(SMALLEST_REPLY)
        while True:
            reason = self._functions[function](
                handle, request, len(request) // WORD, *buffer.places
            )
            if reason != self._too_small or buffer.capacity >= LARGEST_REPLY:
                return ctypes.string_at(buffer.reply, WORD * buffer.written.value)
            buffer = self._grow(4 * buffer.capacity)

    def _grow(self, capacity: int) -> "Buffer":
        self._buffers.buffer = buffer = Buffer(capacity)
        return buffer


class Buffer:
    """Where the replies to one thread are written."""

    def __init__(self, capacity: int):
        self.capacity, self.written = capacity, ctypes.c_size_t()
        self.reply = (ctypes.c_int32 * capacity)()
        addresses = ctypes.addressof(self.reply), ctypes.addressof(self.written)
        self.places = addresses[0], capacity, addresses[1]


class DirectCaller:
    """Calls the engine in this very process: the fastest way, and a crash is ours."""

    def __init__(self, path: Path = LIBRARY):
        self._library = Library(path)
        self._handles: dict[bytes, int] = {}

    def __call__(self, function: int, description: bytes, request: bytes) -> bytes:
        handle = self._handles.get(description)
        if handle is None:
            handle = self._handles.setdefault(description, self._library.variant(description))
        return self._library.call(function, handle, request)

    def many(
        self, function: int, description: bytes, requests: Iterable[bytes]
    ) -> Iterator[bytes | Exception]:
        return (self(function, description, request) for request in requests)
