"""What the other services ask of members."""

from flask_restful import Resource
from pydantic import BaseModel

from services.players import store
from services.players.store import UnknownPlayer
from shared.arguments import answers, refuses
from shared.auth import service_only
from shared.database import reading, reading_rows, writing
from shared.identity import Identity
from shared.peers import Done


class Mailbox(BaseModel):
    """Where a member reads mail, and in which language."""

    address: str
    language: str
    email_confirmed: bool


class PlayersToAsk(BaseModel):
    """Members who agreed to replace others."""

    player_ids: list[int]


class PlayerIdentity(Resource):
    @service_only
    @answers(200, Identity)
    @refuses(UnknownPlayer)
    def get(self, pseudo: str) -> Identity:
        """From a pseudo to what services need to know of a member."""
        with reading_rows() as rows:
            row = store.identity(rows, pseudo)
        return Identity(
            player_id=row.id,
            pseudo=row.pseudo,
            email_confirmed=row.email_confirmed,
            language=row.language,
        )


class MailAddress(Resource):
    @service_only
    @answers(200, Mailbox)
    @refuses(UnknownPlayer)
    def get(self, player_id: int) -> Mailbox:
        """Where mail to a member goes."""
        with reading_rows() as rows:
            row = store.mailbox(rows, player_id)
        return Mailbox(
            address=row.email, language=row.language, email_confirmed=row.email_confirmed
        )


class ReplacingPlayers(Resource):
    @service_only
    @answers(200, PlayersToAsk)
    def get(self) -> PlayersToAsk:
        """Whom to ask when somebody is to be replaced."""
        with reading() as session:
            return PlayersToAsk(player_ids=list(store.replacing_players(session)))


class ReplacingPlayer(Resource):
    @service_only
    @answers(200, Done)
    def delete(self, player_id: int) -> Done:
        """Ask this member no more: so he said by the link of a mail."""
        with writing() as session:
            store.stop_replacing(session, player_id)
        return Done(msg="Ok not asked any more")
