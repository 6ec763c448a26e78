"""What a crash leaves half-made is finished or undone, and never blocks a new try."""

import secrets
import threading
import time
from dataclasses import dataclass

import pytest
import requests
from sqlalchemy import text

from tests.conftest import SOAK
from tests.factories import PASSWORD, a_member, a_pseudo, eventually
from tests.waiting import PATIENCE_SECONDS

ROUNDS = 10 if SOAK else 1
LIVES_AT_ONCE = 3
CHANGED = "a changed password"


def told(answer):
    return answer.status_code, answer.json()["msg"]


def register(troubled, pseudo, password=PASSWORD):
    return troubled.api.post(
        "players",
        "/players",
        data={
            "pseudo": pseudo,
            "password": password,
            "email": f"{pseudo}@example.org",
            "country": "FRA",
            "time_zone": "UTC + 1",
        },
    )


def logs_in(troubled, pseudo, password=PASSWORD):
    return (
        troubled.api.post(
            "users", "/login", json={"user_name": pseudo, "password": password}
        ).status_code
        == 200
    )


@pytest.fixture(autouse=True)
def clock_put_right(troubled):
    yield
    troubled.move_clock(0)


def leave_half_a_registration(troubled, pseudo):
    """As if players had died after users made the account."""
    mark = secrets.token_hex(8)
    with troubled.database("players").begin() as connection:
        connection.execute(
            text(
                "INSERT INTO registrations "
                "(mark, pseudo, comparable_pseudo, abandoned, created_at) "
                "VALUES (:mark, :pseudo, :pseudo, false, CURRENT_TIMESTAMP)"
            ),
            {"mark": mark, "pseudo": pseudo},
        )
    answer = troubled.api.post(
        "users",
        "/add",
        by_service="players",
        json={"user_name": pseudo, "password": "of the first try", "registration": mark},
    )
    assert answer.status_code == 201


def test_half_a_registration_does_not_block_the_next_try(troubled):
    pseudo = a_pseudo()
    leave_half_a_registration(troubled, pseudo)
    assert told(register(troubled, pseudo)) == (201, "Ok player created")
    assert logs_in(troubled, pseudo)
    assert not logs_in(troubled, pseudo, "of the first try")


def test_half_a_registration_is_undone_by_itself(troubled):
    pseudo = a_pseudo()
    leave_half_a_registration(troubled, pseudo)
    troubled.move_clock(240)
    eventually(lambda: not logs_in(troubled, pseudo, "of the first try"))
    assert pseudo not in troubled.api.get("players", "/players").json().values()


def test_an_account_that_users_makes_after_we_gave_up_waiting_does_not_block(troubled):
    pseudo = a_pseudo()
    troubled.kill("users")
    assert register(troubled, pseudo).status_code == 503
    troubled.wait_until_alive("users")
    with troubled.database("players").connect() as connection:
        mark = connection.execute(
            text("SELECT mark FROM registrations WHERE pseudo = :pseudo"), {"pseudo": pseudo}
        ).scalar_one()
    late = troubled.api.post(
        "users",
        "/add",
        by_service="players",
        json={"user_name": pseudo, "password": "of the first try", "registration": mark},
    )
    assert late.status_code == 201
    assert told(register(troubled, pseudo)) == (201, "Ok player created")


def test_undoing_an_old_try_leaves_the_account_of_a_newer_one_alone(troubled):
    member = a_member(troubled.api)
    answer = troubled.api.delete(
        "users",
        f"/accounts/{member.pseudo}",
        by_service="players",
        params={"registration": "of another try"},
    )
    assert answer.status_code == 200
    assert logs_in(troubled, member.pseudo)


def test_a_departure_that_was_interrupted_is_finished_by_itself(troubled):
    member = a_member(troubled.api)
    with troubled.database("players").begin() as connection:
        connection.execute(
            text("UPDATE players SET state = 'leaving' WHERE pseudo = :pseudo"),
            {"pseudo": member.pseudo},
        )
    eventually(lambda: not logs_in(troubled, member.pseudo))
    eventually(lambda: register(troubled, member.pseudo).status_code == 201)


def test_a_departure_that_was_interrupted_is_finished_by_asking_again(troubled):
    member = a_member(troubled.api)
    with troubled.database("players").begin() as connection:
        connection.execute(
            text("UPDATE players SET state = 'leaving' WHERE pseudo = :pseudo"),
            {"pseudo": member.pseudo},
        )
    answer = troubled.api.delete("players", f"/players/{member.pseudo}", token=member.token)
    assert answer.status_code in (200, 400, 404)  # the background step may be faster
    assert register(troubled, member.pseudo).status_code == 201


