"""One agenda over all games: every service is asked at once, and who does not answer is named."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

from services.players import peers
from services.players.domain.agenda import by_urgency
from shared import clock
from shared.agenda import AgendaItem
from shared.errors import Refusal
from shared.languages import Language

ASKED_AT_ONCE = 16


@dataclass(frozen=True)
class Agenda:
    items: list[AgendaItem]
    silent: list[str]  # services that did not answer in time


def gather_agenda(player_id: int, language: Language) -> Agenda:
    """As long as the slowest service takes, and peers wait for none longer than they say."""
    asked = {
        name: _threads().submit(peers.agenda_items, name, player_id, language)
        for name in peers.WITH_AGENDA
    }
    items: list[AgendaItem] = []
    silent = []
    for name, future in asked.items():
        try:
            items += future.result()
        except Refusal:
            silent.append(name)
    return Agenda(by_urgency(items, clock.now()), silent)


@cache
def _threads() -> ThreadPoolExecutor:
    """Made in the worker, after it was forked."""
    return ThreadPoolExecutor(ASKED_AT_ONCE, "agenda")
