"""/game-incidents, /game-logins: what a master looks at when somebody does not play."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy import peers
from services.games.diplomacy.actions.check_rights import require_master
from services.games.diplomacy.actions.excuse_incident import excuse_incident, incidents_for
from services.games.diplomacy.domain.incidents import Kind
from services.games.diplomacy.domain.seats import players_seats
from services.games.diplomacy.resources.arguments import Reason
from services.games.diplomacy.store import games, seats
from shared.arguments import accepts, answers
from shared.callers import ORGANISE, Member, Presented, member
from shared.database import reading
from shared.peers import Done


class IncidentTold(BaseModel):
    """A delay, a turn played by default, or a dropout; the player is null where one may not know
    him, the advancement for a dropout."""

    incident: str = Field(examples=["turn-0-3"])
    kind: Kind
    role: int
    player_id: int | None
    advancement: int | None
    time_stamp: int
    hours_late: float
    excused: bool


class IncidentsTold(BaseModel):
    """The first one first."""

    incidents: list[IncidentTold]


class Excuse(Presented):
    """Which incident is excused, and why."""

    incident: str = Field(
        max_length=40, examples=["turn-0-3"], description="Its name, as the list tells it."
    )
    excused: bool = Field(True, description="Whether it is excused, or not any more (0 or 1).")
    reason: Reason


class PlayerLogin(BaseModel):
    """When the player of a role last logged in; null: never, or not a member any more."""

    role: int
    player_id: int
    last_login: datetime | None


class PlayerLogins(BaseModel):
    """Of all who play, by role."""

    logins: list[PlayerLogin]


def incidents_told(game_id: int, player_id: int) -> list[IncidentTold]:
    found, tells_players = incidents_for(game_id, player_id)
    return [
        IncidentTold(
            incident=one.name,
            kind=one.kind,
            role=one.role,
            player_id=one.player_id if tells_players else None,
            advancement=one.advancement,
            time_stamp=int(one.happened_at.timestamp()),
            hours_late=round(one.hours_late, 2),
            excused=one.excused,
        )
        for one in found
    ]


class GameIncidents(Resource):
    @member
    @accepts(Presented)
    @answers(200, IncidentsTold)
    def get(self, caller: Member, game_id: int, _sent: Presented) -> IncidentsTold:
        """See delays, disorders and dropouts; for those who are in the game."""
        return IncidentsTold(incidents=incidents_told(game_id, caller.player_id))

    @member(scope=ORGANISE)
    @accepts(Excuse)
    @answers(200, Done)
    def put(self, caller: Member, game_id: int, sent: Excuse) -> Done:
        """Excuse an incident, or take that back: an excused one takes no reliability; for the
        master."""
        excuse_incident(game_id, sent.incident, sent.excused, sent.reason, caller.player_id)
        return Done(msg="Ok incident excused" if sent.excused else "Ok excuse taken back")


class GameLogins(Resource):
    @member
    @accepts(Presented)
    @answers(200, PlayerLogins)
    def get(self, caller: Member, game_id: int, _sent: Presented) -> PlayerLogins:
        """See when each player last logged in; for the master."""
        with reading() as session:
            require_master(session, games.game(session, game_id), caller.player_id)
            playing = players_seats(seats.seats_of(session, game_id))
        ids = {seat.player_id for seat in playing}
        moments = peers.last_logins_of(ids) if ids else {}
        return PlayerLogins(
            logins=[
                PlayerLogin(
                    role=seat.role,
                    player_id=seat.player_id,
                    last_login=moments.get(seat.player_id),
                )
                for seat in sorted(playing, key=lambda seat: seat.role)
            ]
        )
