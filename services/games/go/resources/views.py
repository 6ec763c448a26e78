"""A game as clients read it."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from operator import attrgetter
from typing import NamedTuple

from pydantic import BaseModel

from services.games.go.actions import bid, keep_time
from services.games.go.actions.take_turn import Turn
from services.games.go.domain.board import Colour
from services.games.go.domain.clocks import TICK_SECONDS
from services.games.go.domain.handicap import JigoMode
from services.games.go.domain.ranks import rank
from services.games.go.domain.ratings import NO_RATING
from services.games.go.domain.results import robot_text
from services.games.go.domain.setup_text import jigo_mode_in
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
from services.games.go.tables.players import GoPlayer
from shared.database import Session

_OF_SIDE = {
    colour: attrgetter(
        f"{side}_id", f"{side}_prisoners", f"{side}_start_rating", f"{side}_end_rating"
    )
    for colour, side in keep_time.SIDES.items()
}


class LimitView(BaseModel):
    """How much time there is, in hours of play: a day has 15."""

    type: str
    main_hours: int
    byo_yomi_hours: int
    periods: int


class ClockView(LimitView):
    """What is left of it now; `periods` is -1 before byo-yomi begins."""

    runs: bool
    runs_out_at: datetime | None


class SideView(BaseModel):
    """One colour of a game."""

    player_id: int
    pseudo: str
    asleep: bool
    on_vacation: bool
    prisoners: int
    remaining_time: str
    clock: ClockView
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
    jigo_mode: JigoMode
    handicap: int
    standard_handicap: bool
    shape_id: int
    weekend_clock: bool
    stops_for_vacation: bool
    time_limit: str
    limit: LimitView
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


class PlayerNow(NamedTuple):
    """What a game shows of a player beside its own row."""

    pseudo: str = ""
    asleep: bool = False
    on_vacation: bool = False


NOBODY = PlayerNow()


def game_views(
    session: Session, found: Sequence[tuple[GoGame, int]], viewer_id: int, tick: int
) -> list[GameView]:
    """Games with the viewer's priorities; all their players take one query."""
    now = players_of(session, (game for game, _ in found), tick)
    return [game_view(game, now, viewer_id, tick, priority) for game, priority in found]


def players_of(session: Session, games: Iterable[GoGame], tick: int) -> dict[int, PlayerNow]:
    ids = {player_id for game in games for player_id in (game.black_id, game.white_id)}
    return _players_now(players.players_by_id(session, ids), tick)


def _players_now(known: Mapping[int, GoPlayer], tick: int) -> dict[int, PlayerNow]:
    return {
        player_id: PlayerNow(player.pseudo, player.is_asleep(tick), player.vacation.is_away(tick))
        for player_id, player in known.items()
    }


def game_view(
    game: GoGame, now: Mapping[int, PlayerNow], viewer_id: int, tick: int, priority: int
) -> GameView:
    is_over, is_started = game.status == Status.FINISHED, game.status in STARTED
    mover, limit = seats.colour_to_move(game), keep_time.limit_of(game)
    runs_out_at = datetime.fromtimestamp(game.flag_tick * TICK_SECONDS, UTC) if is_started else None
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
        jigo_mode=jigo_mode_in(game.setup),
        handicap=game.handicap,
        standard_handicap=game.standard_handicap,
        shape_id=game.shape_id,
        weekend_clock=game.weekend_clock,
        stops_for_vacation=game.stops_for_vacation,
        time_limit=short_limit(limit),
        limit=_limit_view(limit),
        moves=game.moves,
        last_move=game.last_move,
        to_move_id=game.to_move_id,
        to_move_colour=mover.letter if is_started else "",
        times_out_at=runs_out_at,
        started_at=game.started_at,
        last_changed=game.last_changed,
        snapshot=game.snapshot,
        priority=priority,
        black=_side(game, Colour.BLACK, mover, runs_out_at, now, tick),
        white=_side(game, Colour.WHITE, mover, runs_out_at, now, tick),
    )


def game_after(turn: Turn) -> GameView:
    """The game as the turn left it: what was held need not be read again."""
    viewer_id = turn.player.player_id
    now = _players_now(turn.players, turn.tick)
    return game_view(turn.game, now, viewer_id, turn.tick, turn.priority)


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
    game: GoGame,
    colour: Colour,
    mover: Colour,
    runs_out_at: datetime | None,
    now: Mapping[int, PlayerNow],
    tick: int,
) -> SideView:
    player_id, prisoners, started_with, ended_with = _OF_SIDE[colour](game)
    start, end = _rating_or_none(started_with), _rating_or_none(ended_with)
    limit = keep_time.limit_of(game)
    left = keep_time.time_left_now(game, colour, mover, tick)
    runs = runs_out_at is not None and colour is mover
    player = now.get(player_id, NOBODY)
    return SideView(
        player_id=player_id,
        pseudo=player.pseudo,
        asleep=player.asleep,
        on_vacation=player.on_vacation,
        prisoners=prisoners,
        remaining_time=time_left_text(limit, left),
        clock=ClockView(
            type=limit.byo_type.value,
            main_hours=left.main,
            byo_yomi_hours=left.byo_time,
            periods=left.byo_periods,
            runs=runs,
            runs_out_at=runs_out_at if runs else None,
        ),
        start_rating=start,
        start_rank="" if start is None else rank(start),
        end_rating=end,
        rating_change=None
        if start is None or end is None or game.rated != Rated.DONE
        else end - start,
    )


def _limit_view(limit: TimeLimit) -> LimitView:
    return LimitView(
        type=limit.byo_type.value,
        main_hours=limit.main,
        byo_yomi_hours=limit.byo_time,
        periods=limit.byo_periods,
    )


def _rating_or_none(rating: float) -> float | None:
    return None if rating == NO_RATING else rating
