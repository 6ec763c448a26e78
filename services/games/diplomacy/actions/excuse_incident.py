"""Incidents of a game are read by those in it; its master may excuse one, or take that back."""

from services.games.diplomacy.actions.check_rights import require_master
from services.games.diplomacy.actions.tell_acts import Act, mail_act
from services.games.diplomacy.domain.incidents import Incident
from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.secrecy import hides_players
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import NoSuchIncident, NotInCharge
from services.games.diplomacy.store import events, games, incidents, seats
from shared.database import reading, writing


def incidents_for(game_id: int, player_id: int) -> tuple[list[Incident], bool]:
    """Those the player may know of, and whether he may know whose they are.

    In the fog that somebody had to retreat is his own to know."""
    with reading() as session:
        game = games.game(session, game_id)
        own = seats.roles_of_player(session, game_id, player_id)
        if not own:
            raise NotInCharge
        found = incidents.incidents_in(session, game_id)
    if MASTER in own:
        return found, True
    if game.fog and game.current_state != State.STOPPED:
        found = [incident for incident in found if incident.role in own]
    return found, not hides_players(game.anonymous, game.current_state)


def excuse_incident(game_id: int, name: str, excused: bool, reason: str, by: int) -> None:
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        incident = next(
            (one for one in incidents.incidents_in(session, game_id) if one.name == name), None
        )
        row = incidents.row_of(session, game_id, name)
        if incident is None or row is None:
            raise NoSuchIncident
        row.excused = excused
        event = events.record(
            session,
            game,
            Act.EXCUSED.value,
            incident.role if game.fog else None,
            incident=name,
            excused=excused,
            reason=reason,
        )
        if incident.player_id is not None:
            mail_act(
                session,
                game,
                Act.EXCUSED,
                event,
                [incident.player_id],
                excused=excused,
                reason=reason,
            )
