"""Ladders: who may challenge whom, who moves where, lost places, absence, curves, crowns."""

from datetime import timedelta

import pytest

from services.tournaments.ladders.actions.climb import keep_ladders
from services.tournaments.ladders.domain.places import Standing, order_after, why_not


@pytest.mark.parametrize(
    ("challenger", "challenged", "words"),
    [
        (Standing(1, 4), Standing(2, 1), None),
        (Standing(1, 5), Standing(2, 1), "4 away"),
        (Standing(1, 1), Standing(2, 2), "somebody above"),
        (Standing(1, 3, is_away=True), Standing(2, 2), "Who is away"),
        (Standing(1, 3), Standing(2, 2, is_away=True), "is away"),
        (Standing(1, 3, is_busy=True), Standing(2, 2), "still open"),
        (Standing(1, 3), Standing(2, 2, is_busy=True), "another challenge"),
    ],
)
def test_a_refusal_says_why(challenger, challenged, words):
    reason = why_not(challenger, challenged, reach=3)
    assert reason is None if words is None else words in reason


def test_who_wins_from_below_takes_the_place_and_those_between_move_down():
    assert order_after([1, 2, 3, 4, 5], 4, 2) == [1, 4, 2, 3, 5]
    assert order_after([1, 2, 3, 4, 5], 2, 4) == [1, 2, 3, 4, 5]


@pytest.fixture
def later(service, monkeypatch):
    service.follow_clock(monkeypatch)

    def move(**how):
        service.moved += timedelta(**how)

    return move


@pytest.fixture
def ladder(service, join, later):
    """Twenty members in the order they came, by the clock that tests before have moved on."""
    return LadderOfMany(service, [join() for _ in range(20)])


class LadderOfMany:
    def __init__(self, service, members, **more):
        self.service, self.members = service, members
        name = f"Ladder of {members[0].pseudo}"
        sent = {"name": name, "game": "go", "reach": 3} | more
        self.id = self.done(0, "POST", "/ladders", **sent)["id"]
        for number in range(len(members)):
            self.done(number, "POST", f"/ladder-places/{self.id}")

    def ask(self, number, verb, path, **sent):
        token = self.members[number].token
        return self.service.call(verb, "tournaments", path, token=token, json=sent)

    def done(self, number, verb, path, **sent):
        answer = self.ask(number, verb, path, **sent)
        assert answer.ok, answer.text
        return answer.json()

    def challenge(self, challenger, challenged):
        path, pseudo = f"/ladder-challenges/{self.id}", self.members[challenged].pseudo
        return self.done(challenger, "POST", path, pseudo=pseudo)["id"]

    def seen(self):
        return self.done(0, "GET", f"/ladders/{self.id}")

    def order(self):
        number_of = {member.pseudo: n for n, member in enumerate(self.members)}
        return [number_of[place["pseudo"]] for place in self.seen()["places"]]


def test_a_won_challenge_moves_the_ladder_once_both_say_so(ladder):
    made = ladder.challenge(5, 3)
    early = ladder.ask(5, "PUT", f"/ladder-results/{made}", won=True)
    assert early.status_code == 409
    assert ladder.ask(5, "PUT", f"/ladder-answers/{made}", accepts=True).status_code == 403
    ladder.done(3, "PUT", f"/ladder-answers/{made}", accepts=True)
    ladder.done(5, "PUT", f"/ladder-results/{made}", won=True)
    assert ladder.order() == list(range(20))
    ladder.done(3, "PUT", f"/ladder-results/{made}", won=True)
    assert ladder.order() == list(range(20))
    assert ladder.ask(9, "PUT", f"/ladder-results/{made}", won=True).status_code == 403
    ladder.done(3, "PUT", f"/ladder-results/{made}", won=False)
    assert ladder.order()[:7] == [0, 1, 2, 5, 3, 4, 6]
    assert ladder.seen()["challenges"] == []
    path = f"/ladder-curves/{ladder.id}/{ladder.members[5].player_id}"
    assert [point["rank"] for point in ladder.done(0, "GET", path)["points"]] == [6, 4]
    drawn = ladder.ask(0, "GET", path.replace("curves", "drawings"))
    assert drawn.headers["Content-Type"].startswith("image/svg+xml")
    assert "<polyline" in drawn.text


def test_who_does_not_answer_in_time_loses_the_place(ladder, later):
    ladder.challenge(2, 0)
    keep_ladders()
    assert ladder.order()[:3] == [0, 1, 2]
    later(days=7, minutes=1)
    keep_ladders()
    assert ladder.order()[:3] == [2, 0, 1]


def test_who_refuses_loses_the_place_and_who_is_away_is_left_alone(ladder):
    made = ladder.challenge(1, 0)
    ladder.done(0, "PUT", f"/ladder-answers/{made}", accepts=False)
    assert ladder.order()[:2] == [1, 0]
    ladder.done(1, "PUT", f"/ladder-absences/{ladder.id}", until="2999-01-01T00:00:00Z")
    answer = ladder.ask(
        0, "POST", f"/ladder-challenges/{ladder.id}", pseudo=ladder.members[1].pseudo
    )
    assert answer.status_code == 409
    assert answer.json()["msg"] == "This player is away"


def test_who_leaves_makes_room(ladder):
    ladder.challenge(3, 2)
    ladder.done(2, "DELETE", f"/ladder-places/{ladder.id}")
    assert ladder.order()[:4] == [0, 1, 3, 4]
    assert ladder.seen()["challenges"] == []
    assert ladder.ask(2, "DELETE", f"/ladder-places/{ladder.id}").status_code == 403


def test_the_first_place_held_for_thirty_days_is_one_crown(ladder, later):
    later(days=29)
    keep_ladders()
    assert ladder.seen()["places"][0]["crowns"] == 0
    later(days=2)
    keep_ladders()
    keep_ladders()
    assert ladder.seen()["places"][0]["crowns"] == 1


def test_only_ladders_of_go_are_played_on_the_platform(service, join):
    founder = join()

    def found(game):
        sent = {"name": f"{game} of {founder.pseudo}", "game": game, "on_platform": True}
        return service.post("tournaments", "/ladders", token=founder.token, json=sent)

    refused = found("chess")
    assert refused.status_code == 400
    assert refused.json()["msg"] == "Only ladders of Go are played on the platform"
    assert found("Go").status_code == 201


def test_who_plays_on_the_platform_does_not_say_who_won(service, join, later):
    ladder = LadderOfMany(service, [join(), join()], on_platform=True)
    made = ladder.challenge(1, 0)
    ladder.done(0, "PUT", f"/ladder-answers/{made}", accepts=True)
    for number, won in ((1, True), (0, False)):
        refused = ladder.ask(number, "PUT", f"/ladder-results/{made}", won=won)
        assert refused.status_code == 409
        assert refused.json()["msg"] == "The game on the platform decides this challenge"
    assert ladder.order() == [0, 1]
