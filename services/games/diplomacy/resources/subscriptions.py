"""/game-subscriptions, /game-replacement-calls: mails that players get."""

from dataclasses import asdict, replace

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.call_for_replacement import call_for_replacement
from services.games.diplomacy.refusals import (
    CallerNotInGame,
)
from services.games.diplomacy.resources.arguments import InRole
from services.games.diplomacy.store import games, seats, subscriptions
from shared.arguments import accepts, answers
from shared.callers import ORGANISE, PLAY, Member, Presented, member
from shared.database import Session, reading, writing
from shared.peers import Done


class SentWishes(Presented):
    """Which mails one wants; whatever is left out stays as it is."""

    adjudication: bool | None = Field(None, description="A phase was adjudicated (0 or 1).")
    deadline_near: bool | None = Field(None, description="The deadline is near (0 or 1).")
    message: bool | None = Field(None, description="A message for one's role (0 or 1).")
    declaration: bool | None = Field(None, description="A declaration (0 or 1).")
    digest: bool | None = Field(
        None,
        description=("One mail a day at most of each kind, instead of one each time (0 or 1)."),
    )


class KeptWishes(BaseModel):
    """Which mails one gets."""

    adjudication: bool
    deadline_near: bool
    message: bool
    declaration: bool
    digest: bool


class Called(BaseModel):
    """How many members were told."""

    msg: str
    told: int


class GameSubscriptions(Resource):
    @member
    @accepts(Presented)
    @answers(200, KeptWishes)
    def get(self, caller: Member, game_id: int, _sent: Presented) -> KeptWishes:
        """See which mails one gets of a game."""
        with reading() as session:
            _require_in_game(session, game_id, caller.player_id)
            return KeptWishes(**asdict(subscriptions.wishes_of(session, game_id, caller.player_id)))

    @member(scope=PLAY)
    @accepts(SentWishes)
    @answers(200, Done)
    def put(self, caller: Member, game_id: int, sent: SentWishes) -> Done:
        """Choose which mails one gets of a game."""
        given = sent.model_dump(exclude_none=True, exclude={"pseudo"})
        with writing() as session:
            _require_in_game(session, game_id, caller.player_id)
            known = subscriptions.wishes_of(session, game_id, caller.player_id)
            subscriptions.keep_wishes(session, game_id, caller.player_id, replace(known, **given))
        return Done(msg="Ok subscriptions changed")


class GameReplacementCalls(Resource):
    @member(scope=ORGANISE)
    @accepts(InRole)
    @answers(201, Called)
    def post(self, caller: Member, game_id: int, asked: InRole) -> Called:
        """Tell members who agree to replace others (`replace` in players) that a role is to be
        taken over; for the master."""
        told = call_for_replacement(game_id, asked.role_id, caller.player_id)
        return Called(msg="Ok call for replacement made", told=told)


def _require_in_game(session: Session, game_id: int, player_id: int) -> None:
    games.game(session, game_id)
    if not seats.roles_of_player(session, game_id, player_id):
        raise CallerNotInGame
