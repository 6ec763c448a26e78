"""How often the database is asked for what players open most, however many games there are."""

import itertools
import json

import pytest

from services.solver.app import app as solver
from shared import auth
from shared.peers import Peer
from shared.tokens import service_token
from tests.factories import Member
from tests.games.diplomacy.table import Crowd, Table
from tests.in_process import running
from tests.statements import questions, statements

pytestmark = pytest.mark.slow

_numbers = itertools.count(5000)
# By address: the most statements it may take.
MOST = {
    "/games": 1,
    "/games?details=1": 3,
    "/games/<name>": 2,
    "/game-positions/<id>": 1,
    "/game-reports/<id>": 2,
    "/game-orders/<id>?role_id=1&pseudo=<pseudo>": 3,
    "/game-orders-submitted/<id>?pseudo=<pseudo>": 6,
    "/game-messages/<id>?role_id=1&pseudo=<pseudo>": 3,
    "/my-games?pseudo=<pseudo>": 5,
    "/my-missing-orders?pseudo=<pseudo>": 5,
    "/game-allocations/<id>": 2,
    "/game-allocations/<id>?details=1": 2,
    "/game-roles/<id>?details=1": 2,
    "/game-incidents/<id>?pseudo=<pseudo>": 4,
}


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    with running("games", tmp_path_factory.mktemp("diplomacy")) as started:
        yield started


@pytest.fixture
def peers_beside(monkeypatch, service, crowd):
    """The real solver, in this process too; of players what the service knows of members."""

    known = {each.player_id: each.pseudo for each in service.members.values()}

    def exchange(peer, verb, path, _retry, _user_token, sent, _gives_up):
        if path == "/players":
            page = {each: name for each, name in known.items() if each > sent["params"]["after"]}
            return 200, json.dumps(page).encode()
        if path == "/player-pseudos":
            asked = json.loads(sent["params"]["player_ids"])
            return 200, json.dumps({"pseudos": {each: known[each] for each in asked}}).encode()
        assert peer.name == "solver", path
        headers = {auth.SERVICE_HEADER: service_token("games", "solver")}
        how = {"query_string": sent["params"]} if "params" in sent else {"json": sent["json"]}
        answer = solver.test_client().open(path, method=verb, headers=headers, **how)
        return answer.status_code, answer.data

    monkeypatch.setattr(Peer, "_exchange", exchange)


@pytest.fixture(scope="module")
def crowd(service):
    def somebody():
        number = next(_numbers)
        pseudo = f"dip{number}"
        service.register(pseudo, number)
        return Member(pseudo, "", pseudo, number)

    return Crowd(somebody(), tuple(somebody() for _ in range(7)), somebody())


@pytest.fixture(params=[1, 5])
def table(request, service, crowd, peers_beside):
    """The last of so many games that have begun."""
    for _ in range(request.param):
        made = Table(service, crowd).seat_all()
        assert made.as_master("PUT", f"/games/{made.name}", current_state=1).ok
    return made


def test_what_players_open_most(service, table):
    player = table.crowd.holder(1)
    for address, most in MOST.items():
        path = address.replace("<id>", str(table.game_id)).replace("<name>", table.name)
        path = path.replace("<pseudo>", player.pseudo)
        with statements() as seen:
            answer = service.call("GET", "games", path, token=player.token)
        assert answer.ok, (address, answer.text)
        assert len(questions(seen)) <= most, (address, len(questions(seen)), seen)
