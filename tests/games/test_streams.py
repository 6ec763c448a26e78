"""Streams of games on the running stack: Go, one's own topic, Diplomacy as a topic, and secrecy."""

import pytest

from tests.bench.go import start
from tests.factories import a_member
from tests.games.diplomacy.table import FRANCE, ITALY, Table, a_crowd
from tests.listening import Ears, Ended, Refused


@pytest.fixture
def ears(api):
    opened = Ears(api)
    with opened.opened:
        yield opened


@pytest.fixture(scope="module")
def pair(api):
    return a_member(api), a_member(api)


def play(api, member, game, number, move, **more):
    answer = api.post(
        "games",
        f"/go-moves/{game}",
        token=member.token,
        json={"move_number": number, "move": move, **more},
    )
    assert answer.status_code == 201, answer.text


def test_a_game_of_go_is_heard_move_by_move(api, ears, pair):
    black, white = pair
    game = start(api, black, white)
    watching = ears.listen("games", a_member(api).token, f"go-game:{game}")
    play(api, black, game, 0, "dd", message="<c>a private word</c>")
    play(api, white, game, 1, "pass")
    heard = [watching.heard(), watching.heard()]
    assert [event.name for event in heard] == ["move", "move"]
    assert heard[0].data == {
        "topic": f"go-game:{game}",
        "game_id": game,
        "moves": 1,
        "status": "PLAY",
        "to_move_id": white.player_id,
        "move": "dd",
    }
    assert heard[1].data["move"] == "pass"
    play(api, black, game, 2, "pass")
    assert watching.heard().data["status"] == "SCORE"
    answer = api.post(
        "games",
        f"/go-scores/{game}",
        token=white.token,
        json={"move_number": 3, "points": "dd", "agree": False},
    )
    assert answer.ok, answer.text
    assert watching.heard().name == "score"
    resigned = api.post(
        "games", f"/go-resignations/{game}", token=black.token, json={"move_number": 4}
    )
    assert resigned.ok, resigned.text
    assert watching.heard().name == "end"


def test_only_players_hear_that_somebody_wrote(api, ears, pair):
    black, white = pair
    game = start(api, black, white)
    stranger = ears.listen("games", a_member(api).token, f"go-game:{game}")
    player = ears.listen("games", white.token, f"go-game:{game}")
    said = api.post(
        "games", f"/go-messages/{game}", token=black.token, json={"text": "a secret word"}
    )
    assert said.ok
    play(api, black, game, 0, "dd")
    heard = player.heard()
    assert (heard.name, heard.data["sender_id"]) == ("message", black.player_id)
    assert "secret" not in str(heard.data)
    assert stranger.heard().name == "move"


def test_ones_own_topic_tells_what_waits(api, ears, pair):
    black, white = pair
    own = ears.listen("games", white.token, f"member:{white.player_id}")
    game = start(api, black, white)
    play(api, black, game, 0, "dd")
    heard = own.heard_until("turn")
    assert [event.name for event in heard] == ["invitation", "turn"]
    assert heard[-1].data["game"] == "go"
    assert heard[-1].data["game_id"] == game


def test_nobody_hears_what_concerns_somebody_else(api, pair):
    black, white = pair
    answer = api.post(
        "games",
        "/stream-tickets",
        token=black.token,
        json={"topics": [f"member:{white.player_id}"]},
    )
    assert answer.status_code == 403


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({}, 400),
        ({"game_id": 1, "topics": ["go-game:1"]}, 400),
        ({"topics": []}, 400),
        ({"topics": ["weather:paris"]}, 400),
        ({"topics": ["go-game:"]}, 400),
        ({"topics": ["go-game:999999999"]}, 404),
        ({"topics": ["go-game:x"]}, 404),
        ({"topics": ["diplomacy-game:99999999999999999999"]}, 404),
        ({"topics": ["go-game:1"] * 21}, 400),
    ],
)
def test_a_ticket_is_asked_for_something_there_is(api, pair, asked, status):
    answer = api.post("games", "/stream-tickets", token=pair[0].token, json=asked)
    assert (answer.status_code, "msg" in answer.json()) == (status, True)


def test_a_ticket_says_where_to_connect_and_from_where(api, stack, ears, pair):
    black, white = pair
    game = start(api, black, white)
    given = ears.ticket("games", black.token, topics=[f"go-game:{game}"])
    assert given["url"] == f"http://127.0.0.1:{stack.streams_port}/events"
    play(api, black, game, 0, "dd")  # after the ticket, before the stream
    listening = ears.open("games", given["ticket"], last=given["last_event_id"])
    assert listening.heard().name == "move"


def test_diplomacy_is_a_topic_like_others(api, ears):
    game = Table(api, a_crowd(api)).seat_all().start()
    holder = game.crowd.holder(FRANCE)
    topics = [f"diplomacy-game:{game.game_id}", f"member:{holder.player_id}"]
    listening = ears.listen("games", holder.token, *topics)
    for addressee in (1, FRANCE):
        game.as_role(ITALY, "POST", "/game-messages/<id>", dest_role_id=addressee, content="secret")
    heard = [listening.heard(), listening.heard()]
    assert [(event.name, event.data.get("role_id")) for event in heard] == [
        ("message", FRANCE),
        ("diplomacy", None),
    ]
    assert heard[1].data == {
        "topic": topics[1],
        "game": "diplomacy",
        "game_id": game.game_id,
        "happened": "message",
    }


def test_a_stranger_follows_no_game_of_diplomacy(api, ears):
    game = Table(api, a_crowd(api)).seat_all()
    topic = f"diplomacy-game:{game.game_id}"
    answer = api.post(
        "games",
        "/stream-tickets",
        token=game.crowd.stranger.token,
        json={"topics": [topic]},
    )
    assert answer.status_code == 403


def test_who_leaves_a_game_hears_no_more_and_his_ticket_opens_nothing(api, ears):
    game = Table(api, a_crowd(api)).seat_all()
    leaver = game.crowd.holder(FRANCE)
    listening = ears.listen("games", leaver.token, f"diplomacy-game:{game.game_id}")
    spare = ears.ticket("games", leaver.token, game_id=game.game_id)
    left = game.act(
        "DELETE", "/allocations", leaver, game_id=game.game_id, player_id=leaver.player_id
    )
    assert left.ok, left.text
    with pytest.raises(Ended):
        listening.heard()
    with pytest.raises(Refused) as refused:
        ears.open("games", spare["ticket"], f"/game-events/{game.game_id}")
    assert refused.value.status == 401
