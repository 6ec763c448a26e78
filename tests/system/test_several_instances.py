"""Two of every process on one PostgreSQL server, asked in turn as a balancer does: they are one."""

import itertools
from concurrent.futures import ThreadPoolExecutor

import pytest

from shared.config import STORING
from tests.api import Api
from tests.factories import a_member, a_user
from tests.games.diplomacy.table import Table, a_crowd
from tests.listening import Ears, Listening, Refused
from tests.postgres import cluster
from tests.stack import Stack
from tests.tournaments.arrangements import a_hall
from tests.waiting import eventually

pytestmark = pytest.mark.slow


class Balanced(Api):
    """Whoever is asked next answers: the first, the second, the first …"""

    def __init__(self, stacks: list[Stack]):
        super().__init__(stacks[0])
        self.turns = itertools.cycle(stacks)

    def call(self, *asked, **sent):
        self.stack = next(self.turns)
        return super().call(*asked, **sent)


@pytest.fixture(scope="module")
def stacks():
    """They share the data folder, where the keys are, and the databases."""
    with cluster() as url:
        shared = {
            f"{name.upper()}_DATABASE_URL": url.replace("{service}", name) for name in STORING
        }
        shared["CLOCK_ADJUDICATES"] = "1"
        first = Stack(**shared)
        secrets = {"VISITOR_SECRET": first.visitor_secret, "METRICS_TOKEN": first.metrics_token}
        second = Stack(**shared, **secrets, ENTENTE_DATA=str(first.data))
        second.data.rmdir()
        second.data = first.data
        try:
            yield [first.start(), second.start()]
        finally:
            for one in (second, first):
                if one.process is not None:
                    one.process.kill()
            for one in (second, first):
                one.remove()


@pytest.fixture(scope="module")
def api(stacks):
    return Balanced(stacks)


def test_guesses_are_counted_together(api):
    pseudo = a_user(api)
    wrong = {"user_name": pseudo, "password": "x"}
    statuses = [api.post("users", "/login", json=wrong).status_code for _ in range(12)]
    assert statuses == [401] * 10 + [429] * 2


def test_a_ticket_of_one_opens_the_stream_of_the_other_once_and_all_is_heard_there(api, stacks):
    first, second = stacks
    crowd = a_crowd(api)
    table = Table(api, crowd)
    topics = [f"diplomacy-game:{table.game_id}"]
    given = Ears(Api(first)).ticket("games", crowd.master.token, topics=topics)
    path = f"/events?ticket={given['ticket']}"
    listening = Listening(second.streams_port, path, {})
    next(listening.blocks())
    with pytest.raises(Refused):
        Listening(first.streams_port, path, {})
    for number in range(4):  # two by each
        assert table.change(description=f"change {number}").status_code == 200
        assert listening.heard().data
    listening.close()


def test_who_acts_at_the_same_moment_at_both_is_told_apart(api, stacks):
    """One result on a board, one adjudication of a phase, whoever is asked."""
    hall = a_hall(api, a_member(api))
    hall.register(4)
    hall.pair()
    hall.publish(1)
    board = f"/board-results/{hall.tournament}/1/1"
    asking = [Api(one) for one in stacks * 4]

    def enter(numbered):
        number, own = numbered
        sent = {"result": 1 + number % 3, "version": 1}
        return own.put("tournaments", board, token=hall.organiser.token, json=sent).status_code

    with ThreadPoolExecutor(len(asking)) as pool:
        statuses = sorted(pool.map(enter, enumerate(asking)))
    assert statuses == [200] + [409] * (len(asking) - 1)


def test_both_schedulers_together_play_a_phase_once(api):
    table = Table(api, a_crowd(api)).seat_all().start()
    table.order_all()
    eventually(lambda: table.game()["current_advancement"] == 2)
    transitions = table.read("/game-transitions/<id>")["transitions"]
    assert [one["advancement"] for one in transitions] == [0, 1]


def test_each_mail_is_kept_once_by_two_senders(api, stacks):
    members = [a_member(api) for _ in range(6)]
    outbox = stacks[0].data / "outbox"

    def mails_to(member) -> int:
        address = f"{member.pseudo}@example.org".encode()
        return sum(address in mail.read_bytes() for mail in outbox.glob("*.eml"))

    for member in members:
        eventually(lambda member=member: mails_to(member) >= 1)
    assert [mails_to(member) for member in members] == [1] * 6
