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
        "Le code de confirmation à utiliser pour valider votre adresse email est :",
        "1234",
        "Ne pas répondre à ce message !",
    ]


@pytest.mark.parametrize("name", sorted(texts.template_names()))
def test_every_text_exists_in_every_language(name):
    for language in texts.LANGUAGES:
        source = (texts.FOLDER / f"{name}.{language}.txt").read_text()
        assert len(source.splitlines()) > 1


ACTS = {
    "game_changed": {"changes": {"speed_moves": [1, 2], "access_code": None}},
    "game_renamed": {"before": "old", "after": "new"},
    "game_removed": {"days": 30},
    "game_incident_excused": {"excused": True, "reason": "ill"},
    **{
        name: {}
        for name in (
            "game_stopped",
            "game_paused",
            "game_resumed",
            "game_handed_over",
            "game_rectified",
            "game_disorder",
            "game_disorder_withdrawn",
            "game_seated",
            "game_unseated",
            "game_role_assigned",
            "game_other_replaced",
            "game_restored",
        )
    },
}


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("name", ACTS)
def test_each_act_of_a_master_has_its_mail(name, language):
    deadline = "2030-01-15T20:00:00+00:00"
    for due in (deadline, ""):
        values = {"game": "Raspoutine", "deadline": due, "finished": False, "details": ACTS[name]}
        text = texts.fill(name, language, values)
        assert text.subject.startswith("Raspoutine")
        assert all(str(word) in text.body for word in ACTS[name].values() if type(word) is str)


def test_what_changed_is_told_line_by_line():
    values = {"game": "R", "deadline": "", "details": ACTS["game_changed"]}
    assert texts.fill("game_changed", "en", values).body.splitlines()[1:] == [
        "- speed_moves: 1 -> 2",
        "- access_code",
    ]


def test_a_missing_value_is_named():
    with pytest.raises(BadRequest, match="'code' is undefined"):
        texts.fill("confirmation", "fr", {})


def test_a_subject_is_one_line_whatever_fills_it():
    text = texts.fill("notice", "fr", {"subject": "a\r\nBcc: x@y.z\u2028b", "text": "t"})
    assert text.subject == "a Bcc: x@y.z b"


DEADLINE = {"game": "Raspoutine", "deadline": "2026-07-14T20:00:00+00:00"}


@pytest.mark.parametrize(
    ("language", "zone", "told"),
    [
        ("fr", "Europe/Paris", "le mardi 14 juillet 2026 à 22:00 (Europe/Paris, UTC+2),"),
        ("en", "UTC - 8", "due Tuesday 14 July 2026 at 12:00 (UTC-8),"),
    ],
)
def test_a_deadline_is_told_in_the_readers_own_time(language, zone, told):
    assert told in texts.fill("game_deadline_near", language, DEADLINE, zone).body


@pytest.mark.parametrize("deadline", ["2026-07-14 20:00 UTC", "tomorrow", "2026-07-14"])
def test_a_deadline_that_is_a_text_already_stays_as_it_is(deadline):
    values = DEADLINE | {"deadline": deadline}
    assert f"due {deadline}," in texts.fill("game_deadline_near", "en", values, "UTC + 1").body


def test_go_players_read_when_their_time_ends():
    values = {"game_id": 3, "black": "a", "white": "b", "time_left": "F: 3h"}
    assert "ends" not in texts.fill("go_timeout_warning", "en", values, "UTC + 9").body
    values |= {"ends_at": "2026-07-14T20:00:00+00:00"}
    told = texts.fill("go_timeout_warning", "en", values, "UTC + 9").body
    assert "it ends Wednesday 15 July 2026 at 05:00 (UTC+9)." in told


def test_no_value_says_where_the_reader_lives():
    values = DEADLINE | {"_reader": ["UTC + 5", "fr"]}
    assert "20:00 (UTC)" in texts.fill("game_deadline_near", "en", values).body


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


@pytest.mark.parametrize(
    "kind", ["invitation", "dispute", "seat", "move", "message", "game_over", "time"]
)
def test_notices_of_go_are_written_for_every_kind(kind):
    for language in texts.LANGUAGES:
        notice = {"kind": kind, "game_id": 7, "sender": "Ann"}
        text = texts.fill("go_notice", language, notice)
        assert "7" in text.body
        assert "Ann" in text.body
        digest = texts.fill("go_digest", language, {"notices": {kind: [7, 8]}})
        assert "7, 8" in digest.body


def test_the_notice_of_an_automatic_vacation_names_game_and_days():
    for language in texts.LANGUAGES:
        text = texts.fill(
            "go_automatic_vacation", language, {"game_id": 7, "days": 2, "days_left": 11}
        )
        assert "7" in text.subject
        assert "2" in text.body
        assert "11" in text.body
