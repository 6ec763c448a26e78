"""The audit log: one JSON line for every authentication event, never with a secret."""

import functools
import json
import logging

from flask import has_request_context

from shared import clock, logs
from shared.config import settings
from shared.service import caller_address


def record(event: str, user_name: str, **details: object) -> None:
    line = {
        "time": clock.now().isoformat(timespec="milliseconds"),
        "event": event,
        "user_name": user_name,
        **details,
        "request_id": logs.current_request_id(),
    }
    if has_request_context():
        line["address"] = caller_address()
    _log().info(json.dumps(line, ensure_ascii=False, default=str))


@functools.cache
def _log() -> logging.Logger:
    handler = logging.FileHandler(settings().data / "audit.log")
    handler.setFormatter(logging.Formatter("%(message)s"))
    log = logging.getLogger("audit")
    log.addHandler(handler)
    log.propagate = False
    return log
