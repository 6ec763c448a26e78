"""Queries about the games played at boards."""

import json

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.tournaments.entries.tables import PairedRound
from services.tournaments.exchange.domain.pgn import RecordedGame
from services.tournaments.exchange.refusals import NoSuchGame
from services.tournaments.exchange.tables import BoardGame
from services.tournaments.rounds.tables import Board

Place = tuple[int, int]


def board_ids(session: Session, tournament_id: int) -> dict[Place, int]:
    """Of every board, by round and number."""
    rows = session.execute(
        select(PairedRound.number, Board.number, Board.id)
        .join(Board, Board.round_id == PairedRound.id)
        .where(PairedRound.tournament_id == tournament_id)
    )
    return {(round_number, number): board_id for round_number, number, board_id in rows}


def games(session: Session, tournament_id: int) -> dict[Place, RecordedGame]:
    """By round and board; read without a session's rows, there may be thousands."""
    rows = session.execute(
        select(PairedRound.number, Board.number, BoardGame.tags, BoardGame.moves)
        .join(Board, Board.round_id == PairedRound.id)
        .join(BoardGame, BoardGame.board_id == Board.id)
        .where(PairedRound.tournament_id == tournament_id)
    )
    return {
        (round_number, number): RecordedGame(json.loads(tags), moves)
        for round_number, number, tags, moves in rows
    }


def game(session: Session, board_id: int) -> BoardGame:
    found = session.get(BoardGame, board_id)
    if found is None:
        raise NoSuchGame
    return found
