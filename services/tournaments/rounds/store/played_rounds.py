"""All rounds of a tournament with their boards, read at once however many there are."""

import json
from collections import defaultdict
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.tournaments.entries.tables import PairedRound
from services.tournaments.rounds.tables import Board, SittingOut


class BoardRow(NamedTuple):
    """A board as it is stored."""

    number: int
    white_id: int
    black_id: int
    result: int
    version: int
    rated: bool
    game_id: int | None


class SittingRow(NamedTuple):
    """Who has no opponent, and why."""

    registration_id: int
    absence: str


@dataclass(frozen=True)
class RoundRow:
    """A round in the words of the tables; `apart` are groups of registrations."""

    id: int
    number: int
    status: str
    apart: tuple[frozenset[int], ...]
    boards: tuple[BoardRow, ...]
    sitting_out: tuple[SittingRow, ...]


def played_rounds(session: Session, tournament_id: int) -> list[RoundRow]:
    """In their order, drafts included; columns only, since rows of boards are many."""
    known: dict[int, tuple[int, str, str]] = {}
    seated: defaultdict[int, list[BoardRow]] = defaultdict(list)
    of_tournament = PairedRound.tournament_id == tournament_id
    for round_id, number, status, apart, *board in session.execute(
        select(
            PairedRound.id,
            PairedRound.number,
            PairedRound.status,
            PairedRound.apart,
            Board.number,
            Board.white_id,
            Board.black_id,
            Board.result,
            Board.version,
            Board.rated,
            Board.game_id,
        )
        .outerjoin(Board, Board.round_id == PairedRound.id)
        .where(of_tournament)
        .order_by(PairedRound.number, Board.number)
    ):
        known[round_id] = (number, status, apart)
        if board[0] is not None:
            seated[round_id].append(BoardRow(*board))
    out = _sittings_out(session, tournament_id) if known else {}
    return [
        RoundRow(
            round_id,
            number,
            status,
            tuple(frozenset(group) for group in json.loads(apart)),
            tuple(seated[round_id]),
            tuple(out.get(round_id, ())),
        )
        for round_id, (number, status, apart) in known.items()
    ]


def _sittings_out(session: Session, tournament_id: int) -> dict[int, list[SittingRow]]:
    found: dict[int, list[SittingRow]] = {}
    for round_id, registration_id, absence in session.execute(
        select(SittingOut.round_id, SittingOut.registration_id, SittingOut.absence)
        .join(PairedRound, PairedRound.id == SittingOut.round_id)
        .where(PairedRound.tournament_id == tournament_id)
        .order_by(SittingOut.registration_id)
    ):
        found.setdefault(round_id, []).append(SittingRow(registration_id, absence))
    return found
