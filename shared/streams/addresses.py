"""What a ticket is asked with and answered: the same in every service that has streams."""

from urllib.parse import urlsplit

from flask import request
from pydantic import BaseModel, Field

from shared.config import settings

PATH = "/events"
MOST_TOPICS = 20


class Ticket(BaseModel):
    """Opens a stream once within a minute: GET url?ticket=… and, to go on, &last_event_id=…"""

    msg: str
    ticket: str
    port: int
    path: str = Field(examples=[PATH])
    url: str = Field(
        examples=["https://example.org:5014/events"],
        description="Where to connect; add ?ticket=… to it.",
    )
    last_event_id: int = Field(
        description="Listen from here (last_event_id=…) to miss nothing since this answer."
    )


def ticket_as_json(ticket: str, last_event_id: int, service: str, path: str = PATH) -> Ticket:
    port, public = settings().stream_ports[service], settings().stream_urls[service]
    return Ticket(
        msg="Ok ticket given",
        ticket=ticket,
        port=port,
        path=path,
        url=(public or _here(port)) + path,
        last_event_id=last_event_id,
    )


def _here(port: int) -> str:
    """The host that was asked, with the port of the streams."""
    host = urlsplit(f"//{request.host}").hostname or "127.0.0.1"
    return f"{request.scheme}://{f'[{host}]' if ':' in host else host}:{port}"
