"""/game-messages, /game-declarations, /game-visits: every row of the AFJD API."""

import pytest

from tests.games.diplomacy.table import AUSTRIA, ENGLAND, FRANCE, ITALY, Table, told

CHARGE = "You do not seem to be the player who is in charge"
MASTER = "You do not seem to be the game master of the game"


def write(table, role, to, content="hello", **more):
    return table.as_role(
        role, "POST", "/game-messages/<id>", dest_role_id=to, content=content, **more
    )


def messages(table, role, **more):
    return [
        row[1:]
        for row in table.as_role(role, "GET", "/game-messages/<id>", **more).json()["messages_list"]
    ]


def declare(table, role, content="hear"):
    return table.as_role(role, "POST", "/game-declarations/<id>", content=content)


def declarations(table, role, **more):
    answer = table.as_role(role, "GET", "/game-declarations/<id>", **more)
    return [row[1:] for row in answer.json()["declarations_list"]]


def test_a_message_is_read_by_its_author_and_its_addressee_only(started):
    assert told(write(started, ENGLAND, FRANCE)) == (201, "Ok message inserted : hello")
    assert messages(started, ENGLAND) == messages(started, FRANCE) == [[1, 2, "hello"]]
    assert messages(started, ITALY) == messages(started, 0) == []


def test_a_message_goes_to_several_roles_at_once(started):
    answer = started.as_role(
        ENGLAND, "POST", "/game-messages/<id>", dest_role_ids="[2, 4, 0, 2]", content="all of you"
    )
    assert answer.status_code == 201
    for role in (FRANCE, ITALY, 0):
        assert messages(started, role) == [[1, role, "all of you"]]
    assert messages(started, AUSTRIA) == []


@pytest.mark.parametrize(("limit", "count"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_at_most_limit_and_the_newest_first(started, limit, count):
    for number in range(3):
        write(started, ENGLAND, FRANCE, f"{number}")
        declare(started, ENGLAND, f"{number}")
    newest = ["2", "1", "0"][:count]
    assert [row[-1] for row in messages(started, FRANCE, limit=limit)] == newest
    assert [row[-1] for row in declarations(started, FRANCE, limit=limit)] == newest


def test_everyone_in_the_game_reads_declarations(started, crowd):
    assert told(declare(started, ENGLAND)) == (201, "Ok declaration inserted : hear")
    assert declarations(started, FRANCE) == declarations(started, 0) == [[1, "hear"]]
    answer = started.act("GET", "/game-declarations/<id>", crowd.stranger, role_id=FRANCE)
    assert told(answer) == (403, CHARGE)


@pytest.mark.parametrize(
    "path", ["/game-messages/<id>", "/game-declarations/<id>", "/game-visits/<id>"]
)
@pytest.mark.parametrize("verb", ["GET", "POST"])
def test_only_the_holder_of_a_role_speaks_and_reads_for_it(started, crowd, path, verb):
    more = {} if verb == "GET" or "visits" in path else {"content": "x"}
    more |= {"dest_role_id": 1} if verb == "POST" and "messages" in path else {}
    for role, msg in ((0, MASTER), (FRANCE, CHARGE)):
        for member in (crowd.holder(ITALY), crowd.stranger):
            assert told(started.act(verb, path, member, role_id=role, **more)) == (403, msg)
    assert told(started.act(verb, path, crowd.master, role_id=FRANCE, **more)) == (403, CHARGE)
    assert told(started.act(verb, path, crowd.master, role_id=8, **more)) == (
        404,
        "Role 8 doesn't exist",
    )
    assert told(
        started.act(verb, path.replace("<id>", "999999"), crowd.master, role_id=0, **more)
    ) == (404, "Game 999999 doesn't exist")


@pytest.mark.parametrize("to", [8, -1])
def test_the_addressee_must_exist(started, to):
    assert told(write(started, ENGLAND, to)) == (404, f"Role {to} doesn't exist")


def test_a_message_needs_an_addressee_and_a_text(started):
    answer = started.as_role(ENGLAND, "POST", "/game-messages/<id>", content="hello")
    assert answer.status_code == 400
    assert "dest_role_id" in told(answer)[1]
    assert write(started, ENGLAND, FRANCE, "").status_code == 400
    assert write(started, ENGLAND, FRANCE, "é" * 20_000).status_code == 201
    assert write(started, ENGLAND, FRANCE, "é" * 20_001).status_code == 400


def test_text_is_kept_as_it_was_sent(started):
    text = "Élan; «vite» \n\t🙂 'quotes\" %s {0}"
    write(started, ENGLAND, FRANCE, text)
    assert messages(started, FRANCE) == [[1, 2, text]]


def test_a_silent_game_hears_its_master_only(api, crowd):
    table = Table(api, crowd, silent=1).seat_all().start()
    sentence = "Players cannot communicate in this game"
    assert told(write(table, ENGLAND, FRANCE)) == (403, sentence)
    assert told(write(table, ENGLAND, 0)) == (403, sentence)
    assert told(declare(table, ENGLAND)) == (403, sentence)
    assert write(table, 0, FRANCE).status_code == declare(table, 0).status_code == 201
    assert messages(table, FRANCE) == [[0, 2, "hello"]]


def test_there_is_nothing_to_say_before_the_start_nor_after_the_end(waiting):
    assert told(declare(waiting, 0)) == (400, "Game is waiting: it has not started yet")
    assert waiting.as_role(0, "GET", "/game-declarations/<id>").status_code == 400
    assert told(waiting.as_role(0, "POST", "/game-visits/<id>")) == (201, "Ok visit inserted")
    waiting.start()
    declare(waiting, 0)
    waiting.change(current_state=2)
    assert told(declare(waiting, 0)) == (400, "Game is stopped")
    assert told(write(waiting, 0, 1)) == (400, "Game is stopped")
    assert declarations(waiting, 0) == [[0, "hear"]]


def visit(table, role):
    return table.as_role(role, "GET", "/game-visits/<id>").json()["time_stamp"]


def unread(table, role):
    member = table.crowd.holder(role)
    mine = table.act("GET", "/my-games", member).json()["games"]
    [game] = [one for one in mine if one["game_id"] == table.game_id and one["role"] == role]
    return game["unread_messages"], game["unread_declarations"]


def test_who_never_came_came_just_now(started, clock):
    clock(1000)
    first = visit(started, FRANCE)
    clock(2000)
    assert visit(started, FRANCE) - first >= 1000


def test_unread_counts_what_others_wrote_since_the_visit(started):
    write(started, ENGLAND, FRANCE)
    declare(started, ENGLAND)
    assert unread(started, FRANCE) == (1, 1)  # he never came: nothing was read
    assert told(started.as_role(FRANCE, "POST", "/game-visits/<id>")) == (201, "Ok visit inserted")
    assert unread(started, FRANCE) == (0, 0)
    write(started, ENGLAND, FRANCE)  # within the second of the visit
    write(started, FRANCE, ENGLAND)
    write(started, ENGLAND, ITALY)
    declare(started, ENGLAND)
    declare(started, FRANCE)
    assert unread(started, FRANCE) == (1, 1)
    started.as_role(FRANCE, "POST", "/game-visits/<id>")
    assert unread(started, FRANCE) == (0, 0)


def test_the_master_has_unread_messages_too(started):
    write(started, ENGLAND, 0)
    declare(started, ENGLAND)
    assert unread(started, 0) == (1, 1)
    assert unread(started, ITALY) == (0, 1)
