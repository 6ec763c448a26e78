"""Event streams and calendars over HTTP."""

import contextlib
import json

import pytest
import requests

from tests.factories import a_member
from tests.games.diplomacy.table import FRANCE, ITALY, Table, told
from tests.waiting import PATIENCE_SECONDS


def ticket(game, member):
    answer = game.act("POST", "/stream-tickets", member, game_id=game.game_id)
    assert answer.status_code == 201, answer.text
    return answer.json()["ticket"]


@pytest.fixture
def listen(stack):
    """Opens a stream; hands out its events as (number, name, data)."""
    with contextlib.ExitStack() as opened:

        def open_stream(game, member, last=None):
            address = f"http://127.0.0.1:{stack.streams_port}/game-events/{game.game_id}"
            stream = opened.enter_context(
                requests.get(
                    address,
                    params={"ticket": ticket(game, member)},
                    stream=True,
                    timeout=PATIENCE_SECONDS,
                    headers={} if last is None else {"Last-Event-ID": str(last)},
                )
            )
            assert stream.headers["Content-Type"].startswith("text/event-stream")
            events = read(stream)
            assert next(events) is None  # the stream is open
            return events

        yield open_stream


def read(stream):
    number = name = None
    for line in stream.iter_lines(decode_unicode=True, chunk_size=1):
        if line.startswith("retry:"):
            yield None
        elif line.startswith("id: "):
            number = int(line[4:])
        elif line.startswith("event: "):
            name = line[7:]
        elif line.startswith("data: "):
            yield number, name, json.loads(line[6:])


def message(game, author, addressee):
    game.as_role(author, "POST", "/game-messages/<id>", dest_role_id=addressee, content="secret")


def test_a_listener_hears_what_is_for_him_and_no_more(started, listen):
    events = listen(started, started.crowd.holder(FRANCE))
    message(started, ITALY, 1)  # not for France
    message(started, ITALY, FRANCE)
    _number, name, data = next(events)
    assert (name, data) == (
        "message",
        {"game_id": started.game_id, "advancement": 0, "role_id": FRANCE, "author": ITALY},
    )
    started.as_role(ITALY, "POST", "/game-declarations/<id>", content="secret")
    assert next(events)[1] == "declaration"
    started.play()
    assert next(events)[1] == "adjudicated"


def test_what_the_master_does_is_heard(started, listen):
    events = listen(started, started.crowd.holder(FRANCE))
    started.change(deadline="2031-01-15")
    _number, name, data = next(events)
    assert (name, data["before"]) == ("deadline_moved", None)
    assert data["deadline_timestamp"] == started.game()["deadline_timestamp"]
    started.change(description="another")
    assert next(events)[1] == "changed"
    new = f"{started.name[:10]} new"
    started.change(name=new)
    _number, name, data = next(events)
    assert (name, data["after"]) == ("renamed", new)
    started.name = new
    started.as_master("DELETE", f"/games/{new}")
    assert next(events)[1] == "removed"


def test_nothing_is_missed_after_a_reconnect(started, listen):
    events = listen(started, started.crowd.holder(FRANCE))
    message(started, ITALY, FRANCE)
    last = next(events)[0]
    message(started, ITALY, FRANCE)
    message(started, ITALY, 1)
    again = listen(started, started.crowd.holder(FRANCE), last=last)
    message(started, ITALY, FRANCE)
    numbers = [next(again)[0] for _ in range(2)]
    assert numbers == sorted(numbers)
    assert numbers[0] > last


def test_a_ticket_is_good_once_and_for_its_game(started, stack, api, crowd):
    address = f"http://127.0.0.1:{stack.streams_port}/game-events/"
    good = ticket(started, crowd.holder(FRANCE))
    elsewhere = requests.get(
        f"{address}{started.game_id + 1}", params={"ticket": good}, timeout=PATIENCE_SECONDS
    )
    assert elsewhere.status_code == 401
    with requests.get(
        f"{address}{started.game_id}",
        params={"ticket": good},
        stream=True,
        timeout=PATIENCE_SECONDS,
    ) as stream:
        assert stream.status_code == 200
    used = requests.get(
        f"{address}{started.game_id}", params={"ticket": good}, timeout=PATIENCE_SECONDS
    )
    assert (used.status_code, "msg" in used.json()) == (401, True)


def test_a_stranger_gets_no_ticket(started):
    answer = started.act("POST", "/stream-tickets", started.crowd.stranger, game_id=started.game_id)
    assert told(answer) == (403, "This player is not in the game")


def test_a_replaced_player_hears_no_more(started, listen, api):
    events = listen(started, started.crowd.holder(FRANCE))
    started.as_master(
        "POST", "/game-replacements/<id>", role_id=FRANCE, player_id=a_member(api).player_id
    )
    assert list(events) == []


def test_a_calendar_shows_ones_deadlines_to_who_has_its_address(api, crowd):
    game = Table(api, crowd, speed_moves=2).seat_all().start()
    member = crowd.holder(FRANCE)
    opened = game.act("POST", "/calendar-tokens", member)
    path = opened.json()["path"]
    answer = api.get("games", path)
    assert answer.headers["Content-Type"].startswith("text/calendar")
    assert f"SUMMARY:{game.name}" in answer.text
    assert "(UTC+1)" in answer.text
    game.act("POST", "/calendar-tokens", member)
    assert api.get("games", path).status_code == 404
