"""The words of reports and explanations, in French and English."""

from collections.abc import Mapping
from dataclasses import dataclass

from services.solver.domain.orders import OrderType, Reason
from services.solver.domain.phases import Phase


@dataclass(frozen=True, eq=False)  # told apart by identity, so that it can be a key
class Words:
    solver: str
    information: str
    warning: str
    error: str
    resolution: str
    phases: Mapping[Phase, str]
    letters: Mapping[int, str]
    failed: str
    cut: str
    paradox: str
    invalid: str
    dislodged: str
    destroyed: str
    by_default: str
    balance: str
    missing: Mapping[str, str]
    not_located: str
    entry: str
    missing_order: str
    map_problem: str
    ignored: str
    own_unit_attacked: str
    own_support_unmatched: str
    foreign_support: str
    reasons: Mapping[Reason, str]


_LETTERS: dict[int, str] = {
    OrderType.SUPPORT_MOVE: "S",
    OrderType.SUPPORT_HOLD: "S",
    OrderType.HOLD: "H",
    OrderType.CONVOY: "C",
    OrderType.RETREAT: "R",
}

FRENCH = Words(
    solver="SOLVEUR",
    information="INFORMATION",
    warning="AVERTISSEMENT",
    error="ERREUR",
    resolution="Résolution ou validation d'ordres pour {phase} {year}",
    phases={
        Phase.SPRING_MOVES: "Mouvements printemps",
        Phase.SPRING_RETREATS: "Retraites été",
        Phase.AUTUMN_MOVES: "Mouvements automne",
        Phase.AUTUMN_RETREATS: "Retraites automne",
        Phase.ADJUSTMENTS: "Ajustements",
    },
    letters={**_LETTERS, OrderType.DISBAND: "A"},
    failed="échec",
    cut="coupé",
    paradox="paradoxe",
    invalid="invalide",
    dislodged="delogée",
    destroyed="détruite",
    by_default="PAR DEFAUT",
    balance="{role}: {centers} centres, {units} unités, {places} emplacements : {sign}{value}",
    missing={
        "movement": "Manque l'ordre de mouvement de {unit} ({role})",
        "retreat": "Manque l'ordre de retraite de {unit} ({role})",
        "adjustment": "Manquent des ordres de suppression de {role}",
    },
    not_located="Vérification non localisable",
    entry="Analyse entrée",
    missing_order="Ordre manquant à la vérification",
    map_problem="ordres : Problème avec la carte du jeu : {role} : {reason} en ligne {line}",
    ignored="{order} ignoré : {reason}",
    own_unit_attacked="{order} : {role} attaque sa propre unité",
    own_support_unmatched="{order} : {role} aide un ordre que sa propre unité n'a pas",
    foreign_support="{order} : {role} aide une unité étrangère aux intentions inconnues",
    reasons={
        Reason.BAD_UNIT_TYPE: "ce n'est pas un type d'unité",
        Reason.BAD_ZONE: "cette zone n'existe pas",
        Reason.BAD_ROLE: "ce rôle n'existe pas",
        Reason.NO_SUCH_UNIT: "il n'y a pas d'unité à cet endroit",
        Reason.FOREIGN_UNIT: "l'unité appartient à un autre rôle",
        Reason.WRONG_UNIT_TYPE: "l'unité est d'un autre type",
        Reason.WRONG_PHASE: "cet ordre ne convient pas à la saison",
        Reason.SECOND_ORDER: "l'unité a déjà un ordre",
        Reason.OTHER_ROLE: "l'ordre est celui d'un autre rôle",
        Reason.SAME_PLACE: "l'unité est déjà à cet endroit",
        Reason.OUT_OF_REACH: "l'unité ne peut pas s'y rendre",
        Reason.COAST_MISSING: "il faut préciser la côte",
        Reason.COAST_IMPOSSIBLE: "cette côte n'est pas possible",
        Reason.NOBODY_THERE: "il n'y a personne à aider à cet endroit",
        Reason.HELPS_ITSELF: "une unité ne s'aide pas elle-même",
        Reason.SUPPORT_OUT_OF_REACH: "l'unité ne peut pas y apporter de soutien",
        Reason.CANNOT_GO_THERE: "l'unité aidée ne peut pas s'y rendre",
        Reason.NOT_AT_SEA: "seule une flotte en mer peut convoyer",
        Reason.NOT_AN_ARMY: "seule une armée peut être convoyée",
        Reason.NOT_ON_ROUTE: "la flotte n'est sur aucune route de ce convoi",
        Reason.FROM_THERE: "l'attaque vient de là",
        Reason.OCCUPIED: "l'endroit est occupé",
        Reason.CONTESTED: "l'endroit est disputé",
        Reason.NOT_A_HOME: "ce n'est pas un centre de départ",
        Reason.NOT_OWNED: "le centre n'est pas possédé",
        Reason.CANNOT_STAND: "ce type d'unité ne peut pas s'y trouver",
        Reason.NO_BUILD_LEFT: "il n'y a plus de construction possible",
        Reason.NO_REMOVAL_LEFT: "il n'y a plus de suppression à faire",
        Reason.REMOVALS_MISSING: "il manque des suppressions",
        Reason.ORDER_MISSING: "il manque un ordre",
    },
)

