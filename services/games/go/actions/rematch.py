"""A rematch: invite the same opponent to the same settings."""

from services.games.go.actions import seats
from services.games.go.actions.invite import invite
from services.games.go.domain.setup import swapped
from services.games.go.domain.setup_text import setup_of
from services.games.go.domain.status import Status
from services.games.go.refusals import InvalidGameStatus
from services.games.go.store import games, players
from shared.database import reading
from shared.identity import Identity, identity_of


def rematch(who: Identity, game_id: int, text: str) -> int:
    """The new invitation, whose settings are those the finished game was agreed with."""
    with reading() as session:
        game = games.game(session, game_id)
        seats.require_player(session, game, who.player_id)
        if game.status != Status.FINISHED or not seats.is_for_two(game):
            raise InvalidGameStatus("A rematch follows a finished game of two.")
        opponent_id = game.white_id if who.player_id == game.black_id else game.black_id
        opponent = players.names_of(session, {opponent_id})[opponent_id]
        setup = setup_of(game.setup)
        settings = games.settings_of(game, setup)
    if setup.player_id != who.player_id:
        settings = swapped(settings)
    return invite(who, identity_of(opponent), settings, game.shape_id, game.shape_snapshot, text)
