"""What follows from the games of a season: standings, champions, and whether the tables agree."""

from dataclasses import dataclass

from services.tournaments.league import access
from services.tournaments.league.actions.record_game import EVENTS, replay_stored, store_anew
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.domain.standings import (
    Stage,
    StageResults,
    Standing,
    champion,
    season_standings,
)
from services.tournaments.league.store import consistency, games, leagues
from shared.database import reading
from shared.identity import Identity


@dataclass(frozen=True)
class SeasonTables:
    """The tables of all stages of one year, and who won the final."""

    year: int
    tables: dict[Stage, list[Standing]]
    champions: list[int]


def judge_year(league_id: int, year: int) -> SeasonTables:
    with reading() as session:
        divisor = leagues.rule_set(
            session, leagues.league(session, league_id).rule_set_id
        ).carry_over_divisor
        stages = [
            StageResults(
                Stage(season.season),
                games.team_records(session, season.id),
                season.qualifying,
                season.finished,
            )
            for season in leagues.seasons(session, league_id, year)
        ]
    tables = season_standings(stages, divisor)
    return SeasonTables(year, tables, champion(stages, tables))


@dataclass(frozen=True)
class Disagreement:
    """A game whose stored tables are not those its events give."""

    game_id: int
    tables: list[str]


def check_season(season_id: int) -> list[Disagreement]:
    """Recompute every game of a season from its events and compare with what is stored."""
    with reading() as session:
        leagues.season(session, season_id)
        game_ids = list(games.finished_games(session, [season_id]))
    found = []
    for game_id in game_ids:
        tables = _differing(game_id)
        if tables:
            found.append(Disagreement(game_id, tables))
    return found


def rebuild_season(season_id: int, member: Identity) -> list[Disagreement]:
    """Store every game that disagrees with its events anew, one at a time; tells which."""
    with reading() as session:
        access.season_for(session, season_id, member.player_id, Role.ORGANISER)
    found = check_season(season_id)
    for disagreement in found:
        store_anew(disagreement.game_id)
    return found


def _differing(game_id: int) -> list[str]:
    with reading() as session:
        game = games.game(session, game_id)
        if game.entry != EVENTS:
            return []
    replay = replay_stored(game_id)
    with reading() as session:
        seats = games.seats(session, [game_id])[game_id]
        players = [seat.player_id or 0 for seat in seats]
        differing = consistency.differing_tables(
            session, game_id, game.season_id, players, replay.hands
        )
        stored = games.results(session, [game_id]).get(game_id, [])
    derived = [(place.score, place.points, place.rank) for place in replay.placings]
    if [(row.score, row.points, row.rank) for row in stored] != derived:
        differing.append("league_game_results")
    return differing
