"""A player gives the opponent time."""

from services.games.go.actions import keep_time, seats
from services.games.go.actions.take_turn import acting
from services.games.go.domain.records import DIRECTOR_BIT, RESET_BIT, Mark, MoveRecord
from services.games.go.domain.status import GameFlag
from services.games.go.domain.time_systems import with_gift
from services.games.go.refusals import GoRefusal
from services.games.go.store import games
from shared.identity import Identity


class NoGiftsInTournaments(GoRefusal):
    """In a tournament only its director gives time."""

    status = 403
    code = "add_time_not_allowed"


def give_time(who: Identity, game_id: int, hours: int, reset: bool,
              by_director: bool = False) -> int:
    """The hours given, -1 or -2 when only byo-yomi was reset. The last change stays as it was."""
    with acting(who, game_id) as turn:
        game = turn.game
        detached = game.flags & GameFlag.DETACHED
        if game.tournament_id and not detached and not by_director:
            raise NoGiftsInTournaments
        receiver = turn.colour.opponent
        limit = keep_time.limit_of(game)
        left, given = with_gift(limit, keep_time.time_left(game, receiver), hours, reset)
        keep_time.set_time_left(game, receiver, left)
        bits = (RESET_BIT if given < 0 or reset else 0) | (DIRECTOR_BIT if by_director else 0)
        if given:
            games.add_records(turn.session, game.id, [
                MoveRecord(game.moves, turn.colour, Mark.GIFT, bits, max(given, 0))])
        if seats.colour_to_move(game) is receiver:
            keep_time.set_dates(turn.session, game, receiver, turn.tick)
        return given
