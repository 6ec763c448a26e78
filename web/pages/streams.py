"""Tickets for the event streams: a script gets one here, in the visitor's name."""

from urllib.parse import quote

from flask import jsonify, request

from shared.errors import NotFound
from web import api
from web.headers import stream_origin
from web.session import visitor

SERVICES = ("games", "tournaments")
OWN = "member"  # what concerns the visitor himself


def give_ticket():
    """Where to listen is told as browsers reach it: services only know how we reach them."""
    service = request.form.get("service", "")
    if service not in SERVICES:
        raise NotFound
    topics = [_own_topic() if name == OWN else name for name in request.form.getlist("topic")]
    given = api.post(service, "/stream-tickets", topics=topics)
    return jsonify(
        url=stream_origin(service) + given["path"],
        ticket=given["ticket"],
        last_event_id=given["last_event_id"],
    )


def _own_topic() -> str:
    pseudo = quote(visitor().pseudo, safe="")
    return f"member:{api.get('players', f'/player-identifiers/{pseudo}')}"
