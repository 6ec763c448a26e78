"""Which refusals a method can end in: read from the code it calls, so that nobody lists them."""

from collections.abc import Callable
from types import FunctionType

from shared.openapi.source_steps import Ending, is_followed, steps_of

_known: dict[FunctionType, set[Ending]] = {}


def endings_of(method: Callable | None) -> set[Ending]:
    """Everything that `method`, its decorators and the functions of ours they call may raise."""
    found: set[Ending] = set()
    while method is not None:
        if isinstance(method, FunctionType) and is_followed(method):
            found |= _settle(method)
        method = getattr(method, "__wrapped__", None)
    return found


def _settle(start: FunctionType) -> set[Ending]:
    """Functions call one another in circles: all that `start` reaches is settled together."""
    reached = [] if start in _known else _reachable(start)
    _known.update({function: set() for function in reached})
    size, grown = -1, 0
    while size < grown:
        size = grown
        for function in reversed(reached):  # what is called mostly comes before what calls it
            for step in steps_of(function):
                found = [step.what] if isinstance(step.what, Ending) else _known[step.what]
                _known[function] |= {e for e in found if not issubclass(e.refusal, step.caught)}
        grown = sum(len(_known[function]) for function in reached)
    return _known[start]


def _reachable(start: FunctionType) -> list[FunctionType]:
    reached, waiting = {start: None}, [start]
    while waiting:
        for step in steps_of(waiting.pop()):
            called = step.what
            if isinstance(called, FunctionType) and called not in _known and called not in reached:
                reached[called] = None
                waiting.append(called)
    return list(reached)
