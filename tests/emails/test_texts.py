"""The texts of mails, without a running service."""

from datetime import timedelta

import pytest

from services.emails import texts
from services.emails.domain.codes import code_hash
from services.emails.domain.states import LONGEST_PAUSE, pause_after
from shared.errors import BadRequest


def test_the_confirmation_mail_is_the_one_members_know():
    text = texts.fill("confirmation", "fr", {"code": 1234})
    assert text.subject == "Ceci est un email pour vérifier votre adresse email"
    assert text.body.splitlines() == [
        "Le code de conformation à utiliser pour valider votre adresse email est :",
        "1234",
        "Ne pas répondre à ce message !",
    ]


@pytest.mark.parametrize("name", sorted(texts.template_names()))
def test_every_text_exists_in_every_language(name):
    for language in texts.LANGUAGES:
        source = (texts.FOLDER / f"{name}.{language}.txt").read_text()
        assert len(source.splitlines()) > 1


def test_a_missing_value_is_named():
    with pytest.raises(BadRequest, match="'code' is undefined"):
        texts.fill("confirmation", "fr", {})


def test_a_subject_is_one_line_whatever_fills_it():
    text = texts.fill("notice", "fr", {"subject": "a\r\nBcc: x@y.z\u2028b", "text": "t"})
    assert text.subject == "a Bcc: x@y.z b"


def test_values_are_text_not_templates():
    text = texts.fill("notice", "fr", {"subject": "{{ 7 * 7 }}", "text": "{% if %}"})
    assert (text.subject, text.body) == ("{{ 7 * 7 }}", "{% if %}\n")


@pytest.mark.parametrize(
    "link", ["http://x y", "javascript:x", "http://x>", "http://é", 7, "http://x\nBcc: a@b.c"]
)
def test_a_link_unfit_for_a_header_is_refused(link):
    with pytest.raises(BadRequest):
        texts.require_fillable("notice", {"subject": "a", "text": "b", "unsubscribe_link": link})


def test_pauses_grow_up_to_half_an_hour():
    pauses = [pause_after(attempts) for attempts in range(1, 40)]
    assert pauses[0] == timedelta(seconds=2)
    assert pauses == sorted(pauses)
    assert pauses[-1] == LONGEST_PAUSE


def test_codes_are_stored_so_that_only_who_knows_the_secret_can_try_them_all():
    assert code_hash("a@b.c", 1234, "secret") != code_hash("a@b.c", 1234, "another")
    assert code_hash("a@b.c", 1234, "secret") != code_hash("d@b.c", 1234, "secret")


def test_the_warning_before_a_timeout_names_game_players_and_time():
    values = {"game_id": 7, "black": "Ann", "white": "Bob", "time_left": "F: 7h (-)"}
    for language in texts.LANGUAGES:
        text = texts.fill("go_timeout_warning", language, values)
        assert "7" in text.subject
        assert all(word in text.body for word in ("Ann", "Bob", "F: 7h (-)"))


def test_the_notice_of_an_automatic_vacation_names_game_and_days():
    for language in texts.LANGUAGES:
        text = texts.fill(
            "go_automatic_vacation", language, {"game_id": 7, "days": 2, "days_left": 11}
        )
        assert "7" in text.subject
        assert "2" in text.body
        assert "11" in text.body
