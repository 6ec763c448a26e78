"""A variant in a folder is checked and installed, or every fault is named."""

import json
from types import SimpleNamespace

import pytest

from services.solver import library
from services.solver.install import main
from tests.small_variants import garrison, parameters, siege, tideland, write

CACHED = (library.variant_as_json, library.variant_named, library.words_of, library.geometry_of)


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """A data folder of this test's own."""
    folder = tmp_path / "data"
    monkeypatch.setattr(library, "settings", lambda: SimpleNamespace(data=folder))
    yield folder
    for remembered in CACHED:
        remembered.cache_clear()


def faults(capsys, folder, *options):
    """What is told of a folder that is refused; nothing of it is installed."""
    before = library.names_of_variants()
    assert main([str(folder), *options]) == 1
    assert library.names_of_variants() == before
    return capsys.readouterr().err.splitlines()[:-1]


def change(folder, file, **changes):
    path = folder / file
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


@pytest.mark.parametrize("variant", [tideland, garrison, siege])
def test_a_sound_variant_is_served_at_once(tmp_path, variant):
    folder = variant(tmp_path)
    assert folder.name not in library.names_of_variants()
    assert main([str(folder)]) == 0
    assert folder.name in library.names_of_variants()
    document = library.variant_as_json(folder.name)
    assert len(document["distancing"]) == 2
    assert library.variant_named(folder.name).roles == 3
    for lang in ("en", "fr"):
        assert library.names_of(folder.name, lang).role(1)
        words = library.words_of(folder.name, lang)
        assert len(words["zone_titles"]) == library.variant_named(folder.name).zones
    assert library.geometry_of(folder.name) is None


def test_the_form_of_the_association_is_understood(tmp_path):
    main([str(siege(tmp_path))])
    words = library.words_of("siege", "en")
    assert words["title"] == "The Siege"
    assert words["roles"]["1"] == ["Nord", "nordique", "No"]
    assert words["colours"] == {"1": "#282828", "2": "#505050", "3": "#787878"}
    assert words["lands"] == {"1": [], "2": [], "3": [12]}
    assert words["zone_titles"]["14"] == "Isthme (nc)"
    variant = library.variant_named("siege")
    assert variant.emergency_centers == [(1, 12)]
    assert 5 not in variant.distancing[0][0]  # 9999 in the file


def test_a_board_may_begin_empty(tmp_path):
    folder = garrison(tmp_path)
    change(folder, "variant.json", start_units=[])
    assert main([str(folder)]) == 0
    assert library.variant_as_json("garrison")["start_units"] == [{}, {}, {}]


def test_every_fault_is_named_with_its_place(tmp_path, capsys):
    folder = garrison(tmp_path)
    change(folder, "variant.json", free_centers=[77], year_zero="old", regions=[9] * 13)
    told = faults(capsys, folder)
    assert "variant.json.year_zero: must be a whole number" in told
    assert "variant.json.free_centers.0: must be between 1 and 8" in told
    assert "variant.json.regions.12: must be between 1 and 4" in told


def test_wrong_and_missing_words_are_named(tmp_path, capsys):
    folder = garrison(tmp_path)
    (folder / "names" / "en.json").unlink()
    change(folder, "names/fr.json", title="", colours={"1": "blue", "2": "#123456"}, sound="loud")
    assert faults(capsys, folder) == [
        "names/fr.json.sound: is unknown",
        "names/en.json: is missing",
    ]
    words = json.loads((folder / "names" / "fr.json").read_text())
    del words["sound"], words["zones"]["3"]
    (folder / "names" / "fr.json").write_text(json.dumps(words))
    assert faults(capsys, folder) == [
        "names/fr.json.title: must not be empty",
        "names/fr.json.zones.3: is missing",
        "names/fr.json.colours.1: must be a colour like #2060c0",
        "names/fr.json.colours.3: is missing",
        "names/en.json: is missing",
    ]


def test_what_the_association_forgot_is_named(tmp_path, capsys):
    folder, wrong = siege(tmp_path), parameters()
    del wrong["roles"]["2"]["letter_name"], wrong["zones"]["4"]
    wrong["roles"]["1"]["red"] = 300
    write(folder, {"parameters.json": wrong})
    assert faults(capsys, folder) == ["parameters.json.roles.1.red: must be between 0 and 255"]
    wrong["roles"]["1"]["red"] = 30
    write(folder, {"parameters.json": wrong})
    assert faults(capsys, folder) == [
        "parameters.json.roles.2.2: must be a text",
        "parameters.json.zones.4: is missing",
        "parameters.json.zone_titles.4: is missing",
    ]


@pytest.mark.parametrize(
    ("name", "reason"),
    [("isthmus", "is a variant of ours"), ("two words", "has letters, digits and _")],
)
def test_a_name_that_cannot_be_is_refused(tmp_path, capsys, name, reason):
    folder = tideland(tmp_path).rename(tmp_path / name)
    assert [line for line in faults(capsys, folder) if reason in line]


def test_an_installed_variant_is_replaced_only_when_asked(tmp_path, capsys):
    folder = tideland(tmp_path)
    assert main([str(folder)]) == 0
    change(folder, "tideland.json", year_zero=900)
    assert faults(capsys, folder) == [
        "tideland: is installed; --replace puts this one in its place"
    ]
    assert main([str(folder), "--replace"]) == 0
    assert library.variant_as_json("tideland")["year_zero"] == 900


def test_a_folder_without_a_variant_is_refused(tmp_path, capsys):
    assert faults(capsys, tmp_path / "nowhere") == ["nowhere: is not a folder"]
    (tmp_path / "empty").mkdir()
    assert "one file with the variant" in faults(capsys, tmp_path / "empty")[0]
    broken = tideland(tmp_path)
    (broken / "tideland.json").write_text("{")
    assert faults(capsys, broken)[0].startswith("tideland.json: is not JSON")


def test_a_drawing_is_held_against_the_map(tmp_path, capsys):
    europe = library.geometry_of("standard")
    folder = tmp_path / "europe_again"
    names = {f"names/{lang}.json": library.words_of("standard", lang) for lang in ("en", "fr")}
    document = library.variant_as_json("standard")
    write(folder, {"v.json": document, "geometry.json": europe | {"regions": []}} | names)
    assert faults(capsys, folder) == ["geometry.json.regions: must have 75 entries, not 0"]
    write(folder, {"geometry.json": europe})
    assert main([str(folder)]) == 0
    assert library.geometry_of("europe_again") == europe
