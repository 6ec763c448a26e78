"""How much a browser that has nothing yet loads for a page, compressed and without pictures."""

import gzip

from tests.waiting import PATIENCE_SECONDS
from tests.web.visitor import Visitor


def first_load_bytes(visitor: Visitor, path: str) -> int:
    """The page, its style sheets, its modules with those they import, and the icons."""
    page = visitor.get(path)
    wanted = {
        address.partition("#")[0]
        for tag, given in page.tags
        for address in (given.get("src"), given.get("href"))
        if address and tag in ("script", "link", "use")
    }
    seen: set[str] = set()
    size = len(gzip.compress(page.response.content, 5))
    while wanted - seen:
        address = (wanted - seen).pop()
        seen.add(address)
        text = visitor.session.get(visitor.url + address, timeout=PATIENCE_SECONDS).content
        size += len(gzip.compress(text, 9))
        wanted |= imported_modules(text.decode(errors="replace"), address)
    return size


def imported_modules(source: str, address: str) -> set[str]:
    """`import … from './other.js'`, as the browser resolves it."""
    if ".js" not in address:
        return set()
    folder = address.partition("?")[0].rpartition("/")[0]
    return {
        f"{folder}/{line.rpartition('./')[2].rstrip(chr(39) + chr(34) + ';')}"
        for line in source.splitlines()
        if line.startswith("import ") and "./" in line
    }
