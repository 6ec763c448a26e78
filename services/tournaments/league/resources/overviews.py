"""/league-overviews: what every page of a league needs, at once."""

from flask_restful import Resource
from pydantic import BaseModel

from services.tournaments.league.resources.leagues import LeagueSeen, LeagueStaffSeen
from services.tournaments.league.resources.memberships import MembershipSeen
from services.tournaments.league.resources.people import LeaguePlayerSeen, TeamSeen
from services.tournaments.league.resources.rule_sets import RuleSetSeen
from services.tournaments.league.resources.seasons import SeasonSeen
from services.tournaments.league.store import leagues, people
from shared.arguments import answers
from shared.database import reading


class LeagueOverview(BaseModel):
    """A league with its rules, stages, people and staff."""

    league: LeagueSeen
    rules: RuleSetSeen
    seasons: list[SeasonSeen]
    teams: list[TeamSeen]
    players: list[LeaguePlayerSeen]
    memberships: list[MembershipSeen]
    staff: list[LeagueStaffSeen]


class LeagueOverviews(Resource):
    @answers(200, LeagueOverview)
    def get(self, league_id: int) -> LeagueOverview:
        """Read a league with everything but its games."""
        with reading() as session:
            league = leagues.league(session, league_id)
            return LeagueOverview(
                league=LeagueSeen.model_validate(league),
                rules=RuleSetSeen.of(leagues.rule_row(session, league.rule_set_id)),
                seasons=SeasonSeen.list_of(leagues.seasons(session, league_id)),
                teams=TeamSeen.list_of(people.teams(session, league_id)),
                players=LeaguePlayerSeen.list_of(people.players(session, league_id, None, None)),
                memberships=MembershipSeen.list_of(
                    people.memberships(session, league_id, None, None, None)
                ),
                staff=LeagueStaffSeen.list_of(leagues.staff(session, league_id)),
            )
