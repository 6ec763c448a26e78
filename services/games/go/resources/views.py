"""A game as clients read it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from operator import attrgetter

from pydantic import BaseModel

from services.games.go.actions import bid, keep_time
from services.games.go.actions.take_turn import Turn
from services.games.go.domain.board import Colour
from services.games.go.domain.clocks import TICK_SECONDS
from services.games.go.domain.ranks import rank
from services.games.go.domain.ratings import NO_RATING
from services.games.go.domain.results import robot_text
from services.games.go.domain.status import (
    STARTED,
    GameFlag,
    NextAction,
    Rated,
    Status,
    flag_names,
    next_action,
)
from services.games.go.domain.time_systems import TimeLimit
from services.games.go.domain.time_texts import short_limit, time_left_text
from services.games.go.store import players, seats
from services.games.go.tables.games import GoGame
from shared.database import Session

_OF_SIDE = {
    colour: attrgetter(
        f"{side}_id", f"{side}_prisoners", f"{side}_start_rating", f"{side}_end_rating"
    )
    for colour, side in keep_time.SIDES.items()
}


class SideView(BaseModel):
    """One colour of a game."""

    player_id: int
    pseudo: str
    prisoners: int
    remaining_time: str
    start_rating: float | None
    start_rank: str
    end_rating: float | None
    rating_change: float | None


class GameView(BaseModel):
    """A game: what it is, how it stands, what is asked of whom."""

    id: int
    double_id: int
    tournament_id: int
    game_type: str
    players: str
    status: str
    action: int
    flags: tuple[str, ...]
    score: float | None
    result: str
    no_result_asked_by: str
    rated: str
    unrated_reason: str
    ruleset: str
    size: int
    komi: float
    handicap: int
    standard_handicap: bool
    shape_id: int
    weekend_clock: bool
    stops_for_vacation: bool
    time_limit: str
    moves: int
    last_move: str
    to_move_id: int
    to_move_colour: str
    times_out_at: datetime | None
    started_at: datetime
    last_changed: datetime
    snapshot: str
    priority: int
    black: SideView
    white: SideView


def game_views(
    session: Session, found: Sequence[tuple[GoGame, int]], viewer_id: int, tick: int
) -> list[GameView]:
    """Games with the viewer's priorities; the names of all players take one query."""
    names = players.names_of(
        session, {player_id for game, _ in found for player_id in (game.black_id, game.white_id)}
    )
    return [game_view(game, names, viewer_id, tick, priority) for game, priority in found]


def game_view(
    game: GoGame, names: dict[int, str], viewer_id: int, tick: int, priority: int
) -> GameView:
    is_over, is_started = game.status == Status.FINISHED, game.status in STARTED
    mover, limit = seats.colour_to_move(game), keep_time.limit_of(game)
    return GameView(
        id=game.id,
        double_id=game.double_game_id,
        tournament_id=game.tournament_id,
        game_type=game.game_type,
        players=game.players,
        status=game.status,
        action=action_of(game, viewer_id),
        flags=flag_names(game.flags),
        score=game.score if is_over or game.status == Status.SCORE2 else None,
        result=robot_text(game.score, bool(game.flags & GameFlag.NO_RESULT)) if is_over else "",
        no_result_asked_by=Colour(game.no_result_asked).letter.strip(),
        rated=game.rated,
        unrated_reason=game.unrated_reason,
        ruleset=game.ruleset,
        size=game.size,
        komi=game.komi,
        handicap=game.handicap,
        standard_handicap=game.standard_handicap,
        shape_id=game.shape_id,
        weekend_clock=game.weekend_clock,
        stops_for_vacation=game.stops_for_vacation,
        time_limit=short_limit(limit),
        moves=game.moves,
        last_move=game.last_move,
        to_move_id=game.to_move_id,
        to_move_colour=mover.letter if is_started else "",
        times_out_at=datetime.fromtimestamp(game.flag_tick * TICK_SECONDS, UTC)
        if is_started
        else None,
        started_at=game.started_at,
        last_changed=game.last_changed,
        snapshot=game.snapshot,
        priority=priority,
        black=_side(game, Colour.BLACK, mover, limit, names, tick),
        white=_side(game, Colour.WHITE, mover, limit, names, tick),
    )


def game_after(turn: Turn) -> GameView:
    """The game as the turn left it: what was held need not be read again."""
    viewer_id = turn.player.player_id
    return game_view(turn.game, turn.names, viewer_id, turn.tick, turn.priority)


def action_of(game: GoGame, viewer_id: int) -> NextAction:
    """What is asked of a viewer now."""
    if game.status not in STARTED:
        return NextAction.OTHER
    if game.to_move_id != viewer_id:
        return NextAction.WAIT if game.status == Status.KOMI else NextAction.OTHER
    bidding = (
        bid.next_action_of(game, viewer_id) if game.status == Status.KOMI else NextAction.OTHER
    )
    return next_action(Status(game.status), game.moves, game.handicap, bidding)


def _side(
    game: GoGame, colour: Colour, mover: Colour, limit: TimeLimit, names: dict[int, str], tick: int
) -> SideView:
    player_id, prisoners, started_with, ended_with = _OF_SIDE[colour](game)
    start, end = _rating_or_none(started_with), _rating_or_none(ended_with)
    left = keep_time.time_left_now(game, colour, mover, tick)
    return SideView(
        player_id=player_id,
        pseudo=names.get(player_id, ""),
        prisoners=prisoners,
        remaining_time=time_left_text(limit, left),
        start_rating=start,
        start_rank="" if start is None else rank(start),
        end_rating=end,
        rating_change=None
        if start is None or end is None or game.rated != Rated.DONE
        else end - start,
    )


def _rating_or_none(rating: float) -> float | None:
    return None if rating == NO_RATING else rating
