"""A stack beside the usual one, with a real mail server and a stand-in for games."""

from functools import cached_property

from sqlalchemy import Engine, create_engine

from shared.config import STORING
from tests.api import Api
from tests.fake_games import FakeGames
from tests.smtp import MailServer
from tests.stack import Stack


class TroubledStack(Stack):
    def __init__(self) -> None:
        self.mail_server, self.games = MailServer().start(), FakeGames()
        super().__init__(
            SMTP_URL=self.mail_server.url,
            GAMES_URL=self.games.url,
            MAIL_FROM="Entente <entente@example.org>",
            # SQLite, since the stack beside it may have the databases of the server
            **{f"{service.upper()}_DATABASE_URL": "" for service in STORING},
        )
        self.api = Api(self)

    @cached_property
    def admin(self) -> str:
        return self.api.admin_token()

    def remove(self) -> None:
        super().remove()
        self.mail_server.stop()
        self.games.stop()

    def database(self, service: str) -> Engine:
        """For leaving behind what only a crash leaves behind."""
        return create_engine(f"sqlite:///{self.data / service}.db")
