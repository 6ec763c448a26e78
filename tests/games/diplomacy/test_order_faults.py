"""Refused orders: every fault at once, for programs and for people."""

import json

import pytest

from tests.games.diplomacy.table import FRANCE, GERMANY

FRENCH = ("l'unité", "ordre", "mot", "côte", "zone", "rôle", "Manque")


def submit(table, text=None, orders=None, role=GERMANY, language=None, **more):
    member = table.crowd.holder(role)
    sent = {"pseudo": member.pseudo, "role_id": role, **more}
    sent |= {"text": text} if text is not None else {"orders": json.dumps(orders)}
    return table.api.post(
        "games",
        f"/game-orders/{table.game_id}",
        token=member.token,
        data=sent,
        headers={"Accept-Language": language} if language else None,
    )


def faults(answer):
    assert answer.status_code == 400, answer.text
    return [
        (one["order"], one["line"], one["word"], one["code"]) for one in answer.json()["faults"]
    ]


def an_order(kind, unit_type, zone, role=GERMANY, **more):
    unit = {"type_unit": unit_type, "role": role, "zone": zone}
    return {"order_type": kind, "active_unit": unit, **more}


def test_all_faults_of_a_list_are_told_at_once(started):
    orders = [
        an_order(1, 1, 10, destination_zone=47),  # A BER - PAR
        an_order(8, 1, 40),  # a build in spring
        an_order(4, 2, 33, role=FRANCE),
    ]
    answer = submit(started, orders=orders)
    assert faults(answer) == [
        (1, None, None, "out_of_reach"),
        (2, None, None, "wrong_phase"),
        (3, None, None, "foreign_unit"),  # its own unit there was named: it is not missing
    ]
    assert answer.json()["msg"].startswith("Failed to submit orders order 2: ")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "fr",
            [
                "Munich : une construction ne convient pas à une phase de mouvements",
                "Kiel : l'unité n'est pas de ce pays (Allemagne)",
                "Ruhr : Allemagne n'y a pas d'armée",
                "Berlin : un déplacement doit dire où",
            ],
        ),
        (
            "en",
            [
                "Munich: a build does not fit a phase of moves",
                "Kiel: the unit is not of this country (Germany)",
                "Ruhr: Germany has no army there",
                "Berlin: a move must say where to",
            ],
        ),
    ],
)
def test_units_and_regions_are_called_by_their_names(started, language, expected):
    orders = [
        an_order(8, 1, 40),
        an_order(4, 2, 33, role=FRANCE),
        an_order(4, 1, 53),
        an_order(1, 1, 10),
    ]
    told = submit(started, orders=orders, language=language).json()["text"].splitlines()
    assert told == expected


def test_all_faults_of_a_text_are_told_with_their_lines_and_words(started):
    answer = submit(started, "A BER - PAR\n\nA MUN - RHU\nF KIE ! HOL\nA KIE")
    assert faults(answer) == [
        (1, 1, None, "out_of_reach"),
        (2, 3, "RHU", "unknown_word"),
        (3, 4, "!", "unknown_word"),
        (4, 5, None, "not_an_order"),
    ]
    assert answer.json()["msg"].startswith(
        "Failed to submit orders text: line 3: 'A MUN - RHU' is not an order : "
    )


def test_missing_and_double_orders(started):
    answer = submit(started, "A BER H\nA BER - KIE")
    assert faults(answer) == [
        (2, 2, None, "second_order"),
        (None, None, None, "order_missing"),
        (None, None, None, "order_missing"),
    ]


def test_a_wrong_value_names_its_order(started):
    answer = submit(started, orders=[an_order(1, 1, 10, destination_zone=9999)])
    assert (1, None, None, "wrong_value") in faults(answer)


@pytest.mark.parametrize(
    ("language", "expected"), [("fr", True), ("en", False), ("de, en;q=0.5", False), (None, True)]
)
def test_the_text_is_wholly_in_the_readers_language(started, language, expected):
    """Members of these tests read French."""
    answer = submit(started, "A BER - PAR\nA MUN - RHU\nF KIE S A XXX", language=language)
    told = answer.json()["text"]
    assert told == "\n".join(one["text"] for one in answer.json()["faults"])
    assert len(told.splitlines()) == 3
    assert any(word in told for word in FRENCH) is expected
    assert ("cannot go there" in told) is not expected


def test_an_accepted_submission_has_no_faults(started):
    answer = submit(started, "A BER H\nA MUN H\nF KIE H")
    assert answer.status_code == 201
    assert set(answer.json()) == {"msg"}
