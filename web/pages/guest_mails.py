"""The link in mails to guests: pairings by mail, or nothing more."""

from urllib.parse import quote

from flask import request

from web import api
from web.templating import page


def show(token: str):
    return page("accounts/guest_mails.html", wanted=None)


def submit(token: str):
    """Answered in place: a mail program follows no redirection (RFC 8058)."""
    wanted = request.form.get("wanted") == "1"
    api.put("tournaments", f"/guest-addresses/{quote(token, safe='')}", wanted=wanted)
    return page("accounts/guest_mails.html", wanted=wanted)
