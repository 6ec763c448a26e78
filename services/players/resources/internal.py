"""What the other services ask of members."""

from flask_restful import Resource
from pydantic import BaseModel

from services.players import store
from shared.arguments import answers
from shared.callers import service
from shared.database import reading, reading_rows, writing
from shared.peers import Done


class Mailbox(BaseModel):
    """Where a member reads mail, and in which language."""

    address: str
    language: str
    email_confirmed: bool


class PlayersToAsk(BaseModel):
    """Members who agreed to replace others."""

    player_ids: list[int]


class Identity(BaseModel):
    """What services need to know of a member."""

    player_id: int
    user_id: int
    pseudo: str
    email_confirmed: bool
    language: str


class PlayerIdentity(Resource):
    @service("games", "tournaments")
    @answers(200, Identity)
    def get(self, pseudo: str) -> Identity:
        """From a pseudo to what services need to know of a member."""
        with reading_rows() as rows:
            row = store.identity(rows, pseudo)
        return Identity(**row._mapping)


class AccountPlayer(Resource):
    @service("games", "tournaments")
    @answers(200, Identity)
    def get(self, user_id: int) -> Identity:
        """From the account of a token to the member."""
        with reading_rows() as rows:
            return Identity(**store.identity_of_account(rows, user_id)._mapping)


class MailAddress(Resource):
    @service("emails", "games")
    @answers(200, Mailbox)
    def get(self, player_id: int) -> Mailbox:
        """Where mail to a member goes."""
        with reading_rows() as rows:
            row = store.mailbox(rows, player_id)
        return Mailbox(
            address=row.email, language=row.language, email_confirmed=row.email_confirmed
        )


class ReplacingPlayers(Resource):
    @service("games")
    @answers(200, PlayersToAsk)
    def get(self) -> PlayersToAsk:
        """Whom to ask when somebody is to be replaced."""
        with reading() as session:
            return PlayersToAsk(player_ids=list(store.replacing_players(session)))


class ReplacingPlayer(Resource):
    @service("games")
    @answers(200, Done)
    def delete(self, player_id: int) -> Done:
        """Ask this member no more: so he said by the link of a mail."""
        with writing() as session:
            store.stop_replacing(session, player_id)
        return Done(msg="Ok not asked any more")
