"""What screens are made from: the heads of their tournaments and what goes with each."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from web import api
from web.pages.tournaments.heads import Head, ask_for_head


@dataclass(frozen=True)
class Loaded:
    """A tournament with what a screen shows of it: its round, results, or a list."""

    head: Head
    found: dict[str, Any]

    @property
    def shown_round(self) -> int | None:
        """The first with a result missing, else the last: what the hall is busy with."""
        return shown_round(self.head)


def shown_round(head: Head) -> int | None:
    known = [each["number"] for each in head.rounds if each["status"] != "draft"]
    return head.playing or (known[-1] if known else None)


Wanted = dict[str, api.Ask]


def load(ids: tuple[int, ...], what: Callable[[Head], Wanted]) -> list[Loaded]:
    """Heads at once, then for each of them what is wanted, at once again."""
    heads = [Head(each) for each in _gather({str(one): ask_for_head(one) for one in ids}).values()]
    wanted = {
        f"{n} {name}": ask for n, head in enumerate(heads) for name, ask in what(head).items()
    }
    found = _gather(wanted)
    return [
        Loaded(head, {name: found.get(f"{n} {name}") for name in ("round", "results", "listed")})
        for n, head in enumerate(heads)
    ]


def _gather(asks: Wanted) -> dict[str, Any]:
    answers = api.gather(**asks)
    for refusal in answers.refusals.values():
        raise refusal
    return answers.found


def round_of(head: Head) -> Wanted:
    number = shown_round(head)
    path = f"/tournament-rounds/{head.tournament['id']}/{number}"
    return {"round": api.ask("tournaments", path)} if number else {}


def results_of(head: Head) -> Wanted:
    """The round for the names, the history for the hours."""
    number, path = shown_round(head), f"/tournament-results/{head.tournament['id']}"
    asked = {"results": api.ask("tournaments", path, round=number, limit=2000)} if number else {}
    return round_of(head) | asked


def standing_of(head: Head) -> Wanted:
    return {"listed": api.ask("tournaments", f"/tournament-standings/{head.tournament['id']}")}


def crosstable_of(head: Head) -> Wanted:
    return {"listed": api.ask("tournaments", f"/tournament-crosstables/{head.tournament['id']}")}


def players_of(head: Head) -> Wanted:
    path = f"/tournament-registrations/{head.tournament['id']}"
    return {"listed": api.ask("tournaments", path, limit=2000)}
