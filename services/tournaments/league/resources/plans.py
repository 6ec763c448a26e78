"""/league-plans: the schedule of a whole stage."""

from datetime import date as Date

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.actions.plan_season import Plan, plan_season
from services.tournaments.league.resources.parameters import Identifier
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Member, member


class PlanWanted(Arguments):
    """Over which days a stage is played, and how many tables a day."""

    dates: JsonText[list[Date]] = Field(
        min_length=1, max_length=200, examples=[["2024-09-16", "2024-09-19"]], description="Days."
    )
    team_ids: JsonText[list[Identifier]] = Field(
        [], max_length=16, examples=[[1, 2, 3, 4]], description="All of the league if left out."
    )
    tables: int = Field(1, ge=1, le=4, description="Tables a day.")
    games_a_day: int = Field(2, ge=1, le=4, description="Games of each table on a day.")
    lot: int = Field(0, ge=0, le=1_000_000, description="Another number draws other lots.")
    dry_run: bool = Field(False, description="Only tell the plan; nothing is scheduled.")


class GamePlanned(BaseModel):
    """Teams by seat, the first dealing first."""

    date: Date
    match_number: int
    team_ids: list[int]


class MeetingPlanned(BaseModel):
    """How often two teams meet."""

    team_id: int
    opponent_id: int
    games: int


class TeamPlanned(BaseModel):
    """How often a team plays, and how often in each seat."""

    team_id: int
    games: int
    seats: list[int]


class PlanSeen(BaseModel):
    """A schedule, and how even it is."""

    games: list[GamePlanned]
    meetings: list[MeetingPlanned]
    teams: list[TeamPlanned]

    @classmethod
    def of(cls, plan: Plan) -> "PlanSeen":
        balance = plan.balance
        places = range(max((len(game.teams) for _, game in plan.games), default=0))
        return cls(
            games=[
                GamePlanned(date=day, match_number=game.match_number, team_ids=list(game.teams))
                for day, game in plan.games
            ],
            meetings=[
                MeetingPlanned(team_id=min(pair), opponent_id=max(pair), games=times)
                for pair, times in sorted(balance.meetings.items(), key=lambda each: min(each[0]))
            ],
            teams=[
                TeamPlanned(
                    team_id=team,
                    games=balance.games[team],
                    seats=[balance.seats[team, seat] for seat in places],
                )
                for team in sorted(balance.games)
            ],
        )


class LeaguePlans(Resource):
    @member(scope=ORGANISE)
    @accepts(PlanWanted)
    @answers(201, PlanSeen)
    def post(self, caller: Member, season_id: int, wanted: PlanWanted) -> PlanSeen:
        """Schedule a stage: meetings and seats as even as can be."""
        return PlanSeen.of(
            plan_season(
                season_id,
                caller,
                wanted.team_ids,
                wanted.dates,
                wanted.tables,
                wanted.games_a_day,
                wanted.lot,
                not wanted.dry_run,
            )
        )
