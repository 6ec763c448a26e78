"""What became of an order, in a sentence for people."""

from collections.abc import Mapping, Sequence

from services.solver.domain.names import Names
from services.solver.domain.orders import (
    Adjudication,
    Flag,
    OrderType,
    Outcome,
    Result,
)
from services.solver.domain.words import Words

PLAIN = {
    OrderType.MOVE: "moves",
    OrderType.RETREAT: "retreats",
    OrderType.HOLD: "stands",
    OrderType.DISBAND: "disbands",
    OrderType.BUILD: "builds",
    OrderType.REMOVE: "removes",
    OrderType.CONVOY: "convoys",
    OrderType.SUPPORT_HOLD: "supports",
    OrderType.SUPPORT_MOVE: "supports",
}

ENGLISH = {
    "moves": "goes to {end} with strength {strength}",
    "retreats": "retreats to {end}",
    "stands": "stays where it is",
    "disbands": "is disbanded",
    "builds": "is built",
    "removes": "is removed",
    "convoys": "convoys {helped}",
    "supports": "supports {helped}",
    "by sea": " by sea through {route}",
    "bounced": "does not reach {end}: strength {strength} against {against} of {other}",
    "own unit": "does not reach {end}: a unit of the same role stays there",
    "met": "does not reach {end}: {other} wanted to go there too, and both are destroyed",
    "cut": "has its support cut by {other}",
    "unmatched": "helps {helped}, which had another order",
    "never whole": "does not leave for {end}: no complete convoy was ordered",
    "broken": "does not leave for {end}: its convoy broke at {other}",
    "paradox": "does not leave for {end}: its convoy is part of a paradox",
    "fleet lost": "is dislodged while convoying {helped}",
    "illegal": "has its order ignored: {reason}",
    "forgotten": "is disbanded for want of an order",
    "dislodged": "; it is dislodged by {attacker}",
    "free": " and may retreat to {retreats}",
    "lost": " and destroyed, having nowhere to go",
    "invented": " (nobody gave this order)",
}
FRENCH = {
    "moves": "va en {end} avec une force de {strength}",
    "retreats": "se replie en {end}",
    "stands": "reste sur place",
    "disbands": "est dispersée",
    "builds": "est construite",
    "removes": "est supprimée",
    "convoys": "convoie {helped}",
    "supports": "soutient {helped}",
    "by sea": " par mer via {route}",
    "bounced": "n'atteint pas {end} : force {strength} contre {against} pour {other}",
    "own unit": "n'atteint pas {end} : une unité du même rôle y reste",
    "met": "n'atteint pas {end} : {other} voulait y aller aussi, les deux sont détruites",
    "cut": "voit son soutien coupé par {other}",
    "unmatched": "aide {helped}, qui avait un autre ordre",
    "never whole": "ne part pas en {end} : aucun convoi complet n'a été ordonné",
    "broken": "ne part pas en {end} : son convoi est rompu en {other}",
    "paradox": "ne part pas en {end} : son convoi fait partie d'un paradoxe",
    "fleet lost": "est délogée pendant qu'elle convoie {helped}",
    "illegal": "voit son ordre ignoré : {reason}",
    "forgotten": "est dispersée faute d'ordre",
    "dislodged": " ; elle est délogée par {attacker}",
    "free": " et peut se replier en {retreats}",
    "lost": " et détruite, n'ayant nulle part où aller",
    "invented": " (personne n'a donné cet ordre)",
}
SENTENCES: Mapping[str, Mapping[str, str]] = {"en": ENGLISH, "fr": FRENCH}


def explain(
    outcome: Outcome, adjudication: Adjudication, names: Names, words: Words, language: str
) -> str:
    """One sentence: what happened and why, then what it means for the unit."""
    parts = ["", _sentence_name(outcome)]
    if outcome.type == OrderType.MOVE and outcome.route_length:
        parts.append("by sea")
    if outcome.flags & Flag.DISLODGED:
        parts += ["dislodged", "lost" if outcome.flags & Flag.DESTROYED else "free"]
    if outcome.flags & Flag.INVENTED and outcome.type != OrderType.DISBAND:
        parts.append("invented")
    template = "".join({"": "{unit} ", **SENTENCES[language]}[part] for part in parts)

    def in_words(zones: Sequence[int]) -> str:
        return ", ".join(map(names.zone, zones))

    return (
        template.format(
            unit=names.zone(outcome.zone),
            end=names.zone(outcome.destination),
            helped=names.zone(outcome.passive),
            other=names.zone(outcome.other),
            attacker=names.zone(outcome.attacker),
            strength=outcome.strength,
            against=outcome.other_strength,
            route=in_words(adjudication.route_of(outcome)),
            retreats=in_words(adjudication.retreats_of(outcome)),
            reason=words.reasons.get(adjudication.reason_of(outcome), ""),
        )
        + "."
    )


def _sentence_name(outcome: Outcome) -> str:
    if outcome.result == Result.BOUNCED:
        if outcome.type == OrderType.RETREAT:
            return "met"
        return "bounced" if outcome.strength else "own unit"
    if outcome.result == Result.DISRUPTED:
        if outcome.type == OrderType.CONVOY:
            return "fleet lost"
        return "broken" if outcome.other else "never whole"
    return {
        Result.CUT: "cut",
        Result.UNMATCHED: "unmatched",
        Result.PARADOX: "paradox",
        Result.ILLEGAL: "illegal",
        Result.DISBANDED: "forgotten",
    }.get(Result(outcome.result), PLAIN[OrderType(outcome.type)])
