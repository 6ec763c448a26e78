"""Reading JSON whose shape is not known: a wrong value is refused with its path."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

T = TypeVar("T")


class Malformed(ValueError):
    """A value does not fit; `path` says which one, `why` what was expected."""

    def __init__(self, path: str, why: str):
        super().__init__(f"{path}: {why}")
        self.path, self.why = path, why


def integer(value: Any, path: str, lowest: int, highest: int) -> int:
    if type(value) is not int:
        raise Malformed(path, "must be a whole number")
    if not lowest <= value <= highest:
        raise Malformed(path, f"must be between {lowest} and {highest}")
    return value


def text(value: Any, path: str, longest: int = 100) -> str:
    if not isinstance(value, str):
        raise Malformed(path, "must be a text")
    if len(value) > longest:
        raise Malformed(path, f"must not be longer than {longest} characters")
    return value


def items(value: Any, path: str, count: int | None = None, most: int = 10_000) -> list:
    if not isinstance(value, list):
        raise Malformed(path, "must be a list")
    if count is not None and len(value) != count:
        raise Malformed(path, f"must have {count} entries, not {len(value)}")
    if len(value) > most:
        raise Malformed(path, f"must not have more than {most} entries")
    return value


def members(value: Any, path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Malformed(path, "must be an object")
    return value


class Faults(list[Malformed]):
    """Everything wrong with a document, for who wants to know more than the first."""

    @contextlib.contextmanager
    def noting(self) -> Iterator[None]:
        """What is refused inside is noted, and reading goes on after it."""
        try:
            yield
        except Malformed as wrong:
            self.append(wrong)


def each(listed: list, path: str, read: Callable[[Any, str], T], faults: Faults) -> list[T]:
    """What is read from every entry; those that are wrong are noted and left out."""
    found = []
    for rank, value in enumerate(listed):
        with faults.noting():
            found.append(read(value, f"{path}.{rank}"))
    return found


def check_keys(
    value: dict[str, Any], path: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()
) -> None:
    """The object has the keys that are needed, and none that is unknown."""
    for key in needed:
        if key not in value:
            raise Malformed(f"{path}.{key}".strip("."), "is missing")
    for key in value:
        if key not in needed and key not in optional:
            raise Malformed(f"{path}.{key}".strip("."), "is unknown")


def by_number(value: Any, path: str, highest: int, read: Callable[[Any, str], T]) -> dict[int, T]:
    """An object whose keys are numbers from 1 (or 0) up, written as texts."""
    read_values = {}
    for key, inner in members(value, path).items():
        # str() tells 7 from 07 and from digits of other scripts.
        if not key.isdecimal() or str(int(key)) != key or int(key) > highest:
            raise Malformed(f"{path}.{key}", f"is not a number up to {highest}")
        read_values[int(key)] = read(inner, f"{path}.{key}")
    return read_values
