"""A chess club's Keizer in its sixth round, and an open of forty in the hall."""

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from deploy.demo.client import Api, Member

BLACK_WINS, DRAW, WHITE_WINS = 1, 2, 3
SEED = 64
TABLET_CODE = "roque"  # (printed with the addresses)
CLUBS = ("Tour du port", "Cavalier noir", "Échiquier lillois", "Schachfreunde Trier")


class Tournament:
    """One tournament of an event, run by its arbiter; results fall by strength and luck."""

    def __init__(self, api: Api, arbiter: Member, event: str, **fields: Any):
        self.api, self.arbiter, self.event = api, arbiter, event
        made = api.post("tournaments", f"/event-tournaments/{event}", arbiter, **fields)
        self.number = made["id"]
        self.luck = random.Random(SEED)
        self.strengths: dict[int, int] = {}

    def enter(self, members: Sequence[Member], best: int) -> None:
        """From the strongest down; every seventh has no rating yet."""
        path = f"/tournament-registrations/{self.number}"
        for place, member in enumerate(members):
            rating = 0 if place % 7 == 6 else best - 17 * place
            entry = self.api.post(
                "tournaments",
                path,
                self.arbiter,
                pseudo=member.pseudo,
                name=member.full_name,
                rating=rating,
                federation=member.country,
                club=CLUBS[place % len(CLUBS)],
                fee=2000,
                paid=2000 if place % 3 else 0,
            )
            self.strengths[entry["id"]] = rating or 1400

    def check_in(self, absent: int) -> None:
        for entry in list(self.strengths)[absent:]:
            path = f"/registration-check-ins/{entry}"
            self.api.put("tournaments", path, self.arbiter, checked_in=True)

    def play(self, rounds: int) -> None:
        for number in range(1, rounds + 1):
            self.begin(number)
            self.end(number)

    def begin(self, number: int) -> None:
        self.api.post("tournaments", f"/tournament-rounds/{self.number}", self.arbiter)
        self._set(number, "published")

    def end(self, number: int, share: float = 1.0) -> None:
        """Results of so many of the boards; a round with all of them is closed."""
        boards = [board for board in self._boards(number) if board["result"] == 0]
        chosen = boards[: round(len(boards) * share)]
        results = [
            {"board": board["board"], "result": self._result(board), "version": board["version"]}
            for board in chosen
        ]
        path = f"/round-results/{self.number}/{number}"
        self.api.put("tournaments", path, self.arbiter, results=results)
        if len(chosen) == len(boards):
            self._set(number, "closed")

    def _boards(self, number: int) -> list[dict[str, Any]]:
        path = f"/tournament-rounds/{self.number}/{number}"
        return self.api.get("tournaments", path, self.arbiter)["boards"]

    def _set(self, number: int, status: str) -> None:
        path = f"/tournament-rounds/{self.number}/{number}"
        self.api.put("tournaments", path, self.arbiter, status=status)

    def _result(self, board: dict[str, Any]) -> int:
        ahead = self._strength(board["white"]) - self._strength(board["black"])
        drawn = self.luck.gauss(ahead + 30, 250)
        return WHITE_WINS if drawn > 110 else BLACK_WINS if drawn < -110 else DRAW

    def _strength(self, side: dict[str, Any]) -> int:
        return self.strengths[side["registration_id"]]


def hold_tournaments(api: Api, members: Sequence[Member], rounds: int) -> dict[str, str]:
    """Where to look, by what is to be seen there."""
    club = make_event(api, members[0], "club", "Club du mardi", days_before=70, days_after=120)
    keizer = Tournament(
        api, members[0], club, uniq_id="keizer", name="Keizer", system="keizer", planned_rounds=20
    )
    keizer.enter(members[:14], 2010)
    keizer.play(rounds)
    keizer.begin(rounds + 1)
    keizer.end(rounds + 1, 0.5)
    open_event = make_event(
        api, members[1], "open", "Open du port", days_before=1, days_after=2, code=TABLET_CODE
    )
    swiss = Tournament(
        api,
        members[1],
        open_event,
        uniq_id="main",
        name="Tournoi principal",
        planned_rounds=7,
        time_control_initial_time=5400,
        time_control_increment=30,
    )
    swiss.enter(members[10:50], 2240)
    swiss.check_in(absent=2)
    swiss.play(min(3, rounds))
    swiss.begin(min(3, rounds) + 1)
    swiss.end(min(3, rounds) + 1, 0.6)
    api.post("tournaments", f"/halls/{open_event}", members[1])
    _announce_round(api, members[1], open_event, min(3, rounds) + 2)
    make_event(api, members[2], "automne", "Rapide d'automne", days_before=-20, days_after=21)
    return {
        "A Keizer competition": f"/tournaments/{keizer.number}",
        "An open Swiss": f"/tournaments/{swiss.number}",
        "Its hall": f"/events/{open_event}/hall",
    }


def _announce_round(api: Api, arbiter: Member, event: str, number: int) -> None:
    """The hall's clock counts down to the next round, which begins within the hour."""
    [timer] = api.get("tournaments", f"/halls/{event}", arbiter)["setup"]["timers"]
    begins = datetime.now(ZoneInfo(timer["zone"])) + timedelta(minutes=50)
    hour = {"date_str": f"{begins:%Y-%m-%d}", "time_str": f"{begins:%H:%M}"}
    path = f"/timer-hours/{timer['id']}"
    api.post("tournaments", path, arbiter, uniq_id=str(number), **hour)


def make_event(
    api: Api,
    organiser: Member,
    uniq_id: str,
    name: str,
    *,
    days_before: int,
    days_after: int,
    code: str | None = None,
) -> str:
    """Around today: the demo shows what is going on now, whenever that is."""
    today = datetime.now(UTC).replace(hour=9, minute=0, second=0, microsecond=0)
    sent = {
        "uniq_id": uniq_id,
        "name": name,
        "start": (today - timedelta(days=days_before)).isoformat(),
        "stop": (today + timedelta(days=days_after)).isoformat(),
        "public": True,
        **({"update_password": code} if code else {}),
    }
    return api.post("tournaments", "/events", organiser, **sent)["uniq_id"]
