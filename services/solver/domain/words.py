"""The words of reports and explanations, in French and English."""

from collections.abc import Mapping
from dataclasses import dataclass

from services.solver.domain.orders import OrderType
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
    reasons: Mapping[str, str]  # by the engine's names


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
        "bad_unit_type": "ce n'est pas un type d'unité",
        "bad_zone": "cette zone n'existe pas",
        "bad_role": "ce rôle n'existe pas",
        "no_such_unit": "il n'y a pas d'unité à cet endroit",
        "foreign_unit": "l'unité appartient à un autre rôle",
        "wrong_unit_type": "l'unité est d'un autre type",
        "wrong_phase": "cet ordre ne convient pas à la saison",
        "second_order": "l'unité a déjà un ordre",
        "other_role": "l'ordre est celui d'un autre rôle",
        "same_place": "l'unité est déjà à cet endroit",
        "out_of_reach": "l'unité ne peut pas s'y rendre",
        "coast_missing": "il faut préciser la côte",
        "coast_impossible": "cette côte n'est pas possible",
        "nobody_there": "il n'y a personne à aider à cet endroit",
        "helps_itself": "une unité ne s'aide pas elle-même",
        "support_out_of_reach": "l'unité ne peut pas y apporter de soutien",
        "cannot_go_there": "l'unité aidée ne peut pas s'y rendre",
        "not_at_sea": "seule une flotte en mer peut convoyer",
        "not_an_army": "seule une armée peut être convoyée",
        "not_on_route": "la flotte n'est sur aucune route de ce convoi",
        "from_there": "l'attaque vient de là",
        "occupied": "l'endroit est occupé",
        "contested": "l'endroit est disputé",
        "not_a_home": "ce n'est pas un centre de départ",
        "not_owned": "le centre n'est pas possédé",
        "cannot_stand": "ce type d'unité ne peut pas s'y trouver",
        "no_build_left": "il n'y a plus de construction possible",
        "no_removal_left": "il n'y a plus de suppression à faire",
        "removals_missing": "il manque des suppressions",
        "order_missing": "il manque un ordre",
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
        "bad_unit_type": "this is not a type of unit",
        "bad_zone": "there is no such zone",
        "bad_role": "there is no such role",
        "no_such_unit": "there is no unit there",
        "foreign_unit": "the unit belongs to another role",
        "wrong_unit_type": "the unit is of the other type",
        "wrong_phase": "this order does not fit the season",
        "second_order": "the unit has an order already",
        "other_role": "the order is another role's",
        "same_place": "the unit is there already",
        "out_of_reach": "the unit cannot go there",
        "coast_missing": "the coast must be named",
        "coast_impossible": "that coast is not possible",
        "nobody_there": "there is nobody to help there",
        "helps_itself": "a unit cannot help itself",
        "support_out_of_reach": "the unit cannot support there",
        "cannot_go_there": "the unit to be helped cannot go there",
        "not_at_sea": "only a fleet at sea can convoy",
        "not_an_army": "only an army can be convoyed",
        "not_on_route": "the fleet is on no route of this convoy",
        "from_there": "the attack came from there",
        "occupied": "the place is occupied",
        "contested": "the place is contested",
        "not_a_home": "this is not a home center",
        "not_owned": "the center is not owned",
        "cannot_stand": "this type of unit cannot stand there",
        "no_build_left": "there is no build left",
        "no_removal_left": "there is no removal left",
        "removals_missing": "removals are missing",
        "order_missing": "an order is missing",
    },
)

LANGUAGES = {"fr": FRENCH, "en": ENGLISH}
