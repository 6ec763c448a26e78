"""Queries about teams and their line-ups."""

from collections.abc import Sequence

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.tournaments.entries.refusals import NoSuchTeam
from services.tournaments.entries.tables import LineUp, Team


def teams(session: Session, tournament_id: int) -> Sequence[Team]:
    return session.scalars(
        select(Team).filter_by(tournament_id=tournament_id).order_by(Team.number)
    ).all()


def team(session: Session, tournament_id: int, number: int) -> Team:
    found = session.scalar(select(Team).filter_by(tournament_id=tournament_id, number=number))
    if found is None:
        raise NoSuchTeam
    return found


def teams_and_line_ups(
    session: Session, tournament_id: int
) -> tuple[list[Team], dict[tuple[int, int], list[int | None]]]:
    """In one query; line-ups as `line_ups` tells them."""
    rows = session.execute(
        select(Team, LineUp.round, LineUp.registration_id, LineUp.board)
        .outerjoin(LineUp, LineUp.team_id == Team.id)
        .where(Team.tournament_id == tournament_id)
        .order_by(Team.number, LineUp.round, LineUp.board)
    )
    formed: dict[int, Team] = {}
    found: dict[tuple[int, int], list[int | None]] = {}
    for found_team, round_number, registration_id, _ in rows:
        formed[found_team.number] = found_team
        if round_number is not None:
            found.setdefault((round_number, found_team.number), []).append(registration_id)
    return list(formed.values()), found


def line_ups(session: Session, tournament_id: int) -> dict[tuple[int, int], list[int | None]]:
    """Registrations from the first board down, by round and number of the team."""
    rows = session.execute(
        select(LineUp.round, Team.number, LineUp.registration_id)
        .join(Team, Team.id == LineUp.team_id)
        .where(Team.tournament_id == tournament_id)
        .order_by(LineUp.round, Team.number, LineUp.board)
    )
    found: dict[tuple[int, int], list[int | None]] = {}
    for round_number, number, registration_id in rows:
        found.setdefault((round_number, number), []).append(registration_id)
    return found


def replace_line_up(
    session: Session, team: Team, round_number: int, players: Sequence[int | None]
) -> None:
    session.execute(delete(LineUp).filter_by(team_id=team.id, round=round_number))
    session.add_all(
        LineUp(team_id=team.id, round=round_number, board=board, registration_id=player)
        for board, player in enumerate(players, start=1)
    )
