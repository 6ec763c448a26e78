"""/game-votes: the players want a draw, or play on."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions import vote_for_draw
from services.games.diplomacy.resources.arguments import InRole
from shared.arguments import accepts, answers
from shared.callers import PLAY, Member, member


class Ballot(InRole):
    """What a role wants."""

    draw: bool = Field(
        examples=[True], description="Whether the role wants a draw (1) or plays on (0)."
    )


class OwnVote(BaseModel):
    """How this role votes at present."""

    draw: bool


class VoteCounted(BaseModel):
    """Whether the game has ended by this vote."""

    msg: str
    ended: bool


class GameVotes(Resource):
    @member(scope=PLAY)
    @accepts(Ballot)
    @answers(201, VoteCounted)
    def post(self, caller: Member, game_id: int, ballot: Ballot) -> VoteCounted:
        """Vote for a draw, or take the vote back; all who survive must want it."""
        ended = vote_for_draw.vote(game_id, ballot.role_id, ballot.draw, caller.player_id)
        return VoteCounted(msg="Ok vote counted", ended=ended)

    @member
    @accepts(InRole)
    @answers(200, OwnVote)
    def get(self, caller: Member, game_id: int, asked: InRole) -> OwnVote:
        """See how one's role votes; nobody sees the votes of others."""
        return OwnVote(draw=vote_for_draw.own_vote(game_id, asked.role_id, caller.player_id))
