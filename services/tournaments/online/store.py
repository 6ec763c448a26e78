"""Queries about the Go games of tournaments."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import and_, exists, or_, select, update
from sqlalchemy.orm import Session

from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.tables import PairedRound, Registration
from services.tournaments.online.domain.statuses import ATTACHED, GameStatus
from services.tournaments.online.refusals import NoSuchBoardGame
from services.tournaments.online.tables import GoBoardGame, GoSetup
from services.tournaments.rounds.tables import Board
from services.tournaments.rules.results import Result
from services.tournaments.rules.rounds import RoundStatus

_SAME_PAIR = and_(
    GoBoardGame.tournament_id == PairedRound.tournament_id,
    GoBoardGame.round == PairedRound.number,
    GoBoardGame.white_registration == Board.white_id,
    GoBoardGame.black_registration == Board.black_id,
)
_OUT = exists().where(
    Registration.id.in_((GoBoardGame.white_registration, GoBoardGame.black_registration)),
    Registration.status == Status.WITHDRAWN,
)


def setup(session: Session, tournament_id: int) -> GoSetup | None:
    return session.get(GoSetup, tournament_id)


def boards_without_game(
    session: Session, tournament_id: int | None = None
) -> Sequence[tuple[PairedRound, Board]]:
    """Boards being played that have none, of tournaments on the platform."""
    query = (
        select(PairedRound, Board)
        .join(GoSetup, GoSetup.tournament_id == PairedRound.tournament_id)
        .join(Board, Board.round_id == PairedRound.id)
        .where(
            PairedRound.status == RoundStatus.PUBLISHED,
            Board.result == Result.NONE,
            ~exists().where(_SAME_PAIR, GoBoardGame.status.in_(ATTACHED)),
        )
        .order_by(PairedRound.tournament_id, PairedRound.number, Board.number)
    )
    if tournament_id is not None:
        query = query.where(PairedRound.tournament_id == tournament_id)
    return [(paired, board) for paired, board in session.execute(query)]


def games_without_board(
    session: Session, tournament_id: int | None = None
) -> Sequence[GoBoardGame]:
    """Games of pairs that were taken apart, or one of whom has left the tournament."""
    shown = exists().where(
        PairedRound.id == Board.round_id, _SAME_PAIR, PairedRound.status != RoundStatus.DRAFT
    )
    query = select(GoBoardGame).where(
        GoBoardGame.finished.is_(False),
        GoBoardGame.status.in_(ATTACHED),
        or_(~shown, _OUT),
    )
    if tournament_id is not None:
        query = query.where(GoBoardGame.tournament_id == tournament_id)
    return session.scalars(query.order_by(GoBoardGame.id)).all()


def board_of(session: Session, known: GoBoardGame) -> Board | None:
    """The board of this pair in a round that is shown."""
    return session.scalar(
        select(Board)
        .join(PairedRound, PairedRound.id == Board.round_id)
        .where(
            PairedRound.tournament_id == known.tournament_id,
            PairedRound.number == known.round,
            PairedRound.status != RoundStatus.DRAFT,
            Board.white_id == known.white_registration,
            Board.black_id == known.black_registration,
        )
    )


def board_game(session: Session, board_game_id: int, *, locked: bool = False) -> GoBoardGame:
    found = session.get(GoBoardGame, board_game_id, with_for_update=locked, populate_existing=True)
    if found is None:
        raise NoSuchBoardGame
    return found


def due_games(
    session: Session, statuses: Sequence[GameStatus], now: datetime, *, locked: bool = False
) -> Sequence[GoBoardGame]:
    query = (
        select(GoBoardGame)
        .where(
            GoBoardGame.finished.is_(False),
            GoBoardGame.next_try_at <= now,
            GoBoardGame.status.in_(statuses),
        )
        .order_by(GoBoardGame.id)
        .limit(50)
    )
    return session.scalars(query.with_for_update() if locked else query).all()


def games_of_tournament(session: Session, tournament_id: int) -> Sequence[GoBoardGame]:
    return session.scalars(
        select(GoBoardGame)
        .where(GoBoardGame.tournament_id == tournament_id)
        .order_by(GoBoardGame.round, GoBoardGame.id)
    ).all()


def show_game(session: Session, known: GoBoardGame) -> None:
    """At its board, and at no other."""
    hide_game(session, known)
    board = board_of(session, known)
    if board is not None:
        board.game_id = known.game_id


def hide_game(session: Session, known: GoBoardGame) -> None:
    """Whoever sits at the board by now."""
    of_tournament = select(PairedRound.id).filter_by(tournament_id=known.tournament_id)
    session.execute(
        update(Board)
        .where(Board.round_id.in_(of_tournament), Board.game_id == known.game_id)
        .values(game_id=None)
    )


def board_numbers(session: Session, tournament_id: int) -> dict[tuple[int, int, int], int]:
    """By round and the two registrations."""
    rows = session.execute(
        select(PairedRound.number, Board.white_id, Board.black_id, Board.number)
        .join(Board, Board.round_id == PairedRound.id)
        .where(PairedRound.tournament_id == tournament_id)
    )
    return {(number, white, black): board for number, white, black, board in rows}
