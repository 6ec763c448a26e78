"""Queries on teams, players and memberships."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.tournaments.league.domain.readings import as_hiragana
from services.tournaments.league.refusals import NoSuchMembership, NoSuchPlayer, NoSuchTeam
from services.tournaments.league.tables.events import LeagueYakuName
from services.tournaments.league.tables.people import LeagueMembership, LeaguePlayer, LeagueTeam

ESCAPE = "\\"


def team(session: Session, team_id: int) -> LeagueTeam:
    found = session.get(LeagueTeam, team_id)
    if found is None:
        raise NoSuchTeam
    return found


def teams(session: Session, league_id: int) -> Sequence[LeagueTeam]:
    query = select(LeagueTeam).filter_by(league_id=league_id).order_by(LeagueTeam.id)
    return session.scalars(query).all()


def team_is_named(session: Session, league_id: int, name: str) -> bool:
    query = select(LeagueTeam.id).filter_by(league_id=league_id, name=name)
    return session.scalar(query) is not None


def player(session: Session, player_id: int) -> LeaguePlayer:
    found = session.get(LeaguePlayer, player_id)
    if found is None:
        raise NoSuchPlayer
    return found


def players(
    session: Session, league_id: int, reading: str | None, name: str | None
) -> Sequence[LeaguePlayer]:
    """All players of a league, or those whose reading or name begins or goes on like this."""
    query = select(LeaguePlayer).filter_by(league_id=league_id)
    if reading:
        query = query.where(_holds(LeaguePlayer.name_furigana, as_hiragana(reading)))
    if name:
        query = query.where(_holds(LeaguePlayer.name, name))
    return session.scalars(query.order_by(LeaguePlayer.name_furigana, LeaguePlayer.id)).all()


def names_of_players(session: Session, player_ids: Sequence[int]) -> dict[int, str]:
    query = select(LeaguePlayer.id, LeaguePlayer.name).where(LeaguePlayer.id.in_(player_ids))
    return {row.id: row.name for row in session.execute(query)}


def linked_player(session: Session, league_id: int, member_id: int) -> LeaguePlayer | None:
    return session.scalar(select(LeaguePlayer).filter_by(league_id=league_id, member_id=member_id))


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


def membership(session: Session, player_id: int, team_id: int, joined: int) -> LeagueMembership:
    found = session.get(LeagueMembership, (player_id, team_id, joined))
    if found is None:
        raise NoSuchMembership
    return found


def team_of_player(session: Session, player_id: int, year: int) -> int | None:
    return session.scalar(
        select(LeagueMembership.team_id).where(
            LeagueMembership.player_id == player_id,
            LeagueMembership.joined_season_year <= year,
            LeagueMembership.left_season_year >= year,
        )
    )


def yaku_names(session: Session, reading: str | None) -> Sequence[LeagueYakuName]:
    """The names of yaku; a reading is compared in hiragana, whichever way it is written."""
    rows = session.scalars(select(LeagueYakuName).order_by(LeagueYakuName.id)).all()
    if not reading:
        return rows
    wanted = as_hiragana(reading)
    return [row for row in rows if wanted in as_hiragana(row.name_furigana)]


def _holds(column, text: str):
    escaped = text
    for letter in (ESCAPE, "%", "_"):
        escaped = escaped.replace(letter, ESCAPE + letter)
    return column.like(f"%{escaped}%", escape=ESCAPE)
