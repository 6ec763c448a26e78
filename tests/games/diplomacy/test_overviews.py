"""Everything of a game in one answer, as far as the reader may know it."""

from tests.games.diplomacy.table import ENGLAND, FRANCE, ITALY, RUSSIA, Table, told

SCRIPT = "A PAR - BUR\nA MAR H\nF BRE - MID"


def overview(table, member, **asked):
    answer = table.api.get(
        "games", f"/game-overviews/{table.game_id}", token=member.token, params=asked
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def of_role(table, role):
    return overview(table, table.crowd.holder(role))


def test_a_player_finds_his_side_of_the_table(started):
    assert started.order(FRANCE, SCRIPT).status_code == 201
    started.as_role(FRANCE, "PUT", "/game-notes/<id>", content="beware")
    started.as_role(FRANCE, "POST", "/game-votes/<id>", draw=1)
    seen = of_role(started, FRANCE)
    assert seen["own"]["role"] == FRANCE
    assert [order[2] for order in seen["own"]["orders"]] == [1, 4, 1]
    assert (seen["own"]["note"], seen["own"]["draw"]) == ("beware", True)
    assert seen["own"]["submissions"]["submitted"] == [FRANCE]
    assert (seen["kind"], seen["game"]["season"], seen["game"]["year"]) == ("moves", "spring", 1901)
    assert seen["position"] == started.read("/game-positions/<id>")


def test_strangers_see_what_is_public(started):
    started.order(FRANCE, SCRIPT)
    seen = started.read("/game-overviews/<id>")
    assert (seen["own"], seen["own_roles"]) == (None, [])
    assert seen["position"]["units"]
    assert seen == overview(started, started.crowd.stranger)


def test_nobody_looks_with_the_role_of_another(started):
    path, other = f"/game-overviews/{started.game_id}", started.crowd.holder(ITALY)
    answer = started.api.get("games", path, token=other.token, params={"role_id": FRANCE})
    assert answer.status_code == 403


def test_the_master_finds_the_orders_of_all(started):
    started.order(FRANCE, SCRIPT)
    seen = overview(started, started.crowd.master)
    assert seen["own"]["role"] == 0
    assert {order[1] for order in seen["own"]["orders"]} == {FRANCE}


def test_strangers_see_no_position_in_the_fog(api, crowd):
    table = Table(api, crowd, fog=1).seat_all().start()
    assert table.read("/game-overviews/<id>")["position"] is None
    assert set(of_role(table, FRANCE)["position"]["units"]) == {str(FRANCE)}


def unread(table):
    own = of_role(table, FRANCE)["own"]
    return [row["author"] for row in own["messages"] + own["declarations"] if row["unread"]]


def test_one_thread_is_read_without_the_others(started):
    for author in (ENGLAND, RUSSIA, ITALY):
        started.as_role(author, "POST", "/game-messages/<id>", dest_role_id=FRANCE, content="hi")
    started.as_role(ITALY, "POST", "/game-declarations/<id>", content="to all")
    assert unread(started) == [ENGLAND, RUSSIA, ITALY, ITALY]
    answer = started.as_role(FRANCE, "POST", "/game-visits/<id>", author_role_id=RUSSIA)
    assert told(answer) == (201, "Ok visit inserted")
    assert unread(started) == [ENGLAND, ITALY, ITALY]
    started.as_role(FRANCE, "POST", "/game-visits/<id>", declarations=1)
    assert unread(started) == [ENGLAND, ITALY]
    mine = started.act("GET", "/my-games", started.crowd.holder(FRANCE)).json()["games"]
    counted = next(game for game in mine if game["game_id"] == started.game_id)
    assert (counted["unread_messages"], counted["unread_declarations"]) == (2, 0)
    started.as_role(FRANCE, "POST", "/game-visits/<id>")
    assert unread(started) == []


def test_checked_orders_are_not_kept(started):
    answer = started.as_role(FRANCE, "POST", "/game-order-checks/<id>", text=SCRIPT)
    assert answer.status_code == 200, answer.text
    checked = answer.json()
    assert checked["faults"] == []
    assert [row[1] for row in checked["orders"]] == [1, 4, 1]
    assert of_role(started, FRANCE)["own"]["orders"] == []


def test_what_is_wrong_with_checked_orders_is_told_line_by_line(started):
    text = "A PAR - MOS\nF BRE dances"
    answer = started.as_role(FRANCE, "POST", "/game-order-checks/<id>", text=text)
    assert answer.status_code == 200, answer.text
    checked = answer.json()
    told_of = [(fault["line"], fault["code"]) for fault in checked["faults"]]
    assert told_of[:2] == [(1, "out_of_reach"), (2, "unknown_word")]
    assert told_of[2][0] is None  # Marseilles has no order
    assert len(checked["orders"]) == 1
