"""Rounds of an imported file become closed rounds; one not finished is being played."""

import json

from services.tournaments.entries.store import attendance
from services.tournaments.entries.tables import PairedRound, Registration, SkippedRound, Tournament
from services.tournaments.rounds.tables import Board, ResultEntry, SittingOut
from services.tournaments.rules.competitions import Competition, Game, Round, in_seeding_order
from services.tournaments.rules.results import ABSENCE_POINTS, Result
from services.tournaments.rules.rounds import RoundStatus, boards_in_order
from services.tournaments.rules.statuses import TournamentStatus
from shared import clock
from shared.database import Session

IMPORTED = "import"
IN_ORDER_OF_POINTS = frozenset({"swiss"})


def store_rounds(
    session: Session,
    tournament: Tournament,
    competition: Competition,
    made: dict[int, Registration],
) -> None:
    """Start numbers are those of the file; byes of rounds to come are announced absences."""
    for number, entrant in enumerate(in_seeding_order(competition.entrants), start=1):
        made[entrant.number].start_number = number
    for played in competition.rounds:
        if played.games:
            _store_round(session, tournament, competition, played, made)
        else:
            _announce_absences(session, tournament, played, made)
    last = max(played.number for played in competition.rounds)
    tournament.planned_rounds = max(tournament.planned_rounds, last)
    if any(played.games for played in competition.rounds):
        tournament.status = TournamentStatus.RUNNING


def _store_round(
    session: Session,
    tournament: Tournament,
    competition: Competition,
    played: Round,
    made: dict[int, Registration],
) -> None:
    dates = dict(competition.header.dates)
    # A result that nobody knows stays open only where the games may still be going on.
    over = any(later.games for later in competition.rounds if later.number > played.number)
    finished = over or all(game.result is not Result.NONE for game in played.games)
    paired = PairedRound(
        tournament_id=tournament.id,
        number=played.number,
        status=RoundStatus.CLOSED if finished else RoundStatus.PUBLISHED,
        paired_at=clock.now(),
        published_at=clock.now(),
        closed_at=clock.now() if finished else None,
        apart=json.dumps([[made[n].id for n in sorted(group)] for group in played.apart]),
        played_on=dates.get(played.number, ""),
    )
    session.add(paired)
    session.flush()
    for board, game in enumerate(games_as_in_the_hall(competition, played), start=1):
        white, black = made[game.white].id, made[game.black].id
        session.add(
            Board(
                round_id=paired.id,
                number=board,
                white_id=white,
                black_id=black,
                result=game.result,
                rated=game.rated,
            )
        )
        if game.result is not Result.NONE:
            session.add(
                ResultEntry(
                    tournament_id=tournament.id,
                    round=played.number,
                    board_id=board,
                    white_player_id=white,
                    black_player_id=black,
                    date=clock.now(),
                    value=game.result,
                    previous=Result.NONE,
                    entered_by=IMPORTED,
                )
            )
    for number, absence in played.absences:
        session.add(
            SittingOut(round_id=paired.id, registration_id=made[number].id, absence=absence.value)
        )


def games_as_in_the_hall(competition: Competition, played: Round) -> list[Game]:
    """From the first board down; a report knows no boards, they follow the points as in a hall."""
    if competition.system not in IN_ORDER_OF_POINTS or not competition.boards_unknown:
        return sorted(played.games, key=lambda game: game.board)
    games = {(game.white, game.black): game for game in played.games}
    return [games[pair] for pair in boards_in_order(competition, played.number, games)]


def announce_absence(
    session: Session,
    tournament: Tournament,
    registration: Registration,
    round_number: int,
    score: float,
    reason: str,
) -> None:
    """A member may have announced something for this round himself: the file counts."""
    row = attendance.skipped_round(session, registration.id, round_number) or SkippedRound(
        tournament_id=tournament.id, registration_id=registration.id, round=round_number
    )
    row.score, row.reason = score, reason
    session.add(row)


def _announce_absences(
    session: Session, tournament: Tournament, played: Round, made: dict[int, Registration]
) -> None:
    for number, absence in played.absences:
        score = float(ABSENCE_POINTS[absence])
        announce_absence(session, tournament, made[number], played.number, score, absence.value)
