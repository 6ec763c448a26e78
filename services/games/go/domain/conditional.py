"""Conditional moves: a tree of answers to what the opponent may play, kept as SGF-like text."""

import re
from dataclasses import dataclass
from enum import StrEnum

from services.games.go.domain.board import Colour
from services.games.go.domain.points import point_of, sgf_of
from services.games.go.domain.position import Position
from services.games.go.domain.rules_broken import InvalidCondition, InvalidCoordinates, RuleBroken

MAXIMUM_NODES, MAXIMUM_BYTES = 100, 2048
PASS, RESIGN = -1, -3  # the codes of the move records
TOKEN = re.compile(r"\s*(?:([()])|;\s*([BW])\s*\[\s*([a-z0-9]*)\s*\])", re.I)
TYPED = re.compile(
    r"([BW](?=[a-z]\d|[a-z]{2}|pass|resign))?([a-z]\d{1,2}|[a-z]{2}|pass|resign)", re.I
)
OLD_PASS, LARGEST_WITH_OLD_PASS = "tt", 19  # how SGF wrote a pass before FF[4]
WORDS = {"": PASS, "pass": PASS, "resign": RESIGN}


class State(StrEnum):
    INACTIVE, ACTIVE, ILLEGAL = "INACTIVE", "ACTIVE", "ILLEGAL"
    OPPONENT_MESSAGE, DEVIATED, DONE = "OPP_MSG", "DEVIATED", "DONE"


@dataclass(frozen=True)
class Node:
    """A move and what may follow it."""

    colour: Colour
    move: int
    children: tuple["Node", ...] = ()


def as_sgf(text: str, colour: Colour) -> str:
    """Typed text such as `r14 n16 s16` as a sequence, the colours alternating unless written."""
    if not text.strip() or text.lstrip().startswith("("):
        return text.strip()
    nodes = []
    for word in text.split():
        found = TYPED.fullmatch(word)
        if not found:
            raise InvalidCondition(f"{word} is not a move.")
        if found[1]:
            colour = Colour.BLACK if found[1] in "Bb" else Colour.WHITE
        nodes.append(f";{colour.letter}[{found[2].lower()}] ")
        colour = colour.opponent
    return f"({''.join(nodes)})"


def tree_of(text: str, size: int) -> tuple[Node, ...]:
    """The variations written in a text."""
    if len(text.encode()) > MAXIMUM_BYTES:
        raise InvalidCondition(f"Conditional moves are at most {MAXIMUM_BYTES} bytes long.")
    tokens, at = [], 0
    while at < len(text.rstrip()):
        found = TOKEN.match(text, at)
        if not found:
            raise InvalidCondition
        tokens.append(found.groups())
        at = found.end()
    if sum(token[0] is None for token in tokens) > MAXIMUM_NODES:
        raise InvalidCondition(f"Conditional moves are at most {MAXIMUM_NODES}.")
    children, rest = _variations(tokens, size)
    if rest or not children:
        raise InvalidCondition
    return children


def text_of(variations: tuple[Node, ...], size: int) -> str:
    return "".join(f"({_line(node, size)})" for node in variations)


def check_tree(
    variations: tuple[Node, ...], position: Position, colour: Colour, passes: int = 0
) -> None:
    """Every line must begin with the opponent's move, end with an own one and be legal."""
    _check(variations, position, colour, passes, colour)


def answer_to(variations: tuple[Node, ...], move: int) -> Node | None:
    """The own move prepared for the opponent's."""
    for node in variations:
        if node.move == move and node.children:
            return node.children[0]
    return None


def _variations(tokens: list, size: int) -> tuple[tuple[Node, ...], list]:
    found: list[Node] = []
    while tokens and tokens[0][0] == "(":
        node, tokens = _sequence(tokens[1:], size)
        if not tokens or tokens[0][0] != ")":
            raise InvalidCondition("A bracket is not closed.")
        tokens = tokens[1:]
        found.append(node)
    return tuple(found), tokens


def _sequence(tokens: list, size: int) -> tuple[Node, list]:
    if not tokens or tokens[0][0] is not None:
        raise InvalidCondition("A variation must begin with a move.")
    colour = Colour.BLACK if tokens[0][1] in "Bb" else Colour.WHITE
    move = _move(tokens[0][2], size)
    tokens = tokens[1:]
    if tokens and tokens[0][0] is None:
        child, tokens = _sequence(tokens, size)
        return Node(colour, move, (child,)), tokens
    children, tokens = _variations(tokens, size)
    return Node(colour, move, children), tokens


def _move(word: str, size: int) -> int:
    if word.lower() in WORDS:
        return WORDS[word.lower()]
    if word.lower() == OLD_PASS and size <= LARGEST_WITH_OLD_PASS:
        return PASS
    try:
        return point_of(word, size)
    except InvalidCoordinates:
        raise InvalidCondition(f"{word} is not a point of the board.") from None


def _line(node: Node, size: int) -> str:
    word = {PASS: "", RESIGN: "resign"}.get(node.move) if node.move < 0 else sgf_of(node.move, size)
    text = f";{node.colour.letter}[{word}]"
    if len(node.children) == 1:
        return text + _line(node.children[0], size)
    return text + text_of(node.children, size)


def _check(
    variations: tuple[Node, ...], position: Position, colour: Colour, passes: int, opponent: Colour
) -> None:
    if colour is not opponent and len(variations) > 1:
        raise InvalidCondition("Only one answer can be given to a move.")
    if len({node.move for node in variations}) < len(variations):
        raise InvalidCondition("Two variations begin with the same move.")
    for node in variations:
        if node.colour is not colour:
            raise InvalidCondition("The colours must alternate, the opponent beginning.")
        if not node.children and colour is opponent:
            raise InvalidCondition("Every line must end with a move of your own.")
        after = Position(
            position.board.copy(), position.ko, position.last_move, dict(position.prisoners)
        )
        count = passes + 1 if node.move == PASS else 0
        if node.move >= 0:
            _play(after, node, passes)
        if node.move == RESIGN and (node.children or colour is opponent):
            raise InvalidCondition("Only you can resign, and nothing follows.")
        _check(node.children, after, colour.opponent, count, opponent)


def _play(position: Position, node: Node, passes: int) -> None:
    if passes >= 2:
        raise InvalidCondition("No stone can follow two passes.")
    try:
        position.play(node.move, node.colour)
    except RuleBroken as broken:
        move = f"{node.colour.letter}[{sgf_of(node.move, position.board.size)}]"
        raise InvalidCondition(f"{move} cannot be played: {broken}") from None
