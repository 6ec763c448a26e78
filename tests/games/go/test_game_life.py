"""A game from the invitation to its rated result, and everything that is refused on the way."""

import pytest

from tests.games.go.scenario import play_whole_game


def passed(black, white, game):
    for player in (black, white):
        player.play(game, "pass")


def test_moves_alternate_take_stones_and_are_recorded(start):
    black, white, game = start()
    for player, move in [(black, "ab"), (white, "aa"), (black, "ba")]:
        seen = player.play(game, move)
    assert seen["black"]["prisoners"] == 1
    assert seen["moves"] == 3
    records = white.get(f"/go-moves/{game}")["moves"]
    assert [(row["number"], row["stone"], row["x"], row["y"]) for row in records] == [
        (1, 1, 0, 1),
        (2, 2, 0, 0),
        (3, 0, 0, 0),
        (3, 1, 1, 0),
    ]
    assert white.get(f"/go-positions/{game}", move=2)["white"] == ["aa"]


@pytest.mark.parametrize(
    ("move", "code", "status"),
    [("aa", "illegal_position", 422), ("zz", "invalid_coord", 422), ("b9", "suicide", 422)],
)
def test_illegal_moves_are_refused_with_their_code(start, move, code, status):
    black, white, game = start()
    for player, played in [
        (black, "aa"),
        (white, "ee"),
        (black, "bb"),
        (white, "ff"),
        (black, "ca"),
        (white, "gg"),
        (black, "ii"),
    ]:
        player.play(game, played)
    assert white.play(game, move, status)["code"] == code
    assert white.get(f"/go-games/{game}")["moves"] == 7


def test_ko_survives_passes(start):
    black, white, game = start()
    for player, move in [
        (black, "ba"),
        (white, "ca"),
        (black, "ab"),
        (white, "db"),
        (black, "bc"),
        (white, "cc"),
        (black, "cb"),
        (white, "bb"),
    ]:
        player.play(game, move)
    assert black.play(game, "cb", 422)["code"] == "ko"
    passed(black, white, game)
    assert black.play(game, "cb", 422)["code"] == "ko"
    black.play(game, "ii")
    white.play(game, "hh")
    black.play(game, "cb")


def test_an_old_move_number_and_a_move_out_of_turn_are_refused(start):
    black, white, game = start()
    black.post(f"/go-moves/{game}", move_number=0, move="dd")
    assert black.post(f"/go-moves/{game}", 409, move_number=0, move="ee")["code"] == (
        "already_played"
    )
    assert white.post(f"/go-moves/{game}", 409, move_number=0, move="ee")["code"] == (
        "already_played"
    )
    assert black.post(f"/go-moves/{game}", 403, move_number=1, move="ee")["code"] == (
        "not_your_turn"
    )


def test_strangers_cannot_move(start, member):
    _, _, game = start()
    assert member().play(game, "dd", 403)["code"] == "not_game_player"


def test_an_unknown_game_is_unknown(member):
    assert member().get("/go-games/999999", 404)["code"] == "unknown_game"


def test_marks_are_disputed_resumed_agreed_and_the_game_is_rated(start):
    black, white, game = start(size=5, rated=True, komi=0.5)
    moves = ["bc", "dc", "bb", "db", "bd", "dd", "ba", "da", "be", "de", "aa", "ea"]
    for number, move in enumerate(moves):
        (white if number % 2 else black).play(game, move)
    passed(black, white, game)
    seen = black.get(f"/go-games/{game}")
    assert (seen["status"], seen["action"], seen["to_move_colour"]) == ("SCORE", 3, "B")
    step = black.post(f"/go-scores/{game}", move_number=14, points="db")
    assert (step["status"], step["to_move_colour"]) == ("SCORE2", "W")
    assert (
        white.post(f"/go-scores/{game}", 422, move_number=15, points="ba", agree=True)["code"]
        == "invalid_action"
    )
    assert white.post(f"/go-scores/{game}", 422, move_number=15)["code"] == "invalid_action"
    white.post(f"/go-scores/{game}", move_number=15, points="db")
    assert black.get(f"/go-scores/{game}")["marked"] == []
    black.play(game, "ca")
    assert black.get(f"/go-games/{game}")["status"] == "PLAY"
    for player, move in [(white, "pass"), (black, "pass")]:
        player.play(game, move)
    white.post(f"/go-scores/{game}", move_number=19)
    over = black.post(f"/go-scores/{game}", move_number=20, agree=True)
    assert (over["status"], over["result"], over["rated"]) == ("FINISHED", "W+0.5", "Done")
    assert over["white"]["rating_change"] > 0 > over["black"]["rating_change"]
    changes = white.get(f"/go-ratings/{white.player_id}")["changes"]
    assert [change["game_id"] for change in changes] == [game]
    assert white.get(f"/go-players/{white.player_id}")["won"] == 1
    assert b"<polyline" in white.get(f"/go-rating-curves/{white.player_id}")
    drawing = white.get(f"/go-boards/{game}")
    assert b'class="territory"' in drawing
    assert [one["kind"] for one in white.get(f"/go-messages/{game}")["messages"]][-1] == "RESULT"


def test_resigning_early_ends_the_game_unrated_and_says_why(start):
    black, white, game = start(rated=True)
    black.play(game, "dd")
    over = black.post(f"/go-resignations/{game}", move_number=1)
    assert (over["result"], over["rated"]) == ("W+R", "N")
    assert over["unrated_reason"] == "fewer than 10 moves were made"
    assert white.play(game, "ee", 409)["code"] == "game_finished"


