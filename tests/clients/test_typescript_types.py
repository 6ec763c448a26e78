"""The TypeScript types are those of today's documents."""

import pytest

from clients import generate
from tests.packages import require_node_tool

pytestmark = pytest.mark.slow


def test_generated_anew_they_are_the_same(tmp_path):
    require_node_tool("openapi-typescript")
    generate.write_typescript(tmp_path)
    written = {path.name: path.read_text() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_text() for path in generate.TYPESCRIPT.iterdir()}
    assert written == kept, "make clients writes them anew"
