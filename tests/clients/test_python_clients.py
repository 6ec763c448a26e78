"""The Python clients are those of today's documents, and every module of them can be imported."""

import filecmp
import importlib
import pkgutil

import pytest

from clients import generate
from clients.documents import documents
from shared.config import PORTS

pytestmark = pytest.mark.slow


def files(folder) -> set[str]:
    return {
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }


def test_generated_anew_they_are_the_same(tmp_path):
    generate.write_python(tmp_path)
    assert files(tmp_path) == files(generate.PYTHON), "make clients writes them anew"
    _, differing, unread = filecmp.cmpfiles(tmp_path, generate.PYTHON, files(tmp_path), False)
    assert differing + unread == [], "make clients writes them anew"


@pytest.mark.parametrize("service", PORTS)
def test_every_module_can_be_imported(service):
    package = importlib.import_module(f"entente_{service}")
    found = [
        module.name for module in pkgutil.walk_packages(package.__path__, f"entente_{service}.")
    ]
    assert len(found) > len(documents()[service]["paths"])
    for name in found:
        importlib.import_module(name)
