"""How hard a password is to guess."""

import pytest


def strength(api, password, user_name=""):
    sent = {"password": password, "user_name": user_name}
    answer = api.post("users", "/password-strengths", json=sent)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_sentence_is_stronger_than_a_word(api):
    assert strength(api, "password")["score"] == 0
    assert strength(api, "right horse battery staple") == {"score": 4, "objection": None}


def test_ones_own_name_is_weak(api):
    assert strength(api, "Zebulon1987", "Zebulon1987")["score"] == 0


def test_what_would_be_refused_is_told(api):
    assert strength(api, "ab")["objection"] == "The password must have at least 3 characters"


@pytest.mark.parametrize("sent", [{}, {"password": ""}, {"password": "x" * 1001}])
def test_nothing_and_too_much_are_refused(api, sent):
    assert api.post("users", "/password-strengths", json=sent).status_code == 400
