"""/seated-tables, /table-years, /table-points, /table-votes, /table-ends, /table-standings."""

from fractions import Fraction
from typing import Annotated

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.seatings.actions.play_table import (
    enter_points,
    enter_year,
    finish_table,
    vote,
)
from services.tournaments.seatings.actions.see_tables import (
    StandingOfTables,
    TableSeen,
    see_table,
    standing_of_tables,
)
from services.tournaments.seatings.resources.rounds import TableListed, table_as_json
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member, staff
from shared.peers import Done

Version = Annotated[int, Field(ge=1, examples=[1], description="The version of the table you saw.")]
Points = Annotated[str, Field(pattern=r"^-?\d{1,9}(/[1-9]\d{0,3}|\.\d{1,3})?$")]


class YearEntered(Arguments):
    """Centres at the end of a year."""

    year: int = Field(ge=1, le=9999, examples=[1901], description="The next one, or one before.")
    centres: JsonText[dict[str, int]] = Field(
        max_length=12, examples=[{"Austria": 4}], description="Of every power."
    )
    version: Version


class PointsEntered(Arguments):
    """What every role got."""

    points: JsonText[dict[str, Points]] = Field(
        max_length=12, examples=[{"East": "32.5"}], description="Whole, decimal or a fraction."
    )
    finished: bool = Field(True, description="Whether the game is over.")
    version: Version


class VoteCast(Arguments):
    """How a role would end the game."""

    role: str = Field(max_length=20, examples=["France"], description="Who votes.")
    proposal: JsonText[list[str]] = Field(
        max_length=12,
        examples=[["France", "Turkey"]],
        description="Who shares the draw; one alone is left the game.",
    )
    agrees: bool = Field(True, description="Yes or no.")
    version: Version


class GameEnd(Arguments):
    """The game ends as it stands, or goes on."""

    finished: bool = Field(examples=[True], description="Whether it is over.")
    version: Version


class VoteSeen(BaseModel):
    """What a role says to a proposal."""

    role: str
    proposal: list[str]
    agrees: bool


class TableOne(TableListed):
    """A table with everything entered there; or `on_platform`, once it is made, `game_id`."""

    tournament_id: int
    round: int
    all_centres: int
    next_year: int
    scoring: str
    conceded_to: str
    years: dict[int, dict[str, int]]
    votes: list[VoteSeen]
    on_platform: bool
    game_id: int | None


class WhichTables(Arguments):
    """Which games count."""

    live: bool = Field(False, description="As if all games ended now.")


class TableLine(BaseModel):
    """A line of a standing; totals are exact, as fractions."""

    rank: int
    registration_id: int
    name: str
    total: str
    games: int
    counted: list[str]
    topped: int
    centres: int


class TeamLine(BaseModel):
    """A team: what its players have together."""

    rank: int
    name: str
    total: str


class BestOfRole(BaseModel):
    """Who did best as a role."""

    role: str
    registration_id: int
    name: str
    points: str
    round: int
    table: int


class TableStanding(BaseModel):
    """The standing of a tournament at tables."""

    scoring: str
    lines: list[TableLine]
    teams: list[TeamLine]
    best_of_roles: list[BestOfRole]


def _table_as_json(seen: TableSeen) -> TableOne:
    listed = table_as_json(seen.row, seen.names)
    return TableOne(
        **listed.model_dump(),
        tournament_id=seen.tournament.id,
        round=seen.row.paired.number,
        all_centres=seen.settings.centres if seen.settings.scores_centres else 0,
        next_year=max(seen.years, default=seen.settings.first_year - 1) + 1,
        scoring=seen.settings.scoring,
        conceded_to=seen.row.table.conceded_to,
        years=seen.years,
        votes=[
            VoteSeen(role=role, proposal=proposal, agrees=agrees)
            for role, proposal, agrees in seen.votes
        ],
        on_platform=seen.game is not None,
        game_id=seen.game.game_id if seen.game else None,
    )


def _standing_as_json(found: StandingOfTables) -> TableStanding:
    lines = [
        TableLine(
            rank=line.rank,
            registration_id=line.number,
            name=found.names[line.number].name,
            total=str(line.total),
            games=line.games,
            counted=[str(points) for points in line.counted],
            topped=line.topped,
            centres=line.centres,
        )
        for line in found.lines
    ]
    best = [
        BestOfRole(
            role=role,
            registration_id=seat.player,
            name=found.names[seat.player].name,
            points=str(seat.points),
            round=seat.round,
            table=seat.table,
        )
        for role, seats in found.best.items()
        for seat in seats
    ]
    teams = [
        TeamLine(rank=line.rank, name=name, total=str(line.total)) for name, line in found.teams
    ]
    return TableStanding(
        scoring=found.settings.scoring, lines=lines, teams=teams, best_of_roles=best
    )


class SeatedTables(Resource):
    @anyone(code=True)
    @answers(200, TableOne, conditional=True)
    def get(self, caller: Caller, table_id: int) -> TableOne:
        """Read a table: seats, years and votes."""
        return _table_as_json(see_table(caller, table_id))


class TableYears(Resource):
    @staff
    @accepts(YearEntered)
    @answers(200, Done)
    def put(self, caller: Caller, table_id: int, sent: YearEntered) -> Done:
        """Enter the centres of a year; for the staff, the table's players and the code."""
        enter_year(caller, table_id, sent.year, sent.centres, sent.version)
        return Done(msg=f"The centres of {sent.year} were entered")


class TablePoints(Resource):
    @staff
    @accepts(PointsEntered)
    @answers(200, Done)
    def put(self, caller: Caller, table_id: int, sent: PointsEntered) -> Done:
        """Enter the points of a game that is not counted by centres."""
        points = {role: Fraction(text) for role, text in sent.points.items()}
        enter_points(caller, table_id, points, sent.finished, sent.version)
        return Done(msg="The points were entered")


class TableVotes(Resource):
    @staff
    @accepts(VoteCast)
    @answers(200, Done)
    def put(self, caller: Caller, table_id: int, sent: VoteCast) -> Done:
        """Vote for a draw, or for leaving the game to one; it ends when all alive agree."""
        ended = vote(caller, table_id, sent.role, sent.proposal, sent.agrees, sent.version)
        return Done(msg="The game is over" if ended else "The vote was noted")


class TableEnds(Resource):
    @member(scope=ORGANISE)
    @accepts(GameEnd)
    @answers(200, Done)
    def put(self, caller: Member, table_id: int, sent: GameEnd) -> Done:
        """End a game as it stands, or open it again; for arbiters."""
        finish_table(caller, table_id, sent.finished, sent.version)
        return Done(msg="The game is over" if sent.finished else "The game goes on")


class TableStandings(Resource):
    @anyone(code=True)
    @accepts(WhichTables)
    @answers(200, TableStanding, conditional=True)
    def get(self, caller: Caller, tournament_id: int, which: WhichTables) -> TableStanding:
        """Read the standing: players, teams, and the best of each role."""
        return _standing_as_json(standing_of_tables(caller, tournament_id, live=which.live))
