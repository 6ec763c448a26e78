"""Every call that Diplomacy games make to the other services."""

import functools
import re
from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, RootModel

from services.games.diplomacy.domain.orders import Order, as_row, from_row
from services.games.diplomacy.domain.variants import Variant, variant_from
from services.games.diplomacy.refusals import (
    NoSuchPlayer,
    NoSuchVariant,
    NotAdjudicated,
    OrdersRefused,
    WrongVariantName,
)
from shared.languages import USUAL_LANGUAGE
from shared.peers import Done, Peer, PeerFailed, PeerRefused

solver = Peer("games", "solver")
players = Peer("games", "players")
NAME = re.compile(r"[A-Za-z0-9_]+")


class VariantObject(RootModel[dict[str, Any]]):
    """A variant as the solver publishes it."""


class PlayerNames(RootModel[dict[str, str]]):
    """Pseudos by player id."""


class SolverPosition(BaseModel):
    """A position in the solver's shape."""

    ownerships: dict[str, int]
    dislodged_ones: dict[str, list[tuple[int, int, int]]]
    units: dict[str, list[tuple[int, int]]]
    forbiddens: list[int]


class OrdersInText(BaseModel):
    """Orders read from a text, as rows of seven numbers."""

    model_config = ConfigDict(extra="ignore")
    orders: list[tuple[int, int, int, int, int, int, int]]


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
) -> str:
    """The solver's remarks on the orders of one role. Refuses what the solver refuses."""
    try:
        return solver.post(
            "/solve",
            Judgement,
            variant=variant,
            advancement=advancement,
            situation=position,
            orders=[as_row(order) for order in orders],
            role=role,
            lang=lang,
            names=names,
        ).remarks
    except PeerRefused as refused:
        raise OrdersRefused(f"Failed to submit orders {_reasons_of(refused)}") from None


def _reasons_of(refused: PeerRefused) -> str:
    """The solver's sentence, then its report: "{message} : {report}" in the AFJD API."""
    return f"{refused} : {refused.said.get('stderr', '')}"


def require_player(player_id: int) -> None:
    """Someone has this id; the page of one entry that begins just before it says so."""
    if (
        player_id < 1
        or str(player_id)
        not in players.get("/players", PlayerNames, after=player_id - 1, limit=1).root
    ):
        raise NoSuchPlayer(f"Player {player_id} doesn't exist")


class ReplacingPlayers(BaseModel):
    """Members who agreed to replace others."""

    player_ids: list[int]


def replacing_players() -> set[int]:
    return set(players.get("/replacing-players", ReplacingPlayers).player_ids)


def stop_replacing(player_id: int) -> None:
    players.delete(f"/replacing-players/{player_id}", Done)


class Mailbox(BaseModel):
    """Where a member reads mail."""

    model_config = ConfigDict(extra="ignore")
    address: str
    email_confirmed: bool


def confirmed_address(player_id: int) -> str | None:
    """None while the address is not confirmed, or when the member has left."""
    try:
        mailbox = players.get(f"/mail-addresses/{player_id}", Mailbox)
    except PeerRefused as refused:
        if refused.status == NoSuchPlayer.status:
            return None
        raise
    return mailbox.address if mailbox.email_confirmed else None


def orders_in_text(
    variant: str, text: str, role: int, names: dict[str, Any] | None = None
) -> list[Order]:
    """Orders in the classic notation, read by the solver; a refusal names the line."""
    try:
        found = solver.post(
            "/parse", OrdersInText, variant=variant, text=text, role=role, names=names
        )
    except PeerRefused as refused:
        raise OrdersRefused(f"Failed to submit orders {refused} : ") from None
    return [from_row(row) for row in found.orders]


def role_names(variant: str, lang: str) -> dict[str, list[str]]:
    """Name, adjective and letter of each role."""
    return words_of(variant, lang)["roles"]


@functools.lru_cache(maxsize=200)
def words_of(variant: str, lang: str) -> dict[str, Any]:
    """The names of roles, zones and coasts."""
    return solver.get(f"/variants/{variant}/names", VariantObject, lang=lang).root
