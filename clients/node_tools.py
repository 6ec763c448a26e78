"""Programs of Node.js that check documents and write types: pinned, kept in build/."""

import json
import shutil
import subprocess
from pathlib import Path

from shared.config import ROOT

PACKAGES = {
    "redocly": ("@redocly/cli", "2.73.0"),
    "openapi-typescript": ("openapi-typescript", "7.13.0"),
}


def has_node() -> bool:
    return shutil.which("node") is not None and shutil.which("npm") is not None


def is_installed(name: str) -> bool:
    package, version = PACKAGES[name]
    about = _folder(name) / package / "package.json"
    return about.is_file() and json.loads(about.read_text())["version"] == version


def install(name: str) -> None:
    package, version = PACKAGES[name]
    folder = ROOT / "build" / name
    command = ["npm", "install", "--silent", "--prefix", str(folder), f"{package}@{version}"]
    subprocess.run(command, check=True)


def program(name: str) -> Path:
    return _folder(name) / ".bin" / name


def _folder(name: str) -> Path:
    return ROOT / "build" / name / "node_modules"
