"""How the games service renames, forgets and exports members: Diplomacy and Go together."""

from services.games.diplomacy.personal import HOLDINGS as DIPLOMACY
from services.games.go.actions.leave import leave_go, running_games
from services.games.go.personal import HOLDINGS as GO
from shared.database import Session
from shared.personal import resources
from shared.personal.abuse import REPORTS_OF_TEXTS
from shared.personal.mail_requests import MAIL_REQUESTS
from shared.personal.places import Person
from shared.personal.streams import STREAMS
from shared.personal.tries import TRIES

HOLDINGS = DIPLOMACY + GO + REPORTS_OF_TEXTS + MAIL_REQUESTS + STREAMS + TRIES


class PlayerRenames(resources.PlayerRenames):
    holdings = HOLDINGS


class PlayerDepartures(resources.PlayerDepartures):
    holdings = HOLDINGS

    def running(self, session: Session, player_id: int) -> list[str]:
        return [f"Go game {game_id}" for game_id in running_games(session, player_id)]

    def withdraw(self, person: Person) -> None:
        leave_go(person.player_id)


class PlayerExports(resources.PlayerExports):
    holdings = HOLDINGS


ROUTES = resources.routes(PlayerRenames, PlayerDepartures, PlayerExports)
