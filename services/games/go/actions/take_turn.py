"""One turn of a game: hold it, check who and when, and hand it over to whoever follows."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime

from services.games.go.actions import keep_time
from services.games.go.actions.judge_clocks import judge_held_game
from services.games.go.domain import comments
from services.games.go.domain.board import Board, Colour
from services.games.go.domain.clocks import tick_at
from services.games.go.domain.points import point_of
from services.games.go.domain.position import Position
from services.games.go.domain.records import MoveRecord, Replay, replay
from services.games.go.domain.snapshots import board_of, extended_snapshot
from services.games.go.domain.statistics import slot_of
from services.games.go.domain.status import RUNNING, GameFlag, Status
from services.games.go.domain.time_systems import time_after
from services.games.go.refusals import (
    AlreadyPlayed,
    GameFinished,
    GameNotStarted,
    InvalidGameStatus,
    NotYourTurn,
    TimeIsUp,
    refusing_broken_rules,
)
from services.games.go.store import followers, games, notices, players, seats
from services.games.go.tables.games import GoGame
from services.games.go.tables.players import GoPlayer
from shared import clock
from shared.database import Session, writing
from shared.members import Member


@dataclass
class Turn:
    """A held game, who acts in it, and when."""

    session: Session
    game: GoGame
    players: dict[int, GoPlayer]
    player: GoPlayer
    colour: Colour
    priority: int
    now: datetime
    tick: int
    is_conditional: bool = False

    @property
    def hours(self) -> int:
        """What the turn costs; answers prepared before cost nothing."""
        return 0 if self.is_conditional else keep_time.hours_thought(self.game, self.tick)


@contextmanager
def hold_game(
    who: Member,
    game_id: int,
    move_number: int | None = None,
    allowed: Iterable[Status] = RUNNING,
) -> Iterator[Turn]:
    """Hold a game for one of its players, its clock judged in the same transaction.

    `move_number` is how many moves he has seen, where it matters that he has seen all."""
    with hold_game_of(who.player_id, game_id, move_number, allowed) as turn:
        turn.player.choose_night(turn.tick, zone=who.zone)
        yield turn


@contextmanager
def hold_game_of(
    player_id: int,
    game_id: int,
    move_number: int | None = None,
    allowed: Iterable[Status] = RUNNING,
) -> Iterator[Turn]:
    """The same for a player who is not there himself: he left."""
    now = clock.now()
    tick = tick_at(now.timestamp())
    with refusing_broken_rules(), writing() as session:
        game, priority = games.hold_for(session, game_id, player_id)
        if judge_held_game(session, game, tick):
            session.commit()  # an end on time stands, whatever becomes of this request
        colour = seats.colour_of(session, game, player_id)
        _check_status(game, tuple(allowed))
        if move_number not in (None, game.moves):
            raise AlreadyPlayed
        held = players.hold_all(session, seats.player_ids(session, game))
        keep_time.resume_after_vacation(session, game, tick)
        yield Turn(session, game, held, held[player_id], colour, priority, now, tick)


@contextmanager
def hold_turn(
    who: Member, game_id: int, move_number: int, allowed: Iterable[Status] = RUNNING
) -> Iterator[Turn]:
    """The same for the player to move."""
    with hold_game(who, game_id, move_number, allowed) as turn:
        if turn.game.to_move_id != who.player_id:
            raise NotYourTurn
        turn.colour = seats.colour_to_move(turn.game)
        if keep_time.is_out(turn.game, turn.colour, turn.tick):
            raise TimeIsUp
        yield turn


def hand_over(
    turn: Turn, records: list[MoveRecord], status: Status, moves: int, position: int | None = None
) -> None:
    """Store what was done, charge the clock and start the next player's."""
    game, session = turn.game, turn.session
    limit = keep_time.limit_of(game)
    last = records[-1]
    left = time_after(limit, keep_time.time_left(game, turn.colour), last.hours, moved=True)
    keep_time.set_time_left(game, turn.colour, left)
    games.add_records(session, game.id, records, turn.is_conditional, position)
    game.last_x, game.last_y = int(last.column), last.row
    game.status, game.moves, game.last_changed = status, moves, turn.now
    game.no_result_asked = 0
    if status is not Status.FINISHED:
        seats.pass_turn_on(session, game, turn.colour)
        keep_time.start_clock(session, game, seats.colour_to_move(game), turn.tick)
    if turn.is_conditional:
        notices.take_turn_back(session, game, turn.player.player_id)
    followers.tell_move(session, game, last)
    if not turn.is_conditional:
        players.count_move(session, turn.player.player_id, slot_of(turn.now), turn.now)


def add_comment(turn: Turn, number: int, text: str) -> None:
    """Keep what a player writes with a move."""
    if comments.is_blank(text):
        return
    turn.game.flags |= comments.flags_of(text)
    games.add_comment(turn.session, turn.game.id, number, turn.player.player_id, text)


def start_board(game: GoGame) -> Board:
    """The board before the first move: empty, or the game's own copy of a shape."""
    if not game.shape_snapshot:
        return Board(game.size)
    return board_of(extended_snapshot(game.shape_snapshot).snapshot, game.size)


def position_of(session: Session, game: GoGame) -> Position:
    """The position in play; while stones are marked dead only the records know their colours."""
    if game.status in (Status.SCORE, Status.SCORE2, Status.FINISHED):
        return replay_of(session, game).position
    return Position(
        board_of(game.snapshot, game.size),
        bool(game.flags & GameFlag.KO),
        point_of(game.last_move, game.size) if game.last_move else None,
        {Colour.BLACK: game.black_prisoners, Colour.WHITE: game.white_prisoners},
    )


def replay_of(session: Session, game: GoGame, upto: int | None = None) -> Replay:
    return replay(start_board(game), games.records_of(session, game.id), upto)


def _check_status(game: GoGame, allowed: tuple[Status, ...]) -> None:
    if game.status in allowed:
        return
    if game.status == Status.FINISHED:
        raise GameFinished
    raise InvalidGameStatus if seats.has_started(game) else GameNotStarted
