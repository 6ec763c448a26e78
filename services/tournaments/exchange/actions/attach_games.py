"""Attach the games of a PGN file to the boards they were played at; results if asked for."""

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from services.tournaments.entries.access import lock_as_arbiter
from services.tournaments.entries.store import registrations, rounds, tournaments
from services.tournaments.exchange.domain.pgn import RecordedGame
from services.tournaments.exchange.domain.pgn_boards import (
    GameFitsNoBoard,
    Seat,
    result_of,
    seat_of,
    seats,
)
from services.tournaments.exchange.domain.pgn_reading import UnreadableGames, read_pgn
from services.tournaments.exchange.refusals import GameWithoutBoard, ResultsDisagree
from services.tournaments.exchange.store import games
from services.tournaments.exchange.tables import BoardGame
from services.tournaments.rounds.actions.enter_result import (
    Entry,
    enter_in_transaction,
    role_for_entry,
)
from services.tournaments.rounds.store import boards, competitions
from services.tournaments.rules.results import NOTATION, Result
from shared import clock
from shared.confined import confined
from shared.database import Session, writing
from shared.errors import BadRequest
from shared.members import Caller

REASON = "from a file of games"


@dataclass(frozen=True)
class AttachmentOutcome:
    """What a file brought; `open` are boards it has a result for and we have none."""

    games: int
    changed: int
    results: int
    open: tuple[Seat, ...]


def attach_games(
    caller: Caller, tournament_id: int, content: str, round_number: int | None, *, results: bool
) -> AttachmentOutcome:
    """All games or none; what is the same already stays untouched, so that a file may come twice.

    A result goes to a board that has none, by the rules of every entry; one that contradicts
    the board refuses the file: corrections are made at the board, with a reason.
    """
    role = role_for_entry(caller, tournament_id)
    try:
        games = confined(read_pgn, content)
    except UnreadableGames as wrong:
        raise BadRequest(str(wrong)) from None
    with writing() as session:
        tournament, event = tournaments.locked_tournament(session, tournament_id)
        rows = registrations.registrations(session, tournament_id)
        competition = competitions.competition(session, tournament, event, rows)
        placed = _place_games(games, seats(competition), round_number)
        _require_agreement(placed)
        changed = _keep(session, tournament_id, placed, caller)
        missing = {s: result_of(g) for s, g in placed.items() if s.result is Result.NONE}
        open_seats = [seat for seat, result in missing.items() if result is not Result.NONE]
        sheets: dict[int, dict[int, Entry]] = defaultdict(dict)
        for seat in open_seats if results else ():
            sheets[seat.round][seat.board] = Entry(missing[seat], reason=REASON)
        for number, sheet in sheets.items():
            enter_in_transaction(session, tournament, event, caller, role, number, sheet)
        if changed:
            tournaments.touch(tournament)
    entered = len(open_seats) if results else 0
    return AttachmentOutcome(len(games), changed, entered, () if results else tuple(open_seats))


def _place_games(
    games: Sequence[RecordedGame], all_seats: Sequence[Seat], round_number: int | None
) -> dict[Seat, RecordedGame]:
    placed: dict[Seat, RecordedGame] = {}
    for game in games:
        try:
            seat = seat_of(game, all_seats, round_number)
        except GameFitsNoBoard as wrong:
            raise GameWithoutBoard(str(wrong)) from None
        if seat in placed:
            where = f"board {seat.board} of round {seat.round}"
            raise GameWithoutBoard(
                f"Line {game.line}: {where} has a game in line {placed[seat].line} already"
            )
        placed[seat] = game
    return placed


def _require_agreement(placed: dict[Seat, RecordedGame]) -> None:
    for seat, game in placed.items():
        said = result_of(game)
        # A star is a game whose result the writer did not know.
        if Result.NONE in (said, seat.result) or said is seat.result:
            continue
        raise ResultsDisagree(
            f"Line {game.line}: board {seat.board} of round {seat.round} has the result "
            f"{NOTATION[seat.result]}, not {NOTATION[said]}",
            round=seat.round,
            board=seat.board,
            result=seat.result,
        )


def _keep(
    session: Session, tournament_id: int, placed: dict[Seat, RecordedGame], caller: Caller
) -> int:
    ids = games.board_ids(session, tournament_id)
    known = games.games(session, tournament_id)
    changed = {
        place: game
        for seat, game in placed.items()
        if known.get(place := (seat.round, seat.board)) != game
    }
    for place, game in changed.items():
        session.merge(
            BoardGame(
                board_id=ids[place],
                tags=json.dumps(game.tags, ensure_ascii=False),
                moves=game.moves,
                sent_at=clock.now(),
                sent_by=caller.pseudo,
            )
        )
    return len(changed)


def remove_game(caller: Caller, tournament_id: int, round_number: int, board_number: int) -> None:
    """The moves of a board; its result stays."""
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id)
        paired = rounds.paired_round(session, tournament_id, round_number)
        board = boards.locked_board(session, paired.id, board_number)
        session.delete(games.game(session, board.id))
        tournaments.touch(tournament)
