"""Show a card for an illegal move, or take one back."""

from datetime import datetime

from services.tournaments.entries.access import find_visible, lock_unarchived
from services.tournaments.entries.refusals import NoSuchRound
from services.tournaments.entries.store import rounds, tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.hall.tables import Event
from services.tournaments.rounds.actions.enter_result import role_for_entry
from services.tournaments.rounds.refusals import (
    GameIsOver,
    NoIllegalMove,
    NoSuchBoard,
    NotTheCurrentRound,
    TooManyIllegalMoves,
)
from services.tournaments.rounds.store import boards, illegal_moves
from services.tournaments.rounds.tables import IllegalMove
from services.tournaments.rules.results import Result
from services.tournaments.rules.rounds import RoundStatus
from shared import clock
from shared.database import reading, writing
from shared.members import Caller


def allowed_illegal_moves(tournament: Tournament, event: Event) -> int:
    if tournament.record_illegal_moves is not None:
        return tournament.record_illegal_moves
    return event.record_illegal_moves


def record_illegal_move(
    caller: Caller, tournament_id: int, round_number: int, registration_id: int
) -> int:
    """How many cards the player has now."""
    role_for_entry(caller, tournament_id)
    with writing() as session:
        tournament, event = lock_unarchived(session, tournament_id)
        _require_playing(session, tournament, round_number, registration_id)
        shown = _cards(session, tournament_id, round_number, registration_id)
        if len(shown) >= allowed_illegal_moves(tournament, event):
            raise TooManyIllegalMoves
        session.add(
            IllegalMove(
                tournament_id=tournament_id,
                round=round_number,
                registration_id=registration_id,
                date=clock.now(),
            )
        )
        _note_change(tournament)
    return len(shown) + 1


def take_back_illegal_move(
    caller: Caller, tournament_id: int, round_number: int, registration_id: int
) -> int:
    role_for_entry(caller, tournament_id)
    with writing() as session:
        tournament, _ = lock_unarchived(session, tournament_id)
        _require_playing(session, tournament, round_number, registration_id)
        shown = _cards(session, tournament_id, round_number, registration_id)
        if not shown:
            raise NoIllegalMove
        session.delete(shown[-1])
        _note_change(tournament)
    return len(shown) - 1


def dates_of_illegal_moves(
    caller: Caller, tournament_id: int, round_number: int, registration_id: int
) -> list[datetime]:
    """When the cards of a player were shown; drafts have none yet."""
    with reading() as session:
        find_visible(session, caller, tournament_id)
        paired = rounds.paired_round(session, tournament_id, round_number)
        if paired.status == RoundStatus.DRAFT:
            raise NoSuchRound
        return [row.date for row in _cards(session, tournament_id, round_number, registration_id)]


def _require_playing(session, tournament: Tournament, round_number: int, player: int) -> None:
    paired = rounds.paired_round(session, tournament.id, round_number)
    if paired.status != RoundStatus.PUBLISHED:
        raise NotTheCurrentRound
    for board in boards.boards(session, paired.id):
        if player in (board.white_id, board.black_id):
            if board.result != Result.NONE:
                raise GameIsOver
            return
    raise NoSuchBoard


def _cards(session, tournament_id: int, round_number: int, player: int) -> list[IllegalMove]:
    rows = illegal_moves.illegal_moves(session, tournament_id, round_number)
    return [row for row in rows if row.registration_id == player]


def _note_change(tournament: Tournament) -> None:
    tournament.last_illegal_move_update = clock.now()
    tournaments.touch(tournament)
