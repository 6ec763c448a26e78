"""How often a code is compared at all, counted inside the service on a database of its own."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from services.emails.actions import check_code as action
from shared.database import use_database
from shared.migrations import migrate


@pytest.fixture
def compared(tmp_path, monkeypatch):
    """The codes that were hashed to be compared, in the order it happened."""
    url = f"sqlite:///{tmp_path / 'emails.db'}"
    migrate("emails", url)
    engine = use_database(url)
    hashed: list[int] = []

    def hash_and_note(_address: str, code: int) -> str:
        hashed.append(code)
        return str(code)

    monkeypatch.setattr(action, "_hash", hash_and_note)
    action.store_code("a@example.org", 1234)
    hashed.clear()
    yield hashed
    engine.dispose()


def is_right(code: int) -> bool:
    try:
        action.check_code("a@example.org", code)
    except action.CodeIsIncorrect:
        return False
    return True


def test_forty_guesses_at_once_are_five_comparisons(compared):
    with ThreadPoolExecutor(16) as pool:
        won = list(pool.map(is_right, range(2000, 2040)))
    assert not any(won)
    assert len(compared) == 5
    assert not is_right(1234)


def test_being_right_costs_no_try(compared):
    for wrong in range(4):
        assert not is_right(wrong)
    assert [is_right(1234) for _ in range(3)] == [True] * 3
    assert not is_right(7)
    assert not is_right(1234)
