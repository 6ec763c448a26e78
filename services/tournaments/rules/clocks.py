"""Thinking time at a board, with the handicap of the stronger player."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TimeControl:
    """Seconds; `penalty_step` rating points make one slice, each costs `penalty_value`."""

    initial_time: int = 0
    increment: int = 0
    penalty_step: int | None = None
    penalty_value: int | None = None
    min_time: int = 0


@dataclass(frozen=True)
class Clocks:
    white_seconds: int
    black_seconds: int
    increment: int
    modified: bool = False


def clocks(control: TimeControl, white_rating: int, black_rating: int) -> Clocks:
    """The stronger (White when equal) loses a penalty for each full slice of difference."""
    if control.penalty_value is None or not control.penalty_step:
        return Clocks(control.initial_time, control.initial_time, control.increment)
    slices = abs(white_rating - black_rating) // control.penalty_step
    reduced = max(control.initial_time - slices * control.penalty_value, control.min_time)
    if white_rating >= black_rating:
        return Clocks(reduced, control.initial_time, control.increment, slices > 0)
    return Clocks(control.initial_time, reduced, control.increment, slices > 0)


def clock_text(seconds: int, increment: int) -> str:
    """As halls print it: 1'30\" + 2\"/cp."""
    minutes, rest = divmod(seconds, 60)
    written = f"{minutes}'{rest:02}\"" if rest else f"{minutes}'"
    return f'{written} + {increment}"/cp' if increment else written
