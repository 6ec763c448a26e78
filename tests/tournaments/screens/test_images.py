"""Pictures behind screens: what is read, what is written anew, what is refused."""

import struct
import zlib

import pytest

from services.tournaments.screens.domain.images import PNG, UnreadableImage, _piece, read_picture
from tests.tournaments.screens.conftest import make, shown

pytestmark = pytest.mark.slow


def a_png(width=3, height=2, *, pixels=None, more=b"", interlaced=0) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, interlaced)
    raw = pixels if pixels is not None else (b"\0" + b"\x10\x20\x30" * width) * height
    pieces = _piece(b"IHDR", header) + more + _piece(b"IDAT", zlib.compress(raw))
    return PNG + pieces + _piece(b"IEND", b"")


def a_segment(marker: int, data: bytes) -> bytes:
    return bytes((0xFF, marker)) + struct.pack(">H", len(data) + 2) + data


def a_jpeg(*, beside=b"", height=2, width=3) -> bytes:
    frame = a_segment(0xC0, struct.pack(">BHHB", 8, height, width, 1) + b"\1\x11\0")
    scan = a_segment(0xDA, b"\1\1\0\0\x3f\0") + b"\x12\xff\x00\x34\xff\xd0\x56"
    return b"\xff\xd8" + beside + a_segment(0xDB, b"\0" * 65) + frame + scan + b"\xff\xd9trailer"


def test_what_stands_beside_the_pixels_is_left_out():
    secret = b"GPS 48.85 N"
    png = read_picture(a_png(more=_piece(b"tEXt", secret)) + secret)
    jpeg = read_picture(a_jpeg(beside=a_segment(0xE1, secret) + a_segment(0xFE, secret)))
    for picture in (png, jpeg):
        assert secret not in picture.content
        assert (picture.width, picture.height) == (3, 2)
        assert read_picture(picture.content) == picture
    assert (png.kind, jpeg.kind) == ("image/png", "image/jpeg")
    assert jpeg.content.endswith(b"\x56\xff\xd9")


@pytest.mark.parametrize(
    "content",
    [
        b"<svg onload='alert(1)'/>",
        b"GIF89a",
        PNG,
        a_png()[:-20],
        a_png().replace(b"IDAT", b"IDAX"),
        a_png(5000, 1),
        a_png(interlaced=1),
        a_png(pixels=b"\0"),
        a_png(pixels=b"\0" * 10**7),
        a_png(pixels=(b"\x09" + b"\x10\x20\x30" * 3) * 2),
        b"\xff\xd8\xff\xd9",
        a_jpeg()[:-20],
        a_jpeg(width=5000),
    ],
)
def test_what_is_no_picture_is_refused(content):
    with pytest.raises(UnreadableImage):
        read_picture(content)


def test_a_picture_behind_a_screen(hall, join):
    path = f"/event-images/{hall.event}"
    named = {"params": {"uniq_id": "sea"}, "data": a_png()}
    made = hall.done("POST", path, **named)
    assert made == {"uniq_id": "sea", "kind": "image/png", "width": 3, "height": 2}
    assert hall.ask("POST", path, **named).status_code == 409
    assert hall.ask("POST", path, token=join().token, **named).status_code == 403
    wrong = {"params": {"uniq_id": "x"}, "data": b"<svg/>"}
    assert hall.ask("POST", path, **wrong).status_code == 400
    make(hall, "screens", uniq_id="wall", type="image", public=True, background_image="sea")
    name = shown(hall, "wall")["screen"]["background_image"]
    answer = hall.get(f"{path}/{name}")
    assert answer.headers["Content-Type"] == "image/png"
    assert answer.content.startswith(PNG)
    again = hall.get(f"{path}/{name}", headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304
    assert hall.done("GET", path)["images"] == ["sea"]
    hall.done("DELETE", f"{path}/sea")
    assert hall.get(f"{path}/sea").status_code == 404
