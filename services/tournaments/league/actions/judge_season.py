"""What follows from the games of a season: standings, champions, and whether the tables agree."""

from dataclasses import dataclass
from typing import Any

from services.tournaments.league import access
from services.tournaments.league.actions.record_game import SCORES, rebuild_game, stored_replay
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.domain.standings import (
    Stage,
    StageResults,
    Standing,
    champions,
    season_standings,
)
from services.tournaments.league.refusals import StageIsClosed
from services.tournaments.league.store import consistency, games, leagues
from shared.database import reading
from shared.members import Member

RESULTS = "league_game_results"


@dataclass(frozen=True)
class SeasonTables:
    """The tables of all stages of one year, and who won the final."""

    year: int
    tables: dict[Stage, list[Standing]]
    champions: list[int]


def judge_year(league_id: int, year: int) -> SeasonTables:
    with reading() as session:
        return tables_of_year(session, league_id, year)


def tables_of_year(session: Any, league_id: int, year: int) -> SeasonTables:
    """Of closed stages the table as it was fixed, of others what the games give."""
    divisor = leagues.rules_of_league(session, league_id).carry_over_divisor
    seasons = leagues.seasons(session, league_id, year)
    records = games.team_records(session, [season.id for season in seasons])
    closed = [season.id for season in seasons if season.finished]
    fixed = leagues.fixed_standings(session, closed) if closed else {}
    stages = [
        StageResults(
            Stage(season.season),
            records[season.id],
            season.qualifying,
            season.finished,
            fixed.get(season.id, ()),
        )
        for season in seasons
    ]
    tables = season_standings(stages, divisor)
    return SeasonTables(year, tables, champions(stages, tables))


@dataclass(frozen=True)
class Disagreement:
    """A game whose stored tables are not those its events give."""

    game_id: int
    tables: list[str]


@dataclass(frozen=True)
class Check:
    """How many games were compared, which differ, and behind which round to go on, if any."""

    checked: int
    disagreements: list[Disagreement]
    next_after: int | None


def check_season(season_id: int, after: int, limit: int) -> Check:
    """Recompute games of a stage from their events and compare with what is stored.

    So many at a time: a whole stage would take longer than a request may.
    """
    with reading() as session:
        leagues.season(session, season_id)
        chosen = games.finished_games(session, season_id, after, limit)
    found = [Disagreement(game_id, _differing_tables(game_id)) for game_id, _ in chosen]
    return Check(
        len(chosen),
        [each for each in found if each.tables],
        chosen[-1][1] if len(chosen) == limit else None,
    )


def rebuild_season(season_id: int, caller: Member, after: int, limit: int) -> Check:
    """Store every game that disagrees with its events anew, one at a time; tells which."""
    with reading() as session:
        season = access.season_for(session, season_id, caller, Role.ORGANISER)
    check = check_season(season_id, after, limit)
    if season.finished and any(RESULTS in found.tables for found in check.disagreements):
        raise StageIsClosed  # what statistics count may be stored anew, results may not
    for disagreement in check.disagreements:
        rebuild_game(disagreement.game_id)
    return check


def _differing_tables(game_id: int) -> list[str]:
    with reading() as session:
        game = games.game(session, game_id)
        if game.entry in (None, SCORES):
            return []
    replay = stored_replay(game_id)
    with reading() as session:
        seats = games.seats(session, [game_id])[game_id]
        players = [seat.player_id or 0 for seat in seats]
        differing = consistency.differing_tables(
            session, game_id, game.season_id, players, replay.hands
        )
        stored = games.results(session, [game_id]).get(game_id, [])
    derived = [(place.score, place.points, place.rank) for place in replay.placings]
    if [(row.score, row.points, row.rank) for row in stored] != derived:
        differing.append(RESULTS)
    return differing
