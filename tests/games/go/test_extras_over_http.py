"""Conditional moves, teams, shapes and SGF."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from sgfmill import sgf


def test_conditional_moves_answer_at_once(start):
    black, white, game = start()
    black.play(game, "dd", conditions="(;W[ff];B[dg](;W[gd];B[ee])(;W[];B[resign]))(;W[cc];B[gg])")
    seen = white.play(game, "ff")
    assert (seen["moves"], seen["last_move"], seen["to_move_colour"]) == (3, "dg", "W")
    seen = white.play(game, "gd")
    assert (seen["moves"], seen["last_move"]) == (5, "ee")
    rows = black.get(f"/go-moves/{game}")["moves"]
    assert [row["number"] for row in rows if row["conditional"]] == [3, 5]
    kept = black.get(f"/go-conditions/{game}")["conditions"]
    assert [(one["state"], one["hits"]) for one in kept] == [("DONE", 2)]
    assert white.get(f"/go-conditions/{game}")["conditions"] == []


def test_a_message_stops_conditional_moves(start):
    black, white, game = start()
    black.play(game, "dd", conditions="ff dg")
    assert white.play(game, "ff", message="wait!")["moves"] == 2
    assert black.get(f"/go-conditions/{game}")["conditions"][0]["state"] == "OPP_MSG"


def test_another_move_deviates_and_a_pass_is_answered(start):
    black, white, game = start()
    black.play(game, "dd", conditions="ff dg")
    white.play(game, "gg")
    assert black.get(f"/go-conditions/{game}")["conditions"][0]["state"] == "DEVIATED"
    black.play(game, "cc")
    black.put(f"/go-conditions/{game}", 201, move_number=3, text="pass pass")
    assert white.play(game, "pass")["status"] == "SCORE"


def test_both_may_have_prepared_and_play_on_in_turn(start):
    black, white, game = start()
    black.play(game, "dd", conditions="ff dg gd ee")
    assert (
        white.post(f"/go-moves/{game}", move_number=1, move="ff", conditions="dg gd")["moves"] == 5
    )
    assert white.get(f"/go-games/{game}")["to_move_colour"] == "W"


def test_a_conditional_resignation_ends_the_game(start):
    black, white, game = start()
    black.play(game, "dd", conditions="(;W[ff];B[resign])")
    assert white.play(game, "ff")["result"] == "W+R"


def test_conditions_that_cannot_be_are_refused_with_the_move(start):
    black, white, game = start()
    refused = black.post(f"/go-moves/{game}", 422, move_number=0, move="dd", conditions="dd ee")
    assert refused["code"] == "invalid_conditional_moves"
    assert white.get(f"/go-games/{game}")["moves"] == 0
    black.play(game, "dd")
    white.put(f"/go-conditions/{game}", 422, move_number=1, text="ee ff")
    assert black.put(f"/go-conditions/{game}", 409, move_number=0, text="ee ff")["code"] == (
        "already_played"
    )


def test_of_two_moves_at_once_one_is_played(start):
    black, _, game = start()

    def move(point):
        answer = black.api.call(
            "POST",
            "games",
            f"/go-moves/{game}",
            token=black.token,
            json={"move_number": 0, "move": point},
        )
        return answer.status_code

    with ThreadPoolExecutor(6) as several:
        statuses = sorted(several.map(move, ["aa", "bb", "cc", "dd", "ee", "ff"]))
    assert statuses == [201, 409, 409, 409, 409, 409]
    assert len(black.get(f"/go-moves/{game}")["moves"]) == 1


@pytest.fixture
def rengo(member):
    """Four members and the game of two pairs they have started, in order of play."""
    ann, bob, cid, dan = (member("3k") for _ in range(4))
    game = ann.post("/go-teams", size=9, players="2:2", komi=6.5)["game_id"]
    seats = [seat["id"] for seat in ann.get(f"/go-teams/{game}")["seats"]]
    for seat, guest in zip(seats[1:3], (bob, cid), strict=True):
        ann.put(f"/go-team-seats/{game}", seat_id=seat, pseudo=guest.pseudo)
        guest.post(f"/go-team-seats/{game}")
    ann.post(f"/go-teams/{game}", 422)
    offer = ann.post(f"/go-team-offers/{game}")["offer_id"]
    assert dan.get(f"/go-offers/{offer}")["game_id"] == game
    dan.post(f"/go-team-seats/{game}")
    ann.put(
        f"/go-teams/{game}",
        places=[
            {"seat_id": seat, "group": group, "order": order}
            for seat, (group, order) in zip(
                seats, [("B", 1), ("W", 1), ("B", 2), ("W", 2)], strict=True
            )
        ],
    )
    bob.post(f"/go-teams/{game}", 403)
    ann.post(f"/go-teams/{game}")
    return [ann, bob, cid, dan], game


def test_partners_of_a_rengo_move_in_turn(rengo):
    members, game = rengo
    for number, move in enumerate(["dd", "ff", "df", "fd", "ee", "gg"]):
        due, partner = members[number % 4], members[(number + 2) % 4]
        assert partner.play(game, "aa", 403)["code"] == "not_your_turn"
        seen = due.play(game, move)
    assert (seen["players"], seen["moves"], seen["game_type"]) == ("2:2", 6, "TEAM_GO")
    averages = members[0].get(f"/go-teams/{game}")["average_ratings"]
    assert averages == {"B": 1800.0, "W": 1800.0}
    over = members[1].post(f"/go-resignations/{game}", move_number=6)
    assert (over["result"], over["rated"]) == ("B+R", "N")
    assert members[3].get(f"/go-players/{members[3].player_id}")["running"] == 0


def test_a_member_of_a_stalled_team_is_replaced(rengo, member, administrator):
    members, game = rengo
    new = member("5k")
    seat = members[0].get(f"/go-teams/{game}")["seats"][0]["id"]
    administrator.put(f"/go-replacements/{game}", seat_id=seat, pseudo=new.pseudo)
    assert new.play(game, "ee")["moves"] == 1
    orders = [one["order"] for one in new.get(f"/go-teams/{game}")["seats"]]
    assert sorted(orders) == [-1, 1, 1, 2, 2]


def test_zen_go_gives_everybody_both_colours(member):
    three = [member("3k") for _ in range(3)]
    game = three[0].post("/go-teams", size=9, players="3")["game_id"]
    seats = [seat["id"] for seat in three[0].get(f"/go-teams/{game}")["seats"]]
    for seat, guest in zip(seats[1:], three[1:], strict=True):
        three[0].put(f"/go-team-seats/{game}", seat_id=seat, pseudo=guest.pseudo)
        guest.post(f"/go-team-seats/{game}")
    three[0].put(
        f"/go-teams/{game}",
        places=[
            {"seat_id": seat, "group": "BW", "order": order} for order, seat in enumerate(seats, 1)
        ],
    )
    three[0].post(f"/go-teams/{game}")
    colours = []
    for number, move in enumerate(["dd", "ff", "df", "fd"]):
        colours.append(three[number % 3].get(f"/go-games/{game}")["to_move_colour"])
        three[number % 3].play(game, move)
    assert colours == ["B", "W", "B", "W"]


def test_team_games_need_ratings_and_their_master_may_give_them_up(member):
    member().post("/go-teams", 422, size=9, players="2:2")
    ann = member("3k")
    ann.post("/go-teams", 422, size=9, players="4")
    ann.post("/go-teams", 422, size=9, players="2:2", handicap_type="conv")
    game = ann.post("/go-teams", size=9, players="3")["game_id"]
    assert f"MPG,{game},ZEN_GO" in ann.get("/go-quick-status").decode()
    ann.delete(f"/go-games/{game}")
    assert ann.get(f"/go-players/{ann.player_id}")["running"] == 0


def test_games_begin_with_a_shape_and_keep_their_copy(players):
    ann, bob = players
    shape = ann.post(
        "/go-shapes", name=f"cross {ann.pseudo}", public=True, sgf="(;SZ[9]AB[ee][ff]AW[ef][fe])"
    )["shape_id"]
    assert ann.post("/go-shapes", 409, name=f"cross {ann.pseudo}", position="Q S9")["msg"]
    assert ann.post("/go-shapes", 422, name="empty", position="A S9")["code"] == "invalid_snapshot"
    assert bob.put(f"/go-shapes/{shape}", 403, name="mine", position="Q S9")["code"]
    assert (
        ann.post("/go-invitations", 422, pseudo=bob.pseudo, handicap_type="conv", shape_id=shape)[
            "code"
        ]
        == "invalid_game_setup"
    )
    game = ann.post(
        "/go-invitations", pseudo=bob.pseudo, handicap_type="black", rated=True, shape_id=shape
    )["game_id"]
    bob.post(f"/go-invitations/{game}")
    seen = ann.get(f"/go-games/{game}")
    assert (seen["size"], seen["rated"]) == (9, "N")
    assert ann.get(f"/go-positions/{game}")["black"] == ["ee", "ff"]
    ann.put(f"/go-shapes/{shape}", name=f"cross {ann.pseudo}", position="Q S9 W", public=True)
    compared = bob.get(f"/go-game-shapes/{game}")
    assert compared["differing_points"] == ["aa", "ee", "fe", "ef", "ff"]
    assert ann.play(game, "dd")["moves"] == 1
    assert b"<svg" in ann.get(f"/go-shapes/{shape}")


def test_white_begins_where_the_shape_says_so(players):
    ann, bob = players
    shape = ann.post("/go-shapes", name=f"white {ann.pseudo}", position="Q@@Ag S9 W")["shape_id"]
    game = ann.post("/go-invitations", pseudo=bob.pseudo, handicap_type="black", shape_id=shape)[
        "game_id"
    ]
    bob.post(f"/go-invitations/{game}")
    assert bob.play(game, "ee")["moves"] == 2


@pytest.fixture
def finished(start):
    black, white, game = start(size=5, komi=0.5)
    moves = ["bc", "dc", "bb", "db", "bd", "dd", "ba", "da", "be", "de", "pass", "pass"]
    for number, move in enumerate(moves):
        (white if number % 2 else black).play(
            game, move, message="<c>hello]</c> dear" if number == 0 else ""
        )
    black.post(f"/go-scores/{game}", move_number=12)
    white.post(f"/go-scores/{game}", move_number=13, agree=True)
    return black, white, game


def test_sgf_tells_the_game_and_can_be_attached(finished):
    black, white, game = finished
    data = black.get(f"/go-sgf/{game}")
    read = sgf.Sgf_game.from_bytes(data)
    assert read.get_root().get("RE") == "W+0.5"
    assert len(read.get_main_sequence()) == 14
    assert read.get_last_node().has_property("TB")
    assert read.get_main_sequence()[1].get("C") == "<c>hello]</c> dear"

    def attach(who, content):
        return who.api.call(
            "PUT", "games", f"/go-attachments/{game}", token=who.token, data=content
        )

    assert attach(white, data).status_code == 201
    assert "ATTACHED_SGF" in black.get(f"/go-games/{game}")["flags"]
    assert black.get(f"/go-attachments/{game}", player_id=white.player_id) == data
    for wrong, status in [
        (b"junk", 422),
        (data.replace(b"SZ[5]", b"SZ[6]"), 422),
        (b"(;SZ[5]" + b"(;B[aa]" * 3000 + b")" * 3001, 422),
        (data.replace(b";B[bc]", b";B[cc]"), 422),
        (b"x" * 40_000, 413),
    ]:
        assert attach(black, wrong).status_code == status
    chinese = "(;CA[gb18030]SZ[5]KM[0.5]PB[古力]".encode("gb18030") + data[data.index(b";B[bc]") :]
    assert attach(black, chinese).status_code == 201
    white.delete(f"/go-attachments/{game}")
    black.delete(f"/go-attachments/{game}")
    assert "ATTACHED_SGF" not in black.get(f"/go-games/{game}")["flags"]


def test_sgf_is_attached_to_finished_games_only(start):
    black, _, game = start()
    answer = black.api.call(
        "PUT", "games", f"/go-attachments/{game}", token=black.token, data=b"(;SZ[9])"
    )
    assert answer.status_code == 409


def test_an_unfinished_game_can_be_read_as_sgf(start):
    black, white, game = start(handicap=2)
    white.play(game, "ee")
    read = sgf.Sgf_game.from_bytes(black.get(f"/go-sgf/{game}"))
    assert read.get_handicap() == 2
    assert not read.get_root().has_property("RE")


def test_conditional_moves_are_variations_in_sgf_for_who_may_see_them(start):
    black, white, game = start()
    black.play(game, "dd", conditions="(;W[ff];B[dg])(;W[cc];B[gg])")
    white.play(game, "ee")

    def variations(who, whose):
        read = sgf.Sgf_game.from_bytes(who.get(f"/go-sgf/{game}", conditions=whose))
        return len(read.get_main_sequence()[1]) - 1

    assert (variations(black, 3), variations(white, 3)) == (2, 0)
    white.post(f"/go-resignations/{game}", move_number=2)
    assert [variations(white, whose) for whose in range(4)] == [0, 0, 2, 2]
    assert [variations(black, whose) for whose in range(4)] == [0, 2, 0, 2]


def test_comments_and_the_name_of_an_sgf_are_as_asked_for(start):
    black, white, game = start()
    black.play(game, "dd", message="<c>mine</c>")
    white.play(game, "ee", message="<c>yours</c>")

    def written(**asked):
        return black.api.call("GET", "games", f"/go-sgf/{game}", token=black.token, params=asked)

    for asked, mine, yours in [("0", True, True), ("1", True, False), ("N", False, False)]:
        data = written(owned_comments=asked).content
        assert (b"mine" in data, b"yours" in data) == (mine, yours)
    answer = written(name='{black}-{white} {size}"\r\n/{nothing}')
    assert answer.headers["Content-Disposition"] == (
        f"attachment; filename={black.pseudo}-{white.pseudo}_9.sgf"
    )
