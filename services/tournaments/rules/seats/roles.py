"""Who of a table plays which role."""

from services.tournaments.rules.seats.assignment import cheapest_assignment
from services.tournaments.rules.seats.plans import MORE_ROLES, Plan


def settle_roles(plan: Plan) -> None:
    """The cheapest roles for every table, one after the other, until none gets any cheaper."""
    for _ in range(3):
        before = plan.cost
        for number, groups in enumerate(plan.rounds):
            for place in range(len(groups) - 1):
                _settle_table(plan, number, place)
        if plan.cost == before:
            return


def _settle_table(plan: Plan, number: int, place: int) -> None:
    group = list(plan.rounds[number][place])
    seats = range(len(group))
    for seat in seats:
        plan.cost += plan.take(number, place, seat)
    costs = [
        [MORE_ROLES[plan.had[player][seat]] + plan.liking[player][seat] for seat in seats]
        for player in group
    ]
    for player, seat in zip(group, cheapest_assignment(costs), strict=True):
        plan.cost += plan.put(number, place, seat, player)


def part_from_roles(plan: Plan) -> None:
    """Whoever has a role again changes places with the one of his round for whom it costs least.

    Done before anything else is made better: searched for together, one role less would pay for
    many meetings.
    """
    for number, groups in enumerate(plan.rounds):
        for place, group in enumerate(groups[:-1]):
            for seat in range(len(group)):
                if plan.had[group[seat]][seat] > 1:
                    _change_places(plan, number, (place, seat))


def _change_places(plan: Plan, number: int, own: tuple[int, int]) -> None:
    best, least = None, 0
    for place, group in enumerate(plan.rounds[number]):
        for seat in range(len(group)):
            if place != own[0]:
                change = plan.swap(number, own, (place, seat))
                plan.swap(number, own, (place, seat))
                if change < least:
                    best, least = (place, seat), change
    if best is not None:
        plan.swap(number, own, best)
