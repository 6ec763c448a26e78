"""/game-votes: the players want a draw, or play on."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions import vote_for_draw
from services.games.diplomacy.refusals import (
    GameNotStarted,
    GameStopped,
    NoSuchGame,
    NoSuchRole,
    NotInCharge,
    NotSurviving,
    NotTheMaster,
)
from services.games.diplomacy.resources.arguments import CallerInRole
from services.games.diplomacy.resources.callers import protected
from shared.arguments import accepts, answers, refuses
from shared.errors import Conflict
from shared.identity import acting_player


class Ballot(CallerInRole):
    """What a role wants."""

    draw: bool = Field(description="Whether the role wants a draw (1) or plays on (0).")


class OwnVote(BaseModel):
    """How this role votes at present."""

    draw: bool


class VoteCounted(BaseModel):
    """Whether the game has ended by this vote."""

    msg: str
    ended: bool


class GameVotes(Resource):
    @protected
    @accepts(Ballot)
    @answers(201, VoteCounted)
    @refuses(
        NoSuchGame, NoSuchRole, NotInCharge, GameNotStarted, GameStopped, NotSurviving, Conflict
    )
    def post(self, game_id: int, ballot: Ballot) -> VoteCounted:
        """Vote for a draw, or take the vote back; all who survive must want it."""
        player = acting_player(ballot.pseudo, "Need a pseudo to vote in game")
        ended = vote_for_draw.vote(game_id, ballot.role_id, ballot.draw, player.player_id)
        return VoteCounted(msg="Ok vote counted", ended=ended)

    @protected
    @accepts(CallerInRole)
    @answers(200, OwnVote)
    @refuses(NoSuchGame, NoSuchRole, NotTheMaster, NotInCharge, GameNotStarted)
    def get(self, game_id: int, asked: CallerInRole) -> OwnVote:
        """See how one's role votes; nobody sees the votes of others."""
        player = acting_player(asked.pseudo, "Need a pseudo to see vote in game")
        return OwnVote(draw=vote_for_draw.own_vote(game_id, asked.role_id, player.player_id))
