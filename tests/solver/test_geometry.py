"""The drawn map says what the rules say: who borders whom, by land and along the shore."""

import copy
import json
from collections import defaultdict
from itertools import combinations, pairwise
from math import hypot, inf

import pytest

from services.solver import library

EUROPE = library.geometry_of("standard")
STANDARD = library.variant_as_json("standard")
KINDS = {1: "coast", 2: "land", 3: "sea"}
UNIT, CENTRE, CODE = 11, 5, (26, 10)  # radii of symbols, room for a code
CELL = 20  # points: segments are compared with those nearby
LEAST_BORDER = 4  # points: a shorter one cannot be seen


class Faces:
    """The map taken apart: which faces lie on the two sides of each arc."""

    def __init__(self, board):
        self.board = board
        self.arcs = [list(zip(flat[::2], flat[1::2], strict=True)) for flat in board["arcs"]]
        self.regions = {region["number"]: region for region in board["regions"]}
        self.walks = defaultdict(list)  # arc -> (face, forwards)
        faces = [*self.regions.items()]
        faces += [(-rank, one) for rank, one in enumerate(board["decor"], 1) if "polygons" in one]
        self.areas = []
        for number, face in faces:
            for ring in (ring for polygon in face["polygons"] for ring in polygon):
                self.areas.append(area(self.ring(ring)))
                for arc in ring:
                    self.walks[max(arc, ~arc)].append((number, arc >= 0))

    def ring(self, numbers):
        return [
            point
            for number in numbers
            for point in (self.arcs[number] if number >= 0 else self.arcs[~number][::-1])[:-1]
        ]

    def outline(self, region):
        return [self.ring(ring) for polygon in region["polygons"] for ring in polygon]

    def borders(self):
        """The length of the border between each two regions."""
        lengths = defaultdict(float)
        for arc, walks in self.walks.items():
            if len(walks) == 2:
                lengths[frozenset(number for number, _ in walks)] += length(self.arcs[arc])
        return {pair: size for pair, size in lengths.items() if len(pair) == 2 and min(pair) > 0}

    def is_sea(self, number):
        return number > 0 and self.regions[number]["kind"] == "sea"

    def shores_that_meet(self):
        """Two coasts whose common border runs down to a sea that both lie on."""
        ends = defaultdict(set)  # point -> faces around it
        for arc, walks in self.walks.items():
            for point in (self.arcs[arc][0], self.arcs[arc][-1]):
                ends[point] |= {number for number, _ in walks}
        met = set()
        for arc, walks in self.walks.items():
            pair = frozenset(number for number, _ in walks)
            if len(pair) == 2 and all(
                number > 0 and self.regions[number]["kind"] == "coast" for number in pair
            ):
                around = ends[self.arcs[arc][0]] | ends[self.arcs[arc][-1]]
                if any(map(self.is_sea, around)):
                    met.add(pair)
        return met


def area(points):
    following = points[1:] + points[:1]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, following, strict=True)) / 2


def length(points):
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))


def segments(outline):
    return [(a, b) for ring in outline for a, b in zip(ring, ring[1:] + ring[:1], strict=True)]


def is_inside(point, outline):
    x, y = point
    crossed = [
        (a, b)
        for a, b in segments(outline)
        if (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]
    ]
    return len(crossed) % 2 == 1


def distance(point, segment):
    (x, y), ((ax, ay), (bx, by)) = point, segment
    across, down = bx - ax, by - ay
    share = ((x - ax) * across + (y - ay) * down) / ((across**2 + down**2) or 1)
    share = min(max(share, 0), 1)
    return hypot(x - ax - share * across, y - ay - share * down)


def room_left(point, outline):
    """How far it is to the border; negative outside."""
    nearest = min((distance(point, one) for one in segments(outline)), default=-inf)
    return nearest if is_inside(point, outline) else -nearest


