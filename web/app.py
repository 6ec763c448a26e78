"""The application that serves the pages: language, session, errors, headers, then the routes."""

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from shared import logs, metrics
from shared.config import settings
from web import failures, headers, language, session, templating
from web.routes import ROUTES


def create_app() -> Flask:
    app = Flask("web", root_path=str(headers.FOLDER), static_folder=None)
    logs.log_as_json("web")
    if proxies := settings().trusted_proxies:
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=proxies, x_proto=proxies, x_host=proxies
        )
    logs.follow_requests(app)
    metrics.count_requests(app)
    app.config["MAX_CONTENT_LENGTH"] = settings().body_limit_bytes
    headers.add_headers(app)
    language.speak(app)  # before anybody is asked anything: services answer in that language
    session.keep_sessions(app)
    templating.prepare_templates(app)
    failures.answer_errors_with_pages(app)
    for path, page in ROUTES.items():
        page.serve(app, path)
    return app


app = create_app()
