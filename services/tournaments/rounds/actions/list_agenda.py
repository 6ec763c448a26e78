"""What waits for a member in tournaments: boards to play, check-ins."""

from collections.abc import Iterator

from services.tournaments.entries.store import registrations, tournaments
from services.tournaments.rounds.store import boards
from services.tournaments.rules.agenda_words import (
    board_text,
    check_in_detail,
    check_in_text,
    opponent_text,
)
from shared.agenda import AgendaItem
from shared.database import reading
from shared.languages import Language


def boards_to_play(player_id: int, language: Language) -> Iterator[AgendaItem]:
    with reading() as session:
        mine = {row.id for row in registrations.entries_of_member(session, player_id)}
        for board, paired, tournament in boards.boards_in_play(session, player_id):
            other = board.black_id if board.white_id in mine else board.white_id
            opponent = registrations.registration(session, other).name
            yield AgendaItem(
                key=f"tournament-board-{board.id}",
                game="tournament",
                kind="board",
                summary=board_text(tournament.name, paired.number, language),
                detail=opponent_text(board.number, opponent, language),
                path=f"/tournaments/{tournament.id}",
            )


def check_ins(player_id: int, language: Language) -> Iterator[AgendaItem]:
    with reading() as session:
        for row in registrations.entries_of_member(session, player_id):
            if row.checked_in or row.withdrawn_after is not None:
                continue
            tournament, event = tournaments.tournament(session, row.tournament_id)
            if tournament.check_in_open:
                yield AgendaItem(
                    key=f"tournament-check-in-{row.id}",
                    game="tournament",
                    kind="check-in",
                    summary=check_in_text(tournament.name, language),
                    detail=check_in_detail(event.name, language),
                    path=f"/tournaments/{tournament.id}",
                    deadline=event.stop,
                )
