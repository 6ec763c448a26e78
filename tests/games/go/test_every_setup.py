"""Every setup that is accepted can be played: its first three moves, whoever must make them."""

import itertools
import random

import pytest

from services.games.go.domain.setup import HandicapType
from services.games.go.domain.status import NextAction
from tests.conftest import SOAK

SIZES = (5, 8, 9, 13, 19, 25)
HANDICAPS = (0, 1, 2, 5, 9, 21)
SHAPES = ("", "B", "W")
TEAMS = ("2:2", "1:2", "3")
ALL = list(itertools.product(SIZES, HANDICAPS, SHAPES, [*HandicapType, *TEAMS]))
SETUPS = ALL if SOAK else random.Random(20).sample(ALL, 60)
# What once could not be played: White first, yet Black had to place stones.
SETUPS += [(9, 2, "W", kind) for kind in ("black", "nigiri", "2:2", "3")]


def names(setup):
    return "-".join(map(str, setup))


@pytest.mark.parametrize("setup", SETUPS, ids=names)
def test_the_first_three_moves_of_every_accepted_setup_can_be_made(member, setup):
    size, handicap, shape, kind = setup
    people = [member("3k"), member("5k"), member("1d"), member("9k")]
    settings = {"size": size, "handicap": handicap, "standard_handicap": handicap != 5}
    if shape:
        position = f"Q S{size} {shape}"
        sent = {"name": f"{people[0].pseudo} corner", "position": position}
        settings["shape_id"] = people[0].post("/go-shapes", **sent)["shape_id"]
    game = start_team(people, kind, settings) if kind in TEAMS else start(people, kind, settings)
    if game is None:
        return
    by_id = {person.player_id: person for person in people}
    before = people[0].get(f"/go-games/{game}")["moves"]
    for _ in range(3):
        take_turn(by_id, game, size)
    seen = people[0].get(f"/go-games/{game}")
    assert seen["moves"] >= before + 3
    assert seen["to_move_id"] in by_id


def start(people, kind, settings):
    ann, bob, *_ = people
    shape = settings.get("shape_id")
    refused = 422 if shape and HandicapType(kind).is_computed else 201
    sent = {"pseudo": bob.pseudo, "handicap_type": str(kind), **settings}
    answer = ann.post("/go-invitations", refused, **sent)
    if refused == 422:
        return None
    return bob.post(f"/go-invitations/{answer['game_id']}")["game_ids"][0]


def start_team(people, kind, settings):
    master = people[0]
    game = master.post("/go-teams", players=kind, handicap_type="nigiri", **settings)["game_id"]
    seats = [seat["id"] for seat in master.get(f"/go-teams/{game}")["seats"]]
    for seat, guest in zip(seats[1:], people[1:], strict=False):
        master.put(f"/go-team-seats/{game}", seat_id=seat, pseudo=guest.pseudo)
        guest.post(f"/go-team-seats/{game}")
    blacks = int(kind[0]) if ":" in kind else len(seats)
    places = [
        {"seat_id": seat, "group": "B" if at < blacks else "W", "order": at % blacks + 1}
        if ":" in kind
        else {"seat_id": seat, "group": "BW", "order": at + 1}
        for at, seat in enumerate(seats)
    ]
    for at, place in enumerate(place for place in places if place["group"] == "W"):
        place["order"] = at + 1
    master.put(f"/go-teams/{game}", places=places)
    master.post(f"/go-teams/{game}")
    return game


def take_turn(by_id, game, size):
    """Whatever is asked first, settled, then one move by whoever is to move."""
    for _ in range(4):
        seen = by_id[min(by_id)].get(f"/go-games/{game}")
        mover = by_id[seen["to_move_id"]]
        seen = mover.get(f"/go-games/{game}")
        match NextAction(seen["action"]):
            case NextAction.BID:
                mover.post(f"/go-bids/{game}", bid="0.5")
            case NextAction.BID_OR_ACCEPT:
                mover.post(f"/go-bids/{game}", bid="accept")
            case NextAction.CHOOSE_COLOUR:
                mover.post(f"/go-bids/{game}", bid="B")
            case NextAction.PLACE_HANDICAP:
                points = ",".join(free_points(mover, game, size)[: seen["handicap"]])
                mover.post(f"/go-handicaps/{game}", move_number=0, points=points)
            case _:
                place_a_stone(mover, game, size)
                return
    raise AssertionError(f"nobody could move in game {game}")


def place_a_stone(mover, game, size):
    """On a free point, or a pass where none is left."""
    number = mover.get(f"/go-games/{game}")["moves"]
    for point in reversed(free_points(mover, game, size)):
        answer = mover.api.call(
            "POST",
            "games",
            f"/go-moves/{game}",
            token=mover.token,
            json={"move_number": number, "move": point},
        )
        if answer.status_code == 201:
            return
        assert answer.json()["code"] in ("suicide", "ko"), answer.text
    mover.post(f"/go-moves/{game}", move_number=number, move="pass")


def free_points(reader, game, size):
    position = reader.get(f"/go-positions/{game}")
    letters = "abcdefghijklmnopqrstuvwxy"[:size]
    taken = {*position["black"], *position["white"]}
    return [column + row for row in letters for column in letters if column + row not in taken]
