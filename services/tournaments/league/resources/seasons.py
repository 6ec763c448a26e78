"""/league-seasons and /league-standings: stages of a year and their tables."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.actions.close_stage import change_stage
from services.tournaments.league.actions.judge_season import (
    check_season,
    judge_year,
    rebuild_season,
)
from services.tournaments.league.actions.manage_league import add_season
from services.tournaments.league.domain.standings import Stage, Standing
from services.tournaments.league.resources.parameters import FromRow, Points, Reason, Year
from services.tournaments.league.store import leagues as store
from services.tournaments.league.store import people
from shared.arguments import LARGEST_INTEGER, Arguments, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.database import reading

SAME_FIELDS = ("team_id", "rank", "games", "base_points", "penalties", "carried_over", "qualified")


class NewSeason(Arguments):
    """A stage of a year."""

    year: Year
    season: Stage = Field(examples=["regular"], description="regular, semifinal or final.")
    qualifying: int = Field(0, ge=0, le=100, description="How many teams go on.")
    games_per_team: int | None = Field(None, ge=1, le=1000, description="As planned.")
    least_games_per_player: int | None = Field(
        None, ge=1, le=1000, description="As many each player should have."
    )
    most_games_per_player: int | None = Field(
        None, ge=1, le=1000, description="A line-up beyond it is refused."
    )
    most_substitute_games: int = Field(
        0, ge=0, le=1000, description="Games in which a team may seat somebody of no team."
    )


class SeasonChange(Arguments):
    """What changes of a stage; what is left out stays."""

    qualifying: int | None = Field(None, ge=0, le=100, description="How many teams go on.")
    games_per_team: int | None = Field(None, ge=1, le=1000, description="As planned.")
    least_games_per_player: int | None = Field(
        None, ge=1, le=1000, description="As many each player should have."
    )
    most_games_per_player: int | None = Field(
        None, ge=1, le=1000, description="A line-up beyond it is refused."
    )
    most_substitute_games: int | None = Field(
        None, ge=0, le=1000, description="Games in which a team may seat somebody of no team."
    )
    finished: bool | None = Field(
        None,
        description="true closes the stage: its table and who goes on are fixed, nobody writes into"
        " it any more. false reopens it, which needs a reason.",
    )
    reason: Reason = Field("", description="Why it is closed or reopened, for the trace.")


class SeasonSeen(FromRow):
    """A stage of a year."""

    id: int
    league_id: int
    year: int
    season: Stage
    qualifying: int
    games_per_team: int | None
    least_games_per_player: int | None
    most_games_per_player: int | None
    most_substitute_games: int
    finished: bool


class SeasonList(BaseModel):
    """The stages of a league."""

    seasons: list[SeasonSeen]


class StageChangeSeen(FromRow):
    """A stage was closed or reopened."""

    change: str = Field(description="closed or reopened.")
    reason: str
    made_by: str
    made_at: datetime


class StageChangeList(BaseModel):
    """What became of a stage, the oldest first."""

    changes: list[StageChangeSeen]


class StandingSeen(BaseModel):
    """One line of a table: total = base points + carried over; base = points - penalties."""

    team_id: int
    name: str
    rank: int
    games: int
    base_points: Points
    penalties: Points
    carried_over: Points
    total_points_with_carryover: Points
    gap_to_next_above: Points
    qualified: bool


class StageTable(BaseModel):
    """The table of one stage."""

    season: Stage
    standings: list[StandingSeen]


class YearTables(BaseModel):
    """The tables of a year; champions once the final is finished."""

    year: int
    stages: list[StageTable]
    champions: list[int]


class WantedYear(Arguments):
    """Which year."""

    year: Year


class DisagreementSeen(FromRow):
    """A game whose stored tables differ from what its events give."""

    game_id: int
    tables: list[str]


class Consistency(FromRow):
    """No disagreements when everything stored follows from the events."""

    checked: int
    disagreements: list[DisagreementSeen]
    next_after: int | None = Field(description="Go on behind this round; null at the end.")


class WantedChecks(Arguments):
    """Which games of a stage, so many at a time."""

    after: int = Field(0, ge=0, le=LARGEST_INTEGER, description="From behind this round number on.")
    limit: int = Field(50, ge=1, le=100, description="How many games at most.")


class LeagueSeasons(Resource):
    @answers(200, SeasonList)
    def get(self, league_id: int) -> SeasonList:
        """List the stages of a league."""
        with reading() as session:
            store.league(session, league_id)
            rows = store.seasons(session, league_id)
        return SeasonList(seasons=SeasonSeen.list_of(rows))

    @member(scope=ORGANISE)
    @accepts(NewSeason)
    @answers(201, SeasonSeen)
    def post(self, caller: Member, league_id: int, new: NewSeason) -> SeasonSeen:
        """Add a stage of a year."""
        return SeasonSeen.model_validate(add_season(league_id, caller, new.model_dump(mode="json")))


class LeagueSeason(Resource):
    @answers(200, SeasonSeen)
    def get(self, season_id: int) -> SeasonSeen:
        """Read a stage."""
        with reading() as session:
            return SeasonSeen.model_validate(store.season(session, season_id))

    @member(scope=ORGANISE)
    @accepts(SeasonChange)
    @answers(200, SeasonSeen)
    def put(self, caller: Member, season_id: int, change: SeasonChange) -> SeasonSeen:
        """Change a stage, close it, or reopen it; later stages must be open or empty then."""
        values = change.model_dump(exclude_none=True, exclude={"finished", "reason"})
        changed = change_stage(season_id, caller, values, change.finished, change.reason)
        return SeasonSeen.model_validate(changed)


class LeagueStageChanges(Resource):
    @answers(200, StageChangeList)
    def get(self, season_id: int) -> StageChangeList:
        """Read when a stage was closed and reopened, by whom and why."""
        with reading() as session:
            store.season(session, season_id)
            rows = store.stage_changes(session, season_id)
        return StageChangeList(changes=StageChangeSeen.list_of(rows))


class LeagueStandings(Resource):
    @accepts(WantedYear)
    @answers(200, YearTables)
    def get(self, league_id: int, wanted: WantedYear) -> YearTables:
        """The tables of all stages of a year, with carry-over, and the champions."""
        judged = judge_year(league_id, wanted.year)
        with reading() as session:
            names = people.names_of_teams(session, league_id)
        stages = [
            StageTable(season=stage, standings=[_standing(row, names) for row in table])
            for stage, table in judged.tables.items()
        ]
        return YearTables(year=judged.year, stages=stages, champions=judged.champions)


def _standing(row: Standing, names: dict[int, str]) -> StandingSeen:
    values = {field: getattr(row, field) for field in SAME_FIELDS}
    return StandingSeen(
        **values,
        name=names[row.team_id],
        total_points_with_carryover=row.total_points,
        gap_to_next_above=row.gap,
    )


class LeagueConsistency(Resource):
    @accepts(WantedChecks)
    @answers(200, Consistency)
    def get(self, season_id: int, wanted: WantedChecks) -> Consistency:
        """Recompute games of a stage from their events and name every table that differs."""
        return Consistency.model_validate(check_season(season_id, wanted.after, wanted.limit))

    @member(scope=ORGANISE)
    @accepts(WantedChecks)
    @answers(200, Consistency)
    def put(self, caller: Member, season_id: int, wanted: WantedChecks) -> Consistency:
        """Store anew what differs from the events, as after an upgrade that counts more."""
        rebuilt = rebuild_season(season_id, caller, wanted.after, wanted.limit)
        return Consistency.model_validate(rebuilt)
