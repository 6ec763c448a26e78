"""Resolution of a movement phase: plain deduction, then circles and paradoxes."""

from .movement import Decision, Movement


def resolve(movement: Movement) -> None:
    """Answer every decision of the phase."""
    deduce(movement, movement.decisions)
    while len(movement.answers) < len(movement.decisions):
        settle(movement, open_cycle(movement))
        deduce(movement, movement.decisions)


def deduce(movement: Movement, decisions: list[Decision]) -> bool:
    """Answer all that follows from what is known; False if a guess turns out to be wrong."""
    learning = True
    while learning:
        learning = False
        for decision in decisions:
            answer = movement.judge(decision)
            known = movement.answers.get(decision)
            if None not in (answer, known) and answer != known:
                return False
            if known is None and answer is not None:
                movement.answers[decision] = answer
                learning = True
    return True


def open_cycle(movement: Movement) -> list[Decision]:
    """Open decisions that depend on one another and on nothing else that is open."""
    open_ones = [decision for decision in movement.decisions if decision not in movement.answers]
    depends_on: dict[Decision, set[Decision]] = {}
    for decision in open_ones:
        movement.still_open = set()
        movement.judge(decision)
        depends_on[decision] = set(movement.still_open)
    circles = [everything_behind(decision, depends_on) for decision in open_ones]
    smallest = min(circles, key=len)
    return [decision for decision in open_ones if decision in smallest]


def everything_behind(
    decision: Decision, depends_on: dict[Decision, set[Decision]]
) -> set[Decision]:
    behind: set[Decision] = set()
    waiting = [decision]
    while waiting:
        for other in depends_on[waiting.pop()] - behind:
            behind.add(other)
            waiting.append(other)
    return behind


def settle(movement: Movement, decisions: list[Decision]) -> None:
    """Decide a cycle by its consistent resolutions.

    One resolution: it is the answer. Several that agree on the convoys: units moving in a circle,
    and they all move. Otherwise a paradox: its convoys fail (Szykman, DATC 4.A.2).
    """
    convoys = [decision for decision in decisions if decision[0] == "path"]
    resolutions = consistent_resolutions(movement, decisions)
    agreed = all(
        resolution[convoy] == resolutions[0][convoy]
        for resolution in resolutions
        for convoy in convoys
    )
    if resolutions and agreed:
        movement.answers.update(max(resolutions, key=number_of_moves))
        return
    if not convoys:
        raise AssertionError("a paradox without a convoy")
    for convoy in convoys:
        movement.answers[convoy] = False
        movement.paradoxes.add(convoy[1])


def number_of_moves(resolution: dict[Decision, bool]) -> int:
    return sum(answer for (kind, _), answer in resolution.items() if kind == "move")


def consistent_resolutions(
    movement: Movement, decisions: list[Decision]
) -> list[dict[Decision, bool]]:
    """Every way to answer these decisions that contradicts no rule, by guessing and checking."""
    before = dict(movement.answers)
    found: list[dict[Decision, bool]] = []
    if deduce(movement, decisions):
        open_ones = [decision for decision in decisions if decision not in movement.answers]
        if open_ones:
            after = dict(movement.answers)
            for guess in (True, False):
                movement.answers = {**after, open_ones[0]: guess}
                found += consistent_resolutions(movement, decisions)
        else:
            found = [{decision: movement.answers[decision] for decision in decisions}]
    movement.answers = before
    return found
