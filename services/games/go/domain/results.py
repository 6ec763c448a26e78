"""Results: a score as a number, and in the words of robots, SGF files and people."""

from enum import IntEnum


class Ending(IntEnum):
    """Sizes of scores that are not counted points; White wins when positive."""

    RESIGNATION, TIMEOUT, FORFEIT = 1000, 2000, 3000


WORDS = {
    Ending.RESIGNATION: ("R", "Resign", "resignation"),
    Ending.TIMEOUT: ("T", "Time", "timeout"),
    Ending.FORFEIT: ("F", "Forfeit", "forfeit"),
}


def robot_text(score: float, is_void: bool = False) -> str:
    if is_void:
        return "VOID"
    return _short(score, 0)


def sgf_text(score: float, is_void: bool = False) -> str:
    if is_void:
        return "Void"
    return _short(score, 1)


def long_text(score: float, is_void: bool = False) -> str:
    if is_void:
        return "No result"
    if score == 0:
        return "Jigo"
    winner = "White" if score > 0 else "Black"
    ending = _ending(score)
    return f"{winner} wins by {WORDS[ending][2] if ending else f'{abs(score):.1f}'}"


def _short(score: float, words: int) -> str:
    if score == 0:
        return "0"
    ending = _ending(score)
    return f"{'W' if score > 0 else 'B'}+{WORDS[ending][words] if ending else f'{abs(score):g}'}"


def _ending(score: float) -> Ending | None:
    return Ending(int(abs(score))) if abs(score) in tuple(Ending) else None
