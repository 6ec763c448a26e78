"""Names of SGF files, made from a pattern such as {date}-{black}-{white}."""

import re
from collections.abc import Mapping

PLACEHOLDER = re.compile(r"\{(\w+)\}")
UNSAFE = re.compile(r"[^A-Za-z0-9._+-]+")  # what no file system and no header minds is left
LONGEST = 120
DEFAULT_PATTERN = "game-{id}"


def file_name(pattern: str, facts: Mapping[str, object]) -> str:
    """The pattern filled; unknown placeholders vanish, and letters that might do harm."""
    filled = PLACEHOLDER.sub(lambda found: str(facts.get(found[1], "")), pattern)
    name = UNSAFE.sub("_", filled).strip("._")[:LONGEST]
    return f"{name or 'game'}.sgf"
