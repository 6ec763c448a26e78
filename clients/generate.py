"""Write the clients anew from the documents: make clients"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from clients import node_tools
from clients.documents import documents

HERE = Path(__file__).parent
PYTHON, TYPESCRIPT = HERE / "python", HERE / "typescript"
SETTINGS = HERE / "openapi-python-client.yml"
# openapi-python-client has its files formatted by the ruff beside this Python.
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def write_python(target: Path) -> None:
    """One package a service; what was there before of another document goes."""
    with tempfile.TemporaryDirectory() as folder:  # where no settings of ours change the format
        for service, document in documents().items():
            package = Path(folder) / f"entente_{service}"
            _run(
                [
                    *(sys.executable, "-m", "openapi_python_client", "generate"),
                    *("--path", _write_document(Path(folder), service, document)),
                    *("--output-path", package, "--meta", "none", "--config", SETTINGS),
                    "--fail-on-warning",
                ]
            )
            shutil.rmtree(target / package.name, ignore_errors=True)
            shutil.copytree(package, target / package.name, ignore=_caches)


def write_typescript(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for service, document in documents().items():
            written = _write_document(Path(folder), service, document)
            types = target / f"{service}.d.ts"
            # What has a default may be left out by whoever sends it.
            defaults = ("--default-non-nullable", "false")
            _run([node_tools.program("openapi-typescript"), written, "--output", types, *defaults])


def _write_document(folder: Path, service: str, document: dict[str, Any]) -> Path:
    path = folder / f"{service}.json"
    path.write_text(json.dumps(document))
    return path


def _run(command: list[str | Path]) -> None:
    done = subprocess.run(
        command, env=os.environ | {"PATH": PATH}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)


_caches = shutil.ignore_patterns("__pycache__", ".ruff_cache")


def main() -> None:
    write_python(PYTHON)
    print("clients/python written")
    if not node_tools.has_node():
        print("clients/typescript left as it is: that needs node and npm")
        return
    if not node_tools.is_installed("openapi-typescript"):
        node_tools.install("openapi-typescript")
    write_typescript(TYPESCRIPT)
    print("clients/typescript written")


if __name__ == "__main__":
    main()
