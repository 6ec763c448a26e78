"""Settings: read in one place, documented in one place, wrong ones refused with a sentence."""

import re
from dataclasses import fields

import pytest

from shared.config import ROOT, STREAM_PREFIXES, Settings, WrongSetting, read_settings


def test_nothing_need_be_set(tmp_path):
    chosen = read_settings({"ENTENTE_DATA": str(tmp_path)})
    assert chosen.ports["users"] == 5001
    assert chosen.database_urls["games"] == f"sqlite:///{tmp_path}/games.db"
    assert chosen.password_policy == "demo"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("TOKEN_DAYS", "soon", "TOKEN_DAYS must be a whole number from 1 to 365, not 'soon'."),
        ("TOKEN_DAYS", "0", "TOKEN_DAYS must be a whole number from 1 to 365, not '0'."),
        ("USERS_PORT", "70000", "USERS_PORT must be a whole number from 1 to 65535, not '70000'."),
        ("CONFIRMED_EMAIL_REQUIRED", "yes", "CONFIRMED_EMAIL_REQUIRED must be 0 or 1, not 'yes'."),
        ("PASSWORD_POLICY", "lax", "PASSWORD_POLICY must be demo or strict, not 'lax'."),
        ("METRICS_TOKEN", "short", "METRICS_TOKEN must be at least 32 characters long."),
        ("VISITOR_SECRET", "short", "VISITOR_SECRET must be at least 32 characters long."),
        (
            "GAMES_DATABASE_URL",
            "mysql://x",
            "GAMES_DATABASE_URL must begin with sqlite:/// or postgresql://, not 'mysql'.",
        ),
        ("SMTP_URL", "mail.example.org", "SMTP_URL must be like smtp://user:password@host:587."),
        (
            "PUBLIC_URL",
            "games.example.org",
            "PUBLIC_URL must be like https://games.example.org, not 'games.example.org'.",
        ),
        (
            "USERS_URL",
            "users:5001",
            "USERS_URL must be like https://games.example.org, not 'users:5001'.",
        ),
    ],
)
def test_a_wrong_setting_is_refused_with_one_sentence(tmp_path, name, value, sentence):
    with pytest.raises(WrongSetting) as refusal:
        read_settings({"ENTENTE_DATA": str(tmp_path), name: value})
    assert str(refusal.value) == sentence


def test_the_environment_wins_over_the_file_in_the_data_folder(tmp_path):
    (tmp_path / ".env").write_text("# two settings\nTOKEN_DAYS=3\nGRACE_HOURS='5'\n")
    chosen = read_settings({"ENTENTE_DATA": str(tmp_path), "TOKEN_DAYS": "2"})
    assert (chosen.token_days, chosen.grace_hours) == (2, 5)


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (b"TOKEN_DAYZ=3\n", "TOKEN_DAYZ in .env is no setting; is TOKEN_DAYS meant?"),
        (b"# days\n\nTOKEN_DAYS 3\n", "Line 3 of {} is not like NAME=value: 'TOKEN_DAYS 3'."),
        (b"TOKEN_DAYS=\xff\n", "{} is no text."),
    ],
)
def test_a_slip_in_the_file_is_refused_with_one_sentence(tmp_path, written, sentence):
    file = tmp_path / ".env"
    file.write_bytes(written)
    with pytest.raises(WrongSetting) as refusal:
        read_settings({"ENTENTE_DATA": str(tmp_path)})
    assert str(refusal.value) == sentence.format(file)


def test_what_is_empty_counts_as_not_set_and_names_of_others_are_left_alone(tmp_path):
    (tmp_path / ".env").write_text("TOKEN_DAYS=\nGRACE_HOURS=''\nPOSTGRES_PASSWORD=x\nSITE=y\n")
    chosen = read_settings({"ENTENTE_DATA": str(tmp_path)})
    assert (chosen.token_days, chosen.grace_hours) == (7, 24)


def test_postgresql_is_spoken_to_through_psycopg(tmp_path):
    chosen = read_settings(
        {"ENTENTE_DATA": str(tmp_path), "GAMES_DATABASE_URL": "postgresql://me@host/{service}"}
    )
    assert chosen.database_urls["games"] == "postgresql+psycopg://me@host/games"


def test_every_setting_is_documented():
    documented = set(
        re.findall(r"^#([A-Z_]+)=", (ROOT / "deploy/environment.example").read_text(), re.MULTILINE)
    )
    named = {field.name.upper() for field in fields(Settings)} - {
        "DATA",
        "PORTS",
        "URLS",
        "DATABASE_URLS",
        "STREAM_PORTS",
        "STREAM_URLS",
    }
    streams = {
        f"{prefix}STREAMS_{what}"
        for prefix in STREAM_PREFIXES.values()
        for what in ("PORT", "PUBLIC_URL")
    }
    assert named | streams <= documented
    assert {"ENTENTE_DATA", "USERS_PORT", "USERS_URL", "USERS_DATABASE_URL"} <= documented
