"""Read the tables of an Access file (Jet 4): what a .papi file is; only what such a file needs."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

PAGE = 4096
MAGIC, JET_4 = b"\x00\x01\x00\x00Standard Jet DB\x00", 1
DATA_PAGE, DEFINITION_PAGE, CATALOG_PAGE = 1, 2, 2
TABLE, SYSTEM_TABLE = 1, 0x80000000
MOVED, DELETED, OFFSET = 0x4000, 0x8000, 0x1FFF
INDEX_ENTRY, COLUMN_ENTRY, COLUMNS_AT = 12, 25, 63
MOST_PAGES, MOST_COLUMNS, MOST_ROWS, MOST_HOPS = 8192, 255, 20_000, 64
BOOLEAN, MONEY, MOMENT, TEXT = 1, 5, 8, 10
NUMBERS = {2: "<B", 3: "<h", 4: "<i", MONEY: "<q", 6: "<f", 7: "<d", MOMENT: "<d"}
# Access counts local days.
FIRST_DAY = datetime(1899, 12, 30)
COMPRESSED = b"\xff\xfe"


class UnreadableAccessFile(ValueError):
    """This is not an Access file"""


@dataclass(frozen=True)
class Column:
    """Where a value stands in a row: at a fixed place, or as the n-th of variable length."""

    name: str
    kind: int
    number: int
    fixed: bool
    place: int
    size: int


class AccessFile:
    """An Access file in memory; tables by their names, whatever the case of these."""

    def __init__(self, content: bytes) -> None:
        if not content.startswith(MAGIC):
            raise UnreadableAccessFile("This is not an Access file")
        if content[0x14] != JET_4:
            raise UnreadableAccessFile("This Access file is not of the version Papi writes (Jet 4)")
        if len(content) > MOST_PAGES * PAGE:
            raise UnreadableAccessFile("This Access file is larger than any true one")
        self._content = content
        self._pages: dict[int, list[int]] = {}
        for number in range(len(content) // PAGE):
            kind, owner = content[number * PAGE], self._number("<I", number * PAGE + 4)
            if kind == DATA_PAGE:
                self._pages.setdefault(owner, []).append(number)
        self._tables = dict(self._catalog())

    def _catalog(self) -> Iterator[tuple[str, int]]:
        """The tables that are not Access's own, with the page that defines each."""
        for row in self._rows(CATALOG_PAGE, {"Id", "Name", "Type", "Flags"}):
            name, page, flags = row.get("Name"), row.get("Id"), row.get("Flags") or 0
            own = row.get("Type") == TABLE and type(flags) is int and not flags & SYSTEM_TABLE
            if own and isinstance(name, str) and type(page) is int:
                yield name.casefold(), page & 0xFFFFFF

    def rows(self, table: str, wanted: set[str]) -> list[dict[str, Any]]:
        """Every row with the wanted columns that the table has."""
        page = self._tables.get(table.casefold())
        if page is None:
            raise UnreadableAccessFile(f"This Access file has no table {table}")
        return list(self._rows(page, wanted))

    def _number(self, form: str, at: int) -> int:
        try:
            return struct.unpack_from(form, self._content, at)[0]
        except struct.error:
            raise UnreadableAccessFile("This Access file ends too early") from None

    def _rows(self, page: int, wanted: set[str]) -> Iterator[dict[str, Any]]:
        columns = [each for each in self._columns(page) if each.name in wanted]
        found = 0
        for number in self._pages.get(page, ()):
            for index in range(self._number("<H", number * PAGE + 12)):
                row = self._row(number, index)
                if row is None:
                    continue
                found += 1
                if found > MOST_ROWS:
                    raise UnreadableAccessFile("This Access file has more rows than any true one")
                yield _values(row, columns)

    def _columns(self, page: int) -> list[Column]:
        definition = self._definition(page)
        try:
            count = struct.unpack_from("<H", definition, 45)[0]
            indexes = struct.unpack_from("<I", definition, 51)[0]
            if count > MOST_COLUMNS or indexes > MOST_COLUMNS:
                raise UnreadableAccessFile("This Access file has a table that cannot be true")
            first = COLUMNS_AT + indexes * INDEX_ENTRY
            at, columns = first + count * COLUMN_ENTRY, []
            for index in range(count):
                entry = first + index * COLUMN_ENTRY
                length = struct.unpack_from("<H", definition, at)[0]
                name = definition[at + 2 : at + 2 + length].decode("utf-16-le", "replace")
                at += 2 + length
                columns.append(_column(definition, entry, name))
        except struct.error:
            raise UnreadableAccessFile("This Access file ends too early") from None
        return columns

    def _definition(self, page: int) -> bytes:
        """Of a table; a long one goes on in further pages, after eight bytes of each."""
        found, begin = b"", 0
        for _ in range(MOST_HOPS):
            whole = self._content[page * PAGE : (page + 1) * PAGE]
            if not whole or whole[0] != DEFINITION_PAGE:
                raise UnreadableAccessFile("This Access file does not say what its tables are")
            found += whole[begin:]
            page, begin = self._number("<I", page * PAGE + 4), 8
            if not page:
                return found
        raise UnreadableAccessFile("This Access file has a table that cannot be true")

    def _row(self, page: int, index: int) -> bytes | None:
        """None where it was deleted; one that outgrew its page left an address behind."""
        for hop in range(MOST_HOPS):
            at = page * PAGE
            place = self._number("<H", at + 14 + 2 * index)
            if place & DELETED and not hop:
                return None
            end = PAGE if index == 0 else self._number("<H", at + 12 + 2 * index) & OFFSET
            row = self._content[at + (place & OFFSET) : at + end]
            if not place & MOVED:
                return row
            if len(row) < 4:
                break
            index, page = row[0], int.from_bytes(row[1:4], "little")
        raise UnreadableAccessFile("This Access file has a row that leads nowhere")


