"""What pages and programs need to show games: numbers beside texts, lists, previews."""


def test_clocks_are_numbers_beside_the_text(start):
    black, _white, game = start(byo_type="JAP", main_time=30, byo_time=15, byo_periods=3)
    seen = black.get(f"/go-games/{game}")
    assert seen["limit"] == {
        "type": "JAP",
        "main_hours": 30,
        "byo_yomi_hours": 15,
        "periods": 3,
    }
    clock = seen["black"]["clock"]
    assert (clock["main_hours"], clock["periods"], clock["runs"]) == (30, -1, True)
    assert clock["runs_out_at"] == seen["times_out_at"]
    assert (seen["white"]["clock"]["runs"], seen["white"]["clock"]["runs_out_at"]) == (False, None)
    assert seen["jigo_mode"] == "KEEP_KOMI"


def test_the_time_before_the_start_is_the_agreed_one(players):
    ann, bob = players
    game = ann.post("/go-invitations", pseudo=bob.pseudo, main_time=150)["game_id"]
    seen = ann.get(f"/go-games/{game}")
    assert seen["black"]["remaining_time"] == "F: 10d (+ 1d)"
    assert seen["white"]["clock"]["main_hours"] == 150
    assert seen["times_out_at"] is None


def test_an_opponent_asleep_or_on_vacation_is_shown(member, service):
    hour = service.now().hour
    awake, asleep = member("3k", night_start=(hour + 10) % 24), member("3k", night_start=hour)
    invited = awake.post("/go-invitations", pseudo=asleep.pseudo, handicap_type="black")
    game = asleep.post(f"/go-invitations/{invited['game_id']}")["game_ids"][0]
    seen = awake.get(f"/go-games/{game}")
    assert (seen["black"]["asleep"], seen["white"]["asleep"]) == (False, True)
    assert seen["white"]["on_vacation"] is False
    asleep.post("/go-vacations", days=3)
    seen = awake.get("/go-games")["games"][0]
    assert (seen["black"]["on_vacation"], seen["white"]["on_vacation"]) == (False, True)


def test_offers_tell_who_offers_and_what_one_would_play(member):
    owner, weak, unknown = member("3k"), member("7k"), member()
    conv = owner.post("/go-offers", handicap_type="conv")["offer_id"]
    seen = weak.get(f"/go-offers/{conv}")
    assert (seen["owner_rating"], seen["owner_rank"]) == (1800, "3k (0%)")
    assert seen["preview"] == {"colour": "B", "handicap": 4, "komi": 0.5}
    assert unknown.get(f"/go-offers/{conv}")["preview"] is None
    black = owner.post("/go-offers", handicap_type="black", handicap=2, komi=5.5)["offer_id"]
    preview = unknown.get(f"/go-offers/{black}")["preview"]
    assert preview == {"colour": "W", "handicap": 2, "komi": 5.5}
    fair = owner.post("/go-offers", handicap_type="auko_sec")["offer_id"]
    assert unknown.get(f"/go-offers/{fair}")["preview"]["colour"] == "negotiated"


def test_the_preview_is_what_is_played(member):
    owner, weak = member("3k"), member("7k")
    offer = owner.post("/go-offers", handicap_type="proper")["offer_id"]
    preview = weak.get(f"/go-offers/{offer}")["preview"]
    game = weak.post(f"/go-offer-joins/{offer}")["game_ids"][0]
    seen = weak.get(f"/go-games/{game}")
    assert (preview["handicap"], preview["komi"]) == (seen["handicap"], seen["komi"])
    side = "black" if preview["colour"] == "B" else "white"
    assert seen[side]["pseudo"] == weak.pseudo


def test_invitations_tell_who_invites_and_what_he_writes(players):
    ann, bob = players
    game = ann.post("/go-invitations", pseudo=bob.pseudo, message="Shall we?")["game_id"]
    seen = bob.get("/go-invitations")["invitations"][0]
    assert (seen["opponent_rank"], seen["opponent_rating"]) == ("3k (0%)", 1800)
    assert seen["text"] == "Shall we?"
    bob.put(f"/go-invitations/{game}", size=9, message="Rather small.")
    assert ann.get(f"/go-invitations/{game}")["text"] == "Rather small."


def test_everybody_s_running_games_are_listed(start, member):
    black, _white, game = start()
    other = member()
    seen = other.get("/go-games", view="everybody", limit=1)["games"]
    assert [one["id"] for one in seen] == [game]
    assert all(
        one["id"] < game for one in other.get("/go-games", view="everybody", after=game)["games"]
    )
    black.post(f"/go-resignations/{game}", move_number=0)
    listed = [one["id"] for one in other.get("/go-games", view="everybody")["games"]]
    assert game not in listed


def test_observers_of_a_game_are_listed(start, member):
    black, _white, game = start()
    observer = member()
    assert black.get(f"/go-observers/{game}")["observers"] == []
    observer.post(f"/go-observers/{game}")
    found = black.get(f"/go-observers/{game}")["observers"]
    assert found == [{"player_id": observer.player_id, "pseudo": observer.pseudo}]
    black.get("/go-observers/999999", 404)


def test_attachments_of_a_game_are_listed(start):
    black, white, game = start()
    black.play(game, "dd")
    white.post(f"/go-resignations/{game}", move_number=1)
    data = black.get(f"/go-sgf/{game}")
    path = f"/go-attachments/{game}"
    assert black.api.call("PUT", "games", path, token=black.token, data=data).status_code == 201
    found = white.get(f"/go-game-attachments/{game}")["attachments"]
    assert [(one["pseudo"], one["size_bytes"]) for one in found] == [(black.pseudo, len(data))]


def test_players_are_found_by_the_beginning_of_their_names(member):
    ann = member("3k")
    found = ann.get("/go-players", named=ann.pseudo.upper())["players"]
    assert [(one["pseudo"], one["rank"]) for one in found] == [(ann.pseudo, "3k (0%)")]
    assert ann.get("/go-players", named="%")["players"] == []
    assert ann.get("/go-players", named=ann.pseudo, after=ann.pseudo)["players"] == []


def test_the_list_of_games_to_move_says_what_each_game_says(start, later):
    black, white, game = start(main_time=30, byo_time=0)

    def listed() -> dict:
        return next(seen for seen in black.get("/go-games")["games"] if seen["id"] == game)

    assert listed() == listed() == black.get(f"/go-games/{game}")
    later(hours=3)
    assert listed()["black"]["clock"]["main_hours"] < 30
    assert listed() == black.get(f"/go-games/{game}")
    white.post(f"/go-time-gifts/{game}", hours=15)
    assert listed() == black.get(f"/go-games/{game}")
    black.put(f"/go-priorities/{game}", priority=7)
    assert listed()["priority"] == 7
    white.post("/go-vacations", days=3)
    assert listed()["white"]["on_vacation"] is True
    black.play(game, "e5")
    white.play(game, "c3")
    assert listed()["moves"] == 2
