"""From games back to their boards: ends, games that are gone, games without a result."""

from datetime import timedelta

from services.tournaments.entries.store import tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.hall.domain.rights import Role
from services.tournaments.hall.tables import Event
from services.tournaments.online import peers, store
from services.tournaments.online.domain.results import result_of
from services.tournaments.online.domain.statuses import GameStatus
from services.tournaments.online.tables import GoBoardGame
from services.tournaments.rounds.actions.enter_result import Entry, enter_in_transaction
from services.tournaments.rules.results import Result
from shared import clock
from shared.database import Session, reading, writing
from shared.members import Caller

SOON = timedelta(seconds=3)
GONE = "The game was removed or taken out of the tournament"
VOID = "The game ended without a result"
DECIDED = "The board has another result than its game: that of the arbiter stands"


def follow_go_games() -> None:
    """One step of every worker: look at the games of each tournament that is due."""
    for tournament_id in _take_due():
        take_states(tournament_id, peers.states_of(tournament_id))


def _take_due() -> list[int]:
    with reading() as session:  # no lock for writing while nothing is due
        if not store.due_games(session, (GameStatus.MADE,), clock.now()):
            return []
    with writing() as session:
        due = store.due_games(session, (GameStatus.MADE,), clock.now(), locked=True)
        for known in due:
            known.next_try_at = clock.now() + SOON
        return sorted({known.tournament_id for known in due})


def take_states(tournament_id: int, states: dict[str, peers.GameState]) -> None:
    """Boards take what their games say; the same said twice changes nothing."""
    with writing() as session:
        tournament, event = tournaments.locked_tournament(session, tournament_id)
        for known in store.games_of_tournament(session, tournament_id):
            state = states.get(known.key)
            if state is None or known.status != GameStatus.MADE or known.finished:
                continue
            if state.gone:
                known.status, known.message = GameStatus.GONE, GONE
            elif state.finished and state.void:
                known.status, known.message = GameStatus.HANGS, VOID
            elif state.finished:
                _take_result(session, tournament, event, known, state)
            else:
                continue
            tournaments.touch(tournament)


def _take_result(
    session: Session,
    tournament: Tournament,
    event: Event,
    known: GoBoardGame,
    state: peers.GameState,
) -> None:
    """What an arbiter entered before stands, also when he corrects the game's result later."""
    board, result = store.board_of(session, known), result_of(state.score)
    if board is None:
        return  # taken back at this moment: the game will be let go
    known.finished = True
    if board.result == Result.NONE:
        enter_in_transaction(
            session,
            tournament,
            event,
            Caller(service="games", pseudo=f"Go game {known.game_id}"),
            Role.ARBITER,
            known.round,
            {board.number: Entry(result, version=board.version, key=f"go {known.key}")},
        )
    elif board.result != result:
        known.message = DECIDED
