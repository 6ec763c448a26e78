"""docs/architecture.md names files that exist."""

import re

from shared.config import ROOT

NAMED = re.compile(r"`([\w./]+(?:\.py|\.c|\.yml|/))`")


def test_every_file_the_architecture_names_is_there():
    places = [path.relative_to(ROOT) for path in ROOT.glob("[a-z]*/**/*")]
    known = {f"/{path}/" if (ROOT / path).is_dir() else f"/{path}" for path in places}
    named = set(NAMED.findall((ROOT / "docs" / "architecture.md").read_text()))
    assert len(named) > 60
    top = {path.name for path in ROOT.iterdir()}
    assert not [
        name
        for name in named
        if name not in top and not any(place.endswith(f"/{name}") for place in known)
    ]
