"""Maps are drawn by pure functions: what is on the board is in the picture, and nothing else."""

import gzip
import json
import re
import xml.etree.ElementTree as Xml
from dataclasses import replace
from itertools import pairwise

import pytest

from services.games.diplomacy.domain.maps.arrows import Mark
from services.games.diplomacy.domain.maps.drawing import Board, Scene, draw_map, holders
from services.games.diplomacy.domain.maps.frame import framed
from services.games.diplomacy.domain.maps.geometry import geometry_from
from services.games.diplomacy.domain.maps.layout import APART, laid_out
from services.games.diplomacy.domain.maps.marks import marks_of_outcomes
from services.games.diplomacy.domain.maps.palette import THEMES, ink_on, land_of
from services.games.diplomacy.domain.orders import Order, OrderType
from services.games.diplomacy.domain.positions import Position, Unit, start_position
from services.games.diplomacy.domain.variants import ARMY, FLEET, variant_from
from tests.games.diplomacy.domain.maps import START, VARIANTS
from tests.games.diplomacy.table import ENGLAND, FRANCE, GERMANY, RUSSIA

SVG = "{http://www.w3.org/2000/svg}"
EUROPE = geometry_from(json.loads((VARIANTS / "geometry" / "europe.json").read_text()))
DRAWN = ("standard", "fleet_rome", "winter_1900", "france_austria", "germany_italy", "chaos")
PARIS, BURGUNDY, MUNICH, BREST, MARSEILLES, RUHR = 47, 17, 40, 14, 37, 53


def a_board(name="standard", lang="en", theme="light"):
    document = json.loads((VARIANTS / f"{name}.json").read_text())
    words = json.loads((VARIANTS / "names" / f"{name}.{lang}.json").read_text())
    variant = variant_from(name, document)
    regions = range(1, len(variant.regions) + 1)
    drawn = EUROPE if name in DRAWN else laid_out(variant, document["neighbouring"])
    return Board(
        variant,
        drawn,
        names={number: words["zone_titles"][str(number)] for number in regions},
        codes={number: words["zones"][str(number)] for number in regions},
        colours={int(role): colour for role, colour in words["colours"].items()},
        letters={int(role): texts[2] for role, texts in words["roles"].items()},
        lands={land: int(role) for role, lands in words["lands"].items() for land in lands},
        theme_name=theme,
    )


BOARD = a_board()


def drawn(scene, board=BOARD):
    return Xml.fromstring(draw_map(board, scene))


def move(role, start, end, **result):
    return Mark(Order(role, OrderType.MOVE, ARMY, start, 0, end), **result)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", [*DRAWN, "isthmus"])
def test_every_variant_can_be_drawn(name, lang, theme):
    board = a_board(name, lang, theme)
    picture = drawn(Scene(start_position(board.variant), title="a & b"), board)
    assert picture.find(f"{SVG}title").text == "a & b"
    regions = picture.findall(f"{SVG}path[@data-region]")
    assert len(regions) == len(board.variant.regions)
    units = sum(len(units) for units in start_position(board.variant).units.values())
    assert len(picture.findall(f"{SVG}g[@data-unit]")) == units


def test_a_page_with_a_strict_policy_can_carry_the_picture():
    text = draw_map(BOARD, Scene(START, [move(FRANCE, PARIS, BURGUNDY)]))
    assert not re.search(r"\sstyle=|<style|<script|href=|\son\w+=", text)


def test_a_crowded_board_stays_small():
    text = draw_map(BOARD, Scene(START))
    assert len(gzip.compress(text.encode())) < 60_000


def test_the_colour_of_land_follows_its_centers_then_who_stands_there_then_its_home():
    position = Position({1: 7, 20: FRANCE}, {GERMANY: (Unit(ARMY, BURGUNDY),)})
    found = holders(BOARD, position)
    assert (found[PARIS], found[BURGUNDY]) == (FRANCE, GERMANY)
    gascony, yorkshire = 26, 75
    assert found[gascony] == FRANCE  # owns a center at home
    assert yorkshire not in found  # England owns none any more


def test_a_failed_move_differs_in_more_than_its_colour():
    failed = draw_map(BOARD, Scene(START, [move(FRANCE, PARIS, BURGUNDY, succeeds=False)]))
    went = draw_map(BOARD, Scene(START, [move(FRANCE, PARIS, BURGUNDY, succeeds=True)]))
    assert THEMES["light"].failure in failed
    assert THEMES["light"].failure not in went
    assert 'stroke-dasharray="9 6"' in failed
    assert failed.count("<path") > went.count("<path")  # the cross


