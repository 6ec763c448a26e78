"""What is wrong with submitted orders, told so that programs and people understand it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from services.games.diplomacy.domain.orders import Order, OrderType
from services.games.diplomacy.domain.phases import Kind, kind_of
from services.games.diplomacy.domain.positions import Position

UNKNOWN_WORD, NOT_AN_ORDER = "unknown_word", "not_an_order"
UNREAD = {
    "fr": {
        UNKNOWN_WORD: "{content} : le mot {word} est inconnu",
        NOT_AN_ORDER: "{content} : ce n'est pas un ordre",
    },
    "en": {
        UNKNOWN_WORD: "{content}: the word {word} is not known",
        NOT_AN_ORDER: "{content}: this is not an order",
    },
}


@dataclass(frozen=True)
class Fault:
    """Orders and lines count from 1; None where the fault is in none, as of one that is missing."""

    order: int | None
    line: int | None
    word: str | None
    code: str
    texts: Mapping[str, str]  # by language

    def as_json(self, language: str) -> dict[str, Any]:
        return {
            "order": self.order,
            "line": self.line,
            "word": self.word,
            "code": self.code,
            "text": self.texts[language],
        }


@dataclass(frozen=True)
class UnreadLine:
    """A line of a text that is not an order; `unit` is the type and zone it begins with."""

    line: int
    content: str
    word: str | None
    unit: tuple[int, int] | None


@dataclass(frozen=True)
class OrdersRead:
    """What a player handed in, as far as it could be read; lines only of a text."""

    orders: Sequence[Order]
    lines: Sequence[int] = ()
    unread: Sequence[UnreadLine] = field(default=())

    def number_of(self, place: int) -> int:
        """Which order it is, counting also those that could not be read."""
        before = sum(one.line < self.lines[place] for one in self.unread) if self.lines else 0
        return place + 1 + before

    def line_of(self, place: int) -> int | None:
        return self.lines[place] if self.lines else None

    @property
    def faults(self) -> list[Fault]:
        found = []
        for place, one in enumerate(self.unread):
            number = place + 1 + sum(line < one.line for line in self.lines)
            code = UNKNOWN_WORD if one.word else NOT_AN_ORDER
            texts = {
                language: words[code].format(content=one.content, word=one.word)
                for language, words in UNREAD.items()
            }
            found.append(Fault(number, one.line, one.word, code, texts))
        return found


def stand_ins(
    read: OrdersRead, refused: Sequence[Order], role: int, advancement: int, position: Position
) -> list[Order]:
    """For units whose orders are wrong: they are not missing besides, so they stand."""
    kind = kind_of(advancement)
    if kind is Kind.ADJUSTMENTS:
        return []
    dislodged = kind is Kind.RETREATS
    named = [(one.unit[1], one.unit[0]) for one in read.unread if one.unit]
    named += [(order.active_zone, order.unit_type) for order in refused]
    order_type = OrderType.DISBAND if dislodged else OrderType.HOLD
    units = {zone: position.unit_at(role, zone, dislodged) for zone, _type in named}
    return [Order(role, order_type, unit.unit_type, zone) for zone, unit in units.items() if unit]


def in_order(faults: Sequence[Fault]) -> list[Fault]:
    """As they stand in what was sent; what is missing comes last."""
    return sorted(faults, key=lambda fault: (fault.order is None, fault.order or 0))
