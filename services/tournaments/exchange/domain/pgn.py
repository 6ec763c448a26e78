"""Games in Portable Game Notation: what one is, and how it is written in the export format."""

from collections.abc import Iterable
from dataclasses import dataclass, field

ROSTER = {
    "Event": "?",
    "Site": "?",
    "Date": "????.??.??",
    "Round": "?",
    "White": "?",
    "Black": "?",
    "Result": "*",
}
UNKNOWN = "*"
RESULTS = ("1-0", "0-1", "1/2-1/2", UNKNOWN)
# The standard wants lines of fewer than 80 printed characters.
LONGEST_LINE = 79


@dataclass(frozen=True)
class RecordedGame:
    """A game: its tags, its moves without the result at their end, and where it was read."""

    tags: dict[str, str]
    moves: str = ""
    line: int = field(default=0, compare=False)

    @property
    def result(self) -> str:
        return self.tags.get("Result", UNKNOWN)


def pgn(games: Iterable[RecordedGame]) -> str:
    return "\n".join(_game_text(game) for game in games)


def _game_text(game: RecordedGame) -> str:
    """The seven tags of the roster in their order, the others by the alphabet, the moves."""
    tags = {**ROSTER, **{name: game.tags[name] for name in sorted(game.tags)}}
    lines = [f'[{name} "{_escape(value)}"]' for name, value in tags.items()]
    return "\n".join([*lines, "", *_wrap(f"{game.moves} {game.result}"), ""])


def _escape(value: str) -> str:
    in_one_line = " ".join(value.split())
    return in_one_line.replace("\\", "\\\\").replace('"', '\\"')


def _wrap(text: str) -> list[str]:
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > LONGEST_LINE:
            lines.append(line)
            line = ""
        # At the beginning of a line % hides it and [ looks like a tag, even inside a comment.
        line = f"{line} {word}" if line or word[0] in "%[" else word
    return [*lines, line]
