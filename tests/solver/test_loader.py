"""A broken variant is refused with the first thing wrong in it."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from services.solver import library
from services.solver.domain.names import read_names
from services.solver.domain.shapes import Faults, Malformed
from services.solver.domain.variant_reader import read_variant, variant_from
from services.solver.domain.words import LANGUAGES

STANDARD = library.variant_as_json("standard")
ISTHMUS = library.variant_as_json("isthmus")


@pytest.mark.parametrize("name", library.names_of_variants())
def test_the_variants_served_are_sound(name):
    variant = library.variant_named(name)
    for language in LANGUAGES:
        assert len(library.names_of(name, language).roles) == variant.roles + 1


def with_change(path: str, value: object) -> dict:
    variant = copy.deepcopy(STANDARD)
    *parents, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
    inner = variant
    for part in parents:
        inner = inner[part if not isinstance(inner, dict) else str(part)]
    inner[last if not isinstance(inner, dict) else str(last)] = value
    return variant


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("regions", 7, "variant.regions: must be a list"),
        ("regions.4", 5, "variant.regions.4: must be between 1 and 4"),
        ("centers.2", 76, "variant.centers.2: must be between 1 and 75"),
        ("centers.1", 4, "variant.centers.1: 4 is there twice"),
        ("roles.number", 6, "variant.start_centers: must have 6 entries, not 7"),
        ("coastal_zones.0", [16], "variant.coastal_zones.0: must have 2 entries, not 1"),
        ("coastal_zones.0.0", 1, "variant.coastal_zones.0.0: must be a coastal region"),
        ("start_units.0.1", [1], "variant.start_units.0.1.0: this unit cannot stand there"),
        (
            "neighbouring.0.3",
            [28, 55, 64, 5],
            "variant.neighbouring.0.3.3: 5 is not a neighbour of 3 in return",
        ),
        ("neighbouring.0.1", [], "variant.neighbouring.0.1: this type of unit cannot stand there"),
        ("distancing.0.0.1", 9, "variant.distancing.0.0.1: is more than a step above a neighbour"),
        ("year_zero", "1900", "variant.year_zero: must be a whole number"),
        ("build_everywhere", 2, "variant.build_everywhere: must be true or false"),
        ("colour", "red", "variant.colour: is unknown"),
    ],
)
def test_the_first_thing_wrong_is_told_with_its_path(path, value, message):
    with pytest.raises(Malformed) as caught:
        read_variant(with_change(path, value))
    assert str(caught.value) == message


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 400) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=3)
    ),
    max_leaves=6,
)


def path_of_refusal(read, *arguments) -> str:
    """Empty when nothing is refused; anything but a Malformed is a failure."""
    try:
        read(*arguments)
    except Malformed as wrong:
        return wrong.path
    return ""


@pytest.mark.slow
@settings(max_examples=200)
@given(st.sampled_from(sorted(ISTHMUS)), anything)
def test_no_value_breaks_the_loader(key, value):
    path = path_of_refusal(read_variant, {**ISTHMUS, key: value})
    assert path == "" or path.startswith("variant.")


@pytest.mark.slow
@settings(max_examples=100)
@given(st.sampled_from(["roles", "zones", "coasts"]), anything)
def test_no_value_breaks_the_table_of_names(key, value):
    names = {part: library.words_of("isthmus", "fr")[part] for part in ("roles", "zones", "coasts")}
    path = path_of_refusal(read_names, {**names, key: value}, library.variant_named("isthmus"))
    assert path == "" or path.startswith("names.")


def faults_of(document):
    faults = Faults()
    variant_from(document, "variant", faults)
    return [str(fault) for fault in faults]


def test_everything_wrong_is_told_at_once():
    wrong = with_change("regions.4", 5)
    wrong["year_zero"], wrong["increment"] = "1900", 0
    wrong["centers"][2] = 76
    wrong["start_centers"][0] = [99, 1]
    assert faults_of(wrong) == [
        "variant.regions.4: must be between 1 and 4",
        "variant.centers.2: must be between 1 and 75",
        "variant.start_centers.0.0: must be between 1 and 34",
        "variant.start_centers.6.0: 1 is there twice",
        "variant.year_zero: must be a whole number",
        "variant.increment: must not be 0",
    ]
    lost = with_change("start_units.0.1", [1])
    lost["neighbouring"][0]["3"] = [28, 55, 64, 5]
    assert faults_of(lost) == [
        "variant.start_units.0.1.0: this unit cannot stand there",
        "variant.neighbouring.0.3.3: 5 is not a neighbour of 3 in return",
    ]


def test_distances_are_counted_where_a_file_has_none():
    without = {key: value for key, value in ISTHMUS.items() if key != "distancing"}
    assert read_variant(without) == read_variant(ISTHMUS)


def test_a_file_may_count_the_steps_of_fleets_over_land_and_say_what_is_out_of_reach():
    document = copy.deepcopy(ISTHMUS)
    by_land = document["distancing"][0]
    document["distancing"] = [by_land, copy.deepcopy(by_land)]
    variant = read_variant(document)
    assert variant.distancing[0] == variant.distancing[1]
    inland = next(
        str(zone)
        for zone in range(1, len(ISTHMUS["regions"]) + 1)
        if str(zone) not in ISTHMUS["distancing"][1][0]
    )
    document = copy.deepcopy(ISTHMUS)
    document["distancing"][1][0][inland] = 9999
    assert read_variant(document) == read_variant(ISTHMUS)


def test_an_empty_list_of_units_leaves_the_board_empty():
    variant = read_variant(ISTHMUS | {"start_units": []})
    assert variant.start_units == [{}, {}, {}]


def test_special_coasts_may_count_as_their_region():
    """A sea beside only one coast of the isthmus is then farther than the isthmus and a step."""
    document = copy.deepcopy(ISTHMUS)
    near, coasts = "6", ("14", "15")
    for table in document["distancing"][1]:
        for zone in (near, *coasts):
            table[zone] = 0
    assert read_variant(document).distancing[1][0][14] == 0


def test_a_distance_that_is_missing_is_named():
    document = copy.deepcopy(ISTHMUS)
    del document["distancing"][0][1]["4"]
    assert faults_of(document) == ["variant.distancing.0.1.4: is missing"]