def crossings(arcs):
    """Arcs that meet elsewhere than at their ends; only segments in the same cell are compared."""
    cells = defaultdict(set)
    for arc, points in enumerate(arcs):
        for a, b in pairwise(points):
            for across in range(min(a[0], b[0]) // CELL, max(a[0], b[0]) // CELL + 1):
                for down in range(min(a[1], b[1]) // CELL, max(a[1], b[1]) // CELL + 1):
                    cells[across, down].add((arc, a, b))
    ends = [{points[0], points[-1]} for points in arcs]
    return {
        (one[0], other[0])
        for cell in cells.values()
        for one, other in combinations(sorted(cell), 2)
        if do_meet(one[1:], other[1:]) and not {*one[1:]} & {*other[1:]} & joints(one, other, ends)
    }


def joints(one, other, ends):
    """Where these two segments may meet: within an arc anywhere, else where both arcs end."""
    if one[0] == other[0]:
        return {*one[1:], *other[1:]}
    return ends[one[0]] & ends[other[0]]


def do_meet(one, other):
    (a, b), (c, d) = one, other
    if {a, b} & {c, d}:
        return True
    apart = any(
        max(a[axis], b[axis]) < min(c[axis], d[axis])
        or max(c[axis], d[axis]) < min(a[axis], b[axis])
        for axis in (0, 1)
    )
    return not apart and side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def side(a, b, c):
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def neighbours_by_rules(variant):
    count = len(variant["regions"])

    def region(zone):
        return zone if zone <= count else variant["coastal_zones"][zone - count - 1][0]

    pairs, along_shores = set(), set()
    for graph, found in zip(variant["neighbouring"], (pairs, along_shores), strict=True):
        for zone, others in graph.items():
            found |= {frozenset((region(int(zone)), region(other))) for other in others}
    coasts = {number for number, kind in enumerate(variant["regions"], 1) if kind == 1}
    return pairs | along_shores, {pair for pair in along_shores if pair <= coasts}


def faults(board):
    """Everything in which the drawing contradicts itself or the rules."""
    faces = Faces(board)
    found = [
        f"region {number} is missing or of the wrong kind"
        for number, kind in enumerate(STANDARD["regions"], 1)
        if faces.regions.get(number, {}).get("kind") != KINDS[kind]
    ]
    for arc, walks in faces.walks.items():
        if len(walks) > 2 or len({forwards for _, forwards in walks}) != len(walks):
            found.append(f"arc {arc} does not have one face on either side")
    found += [f"arcs {one} and {other} cross" for one, other in crossings(faces.arcs)]
    if sum(faces.areas) != board["width"] * board["height"]:
        found.append("the faces do not cover the canvas once")
    pairs, shores = neighbours_by_rules(STANDARD)
    drawn = faces.borders()
    found += [f"{sorted(pair)} must touch" for pair in pairs - drawn.keys()]
    found += [f"{sorted(pair)} must not touch" for pair in drawn.keys() - pairs]
    found += [f"{sorted(pair)} hardly touch" for pair in drawn if drawn[pair] < LEAST_BORDER]
    found += [f"shores of {sorted(pair)}" for pair in shores ^ faces.shores_that_meet()]
    for region in board["regions"]:
        found += faults_of_places(faces, region)
    return found


def faults_of_places(faces, region):
    outline, code = faces.outline(region), region["code"]
    if not outline:
        return [f"{code} has no outline"]
    spots = [("unit", region["unit"], UNIT), ("dislodged", region["dislodged"], UNIT)]
    spots += [("centre", region["centre"], CENTRE)] if "centre" in region else []
    spots += [(zone, at, UNIT) for zone, at in region.get("coasts", {}).items()]
    found = [
        f"{code}: {name} is not inside" for name, at, size in spots if room_left(at, outline) < size
    ]
    found += [
        f"{code}: {name} and {other} overlap"
        for rank, (name, at, size) in enumerate(spots)
        for other, place, room in spots[rank + 1 :]
        if {name, other} != {"unit", "76"} and hypot(at[0] - place[0], at[1] - place[1]) < size
    ]
    for key, room in (("short", CODE), ("name", region["room"])):
        (x, y), (width, height) = region[key], room
        corners = [
            (x + across * width / 2, y + down * height / 2)
            for across in (-1, 1)
            for down in (-1, 1)
        ]
        if not all(is_inside(corner, outline) for corner in corners):
            found.append(f"{code}: {key} is not inside")
    has_center = region["number"] in STANDARD["centers"]
    return found + ([] if has_center == ("centre" in region) else [f"{code}: centre"])


def test_the_map_of_europe_agrees_with_the_rules_and_with_itself():
    assert faults(EUROPE) == []


def test_a_coasts_place_is_nearest_to_a_sea_of_that_coast():
    faces, fleets = Faces(EUROPE), STANDARD["neighbouring"][1]
    for region in EUROPE["regions"]:
        for zone, at in region.get("coasts", {}).items():
            shores = defaultdict(lambda: inf)
            for arc, walks in faces.walks.items():
                beside = {number for number, _ in walks}
                if region["number"] in beside:
                    for sea in filter(faces.is_sea, beside):
                        nearest = min(distance(at, one) for one in pairwise(faces.arcs[arc]))
                        shores[sea] = min(shores[sea], nearest)
            assert min(shores, key=shores.get) in fleets[zone], (region["code"], zone)


def by_code(board, code):
    return next(region for region in board["regions"] if region["code"] == code)


def swap_outlines(board):
    one, other = by_code(board, "BEL"), by_code(board, "BOH")
    one["polygons"], other["polygons"] = other["polygons"], one["polygons"]


def move_unit(board):
    by_code(board, "MUN")["unit"][0] += 80


def move_name(board):
    by_code(board, "PAR")["name"][1] += 60


def empty_region(board):
    by_code(board, "SER")["polygons"] = []


def draw_twice(board):
    by_code(board, "SER")["polygons"] += by_code(board, "ALB")["polygons"]


def bend_arc(board):
    arc = max(board["arcs"], key=len)
    arc[len(arc) // 4 * 2] += 300


def forget_centre(board):
    del by_code(board, "PAR")["centre"]


def change_kind(board):
    by_code(board, "MOS")["kind"] = "sea"


@pytest.mark.slow
@pytest.mark.parametrize(
    "spoil",
    [
        swap_outlines,
        move_unit,
        move_name,
        empty_region,
        draw_twice,
        bend_arc,
        forget_centre,
        change_kind,
    ],
)
def test_a_spoiled_map_is_noticed(spoil):
    board = copy.deepcopy(EUROPE)
    spoil(board)
    assert faults(board)


def test_the_geometry_stays_small():
    assert len(json.dumps(EUROPE, separators=(",", ":"))) < 150_000
