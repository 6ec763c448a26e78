"""What `make bench` and `make soak` leave in build/: for programs, and for the next bench."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from shared.config import ROOT
from tests.bench.table import Row

BENCH = ROOT / "build" / "bench.json"
SOAK = ROOT / "build" / "soak.json"


def write_bench(measured: Sequence[tuple[str, Row]], seconds: float) -> None:
    rows = [{"part": part, **asdict(row)} for part, row in measured]
    _write(BENCH, {"seconds": round(seconds), "rows": rows})


def write_soak(passed: int, failed: Sequence[str]) -> None:
    _write(SOAK, {"passed": passed, "failed": list(failed)})


def last_soak() -> Row:
    """The long counts are not run again for a bench: it says when they were, and how they ended."""
    if not SOAK.exists():
        return Row("last `make soak`", "never run here")
    told = json.loads(SOAK.read_text())
    return Row(
        "last `make soak`", f"{told['passed']} passed, {len(told['failed'])} failed", told["at"]
    )


def _write(path: Path, content: dict[str, Any]) -> None:
    path.parent.mkdir(exist_ok=True)
    at = datetime.now(UTC).isoformat(timespec="seconds")
    path.write_text(json.dumps({"at": at} | content, indent=1, ensure_ascii=False) + "\n")
