"""Queries on games, their moves and what is written with them."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Select, and_, bindparam, delete, func, or_, select
from sqlalchemy.orm import Session

from services.games.go.domain.handicap import Ruleset
from services.games.go.domain.records import MoveRecord
from services.games.go.domain.setup import GameSettings
from services.games.go.domain.setup_text import Setup
from services.games.go.domain.status import STARTED, Rated, Status
from services.games.go.domain.time_systems import ByoType, TimeLimit
from services.games.go.refusals import UnknownGame
from services.games.go.tables.games import GoComment, GoGame, GoMove
from services.games.go.tables.notes import GoObserver, GoPriority
from services.games.go.tables.players import GoPlayer
from services.games.go.tables.proposals import GoInvitation
from shared.database import Table

# Built once: building a statement costs SQLAlchemy more than running it, and these run often.
_MOVES, _PRIORITIES = (Table.metadata.tables[one] for one in ("go_moves", "go_priorities"))
_GAME = select(GoGame).where(GoGame.id == bindparam("game_id"))
_HELD = _GAME.with_for_update().execution_options(populate_existing=True)
_HELD_BY = _HELD.add_columns(
    select(_PRIORITIES.c.priority)
    .where(_PRIORITIES.c.game_id == GoGame.id, _PRIORITIES.c.player_id == bindparam("player_id"))
    .scalar_subquery()
)
_ADDED = _MOVES.insert()
_RECORDS = (
    select(_MOVES.c.number, _MOVES.c.stone, _MOVES.c.pos_x, _MOVES.c.pos_y, _MOVES.c.hours)
    .where(_MOVES.c.game_id == bindparam("game_id"))
    .order_by(_MOVES.c.id)
)
_TO_POSITION = select(_MOVES.c.number).where(
    _MOVES.c.game_id == bindparam("game_id"),
    _MOVES.c.position == bindparam("found"),
    _MOVES.c.stone == bindparam("colour"),
)


def game(session: Session, game_id: int) -> GoGame:
    found = session.scalar(_GAME, {"game_id": game_id})
    if found is None:
        raise UnknownGame
    return found


def hold(session: Session, game_id: int) -> GoGame:
    """The game as it is now, held until the block ends."""
    found = session.scalar(_HELD, {"game_id": game_id})
    if found is None:
        raise UnknownGame
    return found


def hold_for(session: Session, game_id: int, player_id: int) -> tuple[GoGame, int]:
    """The same with the priority a player gave it: a question less while others wait."""
    found = session.execute(_HELD_BY, {"game_id": game_id, "player_id": player_id}).one_or_none()
    if found is None:
        raise UnknownGame
    game, priority = found
    return game, priority or 0


def add_game(session: Session, settings: GameSettings, now: datetime, **columns: object) -> GoGame:
    """A new row, with its identifier."""
    row = GoGame(
        **{
            "started_at": now,
            "last_changed": now,
            "status": Status.PLAY,
            "black_id": 0,
            "white_id": 0,
            **columns,
        }
    )
    apply_settings(row, settings)
    session.add(row)
    session.flush()
    return row


def apply_settings(row: GoGame, settings: GameSettings) -> None:
    """Copy what was proposed into the game."""
    row.size, row.ruleset = settings.size, settings.ruleset.value
    row.handicap, row.komi = settings.handicap, settings.komi
    time = settings.time
    row.byo_type, row.main_time = time.byo_type.value, time.main
    row.byo_time, row.byo_periods = time.byo_time, time.byo_periods
    row.rated = Rated.YES if settings.rated else Rated.NO
    row.standard_handicap = settings.standard_handicap
    row.weekend_clock = settings.runs_on_weekends


def settings_of(row: GoGame, setup: Setup) -> GameSettings:
    """The settings a game was made from, as far as they can be proposed again."""
    return GameSettings(
        row.size,
        Ruleset(row.ruleset),
        setup.handicap_type,
        setup.handicap,
        row.komi if setup.komi is None else setup.komi,
        setup.adjustment,
        TimeLimit(ByoType(row.byo_type), row.main_time, row.byo_time, row.byo_periods),
        row.rated != Rated.NO,
        row.standard_handicap,
        row.weekend_clock,
    )


def is_due(session: Session, game_id: int, tick: int) -> bool:
    """Whether the clock of the player to move has run out."""
    return session.scalar(_by_flag(GoGame.id == game_id, GoGame.flag_tick <= tick)) is not None


def due_games(session: Session, tick: int, limit: int) -> Sequence[int]:
    return session.scalars(_by_flag(GoGame.flag_tick <= tick).limit(limit)).all()


def games_to_warn(session: Session, tick: int, before: int, limit: int) -> Sequence[int]:
    """Games whose clock runs out soon and whose player was not warned at this move."""
    soon = _by_flag(GoGame.flag_tick > tick, GoGame.flag_tick <= before)
    return session.scalars(soon.where(GoGame.warned_at_move < GoGame.moves).limit(limit)).all()


def games_to_save_by_vacation(
    session: Session, tick: int, before: int, limit: int
) -> Sequence[int]:
    """Games soon lost on time by somebody who wants a vacation then, and has none now."""
    soon = _by_flag(GoGame.flag_tick > tick, GoGame.flag_tick <= before)
    return session.scalars(
        soon.join(GoPlayer, GoPlayer.player_id == GoGame.to_move_id)
        .where(
            GoGame.stops_for_vacation,
            GoPlayer.automatic_vacation,
            GoPlayer.vacation_ends <= tick,
        )
        .limit(limit)
    ).all()


def started_games(session: Session) -> Sequence[int]:
    return session.scalars(_by_flag()).all()


def _by_flag(*conditions: ColumnElement[bool]) -> Select[int]:
    """Started games, those that are lost on time next come first."""
    query = select(GoGame.id).where(GoGame.status.in_(STARTED), *conditions)
    return query.order_by(GoGame.flag_tick)


def records_of(session: Session, game_id: int) -> list[MoveRecord]:
    rows = session.connection().execute(_RECORDS, {"game_id": game_id})
    return [MoveRecord(*row) for row in rows]


def conditional_numbers(session: Session, game_id: int) -> set[int]:
    """Which moves were made by conditional moves."""
    return set(session.scalars(select(GoMove.number).filter_by(game_id=game_id, conditional=True)))


def add_records(
    session: Session,
    game_id: int,
    records: Iterable[MoveRecord],
    conditional: bool = False,
    position: int | None = None,
) -> None:
    """Past the session: nobody needs these rows as objects."""
    session.connection().execute(
        _ADDED,
        [
            {
                "game_id": game_id,
                "number": record.number,
                "stone": int(record.stone),
                "pos_x": int(record.column),
                "pos_y": record.row,
                "hours": record.hours,
                "conditional": conditional,
                "position": position if record.is_stone else None,
            }
            for record in records
        ],
    )


def moves_to_position(session: Session, game_id: int, position: int, colour: int) -> Sequence[int]:
    """The moves of a colour after which the board had this fingerprint."""
    return (
        session.connection()
        .scalars(_TO_POSITION, {"game_id": game_id, "found": position, "colour": colour})
        .all()
    )


def comments_of(session: Session, game_id: int) -> Sequence[GoComment]:
    return session.scalars(
        select(GoComment).filter_by(game_id=game_id).order_by(GoComment.number)
    ).all()


def add_comment(session: Session, game_id: int, number: int, player_id: int, text: str) -> None:
    session.merge(GoComment(game_id=game_id, number=number, player_id=player_id, text=text))


def games_together(session: Session, one: int, other: int, finished: bool) -> int:
    states = (Status.FINISHED,) if finished else STARTED
    return (
        session.scalar(
            select(func.count(GoGame.id)).where(
                GoGame.status.in_(states),
                or_(
                    and_(GoGame.black_id == one, GoGame.white_id == other),
                    and_(GoGame.black_id == other, GoGame.white_id == one),
                ),
            )
        )
        or 0
    )


def running_clock_games(session: Session, player_id: int) -> Sequence[GoGame]:
    """Games whose clock runs for a player and would stop for a vacation, held."""
    return session.scalars(
        select(GoGame)
        .where(
            GoGame.to_move_id == player_id, GoGame.status.in_(STARTED), GoGame.stops_for_vacation
        )
        .order_by(GoGame.id)
        .with_for_update()
    ).all()


def clear_after_end(session: Session, game_id: int) -> None:
    """What a finished game no longer needs."""
    for table in (GoPriority, GoObserver, GoInvitation):
        session.execute(delete(table).filter_by(game_id=game_id))
