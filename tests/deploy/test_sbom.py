"""The bill of materials names what is locked, with licence and hashes, and nothing else."""

import json

import pytest

from deploy.sbom import LOCK, bill_of_materials, locked_packages, write

pytestmark = pytest.mark.slow

LOCKED = locked_packages(LOCK.read_text())


def test_every_installed_package_of_the_lock_is_in_it():
    found = {
        (one["name"], one["version"]) for one in bill_of_materials(LOCK.read_text())["components"]
    }
    assert found <= LOCKED.keys()
    # What is left out is for another system or another Python.
    left_out = {name for name, _ in LOCKED.keys() - found}
    assert left_out <= {"colorama", "networkx", "psycopg-binary", "tzdata", "typing-extensions"}
    assert {"flask", "sqlalchemy", "gacrux", "cryptography"} <= {name for name, _ in found}
    assert "pytest" not in {name for name, _ in found}


def test_each_has_a_licence_an_address_and_the_hashes_it_was_locked_with():
    for one in bill_of_materials(LOCK.read_text())["components"]:
        assert one["licenses"][0]["license"]["name"] not in ("", "unknown"), one["name"]
        assert one["purl"] == f"pkg:pypi/{one['name']}@{one['version']}"
        hashes = [each["value"] for each in one["properties"]]
        assert hashes == LOCKED[one["name"], one["version"]]
        assert hashes


def test_it_is_the_same_for_the_same_packages():
    assert bill_of_materials(LOCK.read_text()) == bill_of_materials(LOCK.read_text())


def test_the_texts_of_the_licences_come_along(tmp_path):
    made = write(tmp_path)
    assert json.loads((tmp_path / "bom.json").read_text()) == made
    assert len((tmp_path / "licences.txt").read_text().splitlines()) == len(made["components"])
    with_texts = {path.name.split("-")[0] for path in (tmp_path / "licences").iterdir()}
    assert {"flask", "requests", "sqlalchemy"} <= with_texts
