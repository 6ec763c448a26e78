"""The guide as `python -m tests.guide` follows it: every command, with one's own names put in."""

from shared.config import ROOT
from tests.guide.__main__ import GUIDES, RUN, own, steps_of
from tests.system.blocks import blocks

LOOKS = (ROOT / "tests" / "guide" / "looks.sh").read_text()


def test_no_command_of_the_guides_is_left_out():
    found = [block for name in GUIDES for block in blocks(ROOT / "docs" / name)]
    assert {block.info for block in found} == {RUN}
    assert len(steps_of([])) == len(found)


def test_a_section_is_found_by_its_title():
    (step,) = steps_of(["Forward"])
    assert step.startswith("# Forward (docs/upgrading.md:")
    assert "git pull" in step


def test_what_is_somebodys_own_is_put_in():
    assert own("restore data/backups/entente-….tar.gz") == 'restore data/backups/"$(newest)"'
    assert not [step for step in steps_of([]) if "…" in step or "example.org" in step]


def test_every_look_stands_at_a_block_of_the_guides():
    sections = [step.splitlines()[0].split("(docs")[0].strip("# '") for step in steps_of([])]
    for name in ("before_", "after_"):
        for line in LOOKS.splitlines():
            if line.startswith(name):
                section, number = line.removeprefix(name).partition("()")[0].rsplit("_", 1)
                assert sections.count(section.replace("_", " ")) >= int(number), line
