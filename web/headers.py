"""What every answer carries: the rules for browsers, compression, how long it may be kept."""

import gzip
from pathlib import Path

from flask import Flask, Response, g, request

from shared.config import settings

FOLDER = Path(__file__).parent
POLICY = (
    "default-src 'self'; connect-src 'self' {streams}; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
CONSTANT = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # With no-referrer Chromium would send "Origin: null" with our own forms.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
WORTH_COMPRESSING_BYTES = 1000
COMPRESSED_KINDS = {"text/html", "image/svg+xml", "application/json", "text/calendar"}


def add_headers(app: Flask) -> None:
    @app.after_request
    def guard(response: Response) -> Response:
        for name, value in CONSTANT.items():
            response.headers[name] = value
        response.headers["Content-Security-Policy"] = POLICY.format(streams=stream_origins())
        if request.is_secure:
            response.headers["Strict-Transport-Security"] = "max-age=31536000"
        response.headers.setdefault("Cache-Control", "private, no-cache")
        if (caller := g.get("api_caller")) is not None:
            milliseconds = caller.seconds * 1000
            response.headers["Server-Timing"] = (
                f'api;dur={milliseconds:.1f};desc="{caller.calls} calls"'
            )
        return _compress(response)


def stream_origins() -> str:
    return " ".join(map(stream_origin, settings().stream_ports))


def stream_origin(service: str) -> str:
    """Where browsers may listen to events: as settings say, or here on the port of the streams."""
    host = request.host.rpartition(":")[0] if ":" in request.host else request.host
    here = f"{request.scheme}://{host}:{settings().stream_ports[service]}"
    return settings().stream_urls[service] or here


def _compress(response: Response) -> Response:
    if (
        response.mimetype not in COMPRESSED_KINDS
        or response.direct_passthrough
        or "Content-Encoding" in response.headers
        or "gzip" not in request.headers.get("Accept-Encoding", "")
    ):
        return response
    response.vary.add("Accept-Encoding")
    if len(response.data) >= WORTH_COMPRESSING_BYTES:
        response.data = gzip.compress(response.data, 5, mtime=0)
        response.headers["Content-Encoding"] = "gzip"
    return response
