"""How often players and teams are seated in a stage."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from sqlalchemy import case, func, or_, select
from sqlalchemy.orm import Session

from services.tournaments.league.tables.games import LeagueGame, LeagueSeat
from services.tournaments.league.tables.leagues import LeagueSeason
from services.tournaments.league.tables.people import LeagueMembership, LeaguePlayer


@dataclass(frozen=True)
class Appearance:
    """A player of a team: games in which he is seated, and how many of them are finished."""

    player_id: int
    name: str
    team_id: int
    games: int
    finished: int


def games_of_players(session: Session, season_id: int, without: int = 0) -> dict[int, int]:
    """In how many games of a stage each player is seated, leaving one game out."""
    query = select(LeagueSeat.player_id, func.count()).join(LeagueGame)
    query = query.where(
        LeagueGame.season_id == season_id,
        LeagueGame.id != without,
        LeagueSeat.player_id.is_not(None),
    )
    rows = session.execute(query.group_by(LeagueSeat.player_id))
    return {int(player_id or 0): count for player_id, count in rows}


def substitute_games(session: Session, season_id: int, without: int = 0) -> dict[int, int]:
    """In how many games of a stage each team seats a substitute, leaving one game out."""
    query = select(LeagueSeat.team_id, func.count()).join(LeagueGame)
    query = query.where(
        LeagueGame.season_id == season_id, LeagueGame.id != without, LeagueSeat.is_substitute
    )
    return dict(session.execute(query.group_by(LeagueSeat.team_id)).tuples().all())


def games_of_teams(session: Session, season_id: int) -> dict[int, int]:
    """For how many games of a stage each team is scheduled."""
    query = select(LeagueSeat.team_id, func.count()).join(LeagueGame)
    query = query.where(LeagueGame.season_id == season_id).group_by(LeagueSeat.team_id)
    return dict(session.execute(query).tuples().all())


def appearances(session: Session, season: LeagueSeason) -> list[Appearance]:
    """Every member of a team in that year, those without a game too."""
    seated = _games_and_finished(session, season.id)
    query = select(LeaguePlayer.id, LeaguePlayer.name, LeagueMembership.team_id)
    query = query.join(LeagueMembership, LeagueMembership.player_id == LeaguePlayer.id)
    query = query.where(
        LeaguePlayer.league_id == season.league_id,
        LeagueMembership.joined_season_year <= season.year,
        LeagueMembership.left_season_year >= season.year,
    )
    rows = session.execute(query.order_by(LeagueMembership.team_id, LeaguePlayer.id))
    return [Appearance(*row, *seated.get(row[0], (0, 0))) for row in rows]


def _games_and_finished(session: Session, season_id: int) -> dict[int, tuple[int, int]]:
    finished = func.sum(case((LeagueGame.finished, 1), else_=0))
    query = select(LeagueSeat.player_id, func.count(), finished).join(LeagueGame)
    query = query.where(LeagueGame.season_id == season_id, LeagueSeat.player_id.is_not(None))
    rows = session.execute(query.group_by(LeagueSeat.player_id))
    return {int(player_id or 0): (count, int(over)) for player_id, count, over in rows}


def coming_games(
    session: Session, player_id: int, today: date, limit: int
) -> Sequence[tuple[LeagueGame, LeagueSeat]]:
    """Games of a player's team with its seat, unless somebody else is lined up, the next first."""
    query = select(LeagueGame, LeagueSeat).join(LeagueSeat).join(LeagueSeason)
    query = query.join(LeagueMembership, LeagueMembership.team_id == LeagueSeat.team_id)
    query = query.where(
        LeagueMembership.player_id == player_id,
        LeagueMembership.joined_season_year <= LeagueSeason.year,
        LeagueMembership.left_season_year >= LeagueSeason.year,
        LeagueGame.date >= today,
        ~LeagueGame.finished,
        ~LeagueSeason.finished,
        or_(LeagueSeat.player_id.is_(None), LeagueSeat.player_id == player_id),
    )
    order = (LeagueGame.date, LeagueGame.match_number, LeagueGame.id)
    return session.execute(query.order_by(*order).limit(limit)).tuples().all()
