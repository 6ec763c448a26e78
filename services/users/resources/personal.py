"""How users renames, forgets and exports members; the account itself has its own addresses."""

from services.users import audit
from services.users.personal import HOLDINGS
from shared.personal import resources
from shared.personal.exports import Rows
from shared.personal.places import Person


class PlayerRenames(resources.PlayerRenames):
    holdings = HOLDINGS

    def clean_up(self, person: Person, new_pseudo: str) -> None:
        audit.rename(person.pseudo, new_pseudo)


class PlayerDepartures(resources.PlayerDepartures):
    holdings = HOLDINGS

    def clean_up(self, person: Person) -> None:
        audit.rename(person.pseudo, person.former_name)


class PlayerExports(resources.PlayerExports):
    holdings = HOLDINGS

    def beside(self, person: Person) -> dict[str, Rows]:
        return {"audit": audit.lines_about(person.pseudo)}


ROUTES = resources.routes(PlayerRenames, PlayerDepartures, PlayerExports)
