"""Addresses that links in older mails open: web shows their pages now."""

from typing import ClassVar

from flask import Response, request
from pydantic import RootModel

from shared.config import settings


class Elsewhere(RootModel[str]):
    """The page is at the address of the header Location."""

    media_type: ClassVar[str] = "text/html"


def shown_by_web() -> Response:
    """The same path there; only the button of the page acts."""
    address = settings().public_url + request.full_path.rstrip("?")
    return Response("", 302, mimetype="text/html", headers={"Location": address})
