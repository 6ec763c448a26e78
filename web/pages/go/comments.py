"""Comments of moves in their parts: open, hidden and secret ones are shown as such."""

import re
from dataclasses import dataclass

PART = re.compile(r"<(c|comment|h|hidden|m|mysecret)>(.*?)</\1>", re.I | re.S)


@dataclass(frozen=True)
class Part:
    """`kind`: c for everybody, h hidden or m secret until the end, nothing for the players."""

    kind: str
    text: str


def parts_of(text: str) -> list[Part]:
    found, at = [], 0
    for part in PART.finditer(text):
        found += [Part("", text[at : part.start()]), Part(part[1][0].lower(), part[2])]
        at = part.end()
    return [
        Part(part.kind, part.text.strip())
        for part in (*found, Part("", text[at:]))
        if part.text.strip()
    ]
