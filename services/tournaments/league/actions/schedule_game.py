"""Games are scheduled between teams and get their line-ups."""

from collections.abc import Sequence
from typing import Any

from services.tournaments.league import access
from services.tournaments.league.domain.events import SEATS
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.refusals import (
    GameExists,
    GameHasRecord,
    NotAScheduledTeam,
    NotFourTeams,
    NotInATeam,
    SameTeam,
    TooManyGames,
)
from services.tournaments.league.store import appearances, games, leagues, people
from services.tournaments.league.store.lookups import add_row
from services.tournaments.league.tables.games import LeagueGame
from services.tournaments.league.tables.leagues import LeagueSeason
from shared.database import writing
from shared.members import Member


def schedule_game(
    season_id: int, caller: Member, team_ids: Sequence[int], values: dict[str, Any]
) -> LeagueGame:
    """`values` may give the round number; otherwise it follows the last one."""
    with writing() as session:
        season = access.season_for(session, season_id, caller, Role.ORGANISER)
        league_teams = {team.id for team in people.teams(session, season.league_id)}
        if len(set(team_ids)) != len(SEATS) or not set(team_ids) <= league_teams:
            raise NotFourTeams
        if values.get("round_number") is None:
            values["round_number"] = games.last_round(session, season_id) + 1
        if games.same_game_exists(session, season_id, values):
            raise GameExists
        game = add_row(session, LeagueGame(season_id=season_id, **values))
        games.replace_seats(session, game.id, [(team_id, None) for team_id in team_ids])
        return game


def line_up(game_id: int, caller: Member, players: Sequence[int]) -> LeagueGame:
    """Four players by seat, seat 0 dealing first; each is of one of the scheduled teams."""
    with writing() as session:
        game = access.game_for(session, game_id, caller, Role.SCORER)
        if game.entry is not None:
            raise GameHasRecord
        season = leagues.season(session, game.season_id)
        scheduled = {seat.team_id for seat in games.seats(session, [game_id]).get(game_id, [])}
        pairs = []
        for league_player_id in players:
            player = people.player(session, league_player_id)
            team_id = people.team_of_player(session, league_player_id, season.year)
            if team_id is None or player.league_id != season.league_id:
                raise NotInATeam(f"{NotInATeam.__doc__}: {player.name}")
            if team_id not in scheduled:
                raise NotAScheduledTeam(f"{NotAScheduledTeam.__doc__}: {player.name}")
            pairs.append((team_id, league_player_id))
        if len({team_id for team_id, _ in pairs}) != len(SEATS):
            raise SameTeam
        _refuse_too_many_games(session, season, game_id, players)
        games.replace_seats(session, game_id, pairs)
        game.version += 1
        return game


def _refuse_too_many_games(
    session: Any, season: LeagueSeason, game_id: int, players: Sequence[int]
) -> None:
    """Line-ups count as soon as they are made: a game to come is a game."""
    most = season.most_games_per_player
    if most is None:
        return
    seated = appearances.games_of_players(session, season.id, without=game_id)
    for league_player_id in players:
        if seated.get(league_player_id, 0) >= most:
            name = people.player(session, league_player_id).name
            raise TooManyGames(f"{TooManyGames.__doc__}: {name}, {most}")


def cancel_game(game_id: int, caller: Member) -> None:
    """Only a game of which nothing was entered."""
    with writing() as session:
        game = access.game_for(session, game_id, caller, Role.ORGANISER)
        if game.entry is not None:
            raise GameHasRecord
        session.delete(game)
