"""The games that wait for a player, as JSON: asked for more often than anything else."""

from collections.abc import Sequence
from functools import lru_cache

from flask import Response

from services.games.go.resources.views import NOBODY, PlayerNow, game_view, players_of
from services.games.go.tables.games import GoGame
from shared.database import Session

REMEMBERED = 2000


def status_answer(
    session: Session, waiting: Sequence[tuple[GoGame, int]], viewer_id: int, tick: int
) -> Response:
    now = players_of(session, (game for game, _ in waiting), tick)
    views = (
        _view_as_json(
            game,
            now.get(game.black_id, NOBODY),
            now.get(game.white_id, NOBODY),
            viewer_id,
            tick,
            priority,
        )
        for game, priority in waiting
    )
    return Response(b'{"games":[%b]}' % b",".join(views), mimetype="application/json")


@lru_cache(REMEMBERED)
def _view_as_json(
    game: GoGame, black: PlayerNow, white: PlayerNow, viewer_id: int, tick: int, priority: int
) -> bytes:
    """Follows from its arguments alone: a game whose row did not change is not written anew."""
    now = {game.black_id: black, game.white_id: white}
    return game_view(game, now, viewer_id, tick, priority).model_dump_json().encode()
