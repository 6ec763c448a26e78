"""How few statements the requests of every day need: what keeps them quick."""

import pytest

from tests.statements import statements


@pytest.fixture
def waiting(players):
    """A member who is to move in six games, and his opponent."""
    me, other = players
    for _ in range(6):
        game = me.post("/go-invitations", pseudo=other.pseudo, size=9, handicap_type="black")
        other.post(f"/go-invitations/{game['game_id']}")
    return me, other


def test_a_move_is_one_short_transaction(start):
    black, white, game = start()
    black.post(f"/go-moves/{game}", move_number=0, move="dd")
    with statements() as asked:
        white.post(f"/go-moves/{game}", move_number=1, move="ee")
    begun = [one for one in asked if one.startswith("BEGIN")]
    assert len(begun) <= 1
    # PostgreSQL's journal takes a lock of its own; a first move of a slot also makes its counter.
    own = [one for one in asked if "pg_advisory_xact_lock" not in one]
    assert len(own) <= 9, own


def test_a_list_of_games_takes_as_many_statements_as_one_game(waiting):
    me, _ = waiting
    for questions in (3, 2):  # what did not change since is not read again
        with statements() as asked:
            assert len(me.get("/go-games")["games"]) == 6
        assert len([one for one in asked if one.startswith("SELECT")]) == questions, asked
    with statements() as asked:
        assert len(me.get("/go-quick-status").splitlines()) == 6
    assert len([one for one in asked if one.startswith("SELECT")]) == 4, asked


def test_a_game_that_changed_is_listed_as_it_is_now(start):
    black, white, game = start()
    changes = [
        lambda: white.put(f"/go-priorities/{game}", priority=3),
        lambda: white.post(f"/go-time-gifts/{game}", hours=1),
        lambda: white.post(f"/go-moves/{game}", move_number=1, move="pass"),
        lambda: black.post(f"/go-moves/{game}", move_number=2, move="cc"),
    ]
    black.post(f"/go-moves/{game}", move_number=0, move="dd")
    for change in changes:
        for one in (black, white):
            one.get("/go-games")
        change()
        for one in (black, white):
            for listed in one.get("/go-games")["games"]:
                assert listed == one.get(f"/go-games/{listed['id']}")


def test_reading_a_game_takes_three_questions(start):
    black, _, game = start()
    with statements() as asked:
        black.get(f"/go-games/{game}")
    assert len([one for one in asked if one.startswith("SELECT")]) == 3, asked


def test_a_game_shows_the_readers_own_priority(start):
    black, white, game = start()
    black.put(f"/go-priorities/{game}", priority=7)
    assert black.get(f"/go-games/{game}")["priority"] == 7
    assert white.get(f"/go-games/{game}")["priority"] == 0
    assert black.post(f"/go-moves/{game}", move_number=0, move="dd")["priority"] == 7
