"""What the other services ask of members."""

from flask_restful import Resource
from pydantic import BaseModel

from services.players import store
from services.players.store import UnknownPlayer
from shared.arguments import answers, refuses
from shared.auth import service_only
from shared.database import reading_rows
from shared.identity import Identity


class Mailbox(BaseModel):
    """Where a member reads mail, and in which language."""

    address: str
    language: str
    email_confirmed: bool


class PlayerIdentity(Resource):
    @service_only
    @answers(200, Identity)
    @refuses(UnknownPlayer)
    def get(self, pseudo: str) -> Identity:
        """From a pseudo to what services need to know of a member."""
        with reading_rows() as rows:
            row = store.identity(rows, pseudo)
        return Identity(player_id=row.id, pseudo=row.pseudo, email_confirmed=row.email_confirmed,
                        language=row.language)


class MailAddress(Resource):
    @service_only
    @answers(200, Mailbox)
    @refuses(UnknownPlayer)
    def get(self, player_id: int) -> Mailbox:
        """Where mail to a member goes."""
        with reading_rows() as rows:
            row = store.mailbox(rows, player_id)
        return Mailbox(address=row.email, language=row.language,
                       email_confirmed=row.email_confirmed)
