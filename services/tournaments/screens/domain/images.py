"""Pictures behind screens: read piece by piece and written anew, nothing else is in them."""

import struct
import zlib
from dataclasses import dataclass

LARGEST_SIDE = 4096
PNG = b"\x89PNG\r\n\x1a\n"
KEPT_PIECES = (b"IHDR", b"PLTE", b"tRNS")
SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # of a pixel, by the type of colour
DEPTHS = (1, 2, 4, 8, 16)
SOI, EOI = b"\xff\xd8", b"\xff\xd9"
FRAMES = (0xC0, 0xC1, 0xC2)  # baseline, extended, progressive
TABLES = (0xC4, 0xDB, 0xDD)
START_OF_SCAN = 0xDA


class UnreadableImage(ValueError):
    """Why it is no picture for a screen."""


@dataclass(frozen=True)
class Picture:
    """A picture written anew."""

    kind: str  # image/png or image/jpeg
    content: bytes
    width: int
    height: int


def read_picture(content: bytes) -> Picture:
    if content.startswith(PNG):
        return _read_png(content)
    if content.startswith(SOI):
        return _read_jpeg(content)
    raise UnreadableImage("a picture is a PNG or a JPEG")


def _read_png(content: bytes) -> Picture:
    kept: dict[bytes, bytes] = {}
    packed = b""
    place, name = len(PNG), b""
    while name != b"IEND":
        if place + 12 > len(content):
            raise UnreadableImage("the PNG ends in its middle")
        size, name = struct.unpack(">I4s", content[place : place + 8])
        piece = content[place + 8 : place + 8 + size]
        end = place + 12 + size
        if end > len(content) or zlib.crc32(name + piece) != _number(content[end - 4 : end]):
            raise UnreadableImage("a piece of the PNG is damaged")
        if name == b"IDAT":
            packed += piece
        elif name in KEPT_PIECES:
            kept[name] = piece
        place = end
    return _written_png(kept, packed)


def _written_png(kept: dict[bytes, bytes], packed: bytes) -> Picture:
    header = kept.get(b"IHDR", b"")
    if len(header) != 13:
        raise UnreadableImage("the PNG has no header")
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", header)
    _require_size(width, height)
    if depth not in DEPTHS or colour not in SAMPLES or interlaced:
        raise UnreadableImage("this kind of PNG is not read; interlaced ones are not, either")
    line = 1 + -(-width * depth * SAMPLES[colour] // 8)
    try:
        unpacking = zlib.decompressobj()
        pixels = unpacking.decompress(packed, height * line + 1)
    except zlib.error:
        raise UnreadableImage("the pixels of the PNG are damaged") from None
    if len(pixels) != height * line or any(pixels[row * line] > 4 for row in range(height)):
        raise UnreadableImage("the PNG has not as many pixels as it says")
    pieces = [(name, kept[name]) for name in KEPT_PIECES if name in kept]
    pieces += [(b"IDAT", zlib.compress(pixels, 6)), (b"IEND", b"")]
    written = PNG + b"".join(_piece(name, data) for name, data in pieces)
    return Picture("image/png", written, width, height)


def _piece(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def _number(data: bytes) -> int:
    return int.from_bytes(data, "big")


def _read_jpeg(content: bytes) -> Picture:
    """Tables, frames and scans as they are; what cameras and programs wrote beside is left out."""
    written, place, size = [SOI], 2, (0, 0)
    while content[place : place + 2] != EOI:
        if place + 4 > len(content) or content[place] != 0xFF:
            raise UnreadableImage("the JPEG is damaged")
        marker, length = content[place + 1], _number(content[place + 2 : place + 4])
        end = place + 2 + length
        if length < 2 or end > len(content):
            raise UnreadableImage("the JPEG ends in its middle")
        if marker in FRAMES:
            height, width = struct.unpack(">HH", content[place + 5 : place + 9])
            _require_size(width, height)
            size = (width, height)
        if marker == START_OF_SCAN:
            end = _end_of_scan(content, end)
        if marker in (*FRAMES, *TABLES, START_OF_SCAN):
            written.append(content[place:end])
        place = end
    if size == (0, 0) or len(written) < 4:
        raise UnreadableImage("there is no picture in the JPEG")
    return Picture("image/jpeg", b"".join([*written, EOI]), *size)


def _end_of_scan(content: bytes, place: int) -> int:
    """Where the next marker stands that is neither a zero byte nor a restart."""
    while True:
        place = content.find(b"\xff", place)
        if place < 0 or place + 1 >= len(content):
            raise UnreadableImage("the JPEG ends in its middle")
        following = content[place + 1]
        if following != 0 and not 0xD0 <= following <= 0xD7:
            return place
        place += 2


def _require_size(width: int, height: int) -> None:
    if not (1 <= width <= LARGEST_SIDE and 1 <= height <= LARGEST_SIDE):
        raise UnreadableImage(f"a picture has at most {LARGEST_SIDE} pixels on each side")
