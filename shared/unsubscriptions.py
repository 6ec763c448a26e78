"""Links that end a subscription without logging in: signed, so that nobody ends another's."""

import hashlib
import hmac
from dataclasses import dataclass

from shared.config import settings
from shared.errors import NotFound
from shared.secret import own_secret


class LinkIsWrong(NotFound):
    """This link is not one of ours"""


@dataclass(frozen=True)
class Unsubscription:
    """Which mails a player no longer wants; game 0 where they are of no game in particular."""

    player_id: int
    game_id: int
    kind: str

    @property
    def token(self) -> str:
        content = f"{self.player_id}.{self.game_id}.{self.kind}"
        return f"{content}.{_signature(content)}"

    @property
    def link(self) -> str:
        return f"{settings().public_url}/unsubscriptions/{self.token}"


def unsubscription_of(token: str) -> Unsubscription:
    content, _, signature = token.rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(content).encode()):
        raise LinkIsWrong
    player_id, game_id, kind = content.split(".")
    return Unsubscription(int(player_id), int(game_id), kind)


def _signature(content: str) -> str:
    key = own_secret("games").encode()
    return hmac.new(key, f"unsubscribe:{content}".encode(), hashlib.sha256).hexdigest()[:32]
