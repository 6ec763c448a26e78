"""Programs beside Python that some tests need: found, or the test is skipped in one line.

`python -m tests.packages` installs the missing ones, and only where CI or INSTALL is set:
nobody's own machine is changed unasked.
"""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import pytest

from clients import node_tools


@dataclass(frozen=True)
class Program:
    group: str  # what the tests that need it are called when they are skipped
    package: str  # where Debian has it


PROGRAMS = {
    "caddy": Program("one origin with Caddy", "caddy"),
    "chromium": Program("pages in a browser", "chromium"),
    "curl": Program("walk with curl", "curl"),
    "gnugo": Program("GNU Go", "gnugo"),
    "initdb": Program("PostgreSQL", "postgresql"),
    "nginx": Program("one origin with nginx", "nginx-light"),
    "valgrind": Program("valgrind", "valgrind"),
}


def find(name: str) -> str | None:
    """Also where Debian puts programs that are not for everyone's path: the newest PostgreSQL."""
    clusters = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if path.is_dir()]
    clusters.sort(key=lambda path: int(path.parent.name), reverse=True)
    places = [*map(str, clusters), os.environ.get("PATH", ""), "/usr/games", "/usr/sbin"]
    return shutil.which(name, path=os.pathsep.join(places))


def require(name: str) -> str:
    """Where the program is; without it the test is skipped."""
    program = PROGRAMS[name]
    path = find(name)
    if path is None:
        skip(program.group, f"{name} is not installed (apt-get install {program.package})")
    return path


def require_node_tool(name: str) -> Path:
    """Where a program of Node.js is; those come from npm and are kept in build/."""
    if not node_tools.is_installed(name):
        if not node_tools.has_node():
            skip(name, "node and npm are not installed (apt-get install npm)")
        if not may_install():
            skip(name, "it is not installed (INSTALL=1 installs it)")
        node_tools.install(name)
    return node_tools.program(name)


def skip(group: str, why: str) -> NoReturn:
    """Skip a test as one of a group, which the end of the run tells in one line."""
    pytest.skip(f"{group}: {why}")


def may_install() -> bool:
    return any(os.environ.get(name, "").lower() in ("1", "true") for name in ("CI", "INSTALL"))


def install_missing() -> None:
    missing = [program.package for name, program in PROGRAMS.items() if find(name) is None]
    if not missing or not may_install():
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        print(f"{', '.join(missing)} cannot be installed: that needs Debian's apt-get and root.")
        return
    print(f"Installing {', '.join(missing)} …", flush=True)
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", *missing]):
        done = subprocess.run(
            ["apt-get", *arguments],
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        )
        if done.returncode:
            print(f"apt-get {arguments[0]} failed: {done.stderr.strip()[-300:]}")


if __name__ == "__main__":
    install_missing()
