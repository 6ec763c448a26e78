"""No path leads from a role of an anonymous game to its player, whatever is asked, until the end.

Two runs differ only in who plays Italy and who plays England. Every address that can be read, of
every service, answers the same in both to who plays with them and to anybody, after every event.
"""

import itertools
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from shared.config import PORTS
from tests.api import Api
from tests.factories import Member, a_member, confirm_address, eventually
from tests.games.diplomacy.scheduled.databases import databases_of_its_own
from tests.games.diplomacy.table import ENGLAND, FRANCE, ITALY, Crowd, Table, a_name
from tests.games.diplomacy.test_secrecy import far_numbers, plain, streamed, whole
from tests.stack import Stack

__all__ = ["far_numbers"]  # games have numbers that nothing else has

NOTHING = 987_654_321  # the number of something that is not there
PERSONS = {"player_id", "user_id", "pseudo", "user_name"}
IDENTIFIER = re.compile(rb'"request_id": ?"\w+"')
TIME = re.compile(rb"\b1[789]\d{8}\b")  # deadlines lie days ahead
COUNTED = re.compile(rb"(?<=dropout-)\d+")  # among those of all games
TOKENS = re.compile(rb"unsubscriptions/[\w.=-]+")
REMOVED = "supprim"
HOURS = re.compile(rb"\d{1,2}[:h]\d{2}")


@dataclass(frozen=True)
class People:
    """The one who reads, the two who may have either role, the one who comes in, and the rest."""

    reader: Member
    two: tuple[Member, Member]
    newcomer: Member
    others: tuple[Member, ...]
    master: Member

    def crowd(self, italian: Member, englishman: Member) -> Crowd:
        germany, austria, russia, turkey = self.others
        players = (englishman, self.reader, germany, italian, austria, russia, turkey)
        return Crowd(self.master, players, self.newcomer)

    @property
    def searched(self) -> tuple[Member, ...]:
        return (*self.two, self.newcomer)


@pytest.fixture(scope="module")
def stack():
    """One where nothing else happens: what other tests left behind changes between two runs."""
    running = Stack(**databases_of_its_own("anonymous"))
    try:
        yield running.start()
    finally:
        running.remove()


@pytest.fixture(scope="module")
def api(stack) -> Api:
    return Api(stack)


@pytest.fixture(scope="module")
def people(api) -> People:
    reader, one, two, newcomer, master, *others = (a_member(api) for _ in range(9))
    confirm_address(api, reader.pseudo)
    return People(reader, (one, two), newcomer, tuple(others), master)


@pytest.fixture(scope="module")
def readings(api) -> list[tuple[str, str, list[str]]]:
    """Service, path and query parameters of everything that can be read."""
    found = []
    for service in PORTS:
        document = api.get(service, "/openapi.json").json()
        for path, operations in document["paths"].items():
            if "get" in operations and not path.startswith(("/metrics", "/health", "/ready")):
                asked = [
                    one["name"] for one in operations["get"]["parameters"] if one["in"] == "query"
                ]
                found.append((service, path, asked))
    assert len(found) > 150
    return found


def everything_told(table: Table, people: People, readings) -> dict[Any, bytes]:
    """Every answer the co-player and anybody can get, about everybody who may have the role."""
    answers = {}
    for service, path, query in readings:
        for values in fillings(table, people, path, query):
            place = re.sub(r"{(\w+)}", lambda found, all=values: str(all[found[1]]), path)
            sent = {name: values[name] for name in query if name in values}
            for who in (people.reader, None):
                own = {"pseudo": who.pseudo} if who and "pseudo" in query else {}
                answer = table.api.get(
                    service,
                    place,
                    token=who and who.token,
                    params={**sent, **own},
                    allow_redirects=False,
                )
                answers[service, path, str(sent), place, who is None] = whole(answer)
    return answers


def fillings(table: Table, people: People, path: str, query: list[str]) -> Iterator[dict]:
    """What path and query parameters name: the game, the roles, and everybody who is searched."""
    names = {*re.findall(r"{(\w+)}", path), *query}
    about = {
        "game_id": [NOTHING if path.startswith(("/go-", "/league-")) else table.game_id],
        "name": ["standard" if path.startswith("/variants") else table.name],
        "advancement": [0],
        "details": [1],
        "role_id": [FRANCE, ITALY],
    }
    persons = [
        {"pseudo": member.pseudo, "user_name": member.pseudo, "player_id": member.player_id}
        | {"user_id": member.player_id}
        for member in people.searched
    ]
    chosen = {name: values for name, values in about.items() if name in names}
    for mix in itertools.product(*chosen.values()):
        constant = dict.fromkeys(re.findall(r"{(\w+)}", path), NOTHING)
        filled = constant | dict(zip(chosen, mix, strict=True))
        for person in persons if names & PERSONS else [{}]:
            yield filled | {name: value for name, value in person.items() if name in names}


