"""The code blocks of the documents, and what the line that opens each says about it.

```console run                commands with what they answer (README.md)
```http run games             requests to a service, see tests/system/requests_of_documents.py
```sh run debian              commands in an empty Debian, see tests/guide
```sh no-run: needs Docker    not run by any test, and why
"""

import re
from dataclasses import dataclass
from pathlib import Path

from shared.config import ROOT

FENCE = re.compile(r"^( *)```(.*)$")
INDENTED = re.compile(r"^ {4,}\S")
LIST = re.compile(r"^ *([-*]|\d+\.) ")
REASON = "no-run: "
WAYS = {
    "console run",
    "sh run debian",
    "http run users",
    "http run players",
    "http run games",
    "http run tournaments",
}


@dataclass(frozen=True)
class Block:
    path: Path
    line: int
    info: str
    text: str

    @property
    def place(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}"

    @property
    def fault(self) -> str | None:
        """What is wrong with its first line."""
        _language, _, mark = self.info.partition(" ")
        if self.info in WAYS or (mark.startswith(REASON) and len(mark) > len(REASON) + 5):
            return None
        return f"{self.place}: `{self.info}` says neither how it is run nor why not"


def documents() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(path: Path) -> list[Block]:
    found: list[Block] = []
    opened: tuple[int, str] | None = None
    lines: list[str] = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        fence = FENCE.match(line)
        if fence is None:
            lines.append(line)
        elif opened is None:
            opened, lines = (number, fence[2]), []
        else:
            found.append(Block(path, *opened, "\n".join(lines)))
            opened = None
    return found


def indented_blocks(path: Path) -> list[str]:
    """Code that only stands further right: nothing says whether it is run. Lists may do that."""
    found, inside, before, in_list = [], False, "", False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if FENCE.match(line):
            inside = not inside
        elif not inside:
            if LIST.match(line):
                in_list = True
            elif line and not line.startswith(" "):
                in_list = False
            if INDENTED.match(line) and not before and not in_list:
                found.append(f"{path.relative_to(ROOT)}:{number}")
        before = line.strip()
    return found