def test_a_rename_that_was_interrupted_is_finished_by_itself(troubled):
    member = a_member(troubled.api)
    new = "N" + member.pseudo[1:]
    with troubled.database("players").begin() as connection:
        connection.execute(
            text(
                "UPDATE players SET new_pseudo = :new, "
                "comparable_new_pseudo = :new WHERE pseudo = :old"
            ),
            {"new": new, "old": member.pseudo},
        )
    eventually(lambda: troubled.api.get("players", f"/player_identifiers/{new}").status_code == 200)
    assert logs_in(troubled, new)


@pytest.mark.parametrize(
    ("service", "sentence"),
    [("users", "User creation failed!:"), ("emails", "Failed to store email code!:")],
)
def test_a_peer_that_is_down_is_a_503_and_the_next_try_succeeds(troubled, service, sentence):
    pseudo = a_pseudo()
    troubled.kill(service)
    answer = register(troubled, pseudo)
    assert (answer.status_code, answer.json()["msg"].startswith(sentence)) == (503, True)
    assert answer.headers["Retry-After"]
    troubled.wait_until_alive(service)
    assert told(register(troubled, pseudo)) == (201, "Ok player created")
    assert logs_in(troubled, pseudo)


@dataclass
class Life:
    """What a client knows of one member: what was acknowledged, and what was only asked for."""

    pseudo: str
    registered: bool = False
    asked_to_change: bool = False
    changed: bool = False
    asked_to_leave: bool = False
    left: bool = False


class Client(threading.Thread):
    """Members register, change their passwords and leave, one after the other."""

    def __init__(self, troubled, stopping):
        super().__init__(daemon=True)
        self.troubled, self.stopping, self.lives = troubled, stopping, []

    def run(self):
        while not self.stopping.is_set():
            life = Life(a_pseudo())
            self.lives.append(life)
            try:
                self.live(life, leaves=len(self.lives) % 2 == 0)
            except (requests.RequestException, AssertionError):
                time.sleep(0.2)

    def live(self, life, leaves):
        api, path = self.troubled.api, f"/players/{life.pseudo}"
        life.registered = register(self.troubled, life.pseudo).status_code == 201
        if not life.registered:
            return
        token = api.login(life.pseudo, PASSWORD)
        life.asked_to_change = True
        life.changed = (
            api.put(
                "players", path, token=token, json={"pseudo": life.pseudo, "password": CHANGED}
            ).status_code
            == 200
        )
        if leaves and life.changed:
            token = api.login(life.pseudo, CHANGED)
            life.asked_to_leave = True
            life.left = api.delete("players", path, token=token).status_code == 200


def check(troubled, life):
    """Nothing acknowledged is lost, nothing half-made blocks a new try."""
    old, new = (logs_in(troubled, life.pseudo, password) for password in (PASSWORD, CHANGED))
    if life.left:
        assert not old
        assert not new
        assert register(troubled, life.pseudo).status_code == 201
    elif life.asked_to_leave:
        eventually(
            lambda: (
                not logs_in(troubled, life.pseudo, CHANGED)
                or token_opens(troubled, life.pseudo, CHANGED)
            )
        )
    elif life.registered:
        assert new or (old and not life.changed)
        assert old or life.asked_to_change
        assert token_opens(troubled, life.pseudo, CHANGED if new else PASSWORD)
    else:
        eventually(
            lambda: (
                register(troubled, life.pseudo).status_code == 201
                or token_opens(troubled, life.pseudo, PASSWORD)
            )
        )


def token_opens(troubled, pseudo, password):
    login = troubled.api.post("users", "/login", json={"user_name": pseudo, "password": password})
    token = login.json().get("AccessToken")
    return (
        token is not None
        and troubled.api.get("players", f"/players/{pseudo}", token=token).status_code == 200
    )


def test_kill_9_during_registration_password_change_and_departure(troubled):
    for _ in range(ROUNDS):
        stopping = threading.Event()
        clients = [Client(troubled, stopping) for _ in range(LIVES_AT_ONCE)]
        for client in clients:
            client.start()
        for service in ("users", "emails", "players"):
            time.sleep(0.8)
            troubled.kill(service)
            troubled.wait_until_alive(service)
        stopping.set()
        for client in clients:
            client.join(PATIENCE_SECONDS)
        lives = [life for client in clients for life in client.lives]
        assert any(life.left for life in lives)
        assert any(not life.registered for life in lives)
        unsettled = [life for life in lives if not life.left and not life.changed]
        for life in unsettled[-20:] + [life for life in lives if life not in unsettled][-15:]:
            check(troubled, life)
