"""How often the database is asked when somebody logs in or shows a token."""

import pytest

from services.users import keys
from services.users.app import app
from tests.in_process import running
from tests.statements import questions, statements

pytestmark = pytest.mark.slow

TO_LOG_IN, TO_VERIFY = 13, 1


@pytest.fixture
def service(tmp_path, monkeypatch):
    """With keys of its own and the true check of tokens."""
    folder = tmp_path / "keys"
    folder.mkdir()
    monkeypatch.setattr(keys, "_folder", lambda: folder)
    keys.create_key()
    true_check = app.extensions["verifier"]
    with running("users", tmp_path) as started:
        app.extensions["verifier"] = true_check
        yield started


def test_a_login_takes_as_long_as_the_one_before(service):
    account = {"user_name": "counted", "password": "right horse battery"}
    assert service.post("users", "/add", by_service="players", json=account).ok
    counts = []
    for _ in range(6):  # with every login there is one session more
        with statements() as seen:
            answer = service.post("users", "/login", json=account)
        assert answer.ok, answer.text
        counts.append(len(questions(seen)))
    assert max(counts) <= TO_LOG_IN, seen
    with statements() as seen:
        answer = service.get("users", "/verify", token=answer.json()["AccessToken"])
    assert answer.json() == {"logged_in_as": "counted"}
    assert len(questions(seen)) <= TO_VERIFY, seen