def happenings(table: Table, people: People) -> Iterator[tuple[str, Callable[[], object]]]:
    def call(role: int, path: str, **sent: Any) -> None:
        answer = table.as_master("POST", path, role_id=role, **sent)
        assert answer.ok, answer.text

    newcomer = people.newcomer.player_id
    yield "seated", table.seat_all
    yield "started", table.start
    yield "in disorder", lambda: call(ITALY, "/game-civil-disorders/<id>")
    yield "ordered", lambda: table.order(ITALY, "A ROM H\nA VEN H\nF NAP H")
    yield "adjudicated", table.play
    yield "replaced", lambda: call(ITALY, "/game-replacements/<id>", player_id=newcomer)


def run(api, people: People, readings, name: str, *, swapped: bool) -> dict[Any, bytes]:
    italian, englishman = reversed(people.two) if swapped else people.two
    began, earlier = int(time.time()), mails_about(api, people.reader, name)
    table = Table(
        api,
        people.crowd(italian, englishman),
        name=name,
        anonymous=1,
        cd_possible_moves=1,
        cd_possible_retreats=1,
        cd_possible_builds=1,
    )
    told = {}
    for event, happen in happenings(table, people):
        happen()
        for asked, answer in everything_told(table, people, readings).items():
            told[event, *asked] = plain(answer, table, began)
    told["stream"] = plain(streamed(table, people.reader), table, began)
    told["mails"] = plain(mails_to(api, people.reader, name, earlier), table, began)
    for _ in range(2):  # put away, then removed
        table.as_master("DELETE", f"/games/{name}")
    return {
        str(asked).replace(str(table.game_id), "GAME"): without_numbers(text)
        for asked, text in told.items()
    }


def without_numbers(text: bytes) -> bytes:
    return COUNTED.sub(b"N", TIME.sub(b"THEN", IDENTIFIER.sub(b"", text)))


def mails_about(api, reader: Member, name: str) -> dict[int, str]:
    """Subjects by number; that the game of an earlier run was removed is no news of this one."""
    sent = {"address": f"{reader.pseudo}@example.org", "limit": 100}
    mails = api.get("emails", "/outbox", token=api.admin_token(), params=sent).json()["mails"]
    about = {mail["id"]: mail["subject"] for mail in mails if name in mail["subject"]}
    return {number: subject for number, subject in about.items() if REMOVED not in subject}


def mails_to(api, reader: Member, name: str, earlier: dict[int, str]) -> bytes:
    """What the co-player was told by mail in this run: seat, start, adjudication, replacement."""
    texts = []
    eventually(lambda: len(mails_about(api, reader, name).keys() - earlier.keys()) >= 4)
    for number in mails_about(api, reader, name).keys() - earlier.keys():
        read = api.get("emails", f"/outbox/{number}", token=api.admin_token()).json()
        text = TOKENS.sub(b"TOKEN", str((read["subject"], read["body"])).encode())
        texts.append(HOURS.sub(b"HOUR", text))
    return b"\n".join(sorted(texts))


@pytest.mark.timeout(900)
def test_who_plays_what_makes_no_difference_to_any_answer(api, people, readings):
    name = a_name()
    one = run(api, people, readings, name, swapped=False)
    other = run(api, people, readings, name, swapped=True)
    different = sorted(asked for asked in one if one[asked] != other.get(asked))
    shown = [f"{asked}\n{one[asked]!r}\n{other.get(asked)!r}" for asked in different[-3:]]
    assert not different, "\n".join([*different, *shown])
    assert one.keys() == other.keys()


def test_the_search_would_find_a_game_that_hides_nobody(api, people):
    """So that the comparison is known to see something: cards count, allocations name."""
    name = a_name()
    seen = []
    for swapped in (False, True):
        italian, englishman = reversed(people.two) if swapped else people.two
        table = Table(api, people.crowd(italian, englishman), name=name).seat_all().start()
        seen.append(table.read("/game-allocations/<id>"))
        for _ in range(2):
            table.as_master("DELETE", f"/games/{name}")
    assert seen[0] != seen[1]


def test_a_card_counts_an_anonymous_game_once_it_is_stopped(api, people):
    def counted() -> list[int]:
        cards = (api.get("players", f"/player-cards/{m.pseudo}").json() for m in people.searched)
        return [card["games"] for card in cards]

    before = counted()
    table = Table(api, people.crowd(*people.two), anonymous=1).seat_all().start()
    assert counted() == before
    sent = {"role_id": ENGLAND, "player_id": people.newcomer.player_id}
    assert table.as_master("POST", "/game-replacements/<id>", **sent).ok
    assert counted() == before
    assert table.change(current_state=2).ok
    italian, englishman, newcomer = before
    assert counted() == [italian + 1, englishman, newcomer + 1]