ENGLISH = Words(
    solver="SOLVER",
    information="INFORMATION",
    warning="WARNING",
    error="ERROR",
    resolution="Resolution or validation of orders for {phase} {year}",
    phases={
        Phase.SPRING_MOVES: "Spring moves",
        Phase.SPRING_RETREATS: "Summer retreats",
        Phase.AUTUMN_MOVES: "Autumn moves",
        Phase.AUTUMN_RETREATS: "Autumn retreats",
        Phase.ADJUSTMENTS: "Adjustments",
    },
    letters={**_LETTERS, OrderType.DISBAND: "D"},
    failed="failed",
    cut="cut",
    paradox="paradox",
    invalid="invalid",
    dislodged="dislodged",
    destroyed="destroyed",
    by_default="BY DEFAULT",
    balance="{role}: {centers} centers, {units} units, {places} places : {sign}{value}",
    missing={
        "movement": "The movement order of {unit} ({role}) is missing",
        "retreat": "The retreat order of {unit} ({role}) is missing",
        "adjustment": "Removals of {role} are missing",
    },
    not_located="Check without a place",
    entry="Reading the entry",
    missing_order="Order missing at the check",
    map_problem="orders: Problem with the map of the game: {role}: {reason} in line {line}",
    ignored="{order} ignored: {reason}",
    own_unit_attacked="{order}: {role} attacks its own unit",
    own_support_unmatched="{order}: {role} helps an order its own unit does not have",
    foreign_support="{order}: {role} helps a foreign unit whose intentions are unknown",
    reasons={
        Reason.BAD_UNIT_TYPE: "this is not a type of unit",
        Reason.BAD_ZONE: "there is no such zone",
        Reason.BAD_ROLE: "there is no such role",
        Reason.NO_SUCH_UNIT: "there is no unit there",
        Reason.FOREIGN_UNIT: "the unit belongs to another role",
        Reason.WRONG_UNIT_TYPE: "the unit is of the other type",
        Reason.WRONG_PHASE: "this order does not fit the season",
        Reason.SECOND_ORDER: "the unit has an order already",
        Reason.OTHER_ROLE: "the order is another role's",
        Reason.SAME_PLACE: "the unit is there already",
        Reason.OUT_OF_REACH: "the unit cannot go there",
        Reason.COAST_MISSING: "the coast must be named",
        Reason.COAST_IMPOSSIBLE: "that coast is not possible",
        Reason.NOBODY_THERE: "there is nobody to help there",
        Reason.HELPS_ITSELF: "a unit cannot help itself",
        Reason.SUPPORT_OUT_OF_REACH: "the unit cannot support there",
        Reason.CANNOT_GO_THERE: "the unit to be helped cannot go there",
        Reason.NOT_AT_SEA: "only a fleet at sea can convoy",
        Reason.NOT_AN_ARMY: "only an army can be convoyed",
        Reason.NOT_ON_ROUTE: "the fleet is on no route of this convoy",
        Reason.FROM_THERE: "the attack came from there",
        Reason.OCCUPIED: "the place is occupied",
        Reason.CONTESTED: "the place is contested",
        Reason.NOT_A_HOME: "this is not a home center",
        Reason.NOT_OWNED: "the center is not owned",
        Reason.CANNOT_STAND: "this type of unit cannot stand there",
        Reason.NO_BUILD_LEFT: "there is no build left",
        Reason.NO_REMOVAL_LEFT: "there is no removal left",
        Reason.REMOVALS_MISSING: "removals are missing",
        Reason.ORDER_MISSING: "an order is missing",
    },
)

LANGUAGES = {"fr": FRENCH, "en": ENGLISH}
