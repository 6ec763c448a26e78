"""What `entente check` asks of the databases finds what is wrong, and nothing else."""

import sqlite3

import pytest

from deploy.operating.check import check
from deploy.operating.invariants import REFERENCES, WITHIN
from deploy.operating.refusals import Refused
from shared.config import STORING, read_settings
from shared.migrations import migrate

pytestmark = pytest.mark.slow

# What must be there before a row of these tables can be.
PARENTS = {
    "tournament_registrations": ("tournament_events", "tournaments"),
    "event_staff": ("tournament_events",),
    "diplomacy_allocations": ("diplomacy_games",),
    "go_seats": ("go_games",),
}
FITTING: dict[str, dict] = {"go_games": {"size": 19, "handicap": 0}}


@pytest.fixture(scope="module")
def migrated(tmp_path_factory):
    folder = tmp_path_factory.mktemp("migrated")
    for service in STORING:
        migrate(service, f"sqlite:///{folder / service}.db")
    with sqlite3.connect(folder / "users.db") as users:
        insert(users, "users", id=1, user_name="admin", administrator=1)
    users.close()
    return folder


@pytest.fixture
def place(migrated, tmp_path):
    for service in STORING:
        with sqlite3.connect(migrated / f"{service}.db") as source:
            with sqlite3.connect(tmp_path / f"{service}.db") as target:
                source.backup(target)
            target.close()
        source.close()
    return read_settings({"ENTENTE_DATA": str(tmp_path)})


def insert(connection: sqlite3.Connection, table: str, **given) -> None:
    """A row whose other columns hold something of their kind."""
    columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
    row = (
        {
            name: "x" if "CHAR" in kind or "TEXT" in kind else 1
            for _, name, kind, needed, default, key in columns
            if (needed or key) and default is None
        }
        | FITTING.get(table, {})
        | given
    )
    names, marks = ", ".join(f'"{name}"' for name in row), ", ".join("?" * len(row))
    connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", list(row.values()))


def put(place, service: str, table: str, **given) -> None:
    with sqlite3.connect(place.data / f"{service}.db") as connection:
        insert(connection, table, **given)
    connection.close()


def found(place) -> list[tuple[str, str]]:
    return [(one.service, one.rule) for one in check(place).breaches]


def test_fresh_databases_are_clean_and_every_question_can_be_asked(place):
    assert found(place) == []
    assert set(check(place).databases) == set(STORING)
    assert WITHIN
    assert REFERENCES


def test_a_member_without_an_account_is_found_unless_he_is_leaving(place):
    put(place, "players", "players", id=1, user_id=5, pseudo="Ada", state="leaving")
    assert found(place) == []
    put(
        place,
        "players",
        "players",
        id=2,
        user_id=6,
        pseudo="Bob",
        comparable_pseudo="bob",
        state="active",
    )
    assert found(place) == [("players", "every member has an account")]
    assert check(place).breaches[0].found == "Bob"


@pytest.mark.parametrize("reference", REFERENCES, ids=lambda one: f"{one.table}-{one.column}")
def test_a_former_member_may_be_named_and_one_who_never_was_may_not(place, reference):
    put(place, "players", "players", id=3, user_id=1, pseudo="Ada", state="active")
    with sqlite3.connect(place.data / "players.db") as players:
        players.execute("DELETE FROM players")
    players.close()
    for parent in PARENTS.get(reference.table, ()):
        put(place, reference.service, parent, id=1)
    put(place, reference.service, reference.table, **{reference.column: 3})
    assert found(place) == []
    with sqlite3.connect(place.data / f"{reference.service}.db") as connection:
        connection.execute(f"UPDATE {reference.table} SET {reference.column} = 4")
    connection.close()
    assert [service for service, _ in found(place)] == [reference.service]


def test_a_platform_without_an_administrator_is_found(place):
    with sqlite3.connect(place.data / "users.db") as users:
        users.execute("UPDATE users SET administrator = 0")
    users.close()
    assert found(place) == [("users", "somebody is an administrator")]


def test_a_board_of_somebody_who_plays_elsewhere_is_found(place):
    for table in ("tournament_events", "tournaments", "tournament_registrations"):
        put(place, "tournaments", table, id=1)
    put(place, "tournaments", "tournaments", id=2, uniq_id="another")
    put(place, "tournaments", "tournament_registrations", id=2, tournament_id=2)
    put(place, "tournaments", "tournament_rounds", id=1)
    put(place, "tournaments", "tournament_boards", id=1, white_id=1, black_id=2)
    assert found(place) == [("tournaments", "who sits at a board is registered in its tournament")]


def test_a_role_that_a_game_does_not_have_is_found(place):
    put(place, "games", "diplomacy_games", id=1, number_of_roles=7)
    put(place, "games", "diplomacy_allocations", player_id=0, role_id=7)
    assert found(place) == []
    put(place, "games", "diplomacy_allocations", id=2, player_id=0, role_id=8)
    assert found(place) == [("games", "nobody holds a role that his game does not have")]


def test_a_revocation_from_a_time_that_was_restored_away_is_found(place):
    put(place, "users", "revocations", user_id=1, generation=9)
    assert found(place) == [("users", "no revoked generation is newer than its account's")]


def test_a_mail_that_was_sent_at_no_time_is_found(place):
    put(place, "emails", "mails", state="sent")
    assert found(place) == [("emails", "a mail that was sent says when")]


def test_a_database_that_is_not_there_is_named(place):
    (place.data / "games.db").unlink()
    with pytest.raises(Refused, match="no database of games"):
        check(place)
    assert not (place.data / "games.db").exists()
