"""Tournaments that pages are about."""

from tests.api import Api
from tests.factories import Member
from tests.tournaments.arrangements import Hall, a_hall

NAMES = (
    "Wiśniewska-Kowalczyk, Agnieszka",
    "de La Rochefoucauld-Bayers, Maximilien",
    "Nguyen, Théo",
    "Zając, Piotr",
    "Marchand-Dubreuil, Inès",
    "高橋 直人",
)
RESULTS = (3, 2, 1)


def a_tournament(api: Api, organiser: Member, *, rounds: int = 0, **more) -> Hall:
    """Six players; so many rounds played."""
    event = {"name": "Open d’automne", "start": "2020-01-01T09:00:00Z"}
    event |= {"stop": "2090-01-01T09:00:00Z", **more.pop("event", {})}
    hall = a_hall(api, organiser, event=event, **{"name": "Open principal", **more})
    for place, name in enumerate(NAMES):
        enter(hall, name, rating=2200 - 40 * place)
    for number in range(1, rounds + 1):
        hall.play(number, lambda board: RESULTS[(board["board"] - 1) % 3])
    return hall


def enter(hall: Hall, name: str, **more) -> int:
    path = f"/tournament-registrations/{hall.tournament}"
    return hall.done("POST", path, json={"name": name, **more})["id"]
