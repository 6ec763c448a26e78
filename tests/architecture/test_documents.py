"""Documents name files and tests that exist."""

import re

import pytest

from shared.config import ROOT

NAMED = re.compile(r"`([\w./]+(?:\.py|\.c|\.yml|/))`")
TESTED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


@pytest.mark.parametrize(
    ("document", "at_least"), [("architecture", 60), ("rules", 30), ("extending", 15)]
)
def test_every_file_a_document_of_the_house_names_is_there(document, at_least):
    places = [path.relative_to(ROOT) for path in ROOT.glob("[a-z]*/**/*")]
    known = {f"/{path}/" if (ROOT / path).is_dir() else f"/{path}" for path in places}
    named = set(NAMED.findall((ROOT / "docs" / f"{document}.md").read_text()))
    assert len(named) >= at_least
    top = {path.name for path in ROOT.iterdir()}
    assert not [
        name
        for name in named
        if name not in top and not any(place.endswith(f"/{name}") for place in known)
    ]


def test_every_promise_of_security_names_tests_that_exist_or_says_why_not():
    rows = re.findall(r"^\| (\d+) \| (.+) \| (.+) \|$", security(), re.MULTILINE)
    assert [int(number) for number, *_ in rows] == list(range(1, 61))
    for number, _, shown in rows:
        tests = TESTED.findall(shown)
        assert tests or "Not yet" in shown or "Does not apply" in shown or "`make" in shown, number
        for path, name in tests:
            assert re.search(rf"^\s*def {name}\(", (ROOT / path).read_text(), re.MULTILINE), name


def security() -> str:
    return (ROOT / "docs" / "security.md").read_text()