@pytest.mark.parametrize(
    "order",
    [
        Order(FRANCE, OrderType.HOLD, ARMY, PARIS),
        Order(FRANCE, OrderType.SUPPORT_HOLD, ARMY, PARIS, MARSEILLES),
        Order(FRANCE, OrderType.SUPPORT_MOVE, ARMY, PARIS, MARSEILLES, BURGUNDY),
        Order(FRANCE, OrderType.CONVOY, FLEET, BREST, PARIS, MARSEILLES),
        Order(FRANCE, OrderType.RETREAT, ARMY, PARIS, 0, BURGUNDY),
        Order(FRANCE, OrderType.DISBAND, ARMY, PARIS),
        Order(FRANCE, OrderType.BUILD, FLEET, BREST),
        Order(FRANCE, OrderType.REMOVE, ARMY, PARIS),
    ],
    ids=lambda order: OrderType(order.order_type).name,
)
def test_every_kind_of_order_leaves_a_mark(order):
    assert draw_map(BOARD, Scene(START, [Mark(order)])) != draw_map(BOARD, Scene(START))


def test_a_place_hidden_by_fog_is_no_mark():
    hidden = Mark(Order(GERMANY, OrderType.MOVE, ARMY, MUNICH, 0, 0), True)
    assert draw_map(BOARD, Scene(START, [hidden])) == draw_map(BOARD, Scene(START))


def test_fog_covers_what_is_not_seen():
    picture = drawn(Scene(START, visible={PARIS, BREST}))
    fills = {
        int(path.get("data-region")): path.get("fill")
        for path in picture.findall(f"{SVG}path[@data-region]")
    }
    assert fills[MUNICH] == "url(#map-fog)"
    assert fills[7] == "url(#map-mist)"  # the Baltic Sea
    assert "fog" not in fills[PARIS]


def test_many_roles_carry_their_letters():
    board = a_board("chaos")
    crowded = Position({}, {1: (Unit(ARMY, PARIS),)})
    assert ">Ank</text>" in draw_map(board, Scene(crowded))
    assert ">E</text>" not in draw_map(BOARD, Scene(START))


def test_names_cannot_break_out_of_the_picture():
    board = replace(BOARD, names={**BOARD.names, PARIS: '</title><script>"&'})
    assert "<script" not in draw_map(board, Scene(START))


def test_outcomes_become_marks_but_for_holds_nobody_ordered():
    marks = marks_of_outcomes(
        [
            {"order": [2, 1, 1, 47, 0, 17], "result": "bounced"},
            {"order": [2, 1, 1, 37, 0, 41], "result": "succeeds", "convoyed": True, "route": [27]},
            {"order": [2, 4, 2, 14, 0, 0], "result": "succeeds", "invented": True},
        ]
    )
    assert [mark.succeeds for mark in marks] == [False, True]
    assert (marks[1].order.via_convoy, marks[1].route) == (True, (27,))


def test_the_frame_of_the_api_holds_every_place():
    frame = framed(EUROPE, BOARD.variant)
    assert (len(frame.centers), len(frame.units), len(frame.names)) == (34, 81, 81)
    for places in (frame.centers, frame.units, frame.names, frame.dislodged):
        assert all(0 < x < 630 and 5 < y < 530 for x, y in places.values())
    assert frame.units["80"] != frame.units["81"] != frame.units["61"]


def test_an_automatic_map_is_the_same_every_time_and_nothing_overlaps():
    document = json.loads((VARIANTS / "isthmus.json").read_text())
    variant = variant_from("isthmus", document)
    once = laid_out(variant, document["neighbouring"])
    assert once == laid_out(variant, document["neighbouring"])
    places = [place.unit for place in once.places.values()]
    nearest = min(
        (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
        for rank, a in enumerate(places)
        for b in places[rank + 1 :]
    )
    assert nearest >= (APART - 1) ** 2


def test_symbols_can_be_read_on_every_colour():
    assert (ink_on("#ffffff"), ink_on("#262524")) == ("#1c1c1c", "#ffffff")
    assert land_of("#262524", THEMES["light"]) != land_of("#8e2a86", THEMES["light"])


def test_the_seven_powers_differ_in_lightness_for_eyes_that_see_no_hue():
    def lightness(colour):
        red, green, blue = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
        return 0.299 * red + 0.587 * green + 0.114 * blue

    shades = sorted(lightness(colour) for colour in BOARD.colours.values())
    assert all(b - a > 5 for a, b in pairwise(shades)), shades
    assert {ENGLAND, RUSSIA} <= BOARD.colours.keys()
