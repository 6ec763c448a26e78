"""Questions to the engine and its answers: domain values <-> the words of engine.h."""

from array import array
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from struct import Struct, pack, unpack_from
from typing import NamedTuple, Protocol

from services.solver.bridge import (
    ADJUDICATE,
    ADJUDICATE_JSON,
    DISORDER,
    POSSIBLE,
    WORD,
    reason_names,
)
from services.solver.domain.orders import (
    Adjudication,
    Order,
    Outcome,
    Position,
    Question,
    Refused,
    Rules,
    Section,
)
from services.solver.domain.variants import Variant

# The tables of a reply.
HEADER, UNIT, DISLODGED, OWNERSHIP, ORDER, OUTCOME = (
    Struct(f"={width}i") for width in (9, 3, 4, 2, len(Order._fields), len(Outcome._fields))
)
JSON_HEADER, JSON_REPLY_HEADER = Struct("=7i"), Struct("=4i")
# A third of the time that _make takes.
_order, _outcome = partial(tuple.__new__, Order), partial(tuple.__new__, Outcome)


class Caller(Protocol):
    """Takes a function, a variant's description and a request, and answers the reply."""

    def __call__(self, function: int, description: bytes, request: bytes) -> bytes: ...

    def many(
        self, function: int, description: bytes, requests: Iterable[bytes]
    ) -> Iterator[bytes | Exception]:
        """The replies in the same order; an exception in the place of one that failed."""
        ...


class JsonResults(NamedTuple):
    """Results written as JSON, how many they are, and how many bytes of the phases they took."""

    text: bytes
    answered: int
    taken: int


class Adjudicator:
    """Answers questions about positions through a caller."""

    def __init__(self, call: Caller):
        self._call = call
        self._descriptions: dict[int, tuple[Variant, bytes]] = {}

    def adjudicate(self, question: Question) -> Adjudication:
        return read_adjudication(self._ask(ADJUDICATE, question))

    def adjudicate_all(
        self, variant: Variant, questions: Iterable[Question]
    ) -> Iterator[Adjudication | Exception]:
        """Many questions about one variant; an exception in the place of one that failed."""
        requests = map(write_request, questions)
        for reply in self._call.many(ADJUDICATE, self.description(variant), requests):
            try:
                yield reply if isinstance(reply, Exception) else read_adjudication(reply)
            except Refused as refused:
                yield refused

    def possible(self, question: Question) -> list[Order]:
        """Every legal order of the role asked for, of all roles if it is 0."""
        return read_orders(self._ask(POSSIBLE, question))

    def disorder(self, question: Question) -> list[Order]:
        """The orders the role is given when it gives none."""
        return read_orders(self._ask(DISORDER, question))

    def adjudicate_json(
        self,
        variant: Variant,
        text: bytes,
        *,
        strict: bool,
        rules: Rules,
        separator: bytes = b"\n",
        with_outcomes: bool = True,
    ) -> JsonResults:
        """Phases written as JSON, as far as they are plain: at the engine's own speed."""
        options = (strict, *rules, with_outcomes, ord(separator), len(text))
        request = JSON_HEADER.pack(*options) + text.ljust(-len(text) // 4 * -4)
        reply = self._call(ADJUDICATE_JSON, self.description(variant), request)
        status, taken, answered, length = JSON_REPLY_HEADER.unpack_from(reply)
        if status:
            return JsonResults(b"", 0, 0)
        start = JSON_REPLY_HEADER.size
        return JsonResults(reply[start : start + length], answered, taken)

    def description(self, variant: Variant) -> bytes:
        """Variants asked about by name are the same object each time; others come and go."""
        known = self._descriptions.get(id(variant))
        if known is None:
            if len(self._descriptions) >= 100:
                self._descriptions.clear()
            known = self._descriptions[id(variant)] = (variant, write_variant(variant))
        return known[1]

    def _ask(self, function: int, question: Question) -> bytes:
        return self._call(function, self.description(question.variant), write_request(question))


def write_variant(variant: Variant) -> bytes:
    """A variant in the engine's words."""
    edges = [
        [(zone, other) for zone, around in graph.items() for other in around]
        for graph in variant.neighbouring
    ]
    homes = [
        (role, center)
        for role, listed in enumerate(variant.start_centers, start=1)
        for center in listed
    ]
    distances = [
        (unit_type, role, zone, steps)
        for unit_type, tables in enumerate(variant.distancing, start=1)
        for role, table in enumerate(tables, start=1)
        for zone, steps in table.items()
    ]
    words = array(
        "i",
        (
            len(variant.regions),
            len(variant.coastal_zones),
            variant.roles,
            len(variant.centers),
            len(homes),
            variant.build_everywhere,
            len(variant.free_centers),
            len(variant.emergency_centers),
            len(edges[0]),
            len(edges[1]),
            len(distances),
        ),
    )
    words.extend(variant.regions)
    words.extend(region for region, _ in variant.coastal_zones)
    words.extend(variant.centers)
    words.extend(chain.from_iterable(homes))
    words.extend(variant.free_centers)
    for pairs in (variant.emergency_centers, *edges):
        words.extend(chain.from_iterable(pairs))
    words.extend(chain.from_iterable(distances))
    return words.tobytes()


def write_request(question: Question) -> bytes:
    position, orders, flat = question.position, question.orders, chain.from_iterable
    words = [
        question.advancement % 5,
        question.strict,
        question.role,
        *question.rules,
        len(position.units),
        len(position.dislodged),
        len(position.forbiddens),
        len(position.ownerships),
        len(orders),
        *flat(position.units),
        *flat(position.dislodged),
        *position.forbiddens,
        *flat(position.ownerships.items()),
        *flat(orders),
    ]
    return pack(f"={len(words)}i", *words)


def read_adjudication(reply: bytes) -> Adjudication:
    _, _, _, outcomes, zones, units, dislodged, forbiddens, _ = _header(reply)
    lists = HEADER.size + OUTCOME.size * outcomes
    first_unit = lists + WORD * zones
    first_dislodged = first_unit + UNIT.size * units
    first_forbidden = first_dislodged + DISLODGED.size * dislodged
    first_owner = first_forbidden + WORD * forbiddens
    return Adjudication(
        Position(
            units=[*UNIT.iter_unpack(reply[first_unit:first_dislodged])],
            dislodged=[*DISLODGED.iter_unpack(reply[first_dislodged:first_forbidden])],
            forbiddens=unpack_from(f"={forbiddens}i", reply, first_forbidden),
            ownerships=dict(OWNERSHIP.iter_unpack(reply[first_owner:])),
        ),
        [*map(_outcome, OUTCOME.iter_unpack(reply[HEADER.size : lists]))],
        unpack_from(f"={zones}i", reply, lists),
        reason_names(),
    )


def read_orders(reply: bytes) -> list[Order]:
    _header(reply)
    return [*map(_order, ORDER.iter_unpack(reply[HEADER.size :]))]


def _header(reply: bytes) -> tuple[int, ...]:
    words = HEADER.unpack_from(reply)
    if words[0]:
        raise Refused(reason_names()[words[0]], Section(words[1]), words[2])
    return words
