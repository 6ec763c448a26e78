"""A stack with a real mail server, whose association wants confirmed addresses and codes."""

from functools import cached_property

from sqlalchemy import select

from services.emails.domain.states import State
from services.emails.tables import Mail
from tests.api import Api
from tests.factories import Member, a_member
from tests.games.diplomacy.scheduled.databases import databases_of_its_own, look_into
from tests.games.diplomacy.table import Crowd
from tests.smtp import MailServer
from tests.stack import Stack


class StrictStack(Stack):
    def __init__(self) -> None:
        self.mail_server = MailServer().start()
        super().__init__(
            SMTP_URL=self.mail_server.url,
            MAIL_FROM="Entente <entente@example.org>",
            CONFIRMED_EMAIL_REQUIRED="1",
            RECTIFICATION_CODE_REQUIRED="1",
            **databases_of_its_own("strict"),
        )
        self.api = Api(self)

    def remove(self) -> None:
        super().remove()
        self.mail_server.stop()

    @cached_property
    def crowd(self) -> Crowd:
        """Everyone confirmed his address with the code of the mail."""
        members = [a_member(self.api) for _ in range(8)]
        for member in members:
            self.confirm(member)
        return Crowd(members[0], tuple(members[1:]), members[0])

    def confirm(self, member: Member) -> None:
        mail = self.mail_server.wait_for(address_of(member))[0]
        code = mail.get_content().splitlines()[1]
        answer = self.api.post("players", "/emails", data={"pseudo": member.pseudo, "code": code})
        assert answer.status_code == 200, answer.text

    def subjects(self, member: Member, game: str) -> list[str]:
        """What a member was told of a game, in alphabetical order."""
        return sorted(
            mail["Subject"].split(" : ")[1]
            for mail in self.mail_server.mails_to(address_of(member))
            if game in mail["Subject"]
        )

    def waiting_mails(self, game_id: int) -> dict[str, int]:
        """Mails about a game that the mail server has not got: how often each was tried."""
        url = self.environment.get("EMAILS_DATABASE_URL", f"sqlite:///{self.data}/emails.db")
        with look_into(url) as session:
            rows = session.execute(
                select(Mail.key, Mail.attempts).where(
                    Mail.state == State.WAITING, Mail.key.like(f"game%-{game_id}-%")
                )
            )
            return {row.key: row.attempts for row in rows}


def address_of(member: Member) -> str:
    return f"{member.pseudo}@example.org"
