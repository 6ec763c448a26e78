"""What an SGF tells, and what it leaves out."""

from sgfmill import sgf


def sgf_read(who, game, **asked):
    return sgf.Sgf_game.from_bytes(who.get(f"/go-sgf/{game}", **asked))


def test_nobody_without_a_rating_is_shown_one(member):
    ann, bob = member(), member("3k")
    invited = ann.post("/go-invitations", pseudo=bob.pseudo, handicap_type="black")["game_id"]
    game = bob.post(f"/go-invitations/{invited}")["game_ids"][0]
    data = ann.get(f"/go-sgf/{game}").decode()
    assert "9999" not in data
    assert "start ratings W 1800" in data


def test_a_day_is_named_once(start, later):
    black, white, game = start()
    black.play(game, "dd")
    assert "," not in sgf_read(black, game).get_root().get("DT")
    later(hours=24)
    white.play(game, "ee")
    assert len(sgf_read(black, game).get_root().get("DT").split(",")) == 2


def test_variations_that_were_followed_are_not_doubled(start):
    black, white, game = start()
    black.play(game, "dd", conditions="(;W[ff];B[dg](;W[ee];B[ef])(;W[aa];B[bb]))(;W[cc];B[gg])")
    white.play(game, "ff")
    read = sgf_read(black, game, conditions=3)
    first, _second, third = read.get_main_sequence()[1:4]
    assert [len(first), len(third)] == [2, 2]


def test_a_prepared_resignation_is_no_pass(start):
    black, _white, game = start()
    black.play(game, "dd", conditions="(;W[ff];B[resign])")
    variation = sgf_read(black, game, conditions=1).get_main_sequence()[1][0]
    assert variation.get_move() == ("w", (3, 5))
    assert variation[0].get_move() == (None, None)
    assert variation[0].get("C") == "Black resigns."


def test_tt_is_a_pass_where_the_board_has_no_such_point(start):
    black, white, game = start(size=19)
    black.play(game, "dd", conditions="(;W[tt];B[qq])")
    assert white.play(game, "pass")["moves"] == 3
    assert black.get(f"/go-positions/{game}")["last_move"] == "qq"


def test_tt_is_a_point_of_a_larger_board(start):
    black, white, game = start(size=21)
    black.play(game, "dd", conditions="(;W[tt];B[qq])")
    assert white.play(game, "tt")["moves"] == 3


def test_the_replaced_member_of_a_team_stays_named(member, administrator):
    three = [member("3k") for _ in range(3)]
    game = three[0].post("/go-teams", size=9, players="3")["game_id"]
    seats = [seat["id"] for seat in three[0].get(f"/go-teams/{game}")["seats"]]
    for seat, guest in zip(seats[1:], three[1:], strict=True):
        three[0].put(f"/go-team-seats/{game}", seat_id=seat, pseudo=guest.pseudo)
        guest.post(f"/go-team-seats/{game}")
    places = [{"seat_id": seat, "group": "BW", "order": at + 1} for at, seat in enumerate(seats)]
    three[0].put(f"/go-teams/{game}", places=places)
    three[0].post(f"/go-teams/{game}")
    new = member("5k")
    administrator.put(f"/go-replacements/{game}", seat_id=seats[1], pseudo=new.pseudo)
    root = sgf_read(three[0], game).get_root()
    names = {one.pseudo for one in (*three, new)}
    assert set(root.get("BT").split(", ")) == names
    assert set(root.get("PB").split(", ")) == names


def test_private_shapes_are_private(players):
    ann, bob = players
    shape = ann.post("/go-shapes", name=f"own {ann.pseudo}", position="Q S9")["shape_id"]
    assert b"<svg" in ann.get(f"/go-shapes/{shape}")
    bob.get(f"/go-shapes/{shape}", 404)
    assert bob.api.call("GET", "games", f"/go-shapes/{shape}").status_code == 404
    sent = {"handicap_type": "nigiri", "shape_id": shape}
    bob.post("/go-offers", 404, **sent)
    bob.post("/go-invitations", 404, pseudo=ann.pseudo, **sent)
    bob.post("/go-teams", 404, players="3", **sent)
    invited = ann.post("/go-invitations", pseudo=bob.pseudo, **sent)["game_id"]
    game = bob.post(f"/go-invitations/{invited}")["game_ids"][0]
    assert bob.get(f"/go-game-shapes/{game}")["shape"] is None
    assert ann.get(f"/go-game-shapes/{game}")["shape"]["id"] == shape
