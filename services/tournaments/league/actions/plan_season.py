"""A whole stage is scheduled at once: looked at first, then kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from services.tournaments.league import access
from services.tournaments.league.actions.schedule_game import add_game, refuse_unqualified
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.domain.schedules import (
    MOST_TEAMS,
    Balance,
    PlannedGame,
    Wish,
    balance_of,
    plan_games,
)
from services.tournaments.league.refusals import NotThisLeague, PlanTooLarge, TooFewTeams
from services.tournaments.league.store import games, leagues, people
from shared.database import reading, writing
from shared.members import Member

MOST_GAMES = 400


@dataclass(frozen=True)
class Plan:
    """Games with their days, and how even they are."""

    games: list[tuple[date, PlannedGame]]
    balance: Balance


def plan_season(
    season_id: int,
    caller: Member,
    team_ids: Sequence[int],
    days: Sequence[date],
    tables: int,
    games_a_day: int,
    lot: int,
    keep: bool,
) -> Plan:
    """Without teams all of the league play; without `keep` nothing is stored."""
    ordered = sorted(set(days))
    with reading() as session:
        season = access.season_open_now(session, season_id, caller, Role.ORGANISER)
        players = leagues.rules_of_season(session, season_id).players
        known = [team.id for team in people.teams(session, season.league_id)]
        chosen = list(dict.fromkeys(team_ids)) or known
        if not set(chosen) <= set(known):
            raise NotThisLeague
        refuse_unqualified(session, season, chosen)
    if len(chosen) < players * tables:
        raise TooFewTeams
    if len(chosen) > MOST_TEAMS or len(ordered) * tables * games_a_day > MOST_GAMES:
        raise PlanTooLarge
    # Outside of any transaction: a long season takes seconds.
    wish = Wish(players, tables, games_a_day, season.games_per_team)
    planned = plan_games(chosen, len(ordered), wish, lot)
    dated = [(ordered[game.day], game) for game in planned]
    if keep:
        _schedule(season_id, caller, dated)
    return Plan(dated, balance_of(planned))


def _schedule(season_id: int, caller: Member, dated: Sequence[tuple[date, PlannedGame]]) -> None:
    with writing() as session:
        season = access.open_season_for(session, season_id, caller, Role.ORGANISER)
        last = games.last_round(session, season_id)
        for number, (day, game) in enumerate(dated, start=last + 1):
            values = {"date": day, "match_number": game.match_number, "round_number": number}
            add_game(session, season, game.teams, values)
