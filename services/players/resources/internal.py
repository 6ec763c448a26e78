"""What the other services ask of members."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.players import directory, peers, store
from services.players.domain.federations import federation_of, name_at_tournaments
from services.players.resources.parameters import RealName
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import service
from shared.database import reading, reading_rows, writing
from shared.peers import Done


class Mailbox(BaseModel):
    """Where a member reads mail, in which language, and what time it is there."""

    address: str
    language: str
    zone: str = Field(description="An IANA name, or a code of /time-zones.")
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
    zone: str = Field(description="An IANA name, or a code of /time-zones.")


class TournamentName(BaseModel):
    """How tournaments call a member; `name` is empty where he did not agree or gave none."""

    name: str
    federation: str


class Agreement(Arguments):
    """Whether somebody enters tournaments under his real name."""

    real_name: RealName


class WhichPlayers(Arguments):
    """Several members at once."""

    player_ids: JsonText[list[int]] = Field(
        max_length=500, examples=[[1, 2]], description="The ids of the members."
    )


class PseudosById(BaseModel):
    """The pseudos of those who are members, by id."""

    pseudos: dict[str, str]


class PlayerLogins(BaseModel):
    """When each member last logged in, by id; null: never, or not a member any more."""

    last_logins: dict[str, datetime | None]


class PlayerPseudos(Resource):
    @service("games", "tournaments")
    @accepts(WhichPlayers)
    @answers(200, PseudosById)
    def get(self, which: WhichPlayers) -> PseudosById:
        """From the ids of several members to their pseudos."""
        with reading_rows() as rows:
            found = store.accounts_of(rows, which.player_ids)
        return PseudosById(pseudos={str(player): pseudo for player, (pseudo, _) in found.items()})


class LastLogins(Resource):
    @service("games")
    @accepts(WhichPlayers)
    @answers(200, PlayerLogins)
    def get(self, which: WhichPlayers) -> PlayerLogins:
        """When several members last logged in."""
        with reading_rows() as rows:
            found = store.accounts_of(rows, which.player_ids)
        moments = peers.last_logins([user_id for _pseudo, user_id in found.values()])
        return PlayerLogins(
            last_logins={
                str(player): moments.get(found[player][1]) if player in found else None
                for player in which.player_ids
            }
        )


class PlayerIdentity(Resource):
    @service("games", "tournaments")
    @answers(200, Identity)
    def get(self, pseudo: str) -> Identity:
        """From a pseudo to what services need to know of a member."""
        with reading_rows() as rows:
            row = store.identity(rows, pseudo)
        return Identity(**row._mapping)


class AccountPlayer(Resource):
    @service("games", "tournaments", "users")
    @answers(200, Identity)
    def get(self, user_id: int) -> Identity:
        """From the account of a token to the member."""
        with reading_rows() as rows:
            return Identity(**store.identity_of_account(rows, user_id)._mapping)


class TournamentNames(Resource):
    @service("tournaments")
    @answers(200, TournamentName)
    def get(self, player_id: int) -> TournamentName:
        """Under which name a member enters tournaments: the real one only where he agreed."""
        return _tournament_name(player_id)

    @service("tournaments")
    @accepts(Agreement)
    @answers(200, TournamentName)
    def put(self, player_id: int, agreement: Agreement) -> TournamentName:
        """Remember what a member chose when he registered for a tournament."""
        with writing() as session:
            directory.agree_to_real_name(session, player_id, agreement.real_name)
        return _tournament_name(player_id)


def _tournament_name(player_id: int) -> TournamentName:
    with reading_rows() as rows:
        row = directory.name_and_country(rows, player_id)
    name = name_at_tournaments(row.family_name, row.first_name) if row.real_name else ""
    return TournamentName(name=name, federation=federation_of(row.country))


class MailAddress(Resource):
    @service("emails", "games")
    @answers(200, Mailbox)
    def get(self, player_id: int) -> Mailbox:
        """Where mail to a member goes."""
        with reading_rows() as rows:
            row = store.mailbox(rows, player_id)
        return Mailbox(**row._mapping)


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
