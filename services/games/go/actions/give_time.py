"""Time given to a player: by the opponent, or in a tournament by its director."""

from services.games.go.actions import keep_time
from services.games.go.actions.judge_clocks import judge_game, now_tick
from services.games.go.actions.take_turn import hold_game
from services.games.go.domain.board import Colour
from services.games.go.domain.records import DIRECTOR_BIT, RESET_BIT, Mark, MoveRecord
from services.games.go.domain.status import RUNNING, GameFlag
from services.games.go.domain.time_systems import with_gift
from services.games.go.refusals import (
    InvalidGameStatus,
    NoGiftsInTournaments,
    refusing_broken_rules,
)
from services.games.go.store import followers, games, seats
from services.games.go.tables.games import GoGame
from shared.database import Session, writing
from shared.members import Member


def give_time(who: Member, game_id: int, hours: int, reset: bool) -> int:
    """The hours given, -1 or -2 when only byo-yomi was reset. The last change stays as it was."""
    with hold_game(who, game_id) as turn:
        game = turn.game
        if game.tournament_id and not game.flags & GameFlag.DETACHED:
            raise NoGiftsInTournaments
        return _give(turn.session, game, turn.colour.opponent, hours, reset, 0)


def give_time_by_director(game_id: int, receiver_id: int, hours: int, reset: bool) -> int:
    judge_game(game_id)
    with refusing_broken_rules(), writing() as session:
        game = games.hold(session, game_id)
        if game.status not in RUNNING:
            raise InvalidGameStatus
        receiver = seats.colour_of(session, game, receiver_id)
        return _give(session, game, receiver, hours, reset, DIRECTOR_BIT)


def _give(
    session: Session, game: GoGame, receiver: Colour, hours: int, reset: bool, bits: int
) -> int:
    tick = now_tick()
    left, given = with_gift(
        keep_time.limit_of(game), keep_time.time_left(game, receiver), hours, reset
    )
    keep_time.set_time_left(game, receiver, left)
    if given:
        bits |= RESET_BIT if given < 0 or reset else 0
        games.add_records(
            session,
            game.id,
            [MoveRecord(game.moves, receiver.opponent, Mark.GIFT, bits, max(given, 0))],
        )
        followers.tell_followers(session, game, "time")
    if seats.colour_to_move(game) is receiver:
        keep_time.resume_after_vacation(session, game, tick)
        keep_time.set_dates(session, game, receiver, tick)
    return given
