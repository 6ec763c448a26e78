"""A stage is closed, which fixes its table and who goes on, and reopened with a reason."""

from typing import Any

from services.tournaments.league import access
from services.tournaments.league.actions.judge_season import tables_of_year
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.domain.standings import Stage
from services.tournaments.league.refusals import (
    GamesAreRunning,
    LaterStageIsClosed,
    NoReasonToReopen,
    StageBeforeIsOpen,
    StageIsClosed,
    StageIsOpen,
)
from services.tournaments.league.store import games, leagues
from services.tournaments.league.store.lookups import change_row
from services.tournaments.league.tables.leagues import LeagueSeason, LeagueStageChange
from shared import clock
from shared.database import writing
from shared.members import Member

CLOSED, REOPENED = "closed", "reopened"


def change_stage(
    season_id: int, caller: Member, values: dict[str, Any], finished: bool | None, reason: str
) -> LeagueSeason:
    """Change what a stage says of itself, then close it, or reopen it first."""
    with writing() as session:
        access.season_for(session, season_id, caller, Role.ORGANISER)
        season = leagues.locked_season(session, season_id)
        if finished is False:
            _reopen(session, season, caller, reason)
        if season.finished:
            raise StageIsClosed
        change_row(season, values)
        if finished:
            _close(session, season, caller, reason)
        return season


def _close(session: Any, season: LeagueSeason, caller: Member, reason: str) -> None:
    stages = leagues.stages_of_year(session, season)
    if not all(stage.finished for stage in stages[: stages.index(season)]):
        raise StageBeforeIsOpen
    if games.season_has_running_game(session, season.id):
        raise GamesAreRunning
    session.flush()
    judged = tables_of_year(session, season.league_id, season.year)
    leagues.fix_standings(session, season.id, judged.tables[Stage(season.season)])
    season.finished = True
    _leave_trace(session, season, CLOSED, reason, caller)


def _reopen(session: Any, season: LeagueSeason, caller: Member, reason: str) -> None:
    """Later stages must be open; one that was closed without a game is reopened with this one."""
    if not reason:
        raise NoReasonToReopen
    if not season.finished:
        raise StageIsOpen
    stages = leagues.stages_of_year(session, season)
    later = [stage for stage in stages[stages.index(season) + 1 :] if stage.finished]
    if any(games.season_has_games(session, stage.id) for stage in later):
        raise LaterStageIsClosed
    for stage in [season, *later]:
        leagues.release_standings(session, stage.id)
        stage.finished = False
        _leave_trace(session, stage, REOPENED, reason, caller)


def _leave_trace(
    session: Any, season: LeagueSeason, change: str, reason: str, caller: Member
) -> None:
    session.add(
        LeagueStageChange(
            season_id=season.id,
            change=change,
            reason=reason,
            made_by=caller.pseudo,
            made_at=clock.now(),
        )
    )
