"""A player says how his game ended; it counts when his opponent says the same."""

from dataclasses import dataclass, replace
from enum import StrEnum

from services.tournaments.entries.access import lock_unarchived
from services.tournaments.entries.actions.announce import announce
from services.tournaments.entries.refusals import NoSuchRound
from services.tournaments.entries.store import rounds, tournaments
from services.tournaments.entries.tables import PairedRound, Registration, Tournament
from services.tournaments.hall.access import role_of
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.hall.refusals import NotOnTheStaff
from services.tournaments.hall.tables import Event
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.rounds.actions.enter_result import Entry, enter_in_transaction
from services.tournaments.rounds.refusals import (
    BoardHasChanged,
    NoSuchClaim,
    NotYourBoard,
    PlayersEnterNoResults,
    RoundIsOver,
)
from services.tournaments.rounds.store import boards, claims
from services.tournaments.rounds.tables import Board, ResultClaim
from services.tournaments.rules.results import Result
from services.tournaments.rules.rounds import RoundStatus
from shared import clock
from shared.database import Session, reading, writing
from shared.members import Caller


class ClaimStatus(StrEnum):
    """What became of what a player said."""

    WAITING = "waiting"
    DISPUTED = "disputed"
    CONFIRMED = "confirmed"


@dataclass(frozen=True)
class ClaimOutcome:
    """The board after a player spoke."""

    status: ClaimStatus
    result: Result
    version: int


def claim_result(
    caller: Caller, tournament_id: int, round_number: int, board_number: int, result: Result
) -> ClaimOutcome:
    """Saying the same again changes nothing; saying something else replaces what was said."""
    with writing() as session:
        tournament, event = lock_unarchived(session, tournament_id)
        paired, board, own = _seat(session, tournament, caller, round_number, board_number)
        if board.result == result:
            return ClaimOutcome(ClaimStatus.CONFIRMED, result, board.version)
        _require_playing(session, tournament, paired, board)
        said = claims.claims(session, board.id)
        earlier = said.pop(own.id, None)
        session.merge(
            ResultClaim(
                board_id=board.id,
                registration_id=own.id,
                result=result,
                pseudo=caller.pseudo,
                date=clock.now(),
            )
        )
        other = next(iter(said.values()), None)
        if other is None:
            return ClaimOutcome(ClaimStatus.WAITING, Result.NONE, board.version)
        if other.result != result:
            if earlier is None or earlier.result != result:
                _announce_dispute(session, tournament, event, paired, board)
            return ClaimOutcome(ClaimStatus.DISPUTED, Result.NONE, board.version)
        both = replace(caller, pseudo=f"{other.pseudo}, {caller.pseudo}")
        entry = Entry(result, board.version)
        enter_in_transaction(
            session, tournament, event, both, None, round_number, {board_number: entry}
        )
        return ClaimOutcome(ClaimStatus.CONFIRMED, result, board.version)


def take_back_claim(
    caller: Caller, tournament_id: int, round_number: int, board_number: int
) -> None:
    """While the opponent has not confirmed it."""
    with writing() as session:
        tournament, _ = lock_unarchived(session, tournament_id)
        _, board, own = _seat(session, tournament, caller, round_number, board_number)
        claim = claims.claims(session, board.id).get(own.id)
        if claim is None:
            raise NoSuchClaim
        session.delete(claim)


def visible_claims(
    caller: Caller, tournament_id: int, round_number: int
) -> list[tuple[Board, ResultClaim]]:
    """All of the round for the staff, those of his own board for a player."""
    with reading() as session:
        _, event = tournaments.tournament(session, tournament_id)
        paired = _shown_round(session, tournament_id, round_number)
        found = claims.claims_of_round(session, paired.id)
        if is_at_least(role_of(session, event, caller), Role.CLERK):
            return list(found)
        own = claims.registrations_of_member(session, tournament_id, caller.player_id or 0)
    if not own:
        raise NotOnTheStaff
    return [(b, claim) for b, claim in found if own & {b.white_id, b.black_id}]


def _shown_round(session: Session, tournament_id: int, round_number: int) -> PairedRound:
    """Players know nothing of a draft."""
    paired = rounds.paired_round(session, tournament_id, round_number)
    if paired.status == RoundStatus.DRAFT:
        raise NoSuchRound
    return paired


def _seat(
    session: Session, tournament: Tournament, caller: Caller, round_number: int, board_number: int
) -> tuple[PairedRound, Board, Registration]:
    if not tournament.confirmation:
        raise PlayersEnterNoResults
    paired = _shown_round(session, tournament.id, round_number)
    board = boards.locked_board(session, paired.id, board_number)
    own = claims.player_at(session, board, caller.player_id or 0)
    if own is None:
        raise NotYourBoard
    return paired, board, own


def _require_playing(
    session: Session, tournament: Tournament, paired: PairedRound, board: Board
) -> None:
    current = rounds.last_round_shown(session, tournament.id)
    if paired.status == RoundStatus.CLOSED or paired.number != current:
        raise RoundIsOver
    if board.result != Result.NONE:
        raise BoardHasChanged(board=board.number, version=board.version, result=board.result)


def _announce_dispute(
    session: Session, tournament: Tournament, event: Event, paired: PairedRound, board: Board
) -> None:
    told = {"round": paired.number, "board": board.number}
    announce(session, event, tournament, Topic.RESULTS_DISPUTED, told)
