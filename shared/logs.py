"""One JSON line per event and per request, with the request id that follows it through services.

What monitors and services ask again and again, day and night, is told at the level `debug` only:
it would bury everything else. Its failures are told.
"""

import contextlib
import json
import logging
import re
import secrets
import sys
from typing import Any

from flask import Flask, Request, Response, g, has_request_context, request

from shared import clock
from shared.config import settings

HEADER = "X-Request-Id"
FIT_FOR_A_LOG = re.compile(r"[A-Za-z0-9._-]{1,64}")
QUIET = {"/health", "/ready", "/metrics", "/revocations", "/.well-known/jwks.json"}
# W3C Trace Context: who began a trace finds our calls in it. Passed on as they came.
TRACE = "traceparent"
TRACEPARENT = re.compile(
    r"00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}"
    r"|(?!00|ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-[!-~]*)?"
)
LONGEST_TRACE = 512


class JsonLines(logging.Formatter):
    """Values are JSON strings, so a line break sent by a client cannot forge a line."""

    def __init__(self, service: str):
        super().__init__()
        self.service = service

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": clock.now().isoformat(timespec="milliseconds"),
            "service": self.service,
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if has_request_context():
            line["request_id"] = g.get("request_id")
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_as_json(service: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(service))
    level = logging.DEBUG if settings().log_level == "debug" else logging.INFO
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("urllib3").setLevel(logging.ERROR)


def current_request_id() -> str:
    """The id of the request being served, or a new one for work begun here."""
    return g.request_id if has_request_context() and "request_id" in g else new_request_id()


def current_trace() -> dict[str, str]:
    """The headers of the trace that the request being served belongs to, for calls it makes."""
    return g.get("trace", {}) if has_request_context() else {}


def request_start() -> float | None:
    """When the request being served came, by the monotonic clock; None for work begun here."""
    return g.get("started") if has_request_context() else None


def new_request_id() -> str:
    return secrets.token_hex(8)


def follow_requests(app: Flask) -> None:
    every_request = settings().log_level == "debug"

    @app.before_request
    def name_the_request() -> None:
        given = request.headers.get(HEADER)
        g.request_id = given if given and FIT_FOR_A_LOG.fullmatch(given) else new_request_id()
        g.started = clock.monotonic()
        if sent := request.headers.get(TRACE):
            g.trace = _trace_of(sent, request.headers.get("tracestate", ""))

    @app.after_request
    def tell_of_the_request(response: Response) -> Response:
        sent, known = request._get_current_object(), g._get_current_object()  # type: ignore
        response.headers[HEADER] = request_id = known.get("request_id", "")
        if every_request or response.status_code >= 400 or sent.path not in QUIET:
            # One write, past the logging module: its machinery costs more than the line.
            line = _line(app.name, sent, response, known)
            with contextlib.suppress(OSError):  # a full disk must not refuse the request, too
                sys.stderr.write(json.dumps(line | {"request_id": request_id}) + "\n")
        return response


def _trace_of(parent: str, state: str) -> dict[str, str]:
    """Nothing of what is not as W3C writes it, or too long to be true."""
    if not TRACEPARENT.fullmatch(parent) or len(parent) > LONGEST_TRACE:
        return {}
    known = state if state.isascii() and state.isprintable() and len(state) <= LONGEST_TRACE else ""
    return {TRACE: parent} | ({"tracestate": known} if known else {})


def _line(service: str, sent: Request, response: Response, known: Any) -> dict[str, object]:
    line = {
        "time": clock.now().isoformat(timespec="milliseconds"),
        "service": service,
        "level": "info",
        "method": sent.method,
        "route": sent.url_rule.rule if sent.url_rule else "unknown",
        "status": response.status_code,
        "milliseconds": round((clock.monotonic() - known.get("started", 0)) * 1000, 2),
    }
    if trace := known.get("trace"):
        line["trace_id"] = trace[TRACE].split("-")[1]
    if claims := known.get("claims"):
        line["pseudo"] = claims.pseudo
        if claims.usurper:
            line["usurper"] = claims.usurper
    return line
