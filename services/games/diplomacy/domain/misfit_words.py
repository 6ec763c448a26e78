"""Why an order cannot be, in words of players: units and regions by their names."""

from collections.abc import Mapping
from typing import Any

from services.games.diplomacy.domain.orders import Order, OrderType
from services.games.diplomacy.domain.phases import Kind

ORDERS = {
    "fr": {
        OrderType.MOVE: "un déplacement",
        OrderType.SUPPORT_MOVE: "un soutien de déplacement",
        OrderType.SUPPORT_HOLD: "un soutien",
        OrderType.HOLD: "un ordre de tenir",
        OrderType.CONVOY: "un convoi",
        OrderType.RETREAT: "une retraite",
        OrderType.DISBAND: "une dispersion",
        OrderType.BUILD: "une construction",
        OrderType.REMOVE: "une suppression",
    },
    "en": {
        OrderType.MOVE: "a move",
        OrderType.SUPPORT_MOVE: "a support of a move",
        OrderType.SUPPORT_HOLD: "a support",
        OrderType.HOLD: "an order to hold",
        OrderType.CONVOY: "a convoy",
        OrderType.RETREAT: "a retreat",
        OrderType.DISBAND: "a disbandment",
        OrderType.BUILD: "a build",
        OrderType.REMOVE: "a removal",
    },
}
PHASES = {
    "fr": {
        Kind.MOVES: "mouvements",
        Kind.RETREATS: "retraites",
        Kind.ADJUSTMENTS: "ajustements",
    },
    "en": {kind: str(kind) for kind in Kind},
}
UNITS = {"fr": {1: "d'armée", 2: "de flotte"}, "en": {1: "army", 2: "fleet"}}
SENTENCES = {
    "fr": {
        "foreign_unit": "{place} : l'unité n'est pas de ce pays ({role})",
        "wrong_phase": "{place} : {order} ne convient pas à une phase de {phase}",
        "passive_unit_missing": "{place} : {order} doit dire de quelle unité",
        "passive_unit_too_much": "{place} : {order} ne nomme pas d'autre unité",
        "destination_missing": "{place} : {order} doit dire où",
        "destination_too_much": "{place} : {order} ne va nulle part",
        "no_such_unit": "{place} : {role} n'y a pas {unit}",
    },
    "en": {
        "foreign_unit": "{place}: the unit is not of this country ({role})",
        "wrong_phase": "{place}: {order} does not fit a phase of {phase}",
        "passive_unit_missing": "{place}: {order} must say of which unit",
        "passive_unit_too_much": "{place}: {order} names no other unit",
        "destination_missing": "{place}: {order} must say where to",
        "destination_too_much": "{place}: {order} leads nowhere",
        "no_such_unit": "{place}: {role} has no {unit} there",
    },
}


def misfit_text(
    code: str, order: Order, role: int, kind: Kind, language: str, names: Mapping[str, Any]
) -> str:
    """`names`: what the variant calls roles and zones in this language."""
    zone = str(order.active_zone)
    return SENTENCES[language][code].format(
        place=names["zone_titles"].get(zone) or names["zones"].get(zone, zone),
        role=names["roles"][str(role)][0],
        order=ORDERS[language][OrderType(order.order_type)],
        phase=PHASES[language][kind],
        unit=UNITS[language].get(order.unit_type, ""),
    )
