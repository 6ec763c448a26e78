"""/go-rematches, /go-results, /go-detachments, /go-replacements: after games, and above them."""

from flask_restful import Resource
from pydantic import Field

from services.games.go.actions.administer import detach, replace_member, set_result
from services.games.go.actions.rematch import rematch
from services.games.go.refusals import (
    GameFinished,
    InvalidGameStatus,
    NotGamePlayer,
    RulesForbid,
    UnknownGame,
)
from services.games.go.resources.invitations import CreatedGame
from services.games.go.resources.settings import Message, caller
from shared.arguments import Arguments, accepts, answers, refuses
from shared.auth import administrators_only, authenticated, service_only
from shared.identity import identity_of
from shared.parameters import Pseudo
from shared.peers import Done


class Rematch(Arguments):
    """A word with it."""

    message: Message = ""


class Decision(Arguments):
    """A result an administrator decides."""

    score: float = Field(0, ge=-3000, le=3000, multiple_of=0.5, examples=[3000], description=(
        "Positive when White wins; 1000 resignation, 2000 time, 3000 forfeit."))
    no_result: bool = Field(False, description="The game is void.")
    rated: bool = Field(False, description="Whether it counts for the ratings.")
    reason: str = Field(min_length=1, max_length=1000, examples=["Endless repetition."],
                        description="What the players are told.")


class Replacement(Arguments):
    """Who takes which seat."""

    seat_id: int = Field(ge=1, description="The seat of the member who left.")
    pseudo: Pseudo


class GoRematches(Resource):
    @authenticated
    @accepts(Rematch)
    @answers(201, CreatedGame)
    @refuses(UnknownGame, NotGamePlayer, InvalidGameStatus, RulesForbid)
    def post(self, game_id: int, sent: Rematch) -> CreatedGame:
        """Invite the opponent of a finished game to another one like it."""
        return CreatedGame(msg="Ok rematch proposed",
                           game_id=rematch(caller(), game_id, sent.message))


class GoResults(Resource):
    @administrators_only
    @accepts(Decision)
    @answers(200, Done)
    @refuses(UnknownGame, GameFinished)
    def put(self, game_id: int, sent: Decision) -> Done:
        """End a game with a result that an administrator decides; the players are told why."""
        set_result(game_id, sent.score, sent.no_result, sent.reason, sent.rated)
        return Done(msg="Ok result set")


class GoReplacements(Resource):
    @administrators_only
    @accepts(Replacement)
    @answers(200, Done)
    @refuses(UnknownGame, RulesForbid)
    def put(self, game_id: int, sent: Replacement) -> Done:
        """Give the seat of a member who left a team game to another."""
        replace_member(game_id, sent.seat_id, identity_of(sent.pseudo))
        return Done(msg="Ok member replaced")


class GoDetachments(Resource):
    @service_only
    @answers(200, Done)
    @refuses(UnknownGame, InvalidGameStatus)
    def put(self, game_id: int) -> Done:
        """Take a game out of its tournament: it goes on by the ordinary rules."""
        detach(game_id)
        return Done(msg="Ok game detached")
