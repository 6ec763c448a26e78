"""What a device keeps: the key it got for the code of an event, and what it is called."""

import secrets
from typing import Any
from urllib.parse import quote

from flask import Response, make_response, request

from shared.errors import Refusal
from web import api
from web.language import gettext as _
from web.sentences import sentence
from web.session import own_path
from web.templating import go_to, page

A_YEAR_SECONDS = 365 * 24 * 3600
NAME_COOKIE = "device"
LONGEST_NAME = 30
WRONG_CODE = {
    "This is not the code of the event",
    "Log in, or show the event's code in the header EventCode",
    "Your role at this event does not allow this",
    "This device is not known, or gave the code before it changed: give it again",
}


def use_key_of(event: str) -> None:
    """The key goes along with every call of the page, in the place of the code."""
    api.use_code(key_of(event) or None)


def key_of(event: str) -> str:
    """What this device proves itself with, since it was presented."""
    return request.cookies.get(_cookie(event), "")


def keep_key(response: Response, event: str, key: str) -> Response:
    """It lies in the device as a session does: no script reads it."""
    _keep(response, _cookie(event), key)
    return response


def forget_key(response: Response, event: str) -> Response:
    response.delete_cookie(_cookie(event), httponly=True, samesite="Lax", secure=request.is_secure)
    return response


def device_name() -> str:
    return request.cookies.get(NAME_COOKIE, "")[:LONGEST_NAME]


def keep_name(response: Response, name: str) -> None:
    _keep(response, NAME_COOKIE, name.strip()[:LONGEST_NAME])


def _keep(response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=A_YEAR_SECONDS,
        httponly=True,
        samesite="Lax",
        secure=request.is_secure,
    )


def is_wrong_code(refusal: Refusal) -> bool:
    return str(refusal) in WRONG_CODE or refusal.status == 429


def ask_for_code(screen: Any, refusal: Refusal | None = None) -> Response:
    """A key that was refused is forgotten: the code was changed, or never right."""
    return _code_page(screen.event, screen.address(), refusal)


def _code_page(event: str, following: str, refusal: Refusal | None) -> Response:
    status = refusal.status if refusal else 200
    said = sentence(str(refusal)) if refusal else ""
    response = make_response(
        page(
            "hall/code.html",
            status,
            event=event,
            following=following,
            said=said,
            device=request.form.get("device", "") or device_name(),
        )
    )
    if refusal and refusal.retry_after_seconds:
        response.headers["Retry-After"] = str(refusal.retry_after_seconds)
    return forget_key(response, event) if refusal else response


def give_code(uniq_id: str) -> Response:
    """The code of the event, once per device; for it the device gets a key of its own."""
    following = own_path(request.form.get("next"))
    api.use_code(request.form.get("code", "") or None)
    name = request.form.get("device", "").strip()[:LONGEST_NAME] or _(
        "Tablet %(number)s", number=secrets.randbelow(900) + 100
    )
    try:
        made = api.post("tournaments", f"/hall-devices/{quote(uniq_id, safe='')}", name=name)
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        return _code_page(uniq_id, following, refusal)
    response = make_response(go_to(following))
    keep_name(response, made["name"])
    return keep_key(response, uniq_id, made["key"])


def _cookie(event: str) -> str:
    return f"key-{quote(event, safe='').replace('%', '.')}"
