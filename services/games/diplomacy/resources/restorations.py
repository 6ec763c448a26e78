"""/game-restorations: running games that were removed are brought back."""

from flask_restful import Resource
from pydantic import BaseModel

from services.games.diplomacy.actions.remove_game import put_away_games, restore_game
from shared.arguments import accepts, answers
from shared.callers import ORGANISE, Claims, NotYourName, Presented, account
from shared.members import member_of


class GamePutAway(BaseModel):
    """A game that was removed; after `gone_at` it cannot be brought back."""

    game_id: int
    name: str
    removed_at: int
    gone_at: int


class GamesPutAway(BaseModel):
    """One's own, or all for an administrator."""

    games: list[GamePutAway]


class GameRestored(BaseModel):
    """Which game is back."""

    name: str
    msg: str


class GameRestorations(Resource):
    @account
    @accepts(Presented)
    @answers(200, GamesPutAway)
    def get(self, caller: Claims, sent: Presented) -> GamesPutAway:
        """List the removed games one can bring back: a master his own, an administrator all."""
        return GamesPutAway(
            games=[
                GamePutAway(
                    game_id=game.id,
                    name=game.name,
                    removed_at=int(game.put_away_at.timestamp()) if game.put_away_at else 0,
                    gone_at=int(gone_at.timestamp()),
                )
                for game, gone_at in put_away_games(_master(caller, sent))
            ]
        )


class GameRestoration(Resource):
    @account(scope=ORGANISE)
    @accepts(Presented)
    @answers(200, GameRestored)
    def post(self, caller: Claims, game_id: int, sent: Presented) -> GameRestored:
        """Bring back a removed game; for its master or an administrator."""
        return GameRestored(
            name=restore_game(game_id, _master(caller, sent)), msg="Ok game restored"
        )


def _master(caller: Claims, sent: Presented) -> int | None:
    """As whom the caller asks; None for an administrator."""
    if sent.pseudo not in (None, caller.pseudo):
        raise NotYourName
    return None if caller.administrator else member_of(caller).player_id
