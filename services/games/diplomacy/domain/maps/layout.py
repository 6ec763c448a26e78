"""A readable map of a variant that nobody has drawn: discs for regions, lines to neighbours.

The distance on paper follows the number of moves between two regions (stress majorization, as
Gansner, Koren and North describe it), from fixed starts: the same map for everyone, every time.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from math import cos, hypot, pi, sin

from services.games.diplomacy.domain.maps.geometry import Geometry, Place, Point
from services.games.diplomacy.domain.variants import SEA, Variant

WIDTH, HEIGHT, MARGIN = 1200, 1000, 80
DISC = 42  # radius of a region
APART = 2 * DISC + 12  # the least distance of two of them
STARTS = 4
MOST_ROUNDS = 150
WORK = 400_000  # pairs of regions looked at for each start at the most, but for huge maps
STILL = 0.002  # of a move: nothing moves any more
FLEETS = 1  # in `neighbouring`

Graphs = Sequence[Mapping[str, Sequence[int]]]


def laid_out(variant: Variant, neighbouring: Graphs) -> Geometry:
    """`neighbouring`: for armies, then for fleets, the zones next to each zone."""
    links = [_links(variant, graph) for graph in neighbouring]
    around: dict[int, set[int]] = {number: set() for number in range(1, len(variant.regions) + 1)}
    for one, other in links[0] | links[1]:
        around[one].add(other)
        around[other].add(one)
    at = _spread(_fitted(_best_layout(around)))
    coasts = _coast_places(variant, neighbouring[FLEETS], at)
    centers = set(variant.centers)
    places = {
        number: Place(
            number=number,
            is_sea=variant.regions[number - 1] == SEA,
            outline=_disc(point),
            unit=(point[0], point[1] - 12),
            dislodged=(point[0] + 25, point[1] - 8),
            name=(point[0], point[1] + 16),
            room=(2 * DISC - 8, 25),
            short=(point[0], point[1] + 16),
            centre=(point[0] - 24, point[1] - 8) if number in centers else None,
            coasts=coasts.get(number, {}),
        )
        for number, point in at.items()
    }
    return Geometry(
        WIDTH,
        HEIGHT,
        places,
        is_automatic=True,
        land_links="".join(_line(at[one], at[other]) for one, other in sorted(links[0])),
        sea_links="".join(_line(at[one], at[other]) for one, other in sorted(links[1] - links[0])),
    )


def _links(variant: Variant, graph: Mapping[str, Sequence[int]]) -> set[tuple[int, int]]:
    pairs = (
        (variant.region_of(int(zone)), variant.region_of(other))
        for zone, others in graph.items()
        for other in others
    )
    return {(min(pair), max(pair)) for pair in pairs if pair[0] != pair[1]}


def _best_layout(around: Mapping[int, set[int]]) -> dict[int, Point]:
    steps = {number: _steps_from(number, around) for number in around}
    return min((_settle(_start(around, turn), steps) for turn in range(STARTS)), key=_by_stress)[1]


def _by_stress(settled: tuple[float, dict[int, Point]]) -> float:
    return settled[0]


def _steps_from(number: int, around: Mapping[int, set[int]]) -> dict[int, int]:
    """Moves to every other region; to those that cannot be reached as many as there are regions."""
    steps, waiting = {number: 0}, deque([number])
    while waiting:
        region = waiting.popleft()
        for other in sorted(around[region] - steps.keys()):
            steps[other] = steps[region] + 1
            waiting.append(other)
    farthest = max(steps.values()) + 2
    return {other: steps.get(other, farthest) for other in around}


def _start(around: Mapping[int, set[int]], turn: int) -> dict[int, Point]:
    """On a circle; each turn walks around it in other strides."""
    count = len(around)
    stride = 1 + turn * max(1, count // (STARTS + 1))
    return {
        number: (
            cos(2 * pi * rank * stride / count) * (1 + rank / count / 10),
            sin(2 * pi * rank * stride / count) * (1 + rank / count / 10),
        )
        for rank, number in enumerate(around)
    }


def _settle(
    at: dict[int, Point], steps: Mapping[int, Mapping[int, int]]
) -> tuple[float, dict[int, Point]]:
    for _ in range(min(MOST_ROUNDS, max(20, WORK // len(at) ** 2))):
        farthest = 0.0
        for number, (x, y) in at.items():
            at[number] = _pulled(number, at, steps[number])
            farthest = max(farthest, abs(at[number][0] - x), abs(at[number][1] - y))
        if farthest < STILL:
            break
    stress = sum(
        (hypot(at[one][0] - at[other][0], at[one][1] - at[other][1]) - count) ** 2 / count**2
        for one in at
        for other, count in steps[one].items()
        if other > one
    )
    return stress, at


def _pulled(number: int, at: Mapping[int, Point], steps: Mapping[int, int]) -> Point:
    """Where all others, each at its distance, would have it."""
    across = down = weight = 0.0
    x, y = at[number]
    for other, count in steps.items():
        if other == number:
            continue
        other_x, other_y = at[other]
        distance = hypot(x - other_x, y - other_y) or 1e-9
        share = 1 / count**2
        across += share * (other_x + count * (x - other_x) / distance)
        down += share * (other_y + count * (y - other_y) / distance)
        weight += share
    return (across / weight, down / weight) if weight else (x, y)


def _fitted(at: Mapping[int, Point]) -> dict[int, Point]:
    """Stretched to the paper."""
    left, right = min(x for x, _ in at.values()), max(x for x, _ in at.values())
    top, bottom = min(y for _, y in at.values()), max(y for _, y in at.values())
    across = (WIDTH - 2 * MARGIN) / ((right - left) or 1)
    down = (HEIGHT - 2 * MARGIN) / ((bottom - top) or 1)
    return {
        number: (MARGIN + (x - left) * across, MARGIN + (y - top) * down)
        for number, (x, y) in at.items()
    }


def _spread(at: dict[int, Point]) -> dict[int, Point]:
    """Discs that overlap are pushed apart, as far as the paper allows."""
    for _ in range(60):
        moved = False
        for one in at:
            for other in at:
                moved |= other > one and _push(at, one, other)
        if not moved:
            break
    return {number: (round(x, 1), round(y, 1)) for number, (x, y) in at.items()}


def _push(at: dict[int, Point], one: int, other: int) -> bool:
    (x, y), (other_x, other_y) = at[one], at[other]
    across, down = other_x - x, other_y - y
    distance = hypot(across, down)
    if distance >= APART:
        return False
    across, down = (across / distance, down / distance) if distance else (1.0, 0.0)
    by = (APART - distance) / 2
    at[one] = _on_paper(x - across * by, y - down * by)
    at[other] = _on_paper(other_x + across * by, other_y + down * by)
    return True


def _on_paper(x: float, y: float) -> Point:
    return min(max(x, DISC + 4), WIDTH - DISC - 4), min(max(y, DISC + 4), HEIGHT - DISC - 4)


def _coast_places(
    variant: Variant, fleets: Mapping[str, Sequence[int]], at: Mapping[int, Point]
) -> dict[int, dict[int, Point]]:
    """A fleet at a special coast stands on the side of the seas of that coast."""
    found: dict[int, dict[int, Point]] = {}
    for zone in range(len(variant.regions) + 1, variant.number_of_zones + 1):
        region = variant.region_of(zone)
        x, y = at[region]
        others = [at[variant.region_of(other)] for other in fleets.get(str(zone), [])]
        across = sum(other_x - x for other_x, _ in others)
        down = sum(other_y - y for _, other_y in others)
        length = hypot(across, down) or 1
        found.setdefault(region, {})[zone] = (
            round(x + across / length * 20, 1),
            round(y + down / length * 20, 1),
        )
    return found


def _disc(at: Point) -> str:
    half = f"a{DISC} {DISC} 0 1 0"
    return f"M{at[0] - DISC:g} {at[1]:g}{half} {2 * DISC} 0{half}-{2 * DISC} 0z"


def _line(start: Point, end: Point) -> str:
    return f"M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}"
