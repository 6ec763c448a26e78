"""The README's commands, run as they stand there, answer what the README says."""

import json
import re
import subprocess

import pytest

from shared.config import PORTS, ROOT
from tests.packages import require
from tests.stack import Stack

BLOCK = re.compile(r"^```console run\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANYTHING = "…"


def steps() -> list[tuple[str, str]]:
    """Commands (lines after `$ `, continued by a backslash) with the output shown under them."""
    found: list[list[str]] = []
    for block in BLOCK.findall((ROOT / "README.md").read_text()):
        continued = False
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append([line[2:], ""])
            elif continued:
                found[-1][0] += "\n" + line
            else:
                found[-1][1] += line + "\n"
            continued = line.endswith("\\") and (line.startswith("$ ") or continued)
    return [(command, output.strip()) for command, output in found]


def same(shown, answered) -> bool:
    """Equal, where … in the README stands for anything."""
    if isinstance(shown, dict) and isinstance(answered, dict):
        return shown.keys() == answered.keys() and all(
            same(shown[key], answered[key]) for key in shown
        )
    if isinstance(shown, list) and isinstance(answered, list):
        return len(shown) == len(answered) and all(map(same, shown, answered))
    if isinstance(shown, str) and ANYTHING in shown and isinstance(answered, str):
        return bool(re.fullmatch(re.escape(shown).replace(ANYTHING, "(?s:.*)"), answered))
    return shown == answered


@pytest.fixture(scope="module")
def transcript():
    """All commands in one shell, on a new stack as a newcomer has it: what each printed."""
    require("curl")
    stack = Stack()
    try:
        stack.start()
        done = subprocess.run(
            ["bash"],
            input=script(stack),
            capture_output=True,
            text=True,
            check=True,
            timeout=300,
            cwd=ROOT,
        )
    finally:
        stack.remove()
    return done.stdout.split("\0")


def script(stack: Stack) -> str:
    lines = []
    for command, _ in steps():
        for service, port in PORTS.items():
            command = command.replace(f"localhost:{port}", f"127.0.0.1:{stack.ports[service]}")
        command = command.replace("data/outbox", f"{stack.data}/outbox")
        lines.append(f"{command}\nprintf '\\0'\n")
    return "".join(lines)


@pytest.mark.stack
@pytest.mark.parametrize("number", range(len(steps())))
def test_a_command_answers_what_the_readme_shows(transcript, number):
    command, shown = steps()[number]
    if not shown:
        return
    printed = transcript[number].strip()
    try:
        assert same(json.loads(shown), json.loads(printed)), f"{command}\n{printed}"
    except json.JSONDecodeError:
        assert same(shown, printed), f"{command}\n{printed}"
