"""The OpenAPI documents of all services, made without running them: python -m clients.documents"""

import functools
import importlib
import json
import os
import subprocess
import sys
import tempfile
from typing import Any

from shared.config import PORTS, ROOT


@functools.cache
def documents() -> dict[str, dict[str, Any]]:
    """By service. In another process: importing a service binds its database for good."""
    with tempfile.TemporaryDirectory() as data:
        made = subprocess.run(
            [sys.executable, "-m", "clients.documents"],
            cwd=ROOT,
            env=os.environ | {"ENTENTE_DATA": data},
            capture_output=True,
            text=True,
            check=False,
        )
    if made.returncode:
        raise RuntimeError(made.stderr)
    return json.loads(made.stdout)


def _write_documents() -> None:
    made = {}
    for name in PORTS:
        app = importlib.import_module(f"services.{name}.app").app
        made[name] = app.test_client().get("/openapi.json").get_json()
    json.dump(made, sys.stdout)


if __name__ == "__main__":
    _write_documents()
