"""/event-staff and /event-connections: who works at an event, and its outside accounts."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.hall import store
from services.tournaments.hall.access import require_role
from services.tournaments.hall.actions.manage_event import (
    add_connection,
    change_connection,
    dismiss,
    remove_connection,
    set_staff,
)
from services.tournaments.hall.domain.rights import Role
from services.tournaments.hall.resources.parameters import UniqueId
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.database import reading
from shared.members import member_called
from shared.parameters import Pseudo
from shared.peers import Done


class Appointment(Arguments):
    """A member and what he may do."""

    pseudo: Pseudo
    role: Role = Field(examples=["arbiter"], description="From spectator to organiser.")


class StaffSeen(BaseModel):
    """One of the staff."""

    player_id: int
    pseudo: str
    role: Role


class StaffList(BaseModel):
    """Everybody who works at an event."""

    staff: list[StaffSeen]


class NewConnection(Arguments):
    """An account on a registration platform."""

    uniq_id: UniqueId
    user_id: str = Field(
        min_length=1, max_length=100, examples=["arbiter"], description="The account there."
    )
    password: str = Field(
        min_length=1, max_length=100, examples=["secret"], description="Its password; never shown."
    )
    platform_event_id: str = Field(
        min_length=1, max_length=100, examples=["60432"], description="The event there."
    )


class ConnectionChanges(Arguments):
    """What is left out stays, the password too."""

    uniq_id: UniqueId | None = None
    user_id: str | None = Field(
        None, min_length=1, max_length=100, examples=["arbiter"], description="The account there."
    )
    password: str | None = Field(
        None, min_length=1, max_length=100, description="Its password; never shown."
    )
    platform_event_id: str | None = Field(
        None, min_length=1, max_length=100, examples=["60432"], description="The event there."
    )


class ConnectionSeen(BaseModel):
    """A connection without its password."""

    id: int
    uniq_id: str
    user_id: str
    platform_event_id: str


class ConnectionList(BaseModel):
    """The connections of an event."""

    connections: list[ConnectionSeen]


class EventStaff(Resource):
    @member
    @answers(200, StaffList)
    def get(self, caller: Member, uniq_id: str) -> StaffList:
        """List the staff; only the staff may."""
        with reading() as session:
            event = store.event(session, uniq_id)
            require_role(session, event, caller, Role.SPECTATOR)
            rows = store.staff(session, event.id)
        return StaffList.model_validate({"staff": rows}, from_attributes=True)

    @member(scope=ORGANISE)
    @accepts(Appointment)
    @answers(201, Done)
    def post(self, caller: Member, uniq_id: str, appointment: Appointment) -> Done:
        """Give a member a role, or another one."""
        appointed = member_called(appointment.pseudo)
        set_staff(caller, uniq_id, appointed.player_id, appointed.pseudo, appointment.role)
        return Done(msg=f"{appointed.pseudo} is now {appointment.role.value}")


class EventStaffMember(Resource):
    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, uniq_id: str, player_id: int) -> Done:
        """Take a role away; one's own at any time, except the last organiser's."""
        dismiss(caller, uniq_id, player_id)
        return Done(msg="The role was taken away")


class EventConnections(Resource):
    @member
    @answers(200, ConnectionList)
    def get(self, caller: Member, uniq_id: str) -> ConnectionList:
        """List the connections to registration platforms."""
        with reading() as session:
            event = store.event(session, uniq_id)
            require_role(session, event, caller, Role.ARBITER)
            rows = store.connections(session, event.id)
        return ConnectionList.model_validate({"connections": rows}, from_attributes=True)

    @member(scope=ORGANISE)
    @accepts(NewConnection)
    @answers(201, ConnectionSeen)
    def post(self, caller: Member, uniq_id: str, new: NewConnection) -> ConnectionSeen:
        """Add a connection."""
        made = add_connection(caller, uniq_id, new.model_dump())
        return ConnectionSeen.model_validate(made, from_attributes=True)


class EventConnection(Resource):
    @member(scope=ORGANISE)
    @accepts(ConnectionChanges)
    @answers(200, ConnectionSeen)
    def put(
        self, caller: Member, uniq_id: str, connection: str, changes: ConnectionChanges
    ) -> ConnectionSeen:
        """Change a connection; tournaments that use it go on doing so."""
        given = changes.model_dump(exclude_none=True)
        changed = change_connection(caller, uniq_id, connection, given)
        return ConnectionSeen.model_validate(changed, from_attributes=True)

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, uniq_id: str, connection: str) -> Done:
        """Remove a connection."""
        remove_connection(caller, uniq_id, connection)
        return Done(msg="The connection was removed")
