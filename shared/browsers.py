"""What browsers need: CORS on every endpoint, security headers, the documentation pages."""

import json
from importlib.util import find_spec
from pathlib import Path

from flask import Flask, Response, request, send_from_directory
from markupsafe import escape

from shared.config import settings

# Only the files of Swagger UI are wanted of this package, so it is found, not imported.
SWAGGER = find_spec("flask_openapi3_swagger")
SWAGGER_FILES = Path(SWAGGER.origin or "" if SWAGGER else "").parent / "templates" / "swagger"

ALLOWED_HEADERS = (
    "AccessToken, Authorization, Content-Type, EventCode, If-Match, If-None-Match, "
    "Idempotency-Key, X-Request-Id"
)
EXPOSED_HEADERS = "ETag, Retry-After, X-Request-Id"
PREFLIGHT_HEADERS = {
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": ALLOWED_HEADERS,
    "Access-Control-Max-Age": "600",
}
SECURITY_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "cross-origin",
}
DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
# The pages of /docs and those that links in mails open carry their own scripts, styles and forms.
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; form-action 'self'; "
    "frame-ancestors 'none'"
)

START_DOCS = """
window.onload = () => SwaggerUIBundle({
  url: "openapi.json", dom_id: "#swagger-ui", deepLinking: true,
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
});
"""
DOCS = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Entente {name}</title>
<link rel="stylesheet" href="docs/css/swagger-ui.css">
<div id="swagger-ui"></div>
<script src="docs/js/swagger-ui-bundle.js"></script>
<script src="docs/js/swagger-ui-standalone-preset.js"></script>
<script src="docs/start.js"></script></html>
"""


WELCOME = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Entente {name}</title>
<h1>Entente {name}</h1><p>{description}</p>
<p><a href="docs">Reference of this service</a></p>
<p><a href="{front}">The pages for people</a></p></html>
"""


def welcome_browsers(app: Flask, description: str) -> None:
    @app.before_request
    def answer_preflight() -> Response | None:
        if request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers:
            return Response(status=204, headers=PREFLIGHT_HEADERS)
        return None

    app.wsgi_app = ConstantHeaders(app.wsgi_app)  # type: ignore[method-assign]
    if "*" not in settings().cors_origins:
        app.after_request(_allow_origin)

    @app.get("/")
    def welcome() -> Response:
        """What this service is: a short page for browsers, JSON for everyone else."""
        front = settings().public_url
        if request.accept_mimetypes.best == "text/html":
            values = {"name": app.name, "description": description, "front": front}
            text = WELCOME.format(**{name: escape(value) for name, value in values.items()})
            return Response(text, mimetype="text/html", headers={"Vary": "Accept"})
        said = {"msg": f"Entente {app.name}: {description}", "docs": "/docs", "front": front}
        return Response(json.dumps(said), mimetype="application/json", headers={"Vary": "Accept"})

    @app.get("/docs")
    def documentation() -> Response:
        """The API reference of this service, for reading and trying out."""
        return Response(DOCS.format(name=app.name), mimetype="text/html")

    @app.get("/docs/start.js")
    def start_documentation() -> Response:
        return Response(START_DOCS, mimetype="text/javascript")

    @app.get("/docs/<path:file>")
    def documentation_file(file: str) -> Response:
        return send_from_directory(SWAGGER_FILES, file)


class ConstantHeaders:
    """Adds what every answer carries; outside Flask, where a header costs a tenth of a set()."""

    def __init__(self, wsgi_app):
        self.wsgi_app = wsgi_app
        constant = SECURITY_HEADERS | {"Access-Control-Expose-Headers": EXPOSED_HEADERS}
        if "*" in settings().cors_origins:
            constant["Access-Control-Allow-Origin"] = "*"
        self.for_data = [*constant.items(), ("Content-Security-Policy", DATA_POLICY)]
        self.for_pages = [*constant.items(), ("Content-Security-Policy", PAGE_POLICY)]

    def __call__(self, environ, start_response):
        def start(status, headers, exc_info=None):
            is_page = ("Content-Type", "text/html; charset=utf-8") in headers
            return start_response(
                status, headers + (self.for_pages if is_page else self.for_data), exc_info
            )

        return self.wsgi_app(environ, start)


def _allow_origin(response: Response) -> Response:
    """Only the origins of the association's own front-ends."""
    origin = request.headers.get("Origin")
    response.headers.add("Vary", "Origin")
    if origin in settings().cors_origins:
        response.headers["Access-Control-Allow-Origin"] = origin
    return response
