"""Games are scheduled between teams and get their line-ups."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from services.tournaments.league import access
from services.tournaments.league.actions.judge_season import tables_of_year
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.domain.standings import Stage
from services.tournaments.league.refusals import (
    GameExists,
    GameHasRecord,
    NotAScheduledTeam,
    NotFourTeams,
    NotInATeam,
    NotQualified,
    NotThreeTeams,
    SameTeam,
    StageBeforeIsOpen,
    TooManyGames,
    TooManySubstitutes,
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
        season = access.open_season_for(session, season_id, caller, Role.ORGANISER)
        refuse_wrong_teams(session, season, team_ids)
        return add_game(session, season, team_ids, values)


def refuse_wrong_teams(session: Any, season: LeagueSeason, team_ids: Sequence[int]) -> None:
    players = leagues.rules_of_season(session, season.id).players
    league_teams = {team.id for team in people.teams(session, season.league_id)}
    if {len(team_ids), len(set(team_ids))} != {players} or not set(team_ids) <= league_teams:
        raise NotFourTeams if players == 4 else NotThreeTeams
    refuse_unqualified(session, season, team_ids)


def add_game(
    session: Any, season: LeagueSeason, team_ids: Sequence[int], values: dict[str, Any]
) -> LeagueGame:
    """A game between teams that may play it."""
    if values.get("round_number") is None:
        values["round_number"] = games.last_round(session, season.id) + 1
    if games.same_game_exists(session, season.id, values):
        raise GameExists
    game = add_row(session, LeagueGame(season_id=season.id, **values))
    games.replace_seats(session, game.id, [(team_id, None) for team_id in team_ids])
    return game


def refuse_unqualified(session: Any, season: LeagueSeason, team_ids: Sequence[int]) -> None:
    """Who plays in a later stage is known once the stage before is closed."""
    stages = leagues.stages_of_year(session, season)
    if not stages.index(season):
        return
    before = stages[stages.index(season) - 1]
    if not before.finished:
        raise StageBeforeIsOpen
    # Not only the fixed rows: a stage closed by an older version has none.
    tables = tables_of_year(session, season.league_id, season.year).tables
    qualified = {row.team_id for row in tables[Stage(before.season)] if row.qualified}
    refused = [team_id for team_id in team_ids if team_id not in qualified]
    if before.qualifying and refused:
        names = people.names_of_teams(session, season.league_id)
        who = ", ".join(names[team_id] for team_id in refused)
        raise NotQualified(f"{NotQualified.__doc__}: {who}")


def line_up(
    game_id: int, caller: Member, players: Sequence[int], stand_in_for: Sequence[int | None] = ()
) -> LeagueGame:
    """Players by seat, seat 0 dealing first; each is of one of the scheduled teams.

    Somebody of no team may stand in for the team named at his place, as often as the stage allows.
    """
    with writing() as session:
        game = access.game_for(session, game_id, caller, Role.SCORER)
        if game.entry is not None:
            raise GameHasRecord
        season = leagues.season(session, game.season_id)
        seats = games.seats(session, [game_id]).get(game_id, [])
        scheduled = {seat.team_id for seat in seats}
        pairs, substitutes = [], []
        for league_player_id, instead in zip_longest(players, stand_in_for[: len(players)]):
            player = people.player(session, league_player_id)
            team_id = people.team_of_player(session, league_player_id, season.year)
            if team_id is None and instead is not None:
                team_id = instead
                substitutes.append(league_player_id)
            if team_id is None or player.league_id != season.league_id:
                raise NotInATeam(f"{NotInATeam.__doc__}: {player.name}")
            if team_id not in scheduled:
                raise NotAScheduledTeam(f"{NotAScheduledTeam.__doc__}: {player.name}")
            pairs.append((team_id, league_player_id))
        if {len(pairs), len({team_id for team_id, _ in pairs})} != {len(seats)}:
            raise SameTeam
        _refuse_too_many_games(session, season, game_id, players)
        standing_in = [team_id for team_id, player_id in pairs if player_id in substitutes]
        _refuse_too_many_substitutes(session, season, game_id, standing_in)
        games.replace_seats(session, game_id, pairs, substitutes)
        game.version += 1
        return game


def _refuse_too_many_substitutes(
    session: Any, season: LeagueSeason, game_id: int, teams: Sequence[int]
) -> None:
    if not teams:
        return
    seated = appearances.substitute_games(session, season.id, without=game_id)
    for team_id in teams:
        if seated.get(team_id, 0) >= season.most_substitute_games:
            name = people.team(session, team_id).name
            raise TooManySubstitutes(
                f"{TooManySubstitutes.__doc__}: {name}, {season.most_substitute_games}"
            )


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
