"""Convoys in rings: each lands on a unit that decides the fate of the next convoy."""

from tests.solver.drafts import Draft
from tests.solver.notation import CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE
from tests.solver.reference.board import ARMY, COAST, FLEET, SEA


def add_convoy_ring(draft: Draft) -> None:
    """A ring of one to three convoys; with one it is the simple paradox or a cousin of it."""
    seas = ring_of_seas(draft)
    links = []
    for sea, following in zip(seas, seas[1:] + seas[:1], strict=True):
        landings = [
            region
            for region in shared_coasts(draft, sea, following)
            if region not in draft.units and region not in {landing for landing, _ in links}
        ]
        if landings:
            landing = draft.random.choice(landings)
            links.append((landing, following))
            draft.place(landing, FLEET, near=following)
            add_convoy(draft, sea, landing)
    # All convoys stand before anyone else takes the places they need.
    for landing, sea in links:
        add_judge(draft, landing, sea)
        add_attackers(draft, sea)


def ring_of_seas(draft: Draft) -> list[int]:
    """Seas that share a coast each with the next, the last with the first if luck will have it."""
    seas = [region for region in draft.regions if draft.board.kind(region) == SEA]
    ring = [draft.random.choice(seas)]
    for _ in range(draft.random.randint(0, 2)):
        near = [sea for sea in seas if sea not in ring and shared_coasts(draft, sea, ring[-1])]
        if near:
            ring.append(draft.random.choice(near))
    return ring


def shared_coasts(draft: Draft, sea: int, other: int) -> list[int]:
    shared = draft.board.touching[sea] & draft.board.touching[other]
    return sorted(region for region in shared if is_coast(draft, region))


def is_coast(draft: Draft, region: int) -> bool:
    return draft.board.kind(region) == COAST


def add_convoy(draft: Draft, sea: int, landing: int) -> None:
    """An army carried over a sea, sometimes over a second one, sometimes by two routes."""
    random = draft.random
    fleets = [sea]
    others = [near for near in draft.neighbours(sea) if draft.board.kind(near) == SEA]
    if others and random.random() < 0.25:
        fleets.append(random.choice(others))
    starts = [
        region
        for fleet in fleets
        for region in draft.neighbours(fleet)
        if is_coast(draft, region) and region not in draft.units
    ]
    start = draft.place(random.choice(starts), ARMY) if starts else None
    if start is None:
        return
    draft.order(start, MOVE, end=landing, via=int(random.random() < 0.3))
    for fleet in fleets:
        if draft.place(fleet, FLEET):
            draft.order(fleet, CONVOY, other=start, end=landing)


def add_judge(draft: Draft, landing: int, sea: int) -> None:
    """The unit the convoy lands on supports the fleet of the next convoy, or an attack on it."""
    judge = draft.place(landing, FLEET, near=sea)
    if judge is None:
        return
    attacker = add_attacker(draft, sea) if draft.random.random() < 0.5 else None
    if attacker:
        draft.order(judge, SUPPORT_MOVE, other=attacker, end=sea)
    else:
        draft.order(judge, SUPPORT_HOLD, other=sea)


def add_attackers(draft: Draft, sea: int) -> None:
    """More attacks on a convoying fleet, most of them supported, for standoffs around it."""
    for _ in range(draft.random.choice((0, 1, 1, 1, 2))):
        attacker = add_attacker(draft, sea)
        if attacker and draft.random.random() < 0.8:
            supporter = place_beside(draft, sea)
            if supporter:
                draft.order(supporter, SUPPORT_MOVE, other=attacker, end=sea)


def add_attacker(draft: Draft, sea: int) -> int | None:
    attacker = place_beside(draft, sea)
    if attacker:
        draft.order(attacker, MOVE, end=sea)
    return attacker


def place_beside(draft: Draft, sea: int) -> int | None:
    """A new fleet that reaches the sea, if there is room for one."""
    free = [region for region in draft.neighbours(sea) if region not in draft.units]
    return draft.place(draft.random.choice(free), FLEET, near=sea) if free else None
