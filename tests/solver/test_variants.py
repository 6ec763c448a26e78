"""The committed variants are what the facts say, and the board is a sound one."""

import json

import pytest

from services.solver.variants import build

STANDARD = build.variant("standard")


@pytest.mark.parametrize("path", list(build.files()), ids=lambda path: path.name)
def test_a_committed_file_equals_what_the_facts_make(path):
    assert path.read_text(encoding="utf-8") == build.files()[path]


@pytest.mark.parametrize("name", build.PLAYED)
def test_each_zone_is_the_neighbour_of_its_neighbours(name):
    for graph in build.variant(name)["neighbouring"]:
        for zone, around in graph.items():
            assert all(int(zone) in graph[str(other)] for other in around)


@pytest.mark.parametrize("name", build.PLAYED)
def test_no_region_is_left_without_a_neighbour_for_the_units_it_can_hold(name):
    variant = build.variant(name)
    armies, fleets = variant["neighbouring"]
    split = {region for region, _ in variant["coastal_zones"]}
    for region, kind in enumerate(variant["regions"], start=1):
        assert (str(region) in armies) == (kind != build.KINDS["sea"])
        assert (str(region) in fleets) == (kind != build.KINDS["land"] and region not in split)


def test_the_standard_board_has_the_size_of_the_game():
    armies, fleets = STANDARD["neighbouring"]
    assert (len(armies), sum(map(len, armies.values()))) == (56, 222)
    assert (len(fleets), sum(map(len, fleets.values()))) == (64, 282)
    assert (len(STANDARD["regions"]), len(STANDARD["centers"])) == (75, 34)


def test_the_standard_variant_has_its_keys_in_the_published_order():
    assert list(json.loads(build.as_text(STANDARD))) == [
        "regions",
        "centers",
        "roles",
        "start_centers",
        "type_coasts",
        "coastal_zones",
        "start_units",
        "year_zero",
        "neighbouring",
        "distancing",
    ]


def test_distances_count_from_either_coast_of_a_home_center():
    russian_fleets = STANDARD["distancing"][1][5]
    assert (russian_fleets["61"], russian_fleets["80"], russian_fleets["81"]) == (0, 0, 0)
    assert (russian_fleets["7"], russian_fleets["58"]) == (2, 2)


def test_distances_of_armies_run_over_the_sea():
    assert STANDARD["distancing"][0][3]["28"] == 2
