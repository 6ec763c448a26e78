"""What a visitor chooses for himself on every page: the language."""

from contextlib import suppress
from urllib.parse import quote

from flask import Response, request

from shared.errors import Refusal
from web import api
from web.language import LANGUAGES, keep_language
from web.session import own_path, visitor
from web.templating import go_to


def choose_language() -> Response:
    chosen = request.form.get("language", "")
    response = go_to(own_path(request.form.get("next")))
    if chosen not in LANGUAGES:
        return response
    _keep_in_account(chosen)
    return keep_language(response, chosen)


def _keep_in_account(chosen: str) -> None:
    """Mails follow, and so does the next login; who acts in another's name changes nothing."""
    who = visitor()
    if not who or who.usurper:
        return
    path = f"/players/{quote(who.pseudo, safe='')}"
    with suppress(Refusal):  # an account without a profile, or players do not answer
        api.put("players", path, pseudo=who.pseudo, language=chosen)
