"""Stored secrets: unreadable without the key, and a wrong key says so."""

import stat

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from shared import config, encryption
from shared.encryption import KeyIsWrong, decrypt, encrypt
from shared.migrations import configuration


@pytest.fixture
def data(monkeypatch, tmp_path):
    chosen = config.read_settings({"ENTENTE_DATA": str(tmp_path)})
    monkeypatch.setattr("shared.encryption.settings", lambda: chosen)
    encryption._cipher.cache_clear()
    yield tmp_path
    encryption._cipher.cache_clear()


def test_what_was_encrypted_is_read_again_and_looks_different_each_time(data):
    once, twice = (encrypt("tournaments", "password", "hush – ça va") for _ in range(2))
    assert once != twice
    assert "hush" not in once
    assert decrypt("tournaments", "password", once) == "hush – ça va"


def test_the_key_is_for_its_owner_only(data):
    encrypt("tournaments", "password", "hush")
    assert stat.S_IMODE((data / "tournaments-storage-key").stat().st_mode) == 0o600


def test_a_key_that_is_lost_or_another_is_said(data):
    stored = encrypt("tournaments", "password", "hush")
    (data / "tournaments-storage-key").unlink()
    encryption._cipher.cache_clear()
    with pytest.raises(KeyIsWrong, match="storage key of this service is missing or is another"):
        decrypt("tournaments", "password", stored)


@pytest.mark.parametrize("stored", ["plain", "aes256gcm.", "aes256gcm.AAAA", "aes256gcm.é"])
def test_what_was_never_encrypted_is_said(data, stored):
    with pytest.raises(KeyIsWrong):
        decrypt("tournaments", "password", stored)


def test_what_is_for_one_purpose_is_not_read_for_another(data):
    with pytest.raises(KeyIsWrong):
        decrypt("tournaments", "secret", encrypt("tournaments", "password", "hush"))


def test_a_file_that_holds_no_key_stops_with_a_sentence(data, capsys):
    (data / "tournaments-storage-key").write_text("not a key")
    with pytest.raises(SystemExit):
        encrypt("tournaments", "password", "hush")
    assert "tournaments-storage-key does not hold a key" in capsys.readouterr().err


def test_the_migration_encrypts_what_is_there_and_back(data):
    url = f"sqlite:///{data}/tournaments.db"
    plain = configuration("tournaments", url)
    command.upgrade(plain, "tournaments_0002")
    engine = create_engine(url)
    fields = (
        "event_id, url, topics, secret, active, message, made_at, made_by) VALUES "
        "(1, 'https://example.org', '[]', 'hush', 1, '', '2026-01-01', 'somebody')"
    )
    with engine.begin() as connection:
        connection.execute(text(f"INSERT INTO event_webhooks ({fields}"))

    def stored() -> str:
        with engine.connect() as connection:
            return connection.scalar(text("SELECT secret FROM event_webhooks"))

    command.upgrade(plain, "tournaments_0003")
    assert decrypt("tournaments", "webhook secret", stored()) == "hush"
    command.downgrade(plain, "tournaments_0002")
    assert stored() == "hush"
