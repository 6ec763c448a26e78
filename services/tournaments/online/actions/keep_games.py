"""What boards being played and their games lack of each other; nobody has to remember it.

What is wanted follows from the rounds as they are stored, so that publishing one, taking it back
or changing it needs no step of its own that could be forgotten.
"""

from services.tournaments.entries.store import registrations, tournaments
from services.tournaments.entries.tables import PairedRound, Registration
from services.tournaments.online import store
from services.tournaments.online.domain.statuses import GameStatus
from services.tournaments.online.tables import GoBoardGame
from services.tournaments.rounds.actions.see_round import stones_by_board
from services.tournaments.rounds.store import competitions
from services.tournaments.rounds.store.played_rounds import played_rounds
from services.tournaments.rounds.tables import Board
from shared import clock
from shared.database import Session, reading, writing


def keep_games() -> None:
    """One step of every worker; whoever holds the tournament first does it."""
    with reading() as session:
        lacking = {paired.tournament_id for paired, _ in store.boards_without_game(session)}
        idle = {known.tournament_id for known in store.games_without_board(session)}
    for tournament_id in sorted(idle):
        with writing() as session:
            _release(session, tournament_id)
    for tournament_id in sorted(lacking):
        with writing() as session:
            _want(session, tournament_id)


def _release(session: Session, tournament_id: int) -> None:
    """Who left the tournament loses by an arbiter's hand; other pairs are no pairs any more."""
    for known in store.games_without_board(session, tournament_id):
        stands = store.board_of(session, known) is not None
        known.status = GameStatus.BY_HAND if stands else GameStatus.RELEASED
        known.message = "A player has left the tournament" if stands else ""
        known.next_try_at, known.tries = clock.now(), 0


def _want(session: Session, tournament_id: int) -> None:
    tournament, event = tournaments.locked_tournament(session, tournament_id)
    boards = store.boards_without_game(session, tournament_id)
    rows = registrations.registrations(session, tournament_id)
    entries = {row.id: row for row in rows}
    numbers, known_rounds = registrations.start_numbers(rows), played_rounds(session, tournament_id)
    competition = competitions.competition(session, tournament, event, rows, known_rounds)
    stones: dict[int, dict[int, int]] = {}
    for paired, board in boards:
        if paired.number not in stones:
            shown = next(each for each in known_rounds if each.number == paired.number)
            earlier = competition.after(paired.number - 1)
            stones[paired.number] = stones_by_board(shown.boards, numbers, earlier)
        given = stones[paired.number].get(board.number, 0)
        session.add(_wanted(paired, board, given, entries))
    tournaments.touch(tournament)


def _wanted(
    paired: PairedRound, board: Board, stones: int, entries: dict[int, Registration]
) -> GoBoardGame:
    both = entries[board.white_id], entries[board.black_id]
    guests = [row.name for row in both if row.player_id is None]
    message = f"{', '.join(guests)}: no account here, enter the result by hand" if guests else ""
    return GoBoardGame(
        tournament_id=paired.tournament_id,
        round=paired.number,
        white_registration=board.white_id,
        black_registration=board.black_id,
        stones=stones,
        status=GameStatus.HANGS if guests else GameStatus.WANTED,
        message=message,
        next_try_at=clock.now(),
    )
