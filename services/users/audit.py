"""The audit log: one JSON line for every authentication event, never with a secret."""

import contextlib
import fcntl
import json
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from flask import has_request_context

from shared import auth, clock, logs
from shared.config import settings

LOOKED_AT_BYTES = 4 << 20
NAMES = ("user_name", "administrator", "new_name")


def record(event: str, user_name: str, **details: object) -> None:
    line = {
        "time": clock.now().isoformat(timespec="milliseconds"),
        "event": event,
        "user_name": user_name,
        **details,
        "request_id": logs.current_request_id(),
    }
    if has_request_context():
        line["address"] = auth.visitor().address
    text = json.dumps(line, ensure_ascii=False, default=str) + "\n"
    with contextlib.suppress(OSError), _alone(), _path().open("a") as log:
        log.write(text)  # a full disk must not keep anybody from logging in


def rename(name: str, new_name: str) -> None:
    """As often as needed: the lines of a member stay, under another name."""
    with _alone():
        if not _path().exists():
            return
        draft = _path().with_suffix(".draft")
        with _path().open() as log, _create(draft) as changed:
            for text in log:
                changed.write(_renamed(text, name, new_name) if name in text else text)
        draft.replace(_path())


def lines_about(name: str) -> list[dict[str, Any]]:
    if not _path().exists():
        return []
    with _path().open() as log:
        lines = [_line(text) for text in log if name in text]
    return [line for line in lines if line.get("user_name") == name]


def recent_lines(name: str | None, event: str | None, limit: int) -> list[dict[str, Any]]:
    """The newest first, of the last megabytes: older ones are for who reads the file itself."""
    if not _path().exists():
        return []
    with _path().open("rb") as log:
        log.seek(max(0, log.seek(0, os.SEEK_END) - LOOKED_AT_BYTES))
        lines = (_line(text.decode(errors="replace")) for text in reversed(log.read().splitlines()))
        fitting = (
            line
            for line in lines
            if line and name in (None, line["user_name"]) and event in (None, line["event"])
        )
        return list(islice(fitting, limit))


def _renamed(text: str, name: str, new_name: str) -> str:
    line = _line(text)
    line |= {key: new_name for key in NAMES if line.get(key) == name}
    return json.dumps(line, ensure_ascii=False) + "\n" if line else text


def _line(text: str) -> dict[str, Any]:
    """Nothing for a line that a crash cut off."""
    try:
        return json.loads(text)
    except ValueError:
        return {}


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """All workers write to one file, which is replaced when somebody is renamed."""
    with (settings().data / "audit.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _create(path: Path):
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w")


def _path() -> Path:
    return settings().data / "audit.log"
