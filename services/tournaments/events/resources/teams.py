"""/tournament-teams: the teams of a tournament and who plays for them."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.events import access, store
from services.tournaments.events.access import EventIsPrivate, NobodyIsKnown, NotOnTheStaff
from services.tournaments.events.actions.form_teams import (
    NotTheirTeam,
    TeamSheet,
    form_teams,
)
from services.tournaments.events.actions.manage_tournament import TournamentHasStarted
from services.tournaments.events.resources.actors import anybody, member
from services.tournaments.events.store import NoSuchTournament
from shared.arguments import Arguments, JsonText, accepts, answers, refuses
from shared.auth import authenticated
from shared.database import reading
from shared.errors import TooMany


class SentTeam(BaseModel):
    """A team and its players, by registration."""

    name: str = Field(min_length=1, max_length=60)
    players: list[int] = Field(max_length=100)


class SentTeams(Arguments):
    """All the teams, in seeding order; the list replaces the one before."""

    teams: JsonText[list[SentTeam]] = Field(
        max_length=500, examples=[[{"name": "Rooks", "players": [1, 2]}]],
        description="Teams from the first seed down.",
    )  # fmt: skip


class TeamSeen(BaseModel):
    """A team; its players come to the boards in the order of their start numbers."""

    number: int
    name: str
    players: list[int]


class TeamList(BaseModel):
    """The teams of a tournament."""

    teams: list[TeamSeen]


class TournamentTeams(Resource):
    @answers(200, TeamList, conditional=True)
    @refuses(NoSuchTournament, EventIsPrivate, NobodyIsKnown, TooMany)
    def get(self, tournament_id: int) -> TeamList:
        """List the teams."""
        actor = anybody()
        with reading() as session:
            _, event = store.tournament(session, tournament_id)
            access.require_visible(session, event, actor)
            rows = store.registrations(session, tournament_id)
            teams = store.teams(session, tournament_id)
        return TeamList(
            teams=[
                TeamSeen(
                    number=team.number,
                    name=team.name,
                    players=[row.id for row in rows if row.team_id == team.id],
                )
                for team in teams
            ]
        )

    @authenticated
    @accepts(SentTeams)
    @answers(200, TeamList)
    @refuses(NoSuchTournament, NotOnTheStaff, NotTheirTeam, TournamentHasStarted)
    def put(self, tournament_id: int, sent: SentTeams) -> TeamList:
        """Form the teams."""
        sheets = [TeamSheet(team.name, tuple(team.players)) for team in sent.teams]
        form_teams(member(), tournament_id, sheets)
        return TeamList(
            teams=[
                TeamSeen(number=number, name=team.name, players=team.players)
                for number, team in enumerate(sent.teams, start=1)
            ]
        )
