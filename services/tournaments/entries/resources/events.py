"""/events/<uniq_id>: an event, which can be deleted while none of its tournaments is running."""

from services.tournaments.entries.actions.manage_tournament import require_no_running_tournament
from services.tournaments.hall.actions.manage_event import delete_event
from services.tournaments.hall.resources.events import EventOne
from shared.arguments import answers
from shared.callers import ORGANISE, Member, member
from shared.peers import Done


class EventOfTournaments(EventOne):
    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, uniq_id: str) -> Done:
        """Delete an event with everything in it, unless a tournament with results is running."""
        delete_event(caller, uniq_id, require_no_running_tournament)
        return Done(msg="The event was deleted")
