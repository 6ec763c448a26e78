"""How often the database is asked for what followers of a league read, however long it lasts."""

import pytest

from tests.factories import Member
from tests.in_process import running
from tests.statements import questions, statements
from tests.tournaments.league.office import YEAR, Office
from tests.tournaments.league.test_formats import a_log

pytestmark = pytest.mark.slow

# By address: the most statements it may take.
MOST = {
    "/leagues": 1,
    "/leagues/<league>": 1,
    f"/league-standings/<league>?year={YEAR}": 7,
    "/league-overviews/<league>": 7,
    "/league-seasons/<league>": 2,
    "/league-teams/<league>": 2,
    "/league-players/<league>": 2,
    "/league-memberships/<league>": 2,
    "/league-games/<season>": 4,
    "/league-game/<game>": 3,
    "/league-game-hands/<game>": 5,
    "/league-statistics/<league>": 6,
    "/league-team-statistics/<league>": 6,
    "/league-player-statistics/<player>": 16,
    "/league-wins/<league>": 6,
    "/league-best-marks/<league>": 20,  # one for each mark
    "/league-ratings/<league>": 4,
    "/league-meetings/<player>": 4,
    "/league-streaks/<league>": 4,
    "/league-awards/<season>": 4,
    "/league-curves/<season>": 5,
    "/league-exports/<game>": 11,
}


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    with running("tournaments", tmp_path_factory.mktemp("league")) as started:
        yield started


@pytest.fixture
def office_here(service):
    members = {}
    for number, name in enumerate(("founder", "scorer"), start=9000):
        service.register(name, number)
        members[name] = Member(name, "", name, number)
    return Office(service, members)


@pytest.mark.parametrize(("games", "stages"), [(1, ()), (3, ("semifinal", "final"))])
def test_what_followers_read(service, office_here, games, stages):
    for stage in stages:
        office_here.stage(stage)
    for seed in range(1, games + 1):
        game = office_here.game()
        log = a_log("mjai", seed)
        office_here.ok("PUT", f"/league-imports/{game}", "scorer", form="mjai", log=log)
    names = {
        "<league>": office_here.league,
        "<season>": office_here.season,
        "<game>": game,
        "<player>": office_here.players[0],
    }
    for address, most in MOST.items():
        path = address
        for name, number in names.items():
            path = path.replace(name, str(number))
        with statements() as seen:
            answer = service.get("tournaments", path)
        assert answer.ok, (address, answer.text)
        assert len(questions(seen)) <= most, (address, len(questions(seen)), seen)
