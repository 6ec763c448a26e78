"""/go-rematches, /go-results, /go-replacements, /go-director-gifts: after and above games."""

from flask_restful import Resource
from pydantic import Field

from services.games.go.actions.administer import replace_member, set_result
from services.games.go.actions.give_time import give_time_by_director
from services.games.go.actions.invite import rematch
from services.games.go.resources.bids import Gift, GiftView
from services.games.go.resources.invitations import CreatedGame
from services.games.go.resources.settings import Message
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Claims, Member, administrator, member, service
from shared.members import member_called
from shared.parameters import Pseudo
from shared.peers import Done


class Rematch(Arguments):
    """A word with it."""

    message: Message = ""


class Decision(Arguments):
    """A result an administrator decides."""

    score: float = Field(
        0,
        ge=-3000,
        le=3000,
        multiple_of=0.5,
        examples=[3000],
        description=("Positive when White wins; 1000 resignation, 2000 time, 3000 forfeit."),
    )
    no_result: bool = Field(False, description="The game is void.")
    rated: bool = Field(False, description="Whether it counts for the ratings.")
    reason: str = Field(
        min_length=1,
        max_length=1000,
        examples=["Endless repetition."],
        description="What the players are told.",
    )


class Replacement(Arguments):
    """Who takes which seat."""

    seat_id: int = Field(ge=1, examples=[1], description="The seat of the member who left.")
    pseudo: Pseudo


class DirectorGift(Gift):
    """Time for a player, from the director."""

    pseudo: Pseudo


class GoRematches(Resource):
    @member(scope=PLAY)
    @accepts(Rematch)
    @answers(201, CreatedGame)
    def post(self, caller: Member, game_id: int, sent: Rematch) -> CreatedGame:
        """Invite the opponent of a finished game to another one like it."""
        return CreatedGame(
            msg="Ok rematch proposed", game_id=rematch(caller, game_id, sent.message)
        )


class GoResults(Resource):
    @administrator
    @accepts(Decision)
    @answers(200, Done)
    def put(self, _caller: Claims, game_id: int, sent: Decision) -> Done:
        """End a game with a result that an administrator decides; the players are told why."""
        set_result(game_id, sent.score, sent.no_result, sent.reason, sent.rated)
        return Done(msg="Ok result set")


class GoReplacements(Resource):
    @administrator
    @accepts(Replacement)
    @answers(200, Done)
    def put(self, _caller: Claims, game_id: int, sent: Replacement) -> Done:
        """Give the seat of a member who left a team game to another."""
        replace_member(game_id, sent.seat_id, member_called(sent.pseudo))
        return Done(msg="Ok member replaced")


class GoDirectorGifts(Resource):
    @service("tournaments")
    @accepts(DirectorGift)
    @answers(201, GiftView)
    def post(self, game_id: int, gift: DirectorGift) -> GiftView:
        """Give a player of a tournament game time."""
        receiver = member_called(gift.pseudo).player_id
        given = give_time_by_director(game_id, receiver, gift.hours, gift.reset_byoyomi)
        return GiftView(msg="Ok time given", given=given)
