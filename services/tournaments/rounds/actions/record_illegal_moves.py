"""Show a card for an illegal move, or take one back."""

from datetime import datetime

from services.tournaments.entries import store
from services.tournaments.entries.tables import Event, IllegalMove, Tournament
from services.tournaments.hall import access
from services.tournaments.hall.access import Actor
from services.tournaments.rounds.store import rounds as pairing_store
from services.tournaments.rules.results import Result
from services.tournaments.rules.rounds import RoundStatus
from shared import clock
from shared.database import reading, writing
from shared.errors import Conflict, NotFound


class NotTheCurrentRound(Conflict):
    """This is not the round being played"""


class TooManyIllegalMoves(Conflict):
    """This player has all the cards the rules allow for a round"""


class GameIsOver(Conflict):
    """The game has a result; its cards can no longer be changed"""


class NoIllegalMove(NotFound):
    """This player has no card in this round"""


def allowed_illegal_moves(tournament: Tournament, event: Event) -> int:
    if tournament.record_illegal_moves is not None:
        return tournament.record_illegal_moves
    return event.record_illegal_moves


def record_illegal_move(
    actor: Actor, tournament_id: int, round_number: int, registration_id: int
) -> int:
    """How many cards the player has now."""
    _require_entry(actor, tournament_id)
    with writing() as session:
        tournament, event = store.locked_tournament(session, tournament_id)
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
        _note(tournament)
    return len(shown) + 1


def take_back_illegal_move(
    actor: Actor, tournament_id: int, round_number: int, registration_id: int
) -> int:
    _require_entry(actor, tournament_id)
    with writing() as session:
        tournament, _ = store.locked_tournament(session, tournament_id)
        _require_playing(session, tournament, round_number, registration_id)
        shown = _cards(session, tournament_id, round_number, registration_id)
        if not shown:
            raise NoIllegalMove
        session.delete(shown[-1])
        _note(tournament)
    return len(shown) - 1


def seen_illegal_moves(
    actor: Actor, tournament_id: int, round_number: int, registration_id: int
) -> list[datetime]:
    """When the cards of a player were shown; drafts have none yet."""
    with reading() as session:
        _, event = store.tournament(session, tournament_id)
        access.require_visible(session, event, actor)
        paired = pairing_store.paired_round(session, tournament_id, round_number)
        if paired.status == RoundStatus.DRAFT:
            raise pairing_store.NoSuchRound
        return [row.date for row in _cards(session, tournament_id, round_number, registration_id)]


def _require_entry(actor: Actor, tournament_id: int) -> None:
    with reading() as session:
        _, event = store.tournament(session, tournament_id)
        role = access.role_of(session, event, actor)
    access.entry_role(event, role, actor)


def _require_playing(session, tournament: Tournament, round_number: int, player: int) -> None:
    paired = pairing_store.paired_round(session, tournament.id, round_number)
    if paired.status != RoundStatus.PUBLISHED:
        raise NotTheCurrentRound
    for board in pairing_store.boards(session, paired.id):
        if player in (board.white_id, board.black_id):
            if board.result != Result.NONE:
                raise GameIsOver
            return
    raise pairing_store.NoSuchBoard


def _cards(session, tournament_id: int, round_number: int, player: int) -> list[IllegalMove]:
    rows = store.illegal_moves(session, tournament_id, round_number)
    return [row for row in rows if row.registration_id == player]


def _note(tournament: Tournament) -> None:
    tournament.last_illegal_move_update = clock.now()
    store.touch(tournament)
