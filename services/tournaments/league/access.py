"""Who may change what in a league; reading is open to everybody."""

from sqlalchemy.orm import Session

from services.tournaments.league.domain.rights import Role, is_at_least
from services.tournaments.league.refusals import NotOnTheLeagueStaff, StageIsClosed
from services.tournaments.league.store import games, leagues
from services.tournaments.league.tables.games import LeagueGame
from services.tournaments.league.tables.leagues import LeagueSeason
from shared.members import Member


def require_role(session: Session, league_id: int, caller: Member, needed: Role) -> None:
    leagues.league(session, league_id)
    member = leagues.staff_member(session, league_id, caller.player_id)
    if not is_at_least(member.role if member else None, needed):
        raise NotOnTheLeagueStaff


def season_for(session: Session, season_id: int, caller: Member, needed: Role) -> LeagueSeason:
    """The season, if the caller has the role in its league."""
    season = leagues.season(session, season_id)
    require_role(session, season.league_id, caller, needed)
    return season


def season_open_now(session: Session, season_id: int, caller: Member, needed: Role) -> LeagueSeason:
    """The season, if it is not closed at the moment, for those who will write later."""
    season = season_for(session, season_id, caller, needed)
    if season.finished:
        raise StageIsClosed
    return season


def open_season_for(session: Session, season_id: int, caller: Member, needed: Role) -> LeagueSeason:
    """The season to write into: it is not closed, nor can it be before the block ends."""
    season_for(session, season_id, caller, needed)
    season = leagues.season_kept_as_it_is(session, season_id)
    if season.finished:
        raise StageIsClosed
    return season


def game_for(session: Session, game_id: int, caller: Member, needed: Role) -> LeagueGame:
    """The game to write into, held until the block ends, if the caller has the role."""
    game = games.locked_game(session, game_id)
    open_season_for(session, game.season_id, caller, needed)
    return game
