"""Clocks are judged on every access and by the scheduler's sweep; the database decides who ends."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from services.games.go.actions import keep_time
from services.games.go.actions.finish_game import finish_game
from services.games.go.domain.board import Colour
from services.games.go.domain.clocks import TICK_SECONDS, TICKS_PER_DAY, tick_at
from services.games.go.domain.notices import Delivery, Notice
from services.games.go.domain.records import Mark, MoveRecord
from services.games.go.domain.results import Ending
from services.games.go.domain.status import STARTED, Status
from services.games.go.domain.time_systems import OUT
from services.games.go.domain.time_texts import time_left_text
from services.games.go.store import games, lists, notices, players, seats
from services.games.go.tables.games import GoGame
from shared import clock
from shared.database import Session, reading, writing
from shared.mails import request_mail

AT_ONCE = 200
WARNING_TICKS = TICKS_PER_DAY


def now_tick() -> int:
    return tick_at(clock.now().timestamp())


def moment_of(tick: int) -> datetime:
    return datetime.fromtimestamp(tick * TICK_SECONDS, UTC)


def judge_game(game_id: int) -> None:
    """End a game whose player to move has run out of time; most games only cost a glance."""
    tick = now_tick()
    with reading() as session:
        if not games.is_due(session, game_id, tick):
            return
    with writing() as session:
        judge_held_game(session, games.hold(session, game_id), tick)


def judge_held_game(session: Session, game: GoGame, tick: int) -> bool:
    """The same for a game that is held already; whether it ended."""
    if game.status in STARTED and game.flag_tick <= tick:
        _end_on_time(session, game, tick)
    return game.status == Status.FINISHED


@contextmanager
def judged_game(game_id: int) -> Iterator[tuple[Session, GoGame]]:
    """A game to read, judged first; one that is not due costs no second look."""
    with reading() as session:
        game = games.game(session, game_id)
        if game.status not in STARTED or game.flag_tick > now_tick():
            yield session, game
            return
    judge_game(game_id)
    with reading() as session:
        yield session, games.game(session, game_id)


def judge_games_of(player_id: int) -> None:
    """All games of a player, before somebody looks at the list of them."""
    with reading() as session:
        due = lists.due_games_of(session, player_id, now_tick())
    for game_id in due:
        judge_game(game_id)


def games_to_move(player_id: int, order: str) -> list[tuple[GoGame, int]]:
    """Games that wait for a player, with his priorities; those lost on time are ended first."""
    with reading() as session:
        found = lists.games_to_move(session, player_id, order)
    tick = now_tick()
    late = [game.id for game, _ in found if game.flag_tick <= tick]
    if not late:
        return found
    for game_id in late:
        judge_game(game_id)
    with reading() as session:
        return lists.games_to_move(session, player_id, order)


def end_late_games() -> int:
    """End every game that is due; safe in several processes, each game is held while judged."""
    with reading() as session:
        due = games.due_games(session, now_tick(), AT_ONCE)
    for game_id in due:
        judge_game(game_id)
    return len(due)


def warn_of_timeouts() -> int:
    """A mail, once per move, to players whose time runs out within a day."""
    tick = now_tick()
    with reading() as session:
        soon = games.games_to_warn(session, tick, tick + WARNING_TICKS, AT_ONCE)
    for session, game in hold_each(soon):
        if game.warned_at_move < game.moves:
            _warn(session, game, tick)
    return len(soon)


def recompute_dates() -> int:
    """After an outage an operator may compute all the dates of running games anew."""
    tick = now_tick()
    with reading() as session:
        found = games.started_games(session)
    for session, game in hold_each(found):
        keep_time.resume_after_vacation(session, game, tick)
        keep_time.set_dates(session, game, seats.colour_to_move(game), tick)
    return len(found)


def hold_each(game_ids: Iterable[int]) -> Iterator[tuple[Session, GoGame]]:
    """Those that are still going on, each held in a transaction of its own."""
    for game_id in game_ids:
        with writing() as session:
            game = games.hold(session, game_id)
            if game.status in STARTED:
                yield session, game


def _end_on_time(session: Session, game: GoGame, tick: int) -> None:
    keep_time.resume_after_vacation(session, game, tick)
    loser = seats.colour_to_move(game)
    if not keep_time.is_out(game, loser, tick):
        keep_time.set_dates(session, game, loser, tick)
        return
    hours = keep_time.hours_thought(game, tick)
    games.add_records(session, game.id, [MoveRecord(game.moves, loser, Mark.TIMEOUT, 0, hours)])
    keep_time.set_time_left(game, loser, OUT)
    game.last_x, game.last_y = Mark.TIMEOUT, 0
    score = Ending.TIMEOUT if loser is Colour.BLACK else -Ending.TIMEOUT
    finish_game(session, game, float(score), clock.now())


def _warn(session: Session, game: GoGame, tick: int) -> None:
    game.warned_at_move = game.moves
    if notices.wants(session, game.to_move_id, Notice.TIME) is Delivery.NONE:
        return
    colour = seats.colour_to_move(game)
    left = keep_time.time_left_now(game, colour, colour, tick)
    names = players.names_of(session, {game.black_id, game.white_id})
    request_mail(
        session,
        "go_timeout_warning",
        {
            "game_id": game.id,
            "black": names.get(game.black_id, ""),
            "white": names.get(game.white_id, ""),
            "time_left": time_left_text(keep_time.limit_of(game), left),
            "ends_at": moment_of(game.flag_tick).isoformat(),
        },
        player_id=game.to_move_id,
        key=f"go-warning-{game.id}-{game.moves}",
    )
