"""Reports in the form the association prints them."""

from dataclasses import replace

from services.solver.domain.orders import Order, OrderType, Position, Question, Refused
from services.solver.domain.remarks import Remarks
from services.solver.domain.words import LANGUAGES
from services.solver.library import names_of
from tests.solver.boards import ENGINE, NOTATION, STANDARD, movement, report_of, zone

SERBIA = """AUTRICHE
A vie - gal
A ser H
TURQUIE
A bul S A ser
F MID - spa/sc
"""


def test_each_role_lists_its_units_by_zone_with_foreign_adjectives():
    assert report_of(movement(SERBIA)) == (
        "AUTRICHE\nA SER H\nA VIE - GAL\n\nTURQUIE\nA BUL S autrichien A SER\nF MID - SPAsc\n\n"
    )


def test_english_has_its_own_words():
    text = "ALLEMAGNE\nA ber H\nFRANCE\nA mun - ber\nA sil S A mun - ber\n"
    assert report_of(movement(text), "en") == (
        "FRANCE\nA MUN - BER\nA SIL S A MUN - BER\n\nGERMANY\nA BER h;(dislodged)\n\n"
    )


def test_failures_are_marked_in_lower_case_and_in_brackets():
    text = """ANGLETERRE
A lvp - yor
F lon - yor
FRANCE
A bur S A par - pic
A par H
F ENG C A bre - wal
F bre H
ALLEMAGNE
A mun - bur
"""
    assert report_of(movement(text)) == (
        "ANGLETERRE\nF LON - YOR;(échec)\nA LVP - YOR;(échec)\n\n"
        "FRANCE\nF BRE H\nA BUR S A PAR - PIC;(invalide)\nF ENG H;PAR DEFAUT\nA PAR H\n\n"
        "ALLEMAGNE\nA MUN - BUR;(échec)\n\n"
    )


def test_a_cut_support_and_a_lost_convoy():
    text = """ANGLETERRE
A lon - bel
F NTH C A lon - bel
FRANCE
F ENG - NTH
F hol S F ENG - NTH
ALLEMAGNE
A ber S A mun - kie
A kie S A ber
A mun - kie
RUSSIE
A pru - ber
"""
    lines = report_of(movement(text)).splitlines()
    assert "A LON - BEL;(échec)" in lines
    assert "F NTH c A LON - BEL;(delogée)" in lines
    assert "A BER s A MUN - KIE;(coupé)" in lines


def test_an_army_that_stays_in_a_paradox_is_marked():
    text = """ANGLETERRE
F lon S F wal - ENG
F wal - ENG
FRANCE
A bre - lon
F ENG C A bre - lon
"""
    assert "A BRE - LON;(échec);(paradoxe)" in report_of(movement(text))


def retreats(orders: list[Order], advancement: int = 1) -> Question:
    position = Position(
        units=[(2, 1, zone("bur"))],
        dislodged=[
            (5, 2, zone("tri"), zone("ven")),
            (5, 1, zone("vie"), 0),
            (1, 2, zone("NTH"), 0),
            (3, 2, zone("bel"), 0),
        ],
        ownerships={5: 5, 33: 5, 30: 5, 4: 2},
    )
    return Question(STANDARD, advancement, position, orders)


def test_retreats_disbandments_and_collisions():
    orders = NOTATION.read(
        "AUTRICHE\nF tri R alb\nA vie A\nANGLETERRE\nF NTH R ENG\nALLEMAGNE\nF bel R ENG\n", 1
    )
    assert report_of(retreats(orders)) == (
        "ANGLETERRE\nF NTH r ENG;(détruite)\n\n"
        "ALLEMAGNE\nF BEL r ENG;(détruite)\n\n"
        "AUTRICHE\nF TRI R ALB\nA VIE A\n\n"
    )


def test_winter_tells_who_owns_what_and_who_may_build():
    position = Position(
        units=[(5, 1, zone("ser")), (4, 1, zone("tri")), (4, 1, zone("tyr"))],
        ownerships={5: 5, 30: 5, 33: 5, 18: 4},
    )
    question = Question(STANDARD, 3, position)
    assert report_of(question) == (
        "ITALIE : NAP TRI (+TRI)\nAUTRICHE : BUD VIE SER (+SER -TRI)\n\n"
        "AUTRICHE: 3 centres, 1 unités, 2 emplacements : +2\n"
        "ITALIE: 2 centres, 2 unités, 1 emplacements : -0\n"
    )


def test_adjustments_are_told_in_the_order_of_submission():
    position = Position(units=[(3, 1, zone("sil")), (1, 1, zone("yor"))], ownerships={3: 3, 12: 3})
    orders = [Order(3, OrderType.BUILD, 1, zone("ber"))]
    assert report_of(Question(STANDARD, 4, position, orders)) == (
        "ANGLETERRE\n- A YOR;PAR DEFAUT\n\nALLEMAGNE\n+ A BER\n\n"
    )


def test_a_phase_with_nothing_to_do_has_an_empty_report():
    assert report_of(Question(STANDARD, 1, Position())) == ""


def refusal_of(question: Question, language: str = "fr") -> str:
    remarks = Remarks(question, names_of("standard", language), LANGUAGES[language])
    try:
        ENGINE.adjudicate(question)
    except Refused as refused:
        return remarks.on_refusal(refused)
    raise AssertionError("accepted")


def test_a_missing_order_is_named():
    question = replace(movement("ANGLETERRE\nA lvp H\n"), orders=[], strict=True)
    assert refusal_of(question) == (
        "SOLVEUR : ERREUR Vérification non localisable :\nANGLETERRE : Ordre manquant à la "
        "vérification : Manque l'ordre de mouvement de A LVP (ANGLETERRE)\n"
    )


def test_an_impossible_order_is_shown_with_its_line():
    question = replace(movement("ALLEMAGNE\nA kie H\nA ber - par\n"), strict=True)
    assert refusal_of(question) == (
        "SOLVEUR : ERREUR Analyse entrée :\nA BER - PAR <<<\nordres : Problème avec la carte du "
        "jeu : ALLEMAGNE : l'unité ne peut pas s'y rendre en ligne 2\n"
    )


def test_success_tells_the_phase_and_the_year():
    question = movement("FRANCE\nA par H\n", advancement=7)
    remarks = Remarks(question, names_of("standard", "fr"), LANGUAGES["fr"])
    assert remarks.on_success(ENGINE.adjudicate(question)) == (
        "SOLVEUR : INFORMATION : Résolution ou validation d'ordres pour Mouvements automne 1902\n"
    )


def test_an_attack_on_an_own_unit_is_accepted_with_a_remark():
    question = replace(movement("FRANCE\nA par - bur\nA bur H\n"), strict=True)
    remarks = Remarks(question, names_of("standard", "fr"), LANGUAGES["fr"])
    first = remarks.on_success(ENGINE.adjudicate(question)).splitlines()[0]
    assert first == "SOLVEUR : INFORMATION : A PAR - BUR : FRANCE attaque sa propre unité"
