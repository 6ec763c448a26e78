"""Listeners of event streams: who is let in, what each of them hears."""

import queue
import threading
from collections import deque
from dataclasses import dataclass, field

from services.games.diplomacy.domain.keys import hash_of
from services.games.diplomacy.domain.streams import SEATS_CHANGED, Happening, hears
from services.games.diplomacy.refusals import TooManyListeners
from services.games.diplomacy.store import events, keys, seats
from shared import clock
from shared.database import reading, writing

MOST_LISTENERS = 2000
# Two transactions may end in another order than they took their numbers: look back a little.
LOOK_BACK = 100


@dataclass(eq=False)
class Listener:
    game_id: int
    roles: frozenset[int]
    since: int  # what happened up to this event is no news to him
    news: queue.SimpleQueue[Happening | None] = field(default_factory=queue.SimpleQueue)


class News:
    """Reads new events once for all listeners and hands each what it may hear."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listeners: set[Listener] = set()
        self._newest: int | None = None
        self._seen: deque[int] = deque(maxlen=2 * LOOK_BACK)

    def add(self, listener: Listener) -> None:
        with self._lock:
            if len(self._listeners) >= MOST_LISTENERS:
                raise TooManyListeners
            self._listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        with self._lock:
            self._listeners.discard(listener)

    def gather(self) -> None:
        with reading() as session:
            if self._newest is None:
                self._newest = events.newest_event(session)
                before = events.happenings_after(session, self._newest - LOOK_BACK)
                self._seen.extend(one.number for one in before)
                return
            found = events.happenings_after(session, self._newest - LOOK_BACK)
        for happening in found:
            if happening.number not in self._seen:
                self._seen.append(happening.number)
                self._newest = max(self._newest, happening.number)
                self._hand_out(happening)

    def _hand_out(self, happening: Happening) -> None:
        with self._lock:
            concerned = [one for one in self._listeners if one.game_id == happening.game_id]
        for listener in concerned:
            if happening.kind in SEATS_CHANGED:
                listener.news.put(None)
            elif happening.number > listener.since and hears(happening, listener.roles):
                listener.news.put(happening)


def admit(game_id: int, ticket: str) -> Listener | None:
    """None when the ticket is not good for this game; a good one is used up."""
    with writing() as session:
        player_id = keys.use_ticket(session, hash_of(ticket), game_id, clock.now())
        if player_id is None:
            return None
        roles = seats.roles_of_player(session, game_id, player_id)
        newest = events.newest_event(session)
    return Listener(game_id, roles, newest) if roles else None


def missed_events(listener: Listener, last: int) -> list[Happening]:
    """What a listener who comes back has not heard."""
    with reading() as session:
        found = events.happenings_after(session, last, listener.game_id)
    return [one for one in found if hears(one, listener.roles)]
