"""Convoys tied into knots: each lands on a unit that decides the fate of the next convoy."""

from tests.solver.drafts import Scene
from tests.solver.notation import CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE
from tests.solver.reference.board import ARMY, COAST, FLEET, SEA


def add_knot(scene: Scene) -> None:
    """A ring of one to three convoys; with one it is the simple paradox or a cousin of it."""
    seas = ring_of_seas(scene)
    links = []
    for sea, following in zip(seas, seas[1:] + seas[:1], strict=True):
        landings = [
            region
            for region in shared_coasts(scene, sea, following)
            if region not in scene.units and region not in {landing for landing, _ in links}
        ]
        if landings:
            landing = scene.random.choice(landings)
            links.append((landing, following))
            scene.place(landing, FLEET, near=following)
            add_convoy(scene, sea, landing)
    # All convoys stand before anyone else takes the places they need.
    for landing, sea in links:
        add_judge(scene, landing, sea)
        add_attackers(scene, sea)


def ring_of_seas(scene: Scene) -> list[int]:
    """Seas that share a coast each with the next, the last with the first if luck will have it."""
    seas = [region for region in scene.regions if scene.board.kind(region) == SEA]
    ring = [scene.random.choice(seas)]
    for _ in range(scene.random.randint(0, 2)):
        near = [sea for sea in seas if sea not in ring and shared_coasts(scene, sea, ring[-1])]
        if near:
            ring.append(scene.random.choice(near))
    return ring


def shared_coasts(scene: Scene, sea: int, other: int) -> list[int]:
    shared = scene.board.touching[sea] & scene.board.touching[other]
    return sorted(region for region in shared if is_coast(scene, region))


def is_coast(scene: Scene, region: int) -> bool:
    return scene.board.kind(region) == COAST


def add_convoy(scene: Scene, sea: int, landing: int) -> None:
    """An army carried over a sea, sometimes over a second one, sometimes by two routes."""
    random = scene.random
    fleets = [sea]
    others = [near for near in scene.neighbours(sea) if scene.board.kind(near) == SEA]
    if others and random.random() < 0.25:
        fleets.append(random.choice(others))
    starts = [
        region
        for fleet in fleets
        for region in scene.neighbours(fleet)
        if is_coast(scene, region) and region not in scene.units
    ]
    start = scene.place(random.choice(starts), ARMY) if starts else None
    if start is None:
        return
    scene.order(start, MOVE, end=landing, via=int(random.random() < 0.3))
    for fleet in fleets:
        if scene.place(fleet, FLEET):
            scene.order(fleet, CONVOY, other=start, end=landing)


def add_judge(scene: Scene, landing: int, sea: int) -> None:
    """The unit the convoy lands on supports the fleet of the next convoy, or an attack on it."""
    judge = scene.place(landing, FLEET, near=sea)
    if judge is None:
        return
    attacker = add_attacker(scene, sea) if scene.random.random() < 0.5 else None
    if attacker:
        scene.order(judge, SUPPORT_MOVE, other=attacker, end=sea)
    else:
        scene.order(judge, SUPPORT_HOLD, other=sea)


def add_attackers(scene: Scene, sea: int) -> None:
    """More attacks on a convoying fleet, most of them supported, for standoffs around it."""
    for _ in range(scene.random.choice((0, 1, 1, 1, 2))):
        attacker = add_attacker(scene, sea)
        if attacker and scene.random.random() < 0.8:
            supporter = place_beside(scene, sea)
            if supporter:
                scene.order(supporter, SUPPORT_MOVE, other=attacker, end=sea)


def add_attacker(scene: Scene, sea: int) -> int | None:
    attacker = place_beside(scene, sea)
    if attacker:
        scene.order(attacker, MOVE, end=sea)
    return attacker


def place_beside(scene: Scene, sea: int) -> int | None:
    """A new fleet that reaches the sea, if there is room for one."""
    free = [region for region in scene.neighbours(sea) if region not in scene.units]
    return scene.place(scene.random.choice(free), FLEET, near=sea) if free else None
