"""Comments in moves: public, hidden and secret parts, and who reads which."""

import re
from enum import StrEnum

from services.games.go.domain.status import GameFlag

PART = re.compile(r"<(c|comment|h|hidden|m|mysecret)>(.*?)</\1>", re.I | re.S)
ONLY_EMPTY = re.compile(r"\s*<(c|comment)>\s*</\1>\s*", re.I)


class Reader(StrEnum):
    AUTHOR, PLAYER, OBSERVER = "author", "player", "observer"


def reader_of(author_id: int, viewer_id: int, is_player: bool) -> Reader:
    if author_id == viewer_id:
        return Reader.AUTHOR
    return Reader.PLAYER if is_player else Reader.OBSERVER


def is_blank(text: str) -> bool:
    return not text.strip() or bool(ONLY_EMPTY.fullmatch(text))


def flags_of(text: str) -> GameFlag:
    """Which flags a game gets when someone writes this."""
    flags = GameFlag(0)
    for part in PART.finditer(text):
        flags |= {"h": GameFlag.HIDDEN_MESSAGE, "m": GameFlag.SECRET_MESSAGE}.get(
            part[1][0].lower(), GameFlag(0)
        )
    return flags


def visible_text(text: str, reader: Reader, finished: bool) -> str:
    """What a reader sees: the author all; players the rest at the end; observers marked parts."""
    if reader is Reader.AUTHOR or (reader is Reader.PLAYER and finished):
        return text
    if reader is Reader.PLAYER:
        return PART.sub(lambda part: part[0] if part[1][0].lower() == "c" else "", text).strip()
    open_parts = "ch" if finished else "c"
    return "\n".join(
        part[2].strip() for part in PART.finditer(text) if part[1][0].lower() in open_parts
    )
