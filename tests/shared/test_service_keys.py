"""Services prove themselves, each with its own key; none can sign as another."""

import stat
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import jwt
import pytest

from shared import clock, config, service_keys, tokens
from shared.tokens import BadToken, service_of, service_token


@pytest.fixture
def chosen(monkeypatch, tmp_path):
    chosen = config.read_settings({"ENTENTE_DATA": str(tmp_path)})
    for user in ("service_keys", "clock"):
        monkeypatch.setattr(f"shared.{user}.settings", lambda: chosen)
    for remembered in (tokens._service_token, tokens._read_service_token):
        remembered.cache_clear()
    yield chosen
    for remembered in (tokens._service_token, tokens._read_service_token):
        remembered.cache_clear()


def forge(signer: str, said_to_be: str, key_id: str | None = None, **changes) -> str:
    key = service_keys.signing_key(signer)
    said = {
        "iss": said_to_be,
        "aud": "service:users",
        "type": "service",
        "exp": clock.now() + timedelta(seconds=60),
    }
    headers = {"kid": key_id or key.key_id}
    return jwt.encode(said | changes, key.private, algorithm="EdDSA", headers=headers)


def test_a_service_is_known_by_its_own_key(chosen):
    assert service_of(service_token("games", "users"), "users") == "games"


def test_none_signs_as_another(chosen):
    """Neither with its own key under the other's name, nor naming the other's key."""
    service_keys.signing_key("players")
    for forged in (
        forge("solver", "players"),
        forge("solver", "players", "players/1"),
        forge("solver", "solver", "players/1"),
        forge("solver", "players", "solver/../players/1"),
        forge("solver", "players", ""),
    ):
        with pytest.raises(BadToken):
            service_of(forged, "users")


def test_who_knows_a_public_key_only_signs_nothing(chosen):
    """The classic confusion: the public key used as the secret of an HMAC."""
    public = service_keys.signing_key("players").public_pem
    with pytest.raises(jwt.InvalidKeyError):  # the library refuses to make such a token
        jwt.encode({"iss": "players"}, public, algorithm="HS256")
    for algorithm in ("none", "HS256"):
        forged = jwt.encode(
            {"iss": "players", "aud": "service:users", "type": "service", "exp": 9e9},
            None if algorithm == "none" else "s" * 40,
            algorithm=algorithm,
            headers={"kid": "players/1"},
        )
        with pytest.raises(BadToken):
            service_of(forged, "users")


def test_a_name_that_is_no_caller_is_refused_whatever_it_published(chosen):
    with pytest.raises(BadToken):
        service_of(forge("stranger", "stranger"), "users")


def test_a_key_published_after_the_first_question_counts(chosen):
    token = forge("games", "games")
    public = chosen.public_keys / "games" / "1.pem"
    text = public.read_text()
    public.unlink()
    with pytest.raises(BadToken):
        service_of(token, "users")
    public.write_text(text)
    assert service_of(token, "users") == "games"


def test_after_a_rotation_the_key_before_is_still_accepted_but_none_older(chosen):
    first = forge("games", "games")
    service_keys.rotate("games")
    second = forge("games", "games")
    assert {service_of(first, "users"), service_of(second, "users")} == {"games"}
    assert service_keys.signing_key("games").key_id == "games/2"
    tokens._read_service_token.cache_clear()
    service_keys.rotate("games")
    assert service_of(second, "users") == "games"
    with pytest.raises(BadToken):
        service_of(first, "users")


def test_of_many_processes_that_start_at_once_all_sign_with_one_key(chosen):
    with ThreadPoolExecutor(16) as pool:
        made = list(pool.map(lambda _: service_keys.signing_key("games").public_pem, range(64)))
    assert len(set(made)) == 1
    assert [path.name for path in (chosen.public_keys / "games").iterdir()] == ["1.pem"]


def test_a_service_that_lost_its_data_publishes_its_new_key(chosen):
    service_keys.rotate("games")
    for path in (chosen.data / "private-keys" / "games").iterdir():
        path.unlink()
    assert service_of(forge("games", "games"), "users") == "games"
    assert [path.name for path in (chosen.public_keys / "games").iterdir()] == ["1.pem"]


def test_keys_are_readable_by_their_owner_only(chosen):
    service_keys.signing_key("games")
    for path in chosen.data.rglob("*"):
        assert not stat.S_IMODE(path.stat().st_mode) & 0o077, path


def test_a_damaged_key_stops_with_a_sentence(chosen, capsys):
    service_keys.signing_key("games")
    (chosen.data / "private-keys" / "games" / "1.pem").write_text("not a key")
    with pytest.raises(SystemExit):
        service_keys.signing_key("games")
    assert "the key of games in" in capsys.readouterr().err
