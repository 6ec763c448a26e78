"""Assemble a service: every one of the six is made by this function."""

from collections.abc import Mapping

import flask_restful
from flask import Flask, Response, g, request
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.routing import IntegerConverter, ValidationError

from shared import auth, background, browsers, database, errors, health, logs, metrics
from shared.arguments import LARGEST_INTEGER, MOST_VALUES
from shared.config import STORING, settings
from shared.openapi.documents import document_text
from shared.peers import Peer
from shared.tokens import Verifier
from shared.trust import Keys, Revocations, Trust

VERSION = "1.0"
WIPE_SECONDS = 20  # until what was forgotten is gone from the bytes of the file, too


class Service(Flask):
    def ensure_sync(self, func):
        """No function of ours is a coroutine; Flask would look again at every request."""
        return func


class Api(flask_restful.Api):
    def error_router(self, original_handler, error):
        """Leave errors to Flask, so that shared.errors is the only place that answers them."""
        return original_handler(error)


class Identifier(IntegerConverter):
    """A number too large for any database is an unknown one: 404."""

    def to_python(self, value: str) -> int:
        number = super().to_python(value)
        if number > LARGEST_INTEGER:
            raise ValidationError
        return number


def create_service(
    name: str, routes: Mapping[str, type], *, description: str, trust: Trust | None = None
) -> Flask:
    app = Service(name, static_folder=None)
    app.json.sort_keys = False  # type: ignore[attr-defined]  # the contract gives the order
    app.url_map.converters["int"] = Identifier
    logs.log_as_json(name)
    _trust_proxies(app)
    logs.follow_requests(app)
    _limit_bodies(app)
    browsers.welcome_browsers(app, description)
    metrics.count_requests(app, lambda: auth.calling_service() == "operator")
    errors.answer_errors_with_msg(app)
    trust = trust or trust_in_users(name)
    app.extensions["verifier"] = Verifier(trust)
    background.every(app, settings().revocation_poll_seconds, trust.keep_up)
    if name in STORING:
        database.use_database(settings().database_urls[name])
        database.note_waits(metrics.WAITED.observe)
        background.every(app, WIPE_SECONDS, database.wipe_traces)
    health.tell_health(app, trust)
    api = Api(app)
    for path, resource in routes.items():
        api.add_resource(resource, path, endpoint=path)

    @app.get("/openapi.json")
    def describe():
        """This service's OpenAPI document."""
        text = document_text(app, description, VERSION, request.script_root or "/")
        return Response(text, mimetype="application/json")

    return app


def trust_in_users(name: str) -> Trust:
    """Learn keys and revocations from users over HTTP."""
    users = Peer(name, "users")
    return Trust(
        lambda: users.get("/.well-known/jwks.json", Keys),
        lambda since: users.get("/revocations", Revocations, since=since),
    )


def _limit_bodies(app: Flask) -> None:
    """A resource that takes more than the usual declares its own `body_limit_bytes`.

    `values_limit` is how many values a JSON body may hold.
    """

    @app.before_request
    def refuse_large_bodies() -> None:
        if (
            not request.environ.get("CONTENT_LENGTH")
            and "HTTP_TRANSFER_ENCODING" not in request.environ
        ):
            return
        view = getattr(app.view_functions.get(request.endpoint or ""), "view_class", None)
        limit = getattr(view, "body_limit_bytes", settings().body_limit_bytes)
        g.values_limit = getattr(view, "values_limit", MOST_VALUES)
        request.max_content_length = limit
        request.max_form_memory_size = limit
        if (request.content_length or 0) > limit:
            raise RequestEntityTooLarge(f"The body is larger than {limit} bytes.")


def _trust_proxies(app: Flask) -> None:
    """X-Forwarded-For counts only as many times as there are proxies of ours in front.

    The prefix is where a proxy serves us under: /api/users, say.
    """
    if proxies := settings().trusted_proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=proxies, x_prefix=proxies)  # type: ignore
