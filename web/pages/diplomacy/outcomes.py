"""What became of every order of a phase, and why, in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from web.language import gettext as _
from web.pages.diplomacy.board import Board, Order, OrderType

WELL = ("succeeds",)


@dataclass(frozen=True)
class Told:
    """An order of a played phase: the unit, what it was to do, how it went and why."""

    role: int
    unit_type: int
    unit: str
    said: str
    went_well: bool
    result: str
    why: str


def outcomes_by_role(outcomes: Sequence[Mapping[str, Any]], board: Board) -> dict[int, list[Told]]:
    found: dict[int, list[Told]] = {}
    for outcome in outcomes:
        told = _told(outcome, board)
        found.setdefault(told.role, []).append(told)
    return dict(sorted(found.items()))


def _told(outcome: Mapping[str, Any], board: Board) -> Told:
    role, kind, unit_type, active, passive, target = outcome["order"][:6]
    order = Order(kind, unit_type, active, passive, target, bool(outcome.get("convoyed")))
    result = outcome["result"]
    return Told(
        role,
        unit_type,
        board.title(active),
        board.said(order),
        result in WELL and "dislodged_by" not in outcome,
        _result(result, "dislodged_by" in outcome),
        " ".join(filter(None, (_why(outcome, order, board), *_fate(outcome, board)))),
    )


def _result(result: str, dislodged: bool) -> str:
    if result == "succeeds" and dislodged:
        return _("dislodged")
    return {
        "succeeds": _("succeeded"),
        "bounced": _("failed"),
        "cut": _("cut"),
        "unmatched": _("without effect"),
        "disrupted": _("convoy broken"),
        "paradox": _("paradox"),
        "illegal": _("impossible"),
        "disbanded": _("disbanded"),
    }.get(result, _("failed"))


def _why(outcome: Mapping[str, Any], order: Order, board: Board) -> str:
    """In the fog nobody learns who did it: only that it was done."""
    other = board.title(outcome["by"]) if outcome.get("by") else ""
    match outcome["result"]:
        case "bounced" if order.type == OrderType.RETREAT:
            return _("Somebody else retreated there too: both are disbanded.")
        case "bounced":
            return _bounced(outcome, other)
        case "cut":
            return _("Attacked from %(place)s.", place=other) if other else _("It was attacked.")
        case "unmatched":
            return _("The unit it helps had another order.")
        case "disrupted" if order.type == OrderType.CONVOY:
            return _("The fleet was dislodged while it convoyed.")
        case "disrupted" if other:
            return _("The convoy broke at %(place)s.", place=other)
        case "disrupted":
            return _("No complete convoy was ordered.")
        case "paradox":
            return _("The convoy is part of a paradox: the army stays.")
        case "illegal":
            return _("This order could not be: the unit stood.")
        case "disbanded":
            return _("There was no order, or nowhere to go.")
    return ""


def _bounced(outcome: Mapping[str, Any], other: str) -> str:
    if not other:
        return _("It was stopped on its way.")
    if not outcome.get("strength"):
        return _("A unit of the same power stays there.")
    return _(
        "Strength %(strength)d against %(against)d of %(other)s.",
        strength=outcome["strength"],
        against=outcome.get("against", 0),
        other=other,
    )


def _fate(outcome: Mapping[str, Any], board: Board) -> list[str]:
    said = []
    if outcome.get("dislodged_by"):
        attacker = board.title(outcome["dislodged_by"])
        said.append(_("Dislodged by the attack from %(place)s.", place=attacker))
        if outcome.get("destroyed"):
            said.append(_("It had nowhere to go and was destroyed."))
        elif outcome.get("retreats"):
            places = ", ".join(map(board.title, outcome["retreats"]))
            said.append(_("It may retreat to %(places)s.", places=places))
    if outcome.get("invented"):
        said.append(_("Nobody gave this order."))
    return said
