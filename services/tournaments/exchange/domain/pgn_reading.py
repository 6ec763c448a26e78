"""Read Portable Game Notation: the lenient import format, brought into one form."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from services.tournaments.exchange.domain.pgn import RESULTS, RecordedGame

MOST_GAMES, MOST_TAGS, LONGEST_VALUE, LONGEST_MOVES, DEEPEST = 5000, 60, 255, 100_000, 20
TOKEN = re.compile(
    r"""
      (?P<space>\s+ | ^%[^\n]*)
    | \[\s*(?P<name>\w+)\s*"(?P<value>(?:[^"\\\n]|\\.)*)"\s*\]
    | \{(?P<comment>[^}]*)\}
    | ;(?P<remark>[^\n]*)
    | (?P<result>1-0|0-1|1/2-1/2|\*)(?![\w/-])
    | (?P<move>(?:[O0]-[O0](?:-[O0])?|--|[PKQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?)
        [+\#]?)(?![\w+\#=-])
    | (?P<number>\d{1,4})(?:(?P<dots>\s*\.[.\s]*)|(?![\w/-]))
    | (?P<glyph>\$\d{1,3}(?!\d) | [!?]{1,2}(?![!?]))
    | (?P<open>\() | (?P<close>\))
    """,
    re.VERBOSE | re.MULTILINE | re.ASCII,
)
GLYPHS = {"!": "$1", "?": "$2", "!!": "$3", "??": "$4", "!?": "$5", "?!": "$6"}


class UnreadableGames(ValueError):
    """These games cannot be read"""


@dataclass
class _Draft:
    """A game being read."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    words: list[str] = field(default_factory=list)
    depth: int = 0
    half_moves: int = 0

    def add(self, word: str) -> None:
        """Brackets stand close to what they enclose."""
        if self.words and (word == ")" or self.words[-1].endswith("(")):
            self.words[-1] += word
        else:
            self.words.append(word)


def read_pgn(text: str) -> list[RecordedGame]:
    """The games in their order; a failure names the line."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    games: list[RecordedGame] = []
    draft: _Draft | None = None
    for line, token in _tokens(text):
        draft = draft or _Draft(line)
        try:
            if _ends(draft, token):
                games.append(_game_of(draft, token["result"]))
                draft = None
        except UnreadableGames as wrong:
            raise UnreadableGames(f"Line {line}: {wrong}") from None
        if len(games) > MOST_GAMES:
            raise UnreadableGames(f"A file has at most {MOST_GAMES} games")
    if draft is not None:
        raise UnreadableGames(f"Line {draft.line}: this game does not end with its result")
    return games


def _tokens(text: str) -> Iterator[tuple[int, re.Match[str]]]:
    position, line = 0, 1
    while position < len(text):
        token = TOKEN.match(text, position)
        if token is None:
            word = text[position : position + 20].split()[0]
            raise UnreadableGames(f"Line {line}: {word} is no move and no other part of a game")
        if token["space"] is None:
            yield line, token
        position = token.end()
        line += token[0].count("\n")


def _ends(draft: _Draft, token: re.Match[str]) -> bool:
    """Add what was read to the game; the result at its end ends it."""
    kind = token.lastgroup
    if kind == "value":
        _add_tag(draft, token["name"], token["value"])
    elif kind == "result":
        # Some programs end variations with a star; only the game's own end counts.
        return draft.depth == 0
    elif kind in ("comment", "remark"):
        draft.add("{" + " ".join(token[kind].replace("}", ")").split()) + "}")
    elif kind == "glyph":
        draft.add(GLYPHS.get(token["glyph"], token["glyph"]))
    elif kind in ("open", "close"):
        _add_bracket(draft, token[0])
    elif kind == "move":
        draft.add(token["move"].replace("0", "O").removeprefix("P"))
        draft.half_moves += draft.depth == 0
    else:
        _add_number(draft, int(token["number"]), token["dots"] or "")
    return False


def _add_tag(draft: _Draft, name: str, value: str) -> None:
    if draft.words:
        raise UnreadableGames("the game before this tag does not end with its result")
    if name in draft.tags:
        raise UnreadableGames(f"a game has the tag {name} once")
    plain = " ".join(re.sub(r'\\(["\\])', r"\1", value).split())
    if max(len(name), len(plain)) > LONGEST_VALUE or len(draft.tags) >= MOST_TAGS:
        raise UnreadableGames(f"{MOST_TAGS} tags, {LONGEST_VALUE} characters each, are the limit")
    if name == "Result" and plain not in RESULTS:
        raise UnreadableGames(f"a result is one of {' '.join(RESULTS)}, not {plain}")
    draft.tags[name] = plain


def _add_bracket(draft: _Draft, bracket: str) -> None:
    draft.depth += 1 if bracket == "(" else -1
    if not 0 <= draft.depth <= DEEPEST:
        raise UnreadableGames("this bracket of a variation does not fit")
    draft.add(bracket)


def _add_number(draft: _Draft, number: int, dots: str) -> None:
    expected = draft.half_moves // 2 + 1
    if draft.depth == 0 and "FEN" not in draft.tags and number != expected:
        raise UnreadableGames(f"move {expected} comes here, not {number}")
    draft.add(f"{number}..." if dots.count(".") > 1 else f"{number}.")


def _game_of(draft: _Draft, result: str) -> RecordedGame:
    if draft.tags.setdefault("Result", result) != result:
        raise UnreadableGames(f"the tags say {draft.tags['Result']}, the moves end with {result}")
    moves = " ".join(draft.words)
    if len(moves) > LONGEST_MOVES:
        raise UnreadableGames(f"the moves of a game have at most {LONGEST_MOVES} characters")
    return RecordedGame(draft.tags, moves, draft.line)
