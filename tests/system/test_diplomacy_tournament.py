"""Fourteen players, two games on the platform, played to the end; points to the last digit."""

import re
from fractions import Fraction

import pytest

from services.tournaments.rules.seats.settings import POWERS
from tests.api import Api
from tests.factories import a_member
from tests.games.diplomacy.table import ROLES, Crowd, Table
from tests.stack import Stack
from tests.tournaments.arrangements import a_hall
from tests.waiting import eventually

pytestmark = pytest.mark.slow

# What the bots move in spring and in autumn; all else holds.
MOVES = (
    (
        {"mar": "spa", "bre": "MID", "kie": "den", "ber": "kie", "sev": "rum"}
        | {"bud": "ser", "con": "bul"},
        {"MID": "por", "kie": "hol"},
    ),
    ({"mar": "spa", "edi": "NTH"}, {"NTH": "nwy"}),
)
# England, France, Germany, Italy, Austria, Russia, Turkey.
CENTRES = ((3, 5, 5, 3, 4, 5, 4), (4, 4, 3, 3, 3, 4, 3))
# By centres, in the first and in the second game; worked out from the rules of each system.
POINTS = {
    "CDIP": ({5: "77/3", 4: "5", 3: "4"}, {4: "74/3", 3: "4"}),
    "WNAM": ({5: "172/7", 4: "116/7", 3: "102/7"}, {4: "158/7", 3: "102/7"}),
    "DLIG": ({5: "15", 4: "9", 3: "5"}, {4: "15", 3: "7"}),
    "NOMG": ({5: "39/2", 4: "15", 3: "27/2"}, {4: "18", 3: "27/2"}),
    "CNAM": ({5: "110/3", 4: "15", 3: "13"}, {4: "104/3", 3: "13"}),
    "BOUC": ({5: "1/2", 4: "1/2", 3: "1/2"}, {4: "1/2", 3: "1/2"}),
    "BANG": ({5: "1229", 4: "984", 3: "795"}, {4: "1100", 3: "855"}),
    "MANO": ({5: "34300/269", 4: "25200/269", 3: "17500/269"}, {4: "1575/13", 3: "4375/52"}),
    "CALH": ({5: "14", 4: "14", 3: "14"}, {4: "14", 3: "14"}),
    "SQUA": ({5: "20", 4: "64/5", 3: "36/5"}, {4: "400/21", 3: "75/7"}),
    "DRAW": ({5: "100/7", 4: "100/7", 3: "100/7"}, {4: "100/7", 3: "100/7"}),
    "CARN": ({5: "6005", 4: "3504", 3: "1503"}, {4: "6004", 3: "2503"}),
}


@pytest.fixture(scope="module")
def api():
    stack = Stack()
    yield Api(stack.start())
    stack.remove()


def settings(scoring):
    return {"settings": {"game": "diplomacy", "scoring": scoring}}


@pytest.fixture(scope="module")
def people(api):
    return [a_member(api) for _ in range(15)]


@pytest.fixture(scope="module")
def hall(api, people):
    organiser, *players = people
    system = {"system": "tables", "planned_rounds": 1, "registration_open": True}
    made = a_hall(api, organiser, **system, **settings("CDIP"))
    for player in players:
        made.done("POST", f"/tournament-registrations/{made.tournament}", token=player.token)
    rounds = f"/table-rounds/{made.tournament}"
    job = made.done("POST", rounds, json={"steps": 100})["id"]
    eventually(lambda: made.done("GET", f"/seating-jobs/{job}")["status"] == "done")
    made.done("PUT", f"{rounds}/1", json={"status": "published"})
    path = f"/tournament-table-games/{made.tournament}"
    eventually(lambda: all(game["game_name"] for game in made.done("GET", path)["games"]))
    return made


def tables_of(hall):
    return hall.done("GET", f"/table-rounds/{hall.tournament}/1")["tables"]


def play(table, moves):
    """Everybody sends his orders; the director adjudicates."""
    for role in ROLES:
        text = table.holding(role)
        for origin, target in moves.items():
            text = re.sub(rf"([AF]) {origin.upper()} H", rf"\1 {origin} - {target}", text)
        answer = table.order(role, text)
        assert answer.status_code == 201, answer.text
    table.pass_phase()


def play_to_the_end(table, moves):
    """A year; then all seven vote for a draw."""
    spring, autumn = moves
    play(table, spring)
    table.pass_phase()
    play(table, autumn)
    table.pass_phase()
    votes = [table.as_role(role, "POST", "/game-votes/<id>", draw=1).json() for role in ROLES]
    assert [vote["ended"] for vote in votes] == [False] * 6 + [True]


def standing_of(hall):
    lines = hall.done("GET", f"/table-standings/{hall.tournament}")["lines"]
    return {line["registration_id"]: line["total"] for line in lines}


def test_two_games_are_played_and_counted_by_twelve_systems(hall, api, people):
    organiser, *players = people
    rows = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    member_of = {row["player_id"]: row["id"] for row in rows}
    by_entry = {member_of[player.player_id]: player for player in players}
    games = hall.done("GET", f"/tournament-table-games/{hall.tournament}")["games"]
    seated = [{s["role"]: s["registration_id"] for s in t["seats"]} for t in tables_of(hall)]
    for game, seats, moves in zip(games, seated, MOVES, strict=True):
        crowd = Crowd(organiser, tuple(by_entry[seats[power]] for power in POWERS), organiser)
        play_to_the_end(Table.found(api, crowd, game["game_name"]), moves)
    eventually(lambda: all(table["finished"] for table in tables_of(hall)))
    for scoring, points in POINTS.items():
        hall.done("PUT", f"/tournaments/{hall.tournament}", json=settings(scoring))
        expected = {
            seats[power]: points[game][centres]
            for game, seats in enumerate(seated)
            for power, centres in zip(POWERS, CENTRES[game], strict=True)
        }
        eventually(lambda expected=expected: standing_of(hall) == expected)
        order = [Fraction(total) for total in standing_of(hall).values()]
        assert order == sorted(order, reverse=True), scoring
    hall.done("PUT", f"/table-rounds/{hall.tournament}/1", json={"status": "closed"})
    assert len(standing_of(hall)) == 14
