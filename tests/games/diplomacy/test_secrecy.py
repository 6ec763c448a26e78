"""What France sees does not depend on what Italy orders, until the adjudication."""

import re
import time

import pytest
import requests
from sqlalchemy import text

from services.games.diplomacy.routes import ROUTES
from tests.games.diplomacy.scheduled.databases import games_database
from tests.games.diplomacy.table import FRANCE, ITALY, Table, a_name, told
from tests.waiting import PATIENCE_SECONDS

QUIET = "A ROM H\nA VEN H\nF NAP H"
BOLD = "A ROM - APU\nA VEN - TYR\nF NAP - ION"
FRENCH = "A PAR - BUR\nA MAR S A VEN - PIE\nF BRE H"  # speaks of an Italian unit
READS = [route for route, resource in ROUTES.items() if hasattr(resource, "get")]
# A game's number must not look like that of a zone, a role or a player: it is replaced.
FAR_AWAY = 700_000_000
DAY = 86_400
TOLD_HEADERS = ("Content-Type", "Content-Length", "Retry-After", "Location", "Vary")


@pytest.fixture(scope="module", autouse=True)
def far_numbers(stack):
    """Games of this module have numbers that nothing else has."""
    with games_database(stack) as session:
        newest = session.scalar(text("SELECT max(id) FROM diplomacy_games")) or 0
        session.execute(
            text(
                "SELECT setval(pg_get_serial_sequence('diplomacy_games', 'id'), :number)"
                if session.get_bind().dialect.name == "postgresql"
                else "INSERT INTO sqlite_sequence (name, seq) VALUES ('diplomacy_games', :number)"
                if not newest
                else "UPDATE sqlite_sequence SET seq = :number WHERE name = 'diplomacy_games'"
            ),
            {"number": max(newest, FAR_AWAY)},
        )
        session.commit()


@pytest.fixture
def run(api, crowd):
    """Plays a game of the same name, and answers what France was told in it; then it is gone."""
    name = a_name()

    def play(italian, french=FRENCH, prepare=lambda table: None):
        began = int(time.time())
        table = Table(api, crowd, name=name).seat_all().start()
        table.as_role(FRANCE, "POST", "/game-visits/<id>")  # a first visit would show the time
        prepare(table)
        assert table.order(ITALY, italian).status_code == 201
        answers = told_to_france(table, french)
        for _ in range(2):  # a running game is put away first, and its name stays taken
            table.as_master("DELETE", f"/games/{name}")
        return {asked: plain(answer, table, began) for asked, answer in answers.items()}

    return play


def told_to_france(table, french):
    """Every answer France can get, as bytes, with whatever role she asks for."""
    member = table.crowd.holder(FRANCE)
    answers = {
        "order": whole(table.order(FRANCE, french)),
        "refused": whole(table.order(FRANCE, "A PAR - ROM")),
    }
    for route in READS:
        for sent in (
            {},
            {"pseudo": member.pseudo},
            {"pseudo": member.pseudo, "role_id": FRANCE},
            {"pseudo": member.pseudo, "role_id": ITALY},
            {"pseudo": member.pseudo, "role_id": 0},
        ):
            answers[route, str(sent)] = whole(
                table.api.get("games", path_of(route, table), token=member.token, data=sent)
            )
    return answers | {"events": streamed(table, member)}


def path_of(route, table):
    italy = table.crowd.holder(ITALY)
    fillings = {
        "<int:game_id>": str(table.game_id),
        "<int:advancement>": "0",
        "<int:player_id>": str(italy.player_id),
        "<pseudo>": italy.pseudo,
        "<token>": "wrong",
        "<name>": "standard" if "variants" in route else table.name,
    }
    return re.sub(r"<[^>]+>", lambda found: fillings[found[0]], route)


def whole(answer):
    headers = [f"{name}: {answer.headers.get(name)}" for name in TOLD_HEADERS]
    return b"\n".join((str(answer.status_code).encode(), *map(str.encode, headers), answer.content))


def streamed(table, member):
    """All events of the game for her, up to a declaration that comes last."""
    ticket = table.act("POST", "/stream-tickets", member, game_id=table.game_id).json()["ticket"]
    table.as_master("POST", "/game-declarations/<id>", role_id=0, content="that is all")
    heard = []
    with requests.get(
        f"http://127.0.0.1:{table.api.stack.streams_port}/game-events/{table.game_id}",
        params={"ticket": ticket, "last_event_id": 0},
        stream=True,
        timeout=PATIENCE_SECONDS,
    ) as stream:
        for line in stream.iter_lines(chunk_size=1):
            if not line.startswith(b"id: "):  # the number of the event among those of all games
                heard.append(line)
            if line.startswith(b"data: ") and heard[-2] == b"event: declaration":
                return b"\n".join(heard)
    raise AssertionError(f"the stream ended early: {stream.status_code} {heard}")


def plain(answer, table, began):
    """Without the number of the game and the times that lie in this run or shortly before.

    A time that another test left must not be hidden in the first of two runs and shown in the
    second: hence a day, which no test run takes.
    """

    def is_now(found):
        return b"NOW" if began - DAY <= int(found[0]) <= time.time() + 60 else found[0]

    answer = answer.replace(str(table.game_id).encode(), b"GAME")
    answer = re.sub(rb"\d{10}", is_now, answer)
    return re.sub(rb"20\d\d-?\d\d-?\d\d[T ]\d\d:?\d\d:?\d\d(?:\.\d+)?", b"NOW", answer)


def test_two_runs_that_differ_in_italys_orders_look_the_same_to_france(run):
    quiet, bold = run(QUIET), run(BOLD)
    assert quiet == bold
    assert quiet["order"].startswith(b"201")
    assert b"event: declaration" in quiet["events"]


def test_runs_that_differ_in_frances_own_orders_do_not_look_the_same(run):
    """So that the comparison is known to see something."""
    assert run(QUIET) != run(QUIET, "A PAR H\nA MAR H\nF BRE H")


def test_builds_are_as_secret_as_moves(run):
    """Units that exist only in build orders show nowhere."""
    rome, naples = (
        run(build, "+ F MAR", prepare=until_the_first_winter) for build in ("+ A ROM", "+ F NAP")
    )
    assert rome == naples
    assert rome["order"].startswith(b"201")


def until_the_first_winter(table):
    table.rectify({2: [(1, 47)], 4: [(1, 49)]}, {15: 2, 20: 2, 22: 4, 18: 4, 32: 4})
    for phase in range(4):
        table.pass_phase() if phase % 2 else table.play(france="A PAR H", italy="A PIE H")


def test_after_the_adjudication_the_difference_shows(started):
    started.order_all(italy=BOLD, france=FRENCH)
    assert told(started.adjudicate())[0] == 201
    assert "F NAP - ION\n" in started.read("/game-reports/<id>")["content"]
