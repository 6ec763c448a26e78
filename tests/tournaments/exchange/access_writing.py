"""Write a small Access file (Jet 4), byte by byte, so that reading one can be tested."""

import struct
from datetime import datetime
from typing import Any

PAGE = 4096
BOOLEAN, SHORT, LONG, MONEY, MOMENT, TEXT = 1, 3, 4, 5, 8, 10
FORMS = {SHORT: "<h", LONG: "<i", MONEY: "<q", MOMENT: "<d"}
Columns = dict[str, int]


def access_file(tables: dict[str, tuple[Columns, list[dict[str, Any]]]]) -> bytes:
    """Page 2 lists the tables; each has its definition, then a page of rows or more."""
    pages = [b"\x00\x01\x00\x00Standard Jet DB\x00" + b"\x01", b""]
    catalog: Columns = {"Id": LONG, "Name": TEXT, "Type": SHORT, "Flags": LONG}
    pages.append(b"")  # the definition of the catalog
    listed = []
    for name, (columns, rows) in tables.items():
        page = _add(pages, columns, rows)
        listed.append({"Id": page, "Name": name, "Type": 1, "Flags": 0})
    pages[2] = _definition(catalog)[0]
    pages += _data_pages(2, catalog, listed)
    return b"".join(page.ljust(PAGE, b"\0") for page in pages)


def _add(pages: list[bytes], columns: Columns, rows: list[dict[str, Any]]) -> int:
    first = len(pages)
    parts = _definition(columns)
    for index, part in enumerate(parts):
        following = first + index + 1 if index + 1 < len(parts) else 0
        pages.append(part[:4] + struct.pack("<I", following) + part[8:])
    pages.extend(_data_pages(first, columns, rows))
    return first


def _definition(columns: Columns) -> list[bytes]:
    head = bytearray(63)
    head[0], head[1] = 2, 1
    struct.pack_into("<H", head, 45, len(columns))
    entries, names, fixed, variable = b"", b"", 0, 0
    for number, (name, kind) in enumerate(columns.items()):
        entry = bytearray(25)
        entry[0] = kind
        size = struct.calcsize(FORMS[kind]) if kind in FORMS else 0
        struct.pack_into("<H", entry, 5, number)
        struct.pack_into("<HH", entry, 21, fixed, size)
        if kind == TEXT:
            struct.pack_into("<H", entry, 7, variable)
            variable += 1
        else:
            entry[15] = 1
            fixed += size
        entries += bytes(entry)
        names += struct.pack("<H", 2 * len(name)) + name.encode("utf-16-le")
    whole = bytes(head) + entries + names
    parts = [whole[:PAGE]]
    for at in range(PAGE, len(whole), PAGE - 8):
        parts.append(b"\x02\x01\x00\x00\x00\x00\x00\x00" + whole[at : at + PAGE - 8])
    return parts


def _data_pages(owner: int, columns: Columns, rows: list[dict[str, Any]]) -> list[bytes]:
    pages, held, size = [], [], 14
    for row in (_row(columns, each) for each in rows):
        if size + len(row) + 2 > PAGE:
            pages.append(_data_page(owner, held))
            held, size = [], 14
        held.append(row)
        size += len(row) + 2
    return [*pages, _data_page(owner, held)]


def _data_page(owner: int, rows: list[bytes]) -> bytes:
    """Rows stand at the end, the first last."""
    page, end = bytearray(PAGE), PAGE
    page[0], page[1] = 1, 1
    struct.pack_into("<I", page, 4, owner)
    struct.pack_into("<H", page, 12, len(rows))
    for index, row in enumerate(rows):
        end -= len(row)
        page[end : end + len(row)] = row
        struct.pack_into("<H", page, 14 + 2 * index, end)
    return bytes(page)


def _row(columns: Columns, values: dict[str, Any]) -> bytes:
    fixed, texts, mask = b"", [], bytearray((len(columns) + 7) // 8)
    for number, (name, kind) in enumerate(columns.items()):
        value = values.get(name)
        if value is not None and value is not False:
            mask[number // 8] |= 1 << number % 8
        if kind == TEXT:
            texts.append(_text(value) if value is not None else b"")
        elif kind != BOOLEAN:
            fixed += struct.pack(FORMS[kind], _number(kind, value))
    row, places = struct.pack("<H", len(columns)) + fixed, []
    for text in texts:
        places.append(len(row))
        row += text
    places.append(len(row))
    row += b"".join(struct.pack("<H", place) for place in reversed(places))
    return row + struct.pack("<H", len(texts)) + bytes(mask)


def _number(kind: int, value: Any) -> Any:
    if kind == MOMENT:
        return (value - datetime(1899, 12, 30)).days if value else 0.0
    if kind == MONEY:
        return round((value or 0) * 10_000)
    return value or 0


def _text(value: str) -> bytes:
    """One byte a letter where that is possible, as Access does."""
    try:
        return b"\xff\xfe" + value.encode("latin-1")
    except UnicodeEncodeError:
        return value.encode("utf-16-le")