def test_young_games_can_be_deleted_older_ones_not(start):
    black, white, game = start()
    white.delete(f"/go-games/{game}")
    black.get(f"/go-games/{game}", 404)
    black, white, game = start()
    for number in range(10):
        (white if number % 2 else black).play(game, "abcdefghi"[number % 9] + "ac"[number // 9])
    white.delete(f"/go-games/{game}", 409)


def test_free_handicap_is_placed_by_black(start):
    black, white, game = start(handicap=2, standard_handicap=False)
    assert black.play(game, "ee", 422)["code"] == "invalid_action"
    assert black.play(game, "pass", 422)["code"] == "early_pass"
    assert black.post(f"/go-handicaps/{game}", 422, points="ee")["code"] == (
        "wrong_number_of_handicap_stone"
    )
    placed = black.post(f"/go-handicaps/{game}", points="ee gg")
    assert (placed["moves"], placed["to_move_colour"]) == (2, "W")
    white.play(game, "cc")


def test_standard_handicap_is_there_at_once(start):
    _, white, game = start(handicap=4)
    assert white.get(f"/go-positions/{game}")["black"] == ["cc", "gc", "cg", "gg"]
    white.play(game, "ee")


def test_comments_show_each_reader_his_part(start, member):
    black, white, game = start()
    black.play(game, "dd", message="hi <h>plan</h><c>all</c>")
    watcher = member()

    def read(who):
        return [one["text"] for one in who.get(f"/go-moves/{game}")["comments"]]

    assert read(white) == ["hi <c>all</c>"]
    assert read(watcher) == ["all"]
    assert "HIDDEN_MESSAGE" in black.get(f"/go-games/{game}")["flags"]
    white.post(f"/go-resignations/{game}", move_number=1)
    assert read(white) == ["hi <h>plan</h><c>all</c>"]
    assert read(watcher) == ["plan\nall"]


def test_the_five_orders_of_games_to_move(players):
    me, other = players
    ids = []
    for number in range(3):
        invited = other.post(
            "/go-invitations",
            pseudo=me.pseudo,
            size=9,
            handicap_type="black",
            main_time=210 - 30 * number,
        )
        ids += me.post(f"/go-invitations/{invited['game_id']}")["game_ids"]
        for move in range(2 * number + 1):
            (me if move % 2 else other).play(ids[-1], "abcdefgh"[move] + "a")
    me.put(f"/go-priorities/{ids[1]}", priority=7)

    def listed(order):
        return [game["id"] for game in me.get("/go-games", order=order)["games"]]

    assert listed("TIMELEFT") == ids[::-1]
    assert listed("MOVES") == ids[::-1]
    assert listed("LASTMOVED_OF") == ids
    assert listed("LASTMOVED_NF") == ids[::-1]
    assert listed("PRIO")[0] == ids[1]
    assert me.get("/go-games", order="PRIO")["games"][0]["priority"] == 7
    status = me.get("/go-quick-status").decode().splitlines()
    assert len(status) == 3
    assert status[0].startswith(f"G,{ids[2]},'{other.pseudo}',W,")


def test_notes_observers_and_messages(start, member):
    black, white, game = start()
    watcher = member()
    watcher.post(f"/go-observers/{game}")
    assert [one["id"] for one in watcher.get("/go-games", view="observe")["games"]] == [game]
    black.put(f"/go-notes/{game}", text="slow", hidden=True)
    assert black.get(f"/go-notes/{game}") == {"text": "slow", "hidden": True}
    assert white.get(f"/go-notes/{game}")["text"] == ""
    black.post(f"/go-messages/{game}", text="Have fun!")
    assert white.get(f"/go-messages/{game}")["messages"][-1]["text"] == "Have fun!"
    watcher.post(f"/go-messages/{game}", 403, text="psst")
    black.post(f"/go-resignations/{game}", move_number=0)
    assert watcher.get("/go-games", view="observe")["games"] == []
    assert watcher.get("/go-messages")["messages"][-1]["kind"] == "RESULT"


def test_an_administrator_can_void_a_game(administrator, start):
    black, white, game = start()
    white.put(f"/go-results/{game}", 403, no_result=True, reason="x")
    administrator.put(f"/go-results/{game}", no_result=True, reason="Endless repetition")
    seen = black.get(f"/go-games/{game}")
    assert (seen["status"], seen["result"]) == ("FINISHED", "VOID")
    assert "ADMINISTRATOR_RESULT" in seen["flags"]


def test_a_proposal_explains_what_is_dead(start):
    black, white, game = start(size=7)
    rows = ["..X....", ".OX....", "..X....", "XXX.XXX"]
    blacks = [
        f"{'abcdefg'[x]}{'abcdefg'[y]}"
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter == "X"
    ]
    for number, move in enumerate(blacks):
        black.play(game, move)
        white.play(game, "bb" if number == 0 else "pass")
    proposal = black.get(f"/go-proposals/{game}")
    assert proposal["dead"] == ["bb"]
    assert proposal["reasons"]["bb"].startswith("dead")
    dead = next(group for group in proposal["groups"] if group["points"] == ["bb"])
    assert (dead["colour"], dead["judgement"]) == ("W", "dead")
    assert dead["certainty"] > 0.5
    assert white.get(f"/go-proposals/{game}") == proposal


def test_a_whole_game_from_the_waiting_room_to_the_ratings(players):
    over = play_whole_game(*players)
    assert (over["result"], over["rated"], over["komi"]) == ("W+0.5", "Done", 0.5)
