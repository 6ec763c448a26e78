"""/game-masters, /game-pauses: the master hands the game over, lets it rest."""

from flask_restful import Resource

from services.games.diplomacy.actions.hand_over import hand_over
from services.games.diplomacy.actions.pause_game import pause_game, resume_game
from services.games.diplomacy.resources.arguments import PlayerId
from shared.arguments import accepts, answers
from shared.callers import ORGANISE, Member, Presented, member
from shared.peers import Done


class NewMaster(Presented):
    """Who becomes the master."""

    player_id: PlayerId


class GameMasters(Resource):
    @member(scope=ORGANISE)
    @accepts(NewMaster)
    @answers(200, Done)
    def put(self, caller: Member, game_id: int, new: NewMaster) -> Done:
        """Hand the game over to another member; for its master."""
        hand_over(game_id, new.player_id, caller.player_id)
        return Done(msg="Ok mastership handed over")


class GamePauses(Resource):
    @member(scope=ORGANISE)
    @accepts(Presented)
    @answers(201, Done)
    def post(self, caller: Member, game_id: int, _sent: Presented) -> Done:
        """Pause a game: nothing is adjudicated; for its master."""
        pause_game(game_id, caller.player_id)
        return Done(msg="Ok game paused")

    @member(scope=ORGANISE)
    @accepts(Presented)
    @answers(200, Done)
    def delete(self, caller: Member, game_id: int, _sent: Presented) -> Done:
        """Let a paused game go on; the deadline moves by as long as it rested."""
        resume_game(game_id, caller.player_id)
        return Done(msg="Ok game resumed")
