"""What Diplomacy games ask the solver."""

import functools
import re
from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, RootModel

from services.games.diplomacy.domain.order_faults import OrdersRead, UnreadLine
from services.games.diplomacy.domain.orders import Order, as_row, from_row
from services.games.diplomacy.domain.variants import Variant, variant_from
from services.games.diplomacy.refusals import (
    NoSuchVariant,
    NotAdjudicated,
    OrdersRefused,
    WrongVariantName,
)
from shared.languages import USUAL_LANGUAGE
from shared.peers import Peer, PeerFailed, PeerRefused

solver = Peer("games", "solver")
WRONG_VALUE = "wrong_value"
WRONG_VALUES = {"fr": "une valeur de cet ordre est impossible", "en": "a value cannot be"}
NAME = re.compile(r"[A-Za-z0-9_]+")


class VariantObject(RootModel[dict[str, Any]]):
    """A variant as the solver publishes it."""


class SolverPosition(BaseModel):
    """A position in the solver's shape."""

    ownerships: dict[str, int]
    dislodged_ones: dict[str, list[tuple[int, int, int]]]
    units: dict[str, list[tuple[int, int]]]
    forbiddens: list[int]


class LineInText(BaseModel):
    """A line of a text that is not an order."""

    line: int
    content: str
    word: str | None
    unit: tuple[int, int] | None


class OrdersInText(BaseModel):
    """Orders read from a text, as rows of seven numbers, and what could not be read."""

    model_config = ConfigDict(extra="ignore")
    orders: list[tuple[int, int, int, int, int, int, int]]
    lines: list[int]
    unread: list[LineInText]


class FoundFault(BaseModel):
    """What the solver finds wrong with an order (row from 0), or that one is missing (None)."""

    row: int | None
    code: str
    texts: dict[str, str]


class Verdict(BaseModel):
    """What the solver says of the orders of one role; `refusal` is None when they are fine."""

    remarks: str = ""
    refusal: str | None = None
    faults: list[FoundFault] = []


class Judgement(BaseModel):
    """What the solver says of orders."""

    model_config = ConfigDict(extra="ignore")
    stderr: str
    stdout: str

    @property
    def remarks(self) -> str:
        """What the AFJD API calls the submission or adjudication report."""
        return f"{self.stderr}\n{self.stdout}" if self.stderr else self.stdout


class Solution(Judgement):
    """What the solver makes of a phase."""

    situation_result: SolverPosition
    orders_result: str
    outcomes: list[Any]


def variant_object(name: str) -> dict[str, Any]:
    """The variant's JSON object; asked once, then remembered."""
    if not NAME.fullmatch(name):
        raise WrongVariantName(f"Variant {name} is incorrect as a name")
    try:
        return _variant_object(name)
    except PeerRefused as refused:
        if refused.status == NoSuchVariant.status:
            raise NoSuchVariant(f"Variant {name} doesn't exist") from None
        raise


def variant_named(name: str) -> Variant:
    variant_object(name)
    return _variant(name)


@functools.lru_cache(maxsize=100)
def _variant_object(name: str) -> dict[str, Any]:
    return solver.get(f"/variants/{name}", VariantObject).root


@functools.lru_cache(maxsize=100)
def _variant(name: str) -> Variant:
    try:
        return variant_from(name, _variant_object(name))
    except (KeyError, TypeError, ValueError, IndexError) as wrong:
        raise PeerFailed("The solver service gave an answer that makes no sense.") from wrong


def variants_list() -> list[dict[str, Any]]:
    return solver.get("/variants", VariantObject).root["variants"]


def solve(
    variant: str,
    advancement: int,
    position: dict[str, Any],
    orders: Sequence[Order],
    *,
    names: dict[str, Any] | None = None,
    lang: str = USUAL_LANGUAGE,
    lenient: bool = False,
    explain: bool = False,
) -> Solution:
    """Adjudicate. Refuses what the solver refuses."""
    try:
        return solver.post(
            "/solve",
            Solution,
            variant=variant,
            advancement=advancement,
            situation=position,
            orders=[as_row(order) for order in orders],
            strict=not lenient,
            lang=lang,
            names=names,
            explain=explain,
        )
    except PeerRefused as refused:
        raise NotAdjudicated(f"Failed to adjudicate {_reasons_of(refused)}") from None


def judge(
    variant: str,
    advancement: int,
    position: dict[str, Any],
    orders: Sequence[Order],
    role: int,
    *,
    names: dict[str, Any] | None,
    lang: str,
) -> Verdict:
    try:
        judged = solver.post(
            "/solve",
            Judgement,
            variant=variant,
            advancement=advancement,
            situation=position,
            orders=[as_row(order) for order in orders],
            role=role,
            lang=lang,
            names=names,
        )
    except PeerRefused as refused:
        return Verdict(refusal=_reasons_of(refused), faults=_faults_in(refused))
    return Verdict(remarks=judged.remarks)


def _faults_in(refused: PeerRefused) -> list[FoundFault]:
    """A value that cannot be at all is named by its path: orders.<row>.<column>."""
    if found := refused.said.get("faults"):
        return [FoundFault.model_validate(fault) for fault in found]
    paths = [path.split(".") for path in refused.said.get("errors", {})]
    rows = [int(path[1]) for path in paths if len(path) > 1 and path[0] == "orders"]
    return [FoundFault(row=row, code=WRONG_VALUE, texts=WRONG_VALUES) for row in rows]


def _reasons_of(refused: PeerRefused) -> str:
    """The solver's sentence, then its report: "{message} : {report}" in the AFJD API."""
    return f"{refused} : {refused.said.get('stderr', '')}"


def orders_in_text(
    variant: str, text: str, role: int, names: dict[str, Any] | None = None
) -> OrdersRead:
    """Orders in the classic notation, read by the solver as far as it can."""
    try:
        found = solver.post(
            "/parse", OrdersInText, variant=variant, text=text, role=role, names=names, partial=True
        )
    except PeerRefused as refused:
        raise OrdersRefused(f"Failed to submit orders {refused} : ") from None
    return OrdersRead(
        [from_row(row) for row in found.orders],
        found.lines,
        [UnreadLine(one.line, one.content, one.word, one.unit) for one in found.unread],
    )


def role_names(variant: str, lang: str) -> dict[str, list[str]]:
    """Name, adjective and letter of each role."""
    return words_of(variant, lang)["roles"]


@functools.lru_cache(maxsize=200)
def words_of(variant: str, lang: str) -> dict[str, Any]:
    """The names of roles, zones and coasts."""
    return solver.get(f"/variants/{variant}/names", VariantObject, lang=lang).root


class DrawnMap(BaseModel):
    """The geometry of a variant's map; None if nobody has drawn it."""

    geometry: dict[str, Any] | None


@functools.lru_cache(maxsize=100)
def geometry_of(variant: str) -> dict[str, Any] | None:
    return solver.get(f"/variants/{variant}/geometry", DrawnMap).geometry


class PossibleOrders(BaseModel):
    """Every legal order, as rows of seven numbers."""

    orders: list[tuple[int, int, int, int, int, int, int]]


def possible_orders(
    variant: str, advancement: int, position: dict[str, Any], role: int
) -> list[Order]:
    """Of a role, or of all if it is 0."""
    found = solver.post(
        "/possible",
        PossibleOrders,
        variant=variant,
        advancement=advancement,
        situation=position,
        role=role,
    )
    return [from_row(row) for row in found.orders]
