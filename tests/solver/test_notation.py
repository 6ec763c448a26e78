"""Classic notation, read and written, French and English."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from services.solver.domain import notation
from services.solver.domain.notation import Notation, NotUnderstood
from services.solver.domain.orders import Order, OrderType
from services.solver.domain.words import LANGUAGES
from services.solver.library import names_of, variant_named
from tests.solver.boards import ENGINE, NOTATION, STANDARD, zone
from tests.solver.test_properties import question_of

PARIS, BURGUNDY, MARSEILLES = zone("par"), zone("bur"), zone("mar")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A PAR - BUR", Order(2, OrderType.MOVE, 1, PARIS, 0, BURGUNDY)),
        ("  a   par-bur ", Order(2, OrderType.MOVE, 1, PARIS, 0, BURGUNDY)),
        ("A BEL - HOL via convoy", Order(2, OrderType.MOVE, 1, zone("bel"), 0, zone("hol"), 1)),
        (
            "F MID C A BRE - SPA",
            Order(2, OrderType.CONVOY, 2, zone("MID"), zone("bre"), zone("spa")),
        ),
        ("A PAR S A MAR - BUR", Order(2, OrderType.SUPPORT_MOVE, 1, PARIS, MARSEILLES, BURGUNDY)),
        ("A PAR S A BUR", Order(2, OrderType.SUPPORT_HOLD, 1, PARIS, BURGUNDY)),
        ("A PAR s anglais A BUR", Order(2, OrderType.SUPPORT_HOLD, 1, PARIS, BURGUNDY)),
        ("A PAR H", Order(2, OrderType.HOLD, 1, PARIS)),
        ("A PAR T", Order(2, OrderType.HOLD, 1, PARIS)),
        ("A PAR A", Order(2, OrderType.DISBAND, 1, PARIS)),
        ("A PAR D", Order(2, OrderType.DISBAND, 1, PARIS)),
        ("A PAR R BUR", Order(2, OrderType.RETREAT, 1, PARIS, 0, BURGUNDY)),
        ("+ A PAR", Order(2, OrderType.BUILD, 1, PARIS)),
        ("- A PAR", Order(2, OrderType.REMOVE, 1, PARIS)),
        ("F SPAsc - GOL", Order(2, OrderType.MOVE, 2, zone("SPAsc"), 0, zone("GOL"))),
        ("F spa/sc - gol", Order(2, OrderType.MOVE, 2, zone("SPAsc"), 0, zone("GOL"))),
        ("F SPA (SC) - GOL", Order(2, OrderType.MOVE, 2, zone("SPAsc"), 0, zone("GOL"))),
    ],
)
def test_an_order_is_read(text, expected):
    assert NOTATION.read(text, role=2) == [expected]


def test_the_name_of_a_role_heads_its_orders():
    orders = NOTATION.read("France\nA par H\n\nALLEMAGNE :\nA ber H\n", role=0)
    assert [(order.role, order.active) for order in orders] == [(2, PARIS), (3, zone("ber"))]


@pytest.mark.parametrize(
    "text", ["A PAR", "X PAR - BUR", "A PAR - ZZZ", "hello", "A PAR - BUR - MAR"]
)
def test_what_is_no_order_is_refused_with_its_line(text):
    with pytest.raises(NotUnderstood, match="line 2"):
        NOTATION.read(f"A PAR H\n{text}", role=2)


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.sampled_from(["fr", "en"]))
def test_every_possible_order_is_read_back_as_it_was_written(seed, language):
    question = question_of(seed)
    if question.variant is not STANDARD:
        return
    names, reader = (
        names_of("standard", language),
        Notation(STANDARD, names_of("standard", language)),
    )
    board = {STANDARD.region_of(unit[2]): unit for unit in question.position.units}
    for order in ENGINE.possible(question)[:200]:
        helped = board.get(STANDARD.region_of(order.passive)) if order.passive else None
        text = notation.write(order, helped, names, LANGUAGES[language].letters)
        assert reader.read(text.lower(), order.role) == [order]


def test_roles_with_long_codes_have_their_notation_too():
    chaos = variant_named("chaos")
    reader = Notation(chaos, names_of("chaos", "en"))
    assert reader.read("CONSTANTINOPLE\nA con - bul", role=0)[0].role == 7


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text):
    with contextlib.suppress(NotUnderstood):
        NOTATION.read(text, role=1)
