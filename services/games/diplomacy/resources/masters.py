"""/game-masters, /game-pauses: the master hands the game over, lets it rest."""

from flask_restful import Resource

from services.games.diplomacy.actions.hand_over import hand_over
from services.games.diplomacy.actions.pause_game import pause_game, resume_game
from services.games.diplomacy.refusals import (
    GameNotPaused,
    GameNotStarted,
    GamePaused,
    GameStopped,
    MasterDoesNotPlay,
    NoSuchGame,
    NoSuchPlayer,
    NotTheMaster,
)
from services.games.diplomacy.resources.arguments import Caller, PlayerId
from services.games.diplomacy.resources.callers import protected
from shared.arguments import accepts, answers, refuses
from shared.identity import acting_player
from shared.peers import Done


class NewMaster(Caller):
    """Who becomes the master."""

    player_id: PlayerId


class GameMasters(Resource):
    @protected
    @accepts(NewMaster)
    @answers(200, Done)
    @refuses(NoSuchGame, NoSuchPlayer, NotTheMaster, MasterDoesNotPlay)
    def put(self, game_id: int, new: NewMaster) -> Done:
        """Hand the game over to another member; for its master."""
        master = acting_player(new.pseudo, "Need a pseudo to hand over game")
        hand_over(game_id, new.player_id, master.player_id)
        return Done(msg="Ok mastership handed over")


class GamePauses(Resource):
    @protected
    @accepts(Caller)
    @answers(201, Done)
    @refuses(NoSuchGame, NotTheMaster, GameNotStarted, GameStopped, GamePaused)
    def post(self, game_id: int, caller: Caller) -> Done:
        """Pause a game: nothing is adjudicated; for its master."""
        master = acting_player(caller.pseudo, "Need a pseudo to pause game")
        pause_game(game_id, master.player_id)
        return Done(msg="Ok game paused")

    @protected
    @accepts(Caller)
    @answers(200, Done)
    @refuses(NoSuchGame, NotTheMaster, GameNotStarted, GameStopped, GameNotPaused)
    def delete(self, game_id: int, caller: Caller) -> Done:
        """Let a paused game go on; the deadline moves by as long as it rested."""
        master = acting_player(caller.pseudo, "Need a pseudo to resume game")
        resume_game(game_id, master.player_id)
        return Done(msg="Ok game resumed")
