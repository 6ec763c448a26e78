"""What can be listened to, and who may: each kind of topic is one function that admits.

    TOPICS = Topics({"go-game": admit_to_game, "member": admit_to_own_topic})

A topic is written `kind:key`. The function gets the key and who wants to listen, refuses or tells
under which name the journal knows the topic and to which audiences the listener belongs.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from shared.database import Session
from shared.errors import BadRequest, Forbidden, NotFound, Refusal
from shared.visitors import Visitor

NOWHERE = Visitor("unknown")
LARGEST_KEY = 2**31 - 1


@dataclass(frozen=True)
class Listener:
    """Who wants to listen. `code` is shown with the request for a ticket, and checked then;
    `proof` is what remains of it when the ticket is used."""

    player_id: int | None
    visitor: Visitor = NOWHERE
    code: str | None = None
    proof: str = ""

    @property
    def owner(self) -> str:
        """By whom listeners are counted."""
        known = self.player_id is not None
        return f"member:{self.player_id}" if known else f"address:{self.visitor.network}"


@dataclass(frozen=True)
class Admission:
    """Leave to listen to a topic; what is for an audience is heard by those who belong to it."""

    topic: str
    audiences: frozenset[str] = field(default_factory=frozenset)
    proof: str = ""
    depends_on: str = ""  # another topic; when access to that changes, this leave ends too


Admit = Callable[[Session, Listener, str], Admission]


class NoSuchTopic(BadRequest):
    """There is no such topic"""


class NotYourTopic(Forbidden):
    """Only the member himself hears what concerns him"""


class Topics:
    def __init__(self, kinds: Mapping[str, Admit]):
        self.kinds = kinds

    def admit(self, session: Session, listener: Listener, name: str) -> Admission:
        kind, _, key = name.partition(":")
        if kind not in self.kinds or not key:
            raise NoSuchTopic(f"There is no topic {name}; topics are {self.described}")
        return self.kinds[kind](session, listener, key)

    def admit_again(
        self, session: Session, listeners: Sequence[tuple[Listener, str]]
    ) -> list[Admission] | None:
        """When a ticket is used; None if its owner lost the right meanwhile."""
        try:
            return [self.admit(session, listener, name) for listener, name in listeners]
        except Refusal:
            return None

    @property
    def described(self) -> str:
        return ", ".join(f"{kind}:…" for kind in self.kinds)


def member_topic(player_id: int) -> str:
    """What concerns one member only, wherever it happens in a service."""
    return f"member:{player_id}"


def admit_to_own_topic(_session: Session, listener: Listener, key: str) -> Admission:
    if listener.player_id is None or number_in(key) != listener.player_id:
        raise NotYourTopic
    return Admission(member_topic(listener.player_id))


def number_in(key: str) -> int:
    """The key of a topic that is a number; one that is none belongs to nothing there is."""
    if not (key.isascii() and key.isdecimal()) or len(key) > 10 or int(key) > LARGEST_KEY:
        raise NotFound
    return int(key)
