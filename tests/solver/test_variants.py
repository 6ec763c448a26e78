"""The committed variants are what the facts say, and the board is a sound one."""

import json

import pytest

from services.solver.variants import build

STANDARD = build.variant("standard")


@pytest.mark.slow
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


def test_a_winter_opening_starts_with_builds_on_an_empty_board():
    variant = build.variant("winter_1900")
    assert variant["start_advancement"] == 4
    assert variant["start_units"] == [{"1": [], "2": []}] * 7
    assert variant["year_zero"] + 1 + variant["start_advancement"] // 5 == 1900


def test_fleet_rome_differs_from_the_standard_game_by_one_unit():
    assert build.variant("fleet_rome")["start_units"][3] == {"1": [70], "2": [42, 52]}


def test_chaos_gives_every_center_to_a_role_of_its_own():
    variant = build.variant("chaos")
    assert variant["start_centers"] == [[center] for center in range(1, 35)]
    assert variant["build_everywhere"] == 1


@pytest.mark.parametrize("language", build.LANGUAGES)
@pytest.mark.parametrize("name", build.PLAYED)
def test_names_fit_the_variant_and_are_unique(name, language):
    variant, names = build.variant(name), build.names(name, language)
    roles = names["roles"].values()
    assert len(roles) == variant["roles"]["number"] + 1
    assert len({letter for _, _, letter in roles}) == len(roles)
    assert len(names["zones"]) == len(variant["regions"]) + len(variant["coastal_zones"])
    assert len(names["coasts"]) == variant["type_coasts"]["number"]
    titles = list(names["zone_titles"].values())
    assert len(set(titles)) == len(titles)
