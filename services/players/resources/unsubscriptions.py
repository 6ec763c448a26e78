"""/unsubscriptions: the link in a mail about a game; the games service knows what it ends."""

from urllib.parse import quote

from flask import Response
from flask_restful import Resource

from services.players import pages, peers
from shared.arguments import answers, refuses
from shared.errors import NotFound
from shared.peers import Done


class LinkIsWrong(NotFound):
    """This link is not one of ours"""


class Unsubscription(Resource):
    @answers(200, pages.Page)
    def get(self, token: str) -> Response:
        """The page that the link of the mail opens; only its button acts."""
        return pages.page("unsubscription")

    @pages.shown_in_browsers
    @answers(200, Done)
    @refuses(LinkIsWrong)
    def post(self, token: str) -> Done:
        """Receive no more mails of this kind; mail programs do it with one click."""
        return peers.games.post(f"/unsubscriptions/{quote(token, safe='')}", Done)
