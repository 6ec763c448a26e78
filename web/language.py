"""The visitor's language, and the words of the pages in it: catalogs of gettext in words/."""

import functools
import io
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.support import Translations
from flask import Flask, Response, g, has_request_context, request

LANGUAGES = {"fr": "Français", "en": "English"}
USUAL_LANGUAGE = "fr"
COOKIE = "lang"
A_YEAR_SECONDS = 365 * 24 * 3600
FOLDER = Path(__file__).parent / "words"


def speak(app: Flask) -> None:
    @app.before_request
    def choose() -> None:
        g.language = _wanted()

    @app.after_request
    def tell(response: Response) -> Response:
        if response.mimetype == "text/html":
            response.headers["Content-Language"] = language()
            response.vary.update(["Accept-Language", "Cookie"])
        return response


def language() -> str:
    return g.get("language", USUAL_LANGUAGE) if has_request_context() else USUAL_LANGUAGE


def _wanted() -> str:
    """The cookie holds what the account says: it is written at login and with each change."""
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return request.accept_languages.best_match(list(LANGUAGES)) or USUAL_LANGUAGE


def keep_language(response: Response, chosen: str) -> Response:
    if chosen in LANGUAGES:
        g.language = chosen
        keep_preference(response, COOKIE, chosen)
    return response


def keep_preference(response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name, value, max_age=A_YEAR_SECONDS, samesite="Lax", secure=request.is_secure
    )


def gettext(message: str, /, **values: object) -> str:
    text = _catalog(language()).gettext(message)
    return text % values if values else text


def ngettext(one: str, many: str, number: int, /, **values: object) -> str:
    text = _catalog(language()).ngettext(one, many, number)
    return text % ({"num": number} | values)


def N_(message: str) -> str:
    """A text that is translated where it is shown."""
    return message


def plain_gettext(message: str) -> str:
    """For Jinja, which fills in the values itself and escapes them."""
    return _catalog(language()).gettext(message)


def plain_ngettext(one: str, many: str, number: int) -> str:
    return _catalog(language()).ngettext(one, many, number)


def is_translated(message: str) -> bool:
    return message in _catalog(language())._catalog


@functools.cache
def _catalog(chosen: str) -> Translations:
    """Compiled in memory at the first use: nothing to install, nothing to forget."""
    with (FOLDER / f"{chosen}.po").open("rb") as file:
        catalog = read_po(file, locale=chosen)
    compiled = io.BytesIO()
    write_mo(compiled, catalog)
    compiled.seek(0)
    return Translations(compiled)
