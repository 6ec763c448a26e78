"""What roles say to each other, thread by thread, with what is unread."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from web.language import gettext as _
from web.numbers import whole_numbers
from web.pages.diplomacy.board import MASTER, Board

PRESS = "press"


@dataclass
class Thread:
    """All messages between the reader's role and one or several others, or to everyone."""

    key: str  # the numbers of the other roles, as in "2" or "1-3", or "press"
    name: str
    role: int | None  # whose colour it has
    messages: list[Mapping[str, Any]] = field(default_factory=list)

    @property
    def others(self) -> list[int]:
        return others_of(self.key)

    @property
    def unread(self) -> int:
        return sum(message["unread"] for message in self.messages)

    @property
    def first_unread(self) -> int:
        return next((one["number"] for one in self.messages if one["unread"]), 0)

    @property
    def newest(self) -> Mapping[str, Any] | None:
        return self.messages[-1] if self.messages else None

    @property
    def urgency(self) -> tuple[bool, int]:
        """Unread ones first, then by their newest message."""
        return not self.unread, -(self.newest["time_stamp"] if self.newest else 0)


def others_of(key: str) -> list[int]:
    """The other roles of a thread; none of the press."""
    return sorted({*whole_numbers(key.split("-"))})


def key_of(others: Iterable[int]) -> str:
    return "-".join(map(str, sorted(others)))


def threads_of(
    own: Mapping[str, Any], roles: Sequence[int], board: Board, asked: str = ""
) -> list[Thread]:
    """`asked`: a group that is opened before anything was said in it."""
    mine, everybody = own["role"], {*roles, MASTER}
    press = Thread(PRESS, _("Press"), None, own["declarations"])
    talks = {
        key_of([role]): Thread(key_of([role]), board.role(role), role)
        for role in (*roles, MASTER)
        if role != mine
    }
    wanted = others_of(asked)
    if len(wanted) > 1 and everybody.issuperset(wanted) and mine not in wanted:
        talks[key_of(wanted)] = _group(wanted, board)
    for message in _once(own["messages"]):
        others = {message["author"], *message["addressees"]} - {mine}
        if others and everybody.issuperset(others):
            thread = talks.setdefault(key_of(others), _group(others, board))
            thread.messages.append(message)
    return sorted([press, *talks.values()], key=lambda thread: thread.urgency)


def _group(others: Iterable[int], board: Board) -> Thread:
    names = [board.role(role) for role in sorted(others)]
    return Thread(key_of(others), ", ".join(names), None)


def _once(messages: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Its author has a message to several as often as it was sent."""
    seen = set()
    for message in messages:
        what = (message["author"], message["time_stamp"], message["content"])
        if len(message["addressees"]) > 1:
            if what in seen:
                continue
            seen.add(what)
        yield message
