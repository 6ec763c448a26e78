"""A member leaves: what he plays he loses, and he is withdrawn wherever he would be paired."""

from services.tournaments.entries.actions.register import withdraw
from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.store import persons, registrations, rounds, tournaments
from services.tournaments.entries.tables import Registration
from services.tournaments.hall.domain.rights import Role
from services.tournaments.rounds.actions.enter_result import Entry, enter_in_transaction
from services.tournaments.rounds.store import boards
from services.tournaments.rules.results import Result
from shared.database import Session, reading, writing
from shared.members import Caller

REASON = "left the association"


def running_rounds(session: Session, player_id: int) -> list[str]:
    """Rounds that a member would leave in the middle."""
    return [
        f"round {playing.paired.number} of {playing.tournament.name}"
        for playing in boards.boards_in_play(session, player_id)
    ]


def leave_tournaments(player_id: int, former_name: str) -> None:
    """Entry by entry, as often as needed: what was done stays done."""
    with reading() as session:
        entries = registrations.entries_of_member(session, player_id)
    for entry in entries:
        _resign(entry, former_name)
        if entry.status != Status.WITHDRAWN:
            withdraw(Caller(player_id=player_id), entry.id, even_archived=True)
        with writing() as session:
            tournaments.locked_tournament(session, entry.tournament_id)
            if not rounds.has_started(session, entry.tournament_id):
                registrations.remove(session, entry.id)
                persons.remove_idle(session, [entry.person_id or 0])


def _resign(entry: Registration, former_name: str) -> None:
    """A game of which nobody knows the end is lost for who left."""
    with writing() as session:
        tournament, event = tournaments.locked_tournament(session, entry.tournament_id)
        for playing in boards.boards_in_play(session, entry.player_id or 0, tournament.id):
            board = playing.board
            is_white = board.white_id == entry.id
            lost = Result.BLACK_WINS if is_white else Result.WHITE_WINS
            enter_in_transaction(
                session,
                tournament,
                event,
                Caller(player_id=entry.player_id, pseudo=former_name),
                Role.ARBITER,
                playing.paired.number,
                {board.number: Entry(lost, version=board.version, reason=REASON)},
            )
