"""How often the database is asked for what halls ask most: a tournament is read once."""

import itertools

import pytest

from tests.factories import Member, a_pseudo
from tests.in_process import running
from tests.statements import questions, statements
from tests.tournaments.arrangements import a_hall

pytestmark = pytest.mark.slow

TO_PAIR, TO_READ, TO_WRITE = 12, 8, 14
SWISS = {"system": "swiss", "planned_rounds": 9}
_numbers = itertools.count(1)


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    with running("tournaments", tmp_path_factory.mktemp("tournaments")) as started:
        yield started


@pytest.fixture
def organiser(service):
    pseudo, number = a_pseudo(), next(_numbers)
    service.register(pseudo, number)
    return Member(pseudo, "", pseudo, number)


@pytest.fixture
def asked(service):
    """Counts what a call asks of the database: asked("GET", path, ...) -> (answer, statements)."""

    def ask(verb, path, **sent):
        with statements() as seen:
            answer = service.call(verb, "tournaments", path, **sent)
        assert answer.ok, answer.text
        return answer.json(), questions(seen)

    return ask


@pytest.mark.parametrize(("players", "rounds"), [(20, 5), (21, 5), (60, 2)])
def test_pairing_a_round(service, organiser, asked, players, rounds):
    hall = a_hall(service, organiser, **SWISS)
    hall.register(players)
    path = f"/tournament-rounds/{hall.tournament}"
    for number in range(1, rounds + 1):
        hall.play(number)
    _, first = asked("POST", path, token=organiser.token, json={})
    assert len(first) <= TO_PAIR, first
    _, again = asked("POST", path, token=organiser.token, json={})
    assert len(again) <= TO_PAIR, again
    assert len([one for one in again if "tournament_registrations" in one]) <= 1, again


def test_the_first_round_numbers_everybody(service, organiser, asked):
    hall = a_hall(service, organiser, **SWISS)
    hall.register(21)
    _, first = asked(
        "POST", f"/tournament-rounds/{hall.tournament}", token=organiser.token, json={}
    )
    assert len(first) <= TO_PAIR, first
    board = hall.round(1)["boards"][0]
    assert {board["white"]["name"], board["black"]["name"]} == {"Player 001", "Player 011"}


def test_pairing_teams(service, organiser, asked):
    hall = a_hall(service, organiser, system="team_swiss", settings={"boards": 2})
    path = f"/tournament-teams/{hall.tournament}"
    ids = hall.register(12)
    teams = [
        {"name": f"Team {number}", "players": ids[2 * number - 2 : 2 * number]}
        for number in range(1, 7)
    ]
    hall.done("PUT", path, json={"teams": teams})
    for number in (1, 2):
        hall.play(number)
    body, seen = asked(
        "POST", f"/tournament-rounds/{hall.tournament}", token=organiser.token, json={}
    )
    assert len(body["pairs"]) == 6
    assert len(seen) <= TO_PAIR, seen
    _, seen = asked("GET", f"/tournament-rounds/{hall.tournament}/2", token=organiser.token)
    assert len(seen) <= TO_READ, seen


@pytest.mark.parametrize("rounds", [1, 5])
@pytest.mark.parametrize("who", ["anybody", "the organiser"])
def test_reading_a_tournament(service, organiser, asked, rounds, who):
    hall = a_hall(service, organiser, **SWISS)
    hall.register(12)
    for number in range(1, rounds + 1):
        hall.play(number)
    token = organiser.token if who == "the organiser" else ""
    for path in (
        f"/tournament-standings/{hall.tournament}",
        f"/tournament-crosstables/{hall.tournament}?live=1",
        f"/tournament-prize-groups/{hall.tournament}?round=1",
        f"/tournament-rounds/{hall.tournament}/{rounds}",
        f"/tournament-rounds/{hall.tournament}",
        f"/tournament-registrations/{hall.tournament}",
        f"/tournament-files/{hall.tournament}",
        f"/tournaments/{hall.tournament}",
        f"/events/{hall.event}",
    ):
        _, seen = asked("GET", path, token=token)
        most = 11 if "files" in path else TO_READ
        assert len(seen) <= most, (path, len(seen), seen)


@pytest.mark.parametrize("players", [4, 24])
def test_running_a_round(service, organiser, asked, players):
    """A round of two boards and one of twelve take the same number of statements."""
    hall = a_hall(service, organiser, **SWISS)
    hall.register(players)
    hall.pair()
    path = f"/tournament-rounds/{hall.tournament}/1"
    _, seen = asked("PUT", path, token=organiser.token, json={"status": "published"})
    assert len(seen) <= TO_WRITE, seen
    board = {"result": 3, "version": 1}
    results = f"/board-results/{hall.tournament}/1/1"
    _, seen = asked("PUT", results, token=organiser.token, json=board)
    assert len(seen) <= TO_WRITE, seen


@pytest.mark.parametrize("players", [4, 60])
def test_entering_a_whole_sheet(service, organiser, asked, players):
    """Thirty results at once take as many statements as two, the second sheet too."""
    hall = a_hall(service, organiser, **SWISS)
    hall.register(players)
    hall.pair()
    hall.done("PUT", f"/tournament-rounds/{hall.tournament}/1", json={"status": "published"})
    path = f"/round-results/{hall.tournament}/1"
    for version, result in ((1, 3), (2, 1)):
        sheet = [
            {"board": number, "result": result, "version": version}
            for number in range(1, players // 2 + 1)
        ]
        key = {"Idempotency-Key": f"sheet {version}"}
        sent = {"token": organiser.token, "json": {"results": sheet}, "headers": key}
        entered, seen = asked("PUT", path, **sent)
        assert len(seen) <= TO_WRITE, seen
        assert {board["version"] for board in entered["boards"].values()} == {version + 1}
        repeated, seen = asked("PUT", path, **sent)
        assert len(seen) <= TO_READ, seen
        assert all(board["repeated"] for board in repeated["boards"].values())


@pytest.mark.parametrize("others", [0, 30])
def test_founding_an_event_reads_no_other(service, organiser, asked, others):
    for _ in range(others):
        a_hall(service, organiser)
    event = {
        "uniq_id": f"new{next(_numbers)}",
        "name": "New",
        "start": "2026-07-01T09:00:00Z",
        "stop": "2026-07-09T20:00:00Z",
    }
    _, seen = asked("POST", "/events", token=organiser.token, json=event)
    assert len(seen) <= 7, seen
    of_all = [one for one in seen if "FROM tournament_events" in one and "uniq_id =" not in one]
    assert [one.split("\n")[0].strip() for one in of_all] == ["SELECT tournament_events.uniq_id"]
