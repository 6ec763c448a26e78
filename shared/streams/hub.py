"""Who listens now, in the memory of one stream process; everything here runs on its event loop."""

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from shared import clock
from shared.errors import TooMany, Unavailable
from shared.streams.journal import ACCESS_CHANGED, Entry
from shared.streams.topics import Admission

MOST_WAITING = 256  # entries for one listener
PING_SECONDS = 15
SLOW_SECONDS = 20  # until who reads nothing is dropped
LONGEST_SECONDS = 3600  # then rights are looked at again: the listener comes with a new ticket


class TooManyListeners(Unavailable):
    """There are too many listeners, please come back later"""


class TooManyOfYours(TooMany):
    """You are listening too often already"""


class Ear:
    """One listener: what he may hear, and what waits to be sent to him."""

    __slots__ = (
        "abort",
        "audiences",
        "checked_at",
        "ended",
        "followed",
        "heard",
        "is_behind",
        "is_due_a_ping",
        "is_sending",
        "opened_at",
        "owner",
        "sent_at",
        "waiting",
        "woken",
    )

    def __init__(
        self,
        owner: str,
        admissions: Collection[Admission],
        checked_at: int,
        abort: Callable[[], None],
    ):
        self.owner = owner
        self.audiences: Mapping[str, frozenset[str]] = {
            each.topic: each.audiences for each in admissions
        }
        guards = {each.depends_on for each in admissions if each.depends_on}
        self.followed = self.audiences.keys() | guards
        self.checked_at = checked_at  # rights were looked at after this entry
        self.heard = checked_at  # the last entry that was sent, or that was none of his
        self.abort = abort
        self.waiting: deque[Entry] = deque()
        self.woken = asyncio.Event()
        self.ended = self.is_sending = self.is_behind = self.is_due_a_ping = False
        self.opened_at = self.sent_at = clock.monotonic()

    def hears(self, entry: Entry) -> bool:
        audiences = self.audiences.get(entry.topic)
        if audiences is None or entry.name == ACCESS_CHANGED:
            return False
        return entry.audience is None or entry.audience in audiences

    def loses_access(self, entry: Entry) -> bool:
        return (
            entry.name == ACCESS_CHANGED
            and entry.topic in self.followed
            and entry.number > self.checked_at
        )

    def tell(self, entry: Entry) -> None:
        if self.ended or self.is_behind:
            return
        if len(self.waiting) < MOST_WAITING:
            self.waiting.append(entry)
        elif self.is_sending:
            self.drop()
        else:  # much happened at once, and he had no turn yet: he reads it from the journal
            self.waiting.clear()
            self.is_behind = True
        self.woken.set()

    def grow_older(self, now: float) -> None:
        """Called every second."""
        if self.is_sending and now - self.sent_at > SLOW_SECONDS:
            self.drop()
        elif now - self.opened_at > LONGEST_SECONDS:
            self.end()
        elif now - self.sent_at > PING_SECONDS:
            self.is_due_a_ping = True
            self.woken.set()

    def end(self) -> None:
        """Nothing more is sent; the connection is closed as it should be."""
        self.ended = True
        self.woken.set()

    def drop(self) -> None:
        """For who does not read: what is on the way to him is thrown away."""
        self.waiting.clear()
        self.end()
        self.abort()


@dataclass(frozen=True)
class Limits:
    """How many may listen at once: in all, as one member, from one address unknown."""

    listeners: int
    per_member: int
    per_address: int

    def of(self, owner: str) -> int:
        return self.per_member if owner.startswith("member:") else self.per_address


class Hub:
    def __init__(self, limits: Limits):
        self.limits = limits
        self.ears: set[Ear] = set()
        self._by_topic: dict[str, set[Ear]] = defaultdict(set)
        self._by_owner: Counter[str] = Counter()

    def require_room(self, owner: str = "") -> None:
        if len(self.ears) >= self.limits.listeners:
            raise TooManyListeners(retry_after_seconds=30)
        if self._by_owner[owner] >= self.limits.of(owner):
            raise TooManyOfYours(retry_after_seconds=30)

    def add(self, ear: Ear) -> None:
        self.require_room(ear.owner)
        self.ears.add(ear)
        self._by_owner[ear.owner] += 1
        for topic in ear.followed:
            self._by_topic[topic].add(ear)

    def remove(self, ear: Ear) -> None:
        if ear not in self.ears:
            return
        self.ears.discard(ear)
        self._by_owner[ear.owner] -= 1
        if not self._by_owner[ear.owner]:
            del self._by_owner[ear.owner]
        for topic in ear.followed:
            self._by_topic[topic].discard(ear)
            if not self._by_topic[topic]:
                del self._by_topic[topic]

    def hand_out(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            for ear in tuple(self._by_topic.get(entry.topic, ())):
                if ear.loses_access(entry) or ear.hears(entry):
                    ear.tell(entry)

    async def keep_time(self) -> None:
        while True:
            await asyncio.sleep(1)
            now = clock.monotonic()
            for ear in tuple(self.ears):
                ear.grow_older(now)

    def end_all(self) -> None:
        for ear in tuple(self.ears):
            if ear.is_sending:  # it may never read again
                ear.drop()
            ear.end()
