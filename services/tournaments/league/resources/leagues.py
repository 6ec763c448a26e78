"""/leagues and /league-staff: leagues and who works for them."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.actions.manage_league import (
    appoint,
    change_league,
    dismiss,
    found_league,
)
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.resources.parameters import (
    FromRow,
    Identifier,
    Name,
)
from services.tournaments.league.store import leagues as store
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.database import reading
from shared.members import member_called
from shared.parameters import Pseudo
from shared.peers import Done


class NewLeague(Arguments):
    """A league and the rules its games are counted by."""

    name: Name
    rule_set_id: Identifier = Field(1, description="The rule set; 1 is the M-League's.")


class LeagueChange(Arguments):
    """A new name."""

    name: Name


class LeagueSeen(FromRow):
    """A league."""

    id: int
    name: str
    rule_set_id: int
    created_at: datetime


class LeagueList(BaseModel):
    """All leagues."""

    leagues: list[LeagueSeen]


class LeagueAppointment(Arguments):
    """A member and what he may do."""

    pseudo: Pseudo
    role: Role = Field(examples=["scorer"], description="scorer or organiser.")


class LeagueStaffSeen(FromRow):
    """One of the staff of a league."""

    player_id: int
    pseudo: str
    role: Role


class LeagueStaffList(BaseModel):
    """Everybody who works for a league."""

    staff: list[LeagueStaffSeen]


class Leagues(Resource):
    @answers(200, LeagueList)
    def get(self) -> LeagueList:
        """List the leagues."""
        with reading() as session:
            rows = store.leagues(session)
        return LeagueList(leagues=LeagueSeen.list_of(rows))

    @member(scope=ORGANISE, confirmed=True)
    @accepts(NewLeague)
    @answers(201, LeagueSeen)
    def post(self, caller: Member, new: NewLeague) -> LeagueSeen:
        """Found a league; the founder is its first organiser."""
        return LeagueSeen.model_validate(found_league(new.name, new.rule_set_id, caller))


class OneLeague(Resource):
    @answers(200, LeagueSeen)
    def get(self, league_id: int) -> LeagueSeen:
        """Read a league."""
        with reading() as session:
            return LeagueSeen.model_validate(store.league(session, league_id))

    @member(scope=ORGANISE)
    @accepts(LeagueChange)
    @answers(200, LeagueSeen)
    def put(self, caller: Member, league_id: int, change: LeagueChange) -> LeagueSeen:
        """Rename a league."""
        return LeagueSeen.model_validate(change_league(league_id, caller, change.name))


class LeagueStaffs(Resource):
    @answers(200, LeagueStaffList)
    def get(self, league_id: int) -> LeagueStaffList:
        """List the staff of a league."""
        with reading() as session:
            store.league(session, league_id)
            rows = store.staff(session, league_id)
        return LeagueStaffList(staff=LeagueStaffSeen.list_of(rows))

    @member(scope=ORGANISE)
    @accepts(LeagueAppointment)
    @answers(201, Done)
    def post(self, caller: Member, league_id: int, appointment: LeagueAppointment) -> Done:
        """Give a member a role, or another one."""
        appointed = member_called(appointment.pseudo)
        appoint(league_id, caller, appointed, appointment.role)
        return Done(msg=f"{appointed.pseudo} is now {appointment.role.value}")


class LeagueStaffMember(Resource):
    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, league_id: int, player_id: int) -> Done:
        """Take a role away; one's own at any time, except the last organiser's."""
        dismiss(league_id, caller, player_id)
        return Done(msg="The role was taken away")
