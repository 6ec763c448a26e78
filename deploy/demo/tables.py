"""A tournament of Diplomacy at tables of seven, between two of its rounds."""

import random
import time
from collections.abc import Sequence
from typing import Any

from deploy.demo.client import Api, Member
from deploy.demo.tournaments import Tournament, make_event

POWERS = ("England", "France", "Germany", "Italy", "Austria", "Russia", "Turkey")
CENTRES, MOST_OF_ONE = 34, 17
FIRST_YEAR, YEARS = 1901, 6
SEED = 7
STEPS = 2_000  # a good seating of a few tables, in a second or two
PAUSE_SECONDS = 0.1


class Congress:
    """The rounds of a tournament at tables, and who directs them."""

    def __init__(self, tournament: Tournament):
        self.api, self.director = tournament.api, tournament.arbiter
        self.number = tournament.number
        self.luck = random.Random(SEED)

    def seat(self, rounds: int) -> None:
        """All at once: nobody has a power twice. It takes as many steps however long they take."""
        order = {"rounds": rounds, "seed": SEED, "steps": STEPS, "seconds": 600}
        path = f"/table-rounds/{self.number}"
        job = self.api.post("tournaments", path, self.director, **order)["id"]
        while self._get(f"/seating-jobs/{job}")["status"] not in ("done", "failed"):
            time.sleep(PAUSE_SECONDS)

    def play(self, number: int) -> None:
        path = f"/table-rounds/{self.number}/{number}"
        self._put(path, status="published")
        for table in self._get(path)["tables"]:
            self._play_table(table["id"])
        self._put(path, status="closed")

    def _play_table(self, table: int) -> None:
        """Year by year, until the clock of the hall ends it or one has more than half."""
        for year, centres in enumerate(game_of_years(self.luck), FIRST_YEAR):
            sent = {"year": year, "centres": centres, "version": self._version(table)}
            self._put(f"/table-years/{table}", **sent)
        self._put(f"/table-ends/{table}", finished=True, version=self._version(table))

    def _version(self, table: int) -> int:
        return self._get(f"/seated-tables/{table}")["version"]

    def _get(self, path: str) -> Any:
        return self.api.get("tournaments", path, self.director)

    def _put(self, path: str, **sent: Any) -> None:
        self.api.put("tournaments", path, self.director, **sent)


def game_of_years(luck: random.Random) -> list[dict[str, int]]:
    """Centres at the end of each year: first the neutral ones go, then those of the weak."""
    now = dict.fromkeys(POWERS, 3) | {"Russia": 4}
    found = []
    for _ in range(YEARS):
        for _ in range(6):
            _take_centre(now, luck)
        found.append(dict(now))
    return found


def _take_centre(now: dict[str, int], luck: random.Random) -> None:
    """Who has more takes more easily; nobody gets so far that the game would end."""
    takers = [power for power in POWERS if 0 < now[power] < MOST_OF_ONE]
    taker = luck.choices(takers, [now[power] for power in takers])[0]
    if sum(now.values()) == CENTRES:
        victims = [power for power in POWERS if now[power] and power != taker]
        now[luck.choices(victims, [1 / now[power] for power in victims])[0]] -= 1
    now[taker] += 1


def hold_congress(api: Api, members: Sequence[Member], tables: int) -> dict[str, str]:
    """Where to look: two rounds are played, the third is drawn and not yet shown."""
    director, players = members[3], members[8 : 8 + len(POWERS) * tables]
    event = make_event(api, director, "congres", "Congrès de Lille", days_before=1, days_after=1)
    fields = {"uniq_id": "diplomacy", "name": "Diplomacy à sept", "system": "tables"}
    tournament = Tournament(api, director, event, planned_rounds=3, **fields)
    tournament.enter(players, 1700)
    congress = Congress(tournament)
    congress.seat(rounds=3)
    for number in (1, 2):
        congress.play(number)
    return {"Diplomacy at tables": f"/tournaments/{tournament.number}/tables"}
