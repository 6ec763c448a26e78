"""Rules beyond the DATC cases, and other variants, through each adjudicator."""

import pytest

from tests.solver.adjudicators import ADJUDICATORS
from tests.solver.notation import Notation

pytestmark = pytest.mark.parametrize("name", ADJUDICATORS)


def units_after(name: str, variant: str, phase: str, orders: list[str], **position) -> list[str]:
    """Adjudicates orders in words and tells the units in words, movement orders placing theirs."""
    notation = Notation(variant)
    rows = [notation.order(order) for order in orders]
    units = [notation.unit(unit) for unit in position.get("units", [])]
    if phase == "M":
        units += [[role, unit_type, zone] for role, _, unit_type, zone, *_ in rows]
    question = {
        "phase": phase,
        "advancement": "MR__A".index(phase),
        "units": [list(unit) for unit in dict.fromkeys(map(tuple, units))],
        "dislodged": [],
        "forbiddens": [],
        "ownerships": position.get("ownerships", {}),
        "orders": rows,
    }
    result = ADJUDICATORS[name].adjudicate(variant, question, "home")
    return sorted(notation.unit_text(unit) for unit in result["units"])


def test_the_first_legal_order_of_a_unit_is_obeyed(name):
    orders = ["France A par - lon", "France A par - bur", "France A par - gas"]
    assert units_after(name, "standard", "M", orders) == ["France A bur"]


def test_an_army_sent_by_convoy_where_no_fleet_could_carry_it_holds(name):
    orders = [
        "France A bel - hol via",
        "France A bur S A bel",
        "Germany A ruh - bel",
        "Germany A pic S A ruh - bel",
    ]
    assert "France A bel" in units_after(name, "standard", "M", orders)


def test_a_power_without_centers_loses_all_its_units(name):
    units = ["Italy A rom", "Italy F nap"]
    assert units_after(name, "standard", "A", [], units=units) == []


def test_a_winter_opening_builds_on_the_empty_board(name):
    ownerships = {"16": 6, "25": 6, "28": 6, "34": 6}
    orders = ["Russia build F stp/nc", "Russia build A mos", "Russia build A sev"]
    after = units_after(name, "winter_1900", "A", orders, ownerships=ownerships)
    assert after == ["Russia A mos", "Russia A sev", "Russia F stp/nc"]


@pytest.mark.parametrize(("variant", "built"), [("chaos", ["Ankara A bel"]), ("standard", [])])
def test_only_some_variants_build_away_from_home(name, variant, built):
    role = Notation(variant).role_names[1]
    orders = [f"{role} build A bel"]
    after = units_after(name, variant, "A", orders, ownerships={"2": 1})
    assert after == built


def test_the_second_role_of_two_builds_at_its_own_home(name):
    orders = ["Austria build A vie", "Austria build A par"]
    ownerships = {"33": 2, "20": 2}
    after = units_after(name, "france_austria", "A", orders, ownerships=ownerships)
    assert after == ["Austria A vie"]


def test_fleets_bounce_on_different_coasts_of_a_region_of_another_map(name):
    orders = ["North F NOR - ist/nc", "South F SOU - ist/sc"]
    assert units_after(name, "isthmus", "M", orders) == ["North F NOR", "South F SOU"]


def test_a_convoy_crosses_the_sea_of_another_map(name):
    orders = ["North A alm - kem", "South F NOR C A alm - kem", "Isthmus F gat - ist/nc"]
    after = units_after(name, "isthmus", "M", orders)
    assert after == ["Isthmus F ist/nc", "North A kem", "South F NOR"]


def test_a_fleet_on_another_map_must_name_one_of_two_coasts(name):
    assert units_after(name, "isthmus", "M", ["Isthmus F gat - ist"]) == ["Isthmus F gat"]
