"""How the tournaments service renames, forgets and exports members: all its areas together."""

from services.tournaments.entries.personal import HOLDINGS as ENTRIES
from services.tournaments.exchange.personal import HOLDINGS as EXCHANGE
from services.tournaments.hall.personal import HOLDINGS as HALL
from services.tournaments.ladders.actions.climb import leave_ladders
from services.tournaments.ladders.personal import HOLDINGS as LADDERS
from services.tournaments.league.personal import HOLDINGS as LEAGUE
from services.tournaments.notices.personal import HOLDINGS as NOTICES
from services.tournaments.online.personal import HOLDINGS as ONLINE
from services.tournaments.rounds.actions.leave import leave_tournaments, running_rounds
from services.tournaments.rounds.personal import HOLDINGS as ROUNDS
from services.tournaments.seatings.personal import HOLDINGS as SEATINGS
from shared.database import Session
from shared.personal import resources
from shared.personal.abuse import REPORTS_OF_NAMED
from shared.personal.mail_requests import MAIL_REQUESTS
from shared.personal.places import Person
from shared.personal.streams import STREAMS
from shared.personal.tries import TRIES

HOLDINGS = (
    HALL
    + ENTRIES
    + ROUNDS
    + EXCHANGE
    + SEATINGS
    + ONLINE
    + NOTICES
    + LEAGUE
    + LADDERS
    + REPORTS_OF_NAMED
    + MAIL_REQUESTS
    + TRIES
    + STREAMS
)


class PlayerRenames(resources.PlayerRenames):
    holdings = HOLDINGS


class PlayerDepartures(resources.PlayerDepartures):
    holdings = HOLDINGS

    def running(self, session: Session, player_id: int) -> list[str]:
        return running_rounds(session, player_id)

    def withdraw(self, person: Person) -> None:
        leave_tournaments(person.player_id, person.former_name)
        leave_ladders(person.player_id)


class PlayerExports(resources.PlayerExports):
    holdings = HOLDINGS


ROUTES = resources.routes(PlayerRenames, PlayerDepartures, PlayerExports)
