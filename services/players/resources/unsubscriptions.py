"""/unsubscriptions: the link in a mail about a game; the games service knows what it ends."""

from typing import ClassVar
from urllib.parse import quote

from flask import Response
from flask_restful import Resource

from services.players import peers
from services.players.resources.redirections import Elsewhere, shown_by_web
from shared.arguments import Arguments, accepts, answers
from shared.peers import Done


class OneClick(Arguments):
    """What mail programs send along (RFC 8058)."""

    ignored: ClassVar[frozenset[str]] = frozenset({"List-Unsubscribe"})


class Unsubscription(Resource):
    @answers(302, Elsewhere)
    def get(self, token: str) -> Response:
        """What links of older mails open: web shows the page."""
        return shown_by_web()

    @accepts(OneClick)
    @answers(200, Done)
    def post(self, token: str, _sent: OneClick) -> Done:
        """Receive no more mails of this kind; mail programs do it with one click."""
        return peers.games.post(f"/unsubscriptions/{quote(token, safe='')}", Done)