def _column(definition: bytes, entry: int, name: str) -> Column:
    kind, number = definition[entry], struct.unpack_from("<H", definition, entry + 5)[0]
    fixed = bool(definition[entry + 15] & 1)
    place, size = struct.unpack_from("<HH", definition, entry + 21)
    if not fixed:
        place = struct.unpack_from("<H", definition, entry + 7)[0]
    return Column(name, kind, number, fixed, place, size)


def _values(row: bytes, columns: list[Column]) -> dict[str, Any]:
    """A row: its number of columns, fixed values, the others, where these begin, what is null."""
    try:
        count = struct.unpack_from("<H", row)[0]
        mask_at = len(row) - (count + 7) // 8
        mask = row[mask_at:]
        variable = struct.unpack_from("<H", row, mask_at - 2)[0] if mask_at > 3 else 0
        return {
            each.name: _value(row, each, count, mask, mask_at - 2, variable) for each in columns
        }
    except (struct.error, IndexError, OverflowError):
        raise UnreadableAccessFile("This Access file has a row that cannot be true") from None


def _value(row: bytes, column: Column, count: int, mask: bytes, ends: int, variable: int) -> Any:
    present = column.number < count and bool(mask[column.number // 8] >> column.number % 8 & 1)
    if column.kind == BOOLEAN:
        return present
    if not present:
        return None
    if column.fixed:
        begin, end = 2 + column.place, 2 + column.place + column.size
    elif column.place < variable:
        # Where the values begin is written from the back to the front.
        begin = struct.unpack_from("<H", row, ends - 2 * (column.place + 1))[0]
        end = struct.unpack_from("<H", row, ends - 2 * (column.place + 2))[0]
    else:
        return None
    return _decoded(row[begin:end], column.kind)


def _decoded(value: bytes, kind: int) -> Any:
    if kind == TEXT:
        return _text(value)
    if kind not in NUMBERS:
        return None
    number = struct.unpack_from(NUMBERS[kind], value)[0]
    if kind == MONEY:
        return number / 10_000
    return FIRST_DAY + timedelta(days=number) if kind == MOMENT else number


def _text(value: bytes) -> str:
    """UTF-16, or after a mark one byte a letter, where a zero goes from one to the other."""
    if not value.startswith(COMPRESSED):
        return value.decode("utf-16-le", "replace")
    letters, narrow, at = "", True, 2
    while at < len(value):
        if narrow:
            end = value.find(b"\0", at)
            end = len(value) if end < 0 else end
            letters += value[at:end].decode("latin-1")
        else:
            end = at
            while end + 1 < len(value) and value[end : end + 1] != b"\0":
                end += 2
            letters += value[at:end].decode("utf-16-le", "replace")
        narrow, at = not narrow, end + 1
    return letters
