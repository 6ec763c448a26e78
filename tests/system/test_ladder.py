"""A ladder climbed by bots on the platform: games made, played and counted whoever is killed."""

import random
from datetime import timedelta

import pytest

from services.tournaments.ladders.domain.places import order_after
from tests.api import Api
from tests.conftest import SOAK
from tests.factories import a_member
from tests.stack import Stack
from tests.waiting import eventually

pytestmark = pytest.mark.slow

CLIMBERS, ROUNDS = (20, 6) if SOAK else (6, 2)
REACH = 3
KILLED = {1: ("games", "tournaments"), 2: ("tournaments", "games")}


@pytest.fixture(scope="module")
def stack():
    made = Stack()
    yield made.start()
    made.remove()


class Bots:
    """What they did, kept apart from what the platform says of it."""

    def __init__(self, stack, name="Bots", climbers=CLIMBERS):
        self.stack, self.api, self.dice = stack, Api(stack), random.Random(20)
        self.members = [a_member(self.api) for _ in range(climbers)]
        sent = {"name": name, "game": "go", "reach": REACH, "on_platform": True, "size": 9}
        self.ladder = self.done(0, "POST", "tournaments", "/ladders", **sent)["id"]
        for number in range(climbers):
            self.done(number, "POST", "tournaments", f"/ladder-places/{self.ladder}")
        self.order = list(range(climbers))
        self.curves = {number: [number + 1] for number in self.order}
        self.games = []

    def done(self, number, verb, service, path, **sent):
        token = self.members[number].token
        answer = self.api.call(verb, service, path, token=token, json=sent)
        assert answer.ok, f"{verb} {path}: {answer.status_code} {answer.text[:300]}"
        return answer.json()

    def seen(self):
        return self.done(0, "GET", "tournaments", f"/ladders/{self.ladder}")

    def places(self):
        number_of = {member.pseudo: number for number, member in enumerate(self.members)}
        return [number_of[place["pseudo"]] for place in self.seen()["places"]]

    def challenge(self, challenger, challenged):
        path = f"/ladder-challenges/{self.ladder}"
        pseudo = self.members[challenged].pseudo
        return self.done(challenger, "POST", "tournaments", path, pseudo=pseudo)["id"]

    def accept(self, challenge, challenged):
        path = f"/ladder-answers/{challenge}"
        self.done(challenged, "PUT", "tournaments", path, accepts=True)

    def play(self, game, challenger, challenged):
        """A few stones; then whoever is to move resigns. Whether the challenger, Black, won."""
        both, count = (challenger, challenged), self.dice.randint(0, 5)
        seen = self.done(challenger, "GET", "games", f"/go-games/{game}")
        assert (seen["size"], seen["komi"], seen["handicap"]) == (9, 6.5, 0)
        for number, move in enumerate(["cc", "gg", "cg", "gc", "ee"][:count]):
            sent = {"move_number": number, "move": move}
            self.done(both[number % 2], "POST", "games", f"/go-moves/{game}", **sent)
        path = f"/go-resignations/{game}"
        self.done(both[count % 2], "POST", "games", path, move_number=count)
        return count % 2 == 1

    def climb(self, challenger, challenged):
        before, self.order = self.order, order_after(self.order, challenger, challenged)
        for rank, number in enumerate(self.order, start=1):
            if before.index(number) + 1 != rank:
                self.curves[number].append(rank)

    def kill(self, name):
        if name:
            self.stack.kill(name)
            self.stack.wait_until_alive(name)

    def play_round(self, while_made, while_counted):
        """All who can challenge at once: pairs of neighbours, or those `REACH` apart."""
        pairs = self.pairs()
        made = {self.challenge(*pair): pair for pair in pairs}
        for challenge, (_, challenged) in made.items():
            self.accept(challenge, challenged)
        self.kill(while_made)
        eventually(lambda: all(each["game_id"] for each in self.seen()["challenges"]))
        games = {each["id"]: each["game_id"] for each in self.seen()["challenges"]}
        assert games.keys() == made.keys()
        for position, (challenge, pair) in enumerate(made.items()):
            self.games.append(games[challenge])
            won = self.play(games[challenge], *pair)
            if position == 0:
                self.kill(while_counted)
            left = len(made) - position
            eventually(lambda left=left: len(self.seen()["challenges"]) < left)
            if won:
                self.climb(*pair)
        assert self.places() == self.order

    def pairs(self):
        step = self.dice.choice((1, REACH))
        free, found = list(self.order), []
        while len(free) > step:
            above, below = free[0], free[step]
            if self.order.index(below) - self.order.index(above) <= REACH:
                found.append((below, above))
            free = [each for each in free if each not in (above, below)]
        return found

    def curve(self, number):
        path = f"/ladder-curves/{self.ladder}/{self.members[number].player_id}"
        return [point["rank"] for point in self.done(0, "GET", "tournaments", path)["points"]]


def test_a_ladder_is_climbed_in_games_of_the_platform(stack):
    bots = Bots(stack)
    for number in range(1, ROUNDS + 1):
        bots.play_round(*KILLED.get(number, ("", "")))
    assert len(set(bots.games)) == len(bots.games) >= CLIMBERS // 2
    assert bots.order != list(range(CLIMBERS))

    second, first = bots.order[1], bots.order[0]
    bots.challenge(second, first)  # who never answers it
    stack.move_clock(timedelta(days=7, minutes=1).total_seconds())
    bots.climb(second, first)
    eventually(lambda: first_crowns(stack, bots)[0] == bots.members[second].pseudo)
    assert first_crowns(stack, bots)[1] == 0
    stack.move_clock(timedelta(days=38).total_seconds())
    eventually(lambda: first_crowns(stack, bots)[1] == 1)
    stack.move_clock(0)
    assert bots.places() == bots.order
    assert {number: bots.curve(number) for number in bots.order} == bots.curves


def first_crowns(stack, bots):
    """Without a token: those of bots are too old by the moved clock."""
    [first, *_] = bots.api.get("tournaments", f"/ladders/{bots.ladder}").json()["places"]
    return first["pseudo"], first["crowns"]


def test_the_two_decide_what_no_game_can(stack):
    bots = Bots(stack, "Without games", 2)
    made = bots.challenge(1, 0)
    path = f"/go-tournament-games/ladder-{bots.ladder}-{made}"
    sent = {"tournament_id": 0}  # a key let go before it is used is refused ever after
    assert bots.api.call("DELETE", "games", path, by_service="tournaments", json=sent).ok
    bots.accept(made, 0)
    eventually(lambda: bots.seen()["challenges"][0]["why_no_game"])
    [seen] = bots.seen()["challenges"]
    assert seen["why_no_game"].startswith("The game of this board was removed or let go")
    assert (seen["game_id"], seen["decided_by_game"]) == (None, False)
    for number, won in ((0, False), (1, True)):
        bots.done(number, "PUT", "tournaments", f"/ladder-results/{made}", won=won)
    assert bots.places() == [1, 0]
