"""The small pages that links in mails open. Showing one never changes anything; its button does."""

import functools
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from flask import Response, request
from jinja2 import Environment, FileSystemLoader
from pydantic import RootModel

from shared.errors import Refusal
from shared.languages import LANGUAGES, USUAL_LANGUAGE

FOLDER = Path(__file__).parent / "templates"
_environment = Environment(
    loader=FileSystemLoader(FOLDER), autoescape=True, trim_blocks=True, lstrip_blocks=True
)


class Page(RootModel[str]):
    """A page for browsers."""

    media_type: ClassVar[str] = "text/html"


def page(name: str, status: int = 200, **values: object) -> Response:
    language = request.accept_languages.best_match(LANGUAGES) or USUAL_LANGUAGE
    text = _environment.get_template(f"{name}.html").render(language=language, **values)
    return Response(text, status, mimetype="text/html", headers={"Cache-Control": "no-store"})


def shown_in_browsers(method: Callable):
    """Programs get JSON as everywhere; a browser that sent a form sees a page."""

    @functools.wraps(method)
    def wrapper(*args, **kwargs):
        if not _is_browser():
            return method(*args, **kwargs)
        try:
            method(*args, **kwargs)
        except Refusal as refusal:
            return page("outcome", refusal.status, refused=str(refusal))
        return page("outcome")

    return wrapper


def _is_browser() -> bool:
    """Programs say */* or application/json."""
    return request.accept_mimetypes.best == "text/html"
