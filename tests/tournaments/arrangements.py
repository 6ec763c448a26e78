"""Events, tournaments and players that tests arrange over HTTP."""

import itertools
from dataclasses import dataclass
from typing import Any

from tests.api import Api
from tests.factories import Member

_numbers = itertools.count(1)


@dataclass(frozen=True)
class Hall:
    """One tournament and the organiser who runs it."""

    api: Api
    organiser: Member
    event: str
    tournament: int

    def get(self, path: str, **sent: Any):
        return self.api.get("tournaments", path, **sent)

    def ask(self, verb: str, path: str, **sent: Any):
        sent.setdefault("token", self.organiser.token)
        return self.api.call(verb, "tournaments", path, **sent)

    def done(self, verb: str, path: str, **sent: Any) -> Any:
        answer = self.ask(verb, path, **sent)
        assert answer.ok, f"{verb} {path}: {answer.status_code} {answer.text[:300]}"
        return answer.json()

    def register(self, count: int, *, best: int = 2400, **more: Any) -> list[int]:
        """So many guests, each ten points weaker than the one before."""
        path = f"/tournament-registrations/{self.tournament}"
        return [
            self.done(
                "POST", path, json={"name": f"Player {n:03}", "rating": best - 10 * n, **more}
            )["id"]
            for n in range(1, count + 1)
        ]

    def pair(self, **order: Any) -> dict:
        return self.done("POST", f"/tournament-rounds/{self.tournament}", json=order)

    def publish(self, number: int) -> None:
        self._set(number, "published")

    def close(self, number: int) -> None:
        self._set(number, "closed")

    def _set(self, number: int, status: str) -> None:
        path = f"/tournament-rounds/{self.tournament}/{number}"
        self.done("PUT", path, json={"status": status})

    def round(self, number: int) -> dict:
        return self.done("GET", f"/tournament-rounds/{self.tournament}/{number}")

    def enter(self, number: int, board: int, result: int, **sent: Any):
        path = f"/board-results/{self.tournament}/{number}/{board}"
        body = {"result": result, **sent.pop("body", {})}
        return self.ask("PUT", path, json=body, **sent)

    def play(self, number: int, result_of=lambda board: 3) -> None:
        """Pair, publish, enter every result, close."""
        self.pair()
        self.publish(number)
        open_boards = [board for board in self.round(number)["boards"] if board["result"] == 0]
        sheet = [
            {"board": board["board"], "result": result_of(board), "version": board["version"]}
            for board in open_boards
        ]
        path = f"/round-results/{self.tournament}/{number}"
        if sheet:
            self.done("PUT", path, json={"results": sheet})
        self.close(number)

    def standing(self, **asked: Any) -> dict:
        path = f"/tournament-standings/{self.tournament}"
        return self.done("GET", path, params=asked)


def an_event(api: Api, organiser: Member, **more: Any) -> str:
    uniq_id = more.pop("uniq_id", None) or f"{organiser.pseudo}-{next(_numbers)}"
    answer = api.post(
        "tournaments",
        "/events",
        token=organiser.token,
        json={
            "uniq_id": uniq_id,
            "name": "Open of the Harbour",
            "start": "2026-07-01T09:00:00Z",
            "stop": "2026-07-09T20:00:00Z",
            "public": True,
            **more,
        },
    )
    assert answer.status_code == 201, answer.text
    return uniq_id


def a_hall(api: Api, organiser: Member, *, event: dict | None = None, **more: Any) -> Hall:
    uniq_id = an_event(api, organiser, **(event or {}))
    answer = api.post(
        "tournaments",
        f"/event-tournaments/{uniq_id}",
        token=organiser.token,
        json={"uniq_id": "main", "name": "Main tournament", **more},
    )
    assert answer.status_code == 201, answer.text
    return Hall(api, organiser, uniq_id, answer.json()["id"])
