"""Follow docs/operating.md and docs/upgrading.md word by word in an empty Debian, as root.

python -m tests.guide FOLDER [--only TITLE…]    FOLDER is kept: the second time is faster

Every block marked `sh run debian` is run as it stands, one after the other, `docker` answered by
podman. Names that are somebody's own are put in: the site, and the archive just made. What is
looked at between the blocks, and how to get there, stands in looks.sh beside this file.
"""

import argparse
import os
import shlex
import shutil
from pathlib import Path

from shared.config import ROOT, stop
from tests.guide.debian import CODE, STEPS, Debian
from tests.system.blocks import Block, blocks

RUN = "sh run debian"
GUIDES = ("operating.md", "upgrading.md")
HERE = Path(__file__).parent
OWN = {
    "games.example.org": "localhost",
    "entente-….tar.gz": '"$(newest)"',
    "VERSION-BEFORE": '"$BEFORE"',
}


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.guide", description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--only", nargs="*", default=[], help="sections by their title")
    wanted = asked.parse_args()
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        stop("root and debootstrap are needed.")
    debian = Debian(wanted.folder.resolve())
    debian.prepare()
    steps = debian.root / STEPS
    shutil.rmtree(steps, ignore_errors=True)
    steps.mkdir()
    shutil.copy(HERE / "looks.sh", steps / "looks.sh")
    for number, step in enumerate(steps_of(wanted.only), 1):
        (steps / f"{number:02}.sh").write_text(step)
    # Members of the walk have no mailbox in which to find a code.
    settings = {"CONFIRMED_EMAIL_REQUIRED": "0"}
    raise SystemExit(debian.run("bash", f"/{STEPS}/looks.sh", f"/{CODE}", **settings))


def steps_of(only: list[str]) -> list[str]:
    """Each block as a script, with the names that are one's own, told by its section."""
    found = [block for name in GUIDES for block in blocks(ROOT / "docs" / name)]
    return [
        f"# {shlex.quote(section_of(block))} ({block.place})\n{own(block.text)}\n"
        for block in found
        if block.info == RUN and (not only or section_of(block) in only)
    ]


def section_of(block: Block) -> str:
    above = block.path.read_text().splitlines()[: block.line]
    return next(line.removeprefix("## ") for line in reversed(above) if line.startswith("## "))


def own(text: str) -> str:
    for theirs, ours in OWN.items():
        text = text.replace(theirs, ours)
    return text


if __name__ == "__main__":
    main()
