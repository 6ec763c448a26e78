"""The link at the foot of a mail: no more of these. Mail programs do it with one click."""

from urllib.parse import quote

from web import api
from web.templating import page


def show(token: str):
    return page("accounts/unsubscription.html", done=False)


def submit(token: str):
    """Answered in place: a mail program follows no redirection (RFC 8058)."""
    api.post("players", f"/unsubscriptions/{quote(token, safe='')}")
    return page("accounts/unsubscription.html", done=True)
