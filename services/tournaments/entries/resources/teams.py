"""/tournament-teams: the teams of a tournament and who plays for them."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.access import find_visible
from services.tournaments.entries.actions.form_teams import TeamSheet, form_teams, set_line_up
from services.tournaments.entries.store import registrations, teams, tournaments
from services.tournaments.hall.access import require_role
from services.tournaments.hall.domain.rights import Role
from services.tournaments.hall.resources.parameters import Name
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member
from shared.database import reading
from shared.peers import Done


class SentTeam(BaseModel):
    """A team and its players, by registration."""

    name: Name = Field(max_length=60)
    players: list[int] = Field(max_length=100)


class SentTeams(Arguments):
    """All the teams, in seeding order; the list replaces the one before."""

    teams: JsonText[list[SentTeam]] = Field(
        max_length=500,
        examples=[[{"name": "Rooks", "players": [1, 2]}]],
        description="Teams from the first seed down.",
    )


class TeamSeen(BaseModel):
    """A team; its players come to the boards in the order of their start numbers."""

    number: int
    name: str
    players: list[int]
    names: dict[int, str]


class TeamList(BaseModel):
    """The teams of a tournament."""

    teams: list[TeamSeen]


class SentLineUp(Arguments):
    """Who plays for a team, from the first board down."""

    players: JsonText[list[int | None]] = Field(
        max_length=50,
        examples=[[1, None, 2]],
        description="Registrations; null leaves a board empty, no players: as the team is listed.",
    )


class LineUpSeen(BaseModel):
    """A line-up handed in for a round."""

    round: int
    team: int
    team_name: str
    players: list[int | None]
    names: dict[int, str]


class LineUpList(BaseModel):
    """The line-ups that differ from the lists of the teams."""

    line_ups: list[LineUpSeen]


def _team(number: int, name: str, names: dict[int, str]) -> TeamSeen:
    return TeamSeen(number=number, name=name, players=list(names), names=names)


class TournamentTeams(Resource):
    @anyone(code=True)
    @answers(200, TeamList, conditional=True)
    def get(self, caller: Caller, tournament_id: int) -> TeamList:
        """List the teams."""
        with reading() as session:
            find_visible(session, caller, tournament_id)
            entered = registrations.registrations(session, tournament_id)
            found = teams.teams(session, tournament_id)
        numbered = registrations.in_start_order(entered)
        rows = [*numbered, *(row for row in entered if row not in numbered)]
        return TeamList(
            teams=[
                _team(
                    team.number,
                    team.name,
                    {row.id: row.name for row in rows if row.team_id == team.id},
                )
                for team in found
            ]
        )

    @member(scope=ORGANISE)
    @accepts(SentTeams)
    @answers(200, TeamList)
    def put(self, caller: Member, tournament_id: int, sent: SentTeams) -> TeamList:
        """Form the teams."""
        sheets = [TeamSheet(team.name, tuple(team.players)) for team in sent.teams]
        form_teams(caller, tournament_id, sheets)
        with reading() as session:
            names = registrations.names(session, tournament_id)
        return TeamList(
            teams=[
                _team(number, team.name, {each: names.get(each, "") for each in team.players})
                for number, team in enumerate(sent.teams, start=1)
            ]
        )


class TournamentLineUps(Resource):
    @member
    @answers(200, LineUpList)
    def get(self, caller: Member, tournament_id: int) -> LineUpList:
        """List the line-ups handed in; only the staff may, for they are secret until shown."""
        with reading() as session:
            _, event = tournaments.tournament(session, tournament_id)
            require_role(session, event, caller, Role.CLERK)
            found = teams.line_ups(session, tournament_id)
            names = registrations.names(session, tournament_id) if found else {}
            team_names = {each.number: each.name for each in teams.teams(session, tournament_id)}
        return LineUpList(
            line_ups=[
                LineUpSeen(
                    round=round_number,
                    team=team,
                    team_name=team_names.get(team, ""),
                    players=players,
                    names={each: names.get(each, "") for each in players if each is not None},
                )
                for (round_number, team), players in found.items()
            ]
        )


class TeamLineUps(Resource):
    @member(scope=ORGANISE)
    @accepts(SentLineUp)
    @answers(200, Done)
    def put(
        self, caller: Member, tournament_id: int, round_number: int, team: int, sent: SentLineUp
    ) -> Done:
        """Hand in who plays for a team in a round; pair the draft again if there is one."""
        set_line_up(caller, tournament_id, round_number, team, sent.players)
        return Done(msg=f"The line-up of team {team} for round {round_number} is kept")
