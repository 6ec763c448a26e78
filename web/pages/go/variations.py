"""Conditional moves as people write them, a variation per line, and as games keep them: a tree."""

import re

from web.pages.go.boards import LABELS, label

TOKEN = re.compile(r"\s*(?:([()])|;\s*([BW])\s*\[\s*([a-z0-9]*)\s*\])", re.I)
LONGEST_LABEL = 3
Tree = dict[str, "Tree"]


def as_tree(text: str, first: str) -> str:
    """`q3 q4` on each line; lines that begin alike part where they differ. B or W is first."""
    lines = [line.replace(",", " ").split() for line in text.splitlines() if line.strip()]
    if not lines or text.lstrip().startswith("("):
        return text.strip()
    tree: Tree = {}
    for words in lines:
        branch = tree
        for word in words:
            branch = branch.setdefault(word.lower(), {})
    return _written(tree, first)


def _written(tree: Tree, colour: str) -> str:
    other = "W" if colour == "B" else "B"
    variations = [
        f";{colour}[{'' if word == 'pass' else word}]{_following(rest, other)}"
        for word, rest in tree.items()
    ]
    return "".join(f"({each})" for each in variations)


def _following(tree: Tree, colour: str) -> str:
    written = _written(tree, colour)
    return written[1:-1] if len(tree) == 1 else written


def as_lines(text: str, size: int) -> list[list[str]]:
    """Every variation of a tree from its root to its end, as labels of points."""
    lines: list[list[str]] = []
    kept: list[int] = []
    line: list[str] = []
    was_closed = True
    for bracket, _colour, move in TOKEN.findall(text):
        if bracket == "(":
            kept.append(len(line))
        elif bracket == ")":
            if not was_closed:
                lines.append(list(line))
            was_closed = True
            del line[kept.pop() if kept else 0 :]
        else:
            line.append(_word(move, size))
            was_closed = False
    return lines


def _word(move: str, size: int) -> str:
    if not move or move == "pass":
        return "pass"
    is_label = len(move) <= LONGEST_LABEL and move[1:].isdigit() and move[0].upper() in LABELS
    return move.upper() if is_label else move if len(move) != 2 else label(move.lower(), size)
