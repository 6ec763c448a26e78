"""Rounds of an imported file become closed rounds; one not finished is being played."""

import json

from services.tournaments.entries.store import attendance
from services.tournaments.entries.tables import PairedRound, Registration, SkippedRound, Tournament
from services.tournaments.rounds.tables import Board, ResultEntry, SittingOut
from services.tournaments.rules.competitions import Competition, Round, in_seeding_order
from services.tournaments.rules.results import ABSENCE_POINTS, Result
from services.tournaments.rules.rounds import RoundStatus
from shared import clock
from shared.database import Session

IMPORTED = "import"


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
            _store_round(session, tournament, played, made)
        else:
            _announce_absences(session, tournament, played, made)
    last = max(played.number for played in competition.rounds)
    tournament.planned_rounds = max(tournament.planned_rounds, last)


def _store_round(
    session: Session, tournament: Tournament, played: Round, made: dict[int, Registration]
) -> None:
    finished = all(game.result is not Result.NONE for game in played.games)
    paired = PairedRound(
        tournament_id=tournament.id,
        number=played.number,
        status=RoundStatus.CLOSED if finished else RoundStatus.PUBLISHED,
        paired_at=clock.now(),
        published_at=clock.now(),
        closed_at=clock.now() if finished else None,
        apart=json.dumps([[made[n].id for n in sorted(group)] for group in played.apart]),
    )
    session.add(paired)
    session.flush()
    for board, game in enumerate(played.games, start=1):
        white, black = made[game.white].id, made[game.black].id
        session.add(
            Board(
                round_id=paired.id, number=board, white_id=white, black_id=black, result=game.result
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
