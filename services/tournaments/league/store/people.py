"""Queries on teams, players and memberships."""

from collections.abc import Iterable, Sequence

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from services.tournaments.league.domain.readings import as_hiragana
from services.tournaments.league.refusals import NoSuchMembership, NoSuchPlayer, NoSuchTeam
from services.tournaments.league.store.lookups import row_of
from services.tournaments.league.tables.people import LeagueMembership, LeaguePlayer, LeagueTeam

ESCAPE = "\\"


def team(session: Session, team_id: int) -> LeagueTeam:
    return row_of(session, LeagueTeam, team_id, NoSuchTeam)


def teams(session: Session, league_id: int) -> Sequence[LeagueTeam]:
    query = select(LeagueTeam).filter_by(league_id=league_id).order_by(LeagueTeam.id)
    return session.scalars(query).all()


def team_is_named(session: Session, league_id: int, name: str) -> bool:
    query = select(LeagueTeam.id).filter_by(league_id=league_id, name=name)
    return session.scalar(query) is not None


def player(session: Session, player_id: int) -> LeaguePlayer:
    return row_of(session, LeaguePlayer, player_id, NoSuchPlayer)


def players(
    session: Session, league_id: int, reading: str | None, name: str | None
) -> Sequence[LeaguePlayer]:
    """All players of a league, or those whose reading or name contains this."""
    query = select(LeaguePlayer).filter_by(league_id=league_id)
    if reading:
        query = query.where(_holds(LeaguePlayer.name_furigana, as_hiragana(reading)))
    if name:
        query = query.where(_holds(LeaguePlayer.name, name))
    return session.scalars(query.order_by(LeaguePlayer.name_furigana, LeaguePlayer.id)).all()


def names_of_teams(session: Session, league_id: int) -> dict[int, str]:
    return {team.id: team.name for team in teams(session, league_id)}


def names_of_players(session: Session, player_ids: Iterable[int]) -> dict[int, str]:
    query = select(LeaguePlayer.id, LeaguePlayer.name).where(LeaguePlayer.id.in_(set(player_ids)))
    return {row.id: row.name for row in session.execute(query)}


def linked_player(session: Session, league_id: int, member_id: int) -> LeaguePlayer | None:
    return session.scalar(select(LeaguePlayer).filter_by(league_id=league_id, member_id=member_id))


def players_of_member(session: Session, member_id: int) -> Sequence[LeaguePlayer]:
    """In every league, the newest first."""
    query = select(LeaguePlayer).filter_by(member_id=member_id)
    return session.scalars(query.order_by(LeaguePlayer.league_id.desc())).all()


def last_team_of(session: Session, player_id: int) -> LeagueTeam | None:
    query = select(LeagueTeam).join(LeagueMembership).filter_by(player_id=player_id)
    return session.scalar(query.order_by(LeagueMembership.left_season_year.desc()).limit(1))


def memberships(
    session: Session, league_id: int, player_id: int | None, team_id: int | None, year: int | None
) -> Sequence[LeagueMembership]:
    query = select(LeagueMembership).join(LeagueTeam).where(LeagueTeam.league_id == league_id)
    if player_id is not None:
        query = query.where(LeagueMembership.player_id == player_id)
    if team_id is not None:
        query = query.where(LeagueMembership.team_id == team_id)
    if year is not None:
        query = query.where(
            LeagueMembership.joined_season_year <= year, LeagueMembership.left_season_year >= year
        )
    order = (LeagueMembership.joined_season_year, LeagueMembership.player_id)
    return session.scalars(query.order_by(*order)).all()


def memberships_of(session: Session, player_id: int) -> Sequence[LeagueMembership]:
    """Held until the block ends, so that two requests cannot both find room for a period."""
    session.get(LeaguePlayer, player_id, with_for_update=True)
    return session.scalars(select(LeagueMembership).filter_by(player_id=player_id)).all()


def first_year_of_team(session: Session, team_id: int) -> int | None:
    query = select(func.min(LeagueMembership.joined_season_year))
    return session.scalar(query.where(LeagueMembership.team_id == team_id))


def first_year_of_player(session: Session, player_id: int) -> int | None:
    query = select(func.min(LeagueMembership.joined_season_year))
    return session.scalar(query.where(LeagueMembership.player_id == player_id))


def membership(session: Session, player_id: int, team_id: int, joined: int) -> LeagueMembership:
    return row_of(session, LeagueMembership, (player_id, team_id, joined), NoSuchMembership)


def team_of_player(session: Session, player_id: int, year: int) -> int | None:
    return session.scalar(
        select(LeagueMembership.team_id).where(
            LeagueMembership.player_id == player_id,
            LeagueMembership.joined_season_year <= year,
            LeagueMembership.left_season_year >= year,
        )
    )


def _holds(column, text: str):
    escaped = text
    for letter in (ESCAPE, "%", "_"):
        escaped = escaped.replace(letter, ESCAPE + letter)
    return column.like(f"%{escaped}%", escape=ESCAPE)
