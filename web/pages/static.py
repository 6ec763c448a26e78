"""Style sheet, modules, icons: compressed once, kept by browsers as long as they do not change."""

import functools
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass

from flask import Response, request

from shared.errors import NotFound
from web.headers import FOLDER

FILES = FOLDER / "static"
FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class StaticFile:
    plain: bytes
    compressed: bytes
    digest: str
    kind: str


@functools.cache
def static_files() -> dict[str, StaticFile]:
    return {
        path.relative_to(FILES).as_posix(): _read(path)
        for path in sorted(FILES.rglob("*"))
        if path.is_file()
    }


def address_of(name: str) -> str:
    """It changes with the file, so that nobody keeps an old one."""
    return f"/static/{name}?v={static_files()[name].digest}"


def show(file: str) -> Response:
    known = static_files().get(file)
    if known is None:
        raise NotFound
    zipped = "gzip" in request.headers.get("Accept-Encoding", "")
    response = Response(known.compressed if zipped else known.plain, mimetype=known.kind)
    if zipped:
        response.headers["Content-Encoding"] = "gzip"
    response.vary.add("Accept-Encoding")
    response.set_etag(f"{known.digest}{'-gzip' if zipped else ''}")
    versioned = request.args.get("v") == known.digest
    response.headers["Cache-Control"] = FOREVER if versioned else "public, no-cache"
    response.make_conditional(request)
    return response


def show_icon() -> Response:
    return show("entente.svg")


def _read(path) -> StaticFile:
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    digest = hashlib.sha256(plain).hexdigest()[:12]
    return StaticFile(plain, gzip.compress(plain, 9, mtime=0), digest, kind)
