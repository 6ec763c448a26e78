"""Games that belong to a tournament: started by it, without gifts or deletion, until let go."""

import itertools

_keys = itertools.count(1)
TOURNAMENT = {"tournament_id": 7}


def by_tournaments(service, verb, path, status=200, **sent):
    answer = service.call(verb, "games", path, by_service="tournaments", json=sent)
    assert answer.status_code == status, answer.text
    return answer.json()


def a_key():
    return f"7-1-{next(_keys)}"


def a_game(service, black, white, key=None, **more):
    """The game of a board, on nine lines."""
    wanted = {**TOURNAMENT, "size": 9, "black": black.pseudo, "white": white.pseudo, **more}
    path = f"/go-tournament-games/{key or a_key()}"
    return by_tournaments(service, "PUT", path, **wanted)["game_id"]


def state_of(service, key, tournament_id=7):
    path = f"/go-tournament-games?tournament_id={tournament_id}"
    found = by_tournaments(service, "GET", path)["games"]
    return next((state for state in found if state["key"] == key), None)


def test_a_tournament_starts_games_and_gives_time(service, players):
    ann, bob = players
    key, wanted = a_key(), {**TOURNAMENT, "black": ann.pseudo, "white": bob.pseudo}
    ann.put(f"/go-tournament-games/{key}", 401, **wanted)
    game = a_game(service, ann, bob, key, rated=True)
    seen = ann.get(f"/go-games/{game}")
    assert (seen["tournament_id"], seen["black"]["pseudo"]) == (7, ann.pseudo)
    assert ann.post(f"/go-time-gifts/{game}", 403, hours=5)["code"] == "add_time_not_allowed"
    ann.delete(f"/go-games/{game}", 403)
    gift = by_tournaments(
        service, "POST", f"/go-director-gifts/{game}", 201, hours=5, pseudo=ann.pseudo
    )
    assert gift["given"] == 5
    row = ann.get(f"/go-moves/{game}")["moves"][-1]
    assert (row["x"], row["y"], row["stone"]) == (-50, 2, 2)


def test_the_same_key_is_the_same_game(service, players):
    ann, bob = players
    key = a_key()
    first = a_game(service, ann, bob, key)
    assert a_game(service, ann, bob, key) == first
    assert a_game(service, ann, bob) != first


def test_a_tournament_decides_on_handicap_and_komi(service, players):
    ann, bob = players
    game = a_game(service, ann, bob, handicap=3, komi=0.5)
    seen = ann.get(f"/go-games/{game}")
    assert (seen["handicap"], seen["komi"]) == (3, 0.5)
    wanted = {**TOURNAMENT, "black": ann.pseudo, "white": bob.pseudo, "handicap_type": "double"}
    by_tournaments(service, "PUT", f"/go-tournament-games/{a_key()}", 400, **wanted)


def test_how_a_game_ended_is_told(service, players):
    ann, bob = players
    key = a_key()
    game = a_game(service, ann, bob, key)
    assert state_of(service, key) == {
        "key": key,
        "game_id": game,
        "gone": False,
        "finished": False,
        "void": False,
        "score": 0.0,
        "moves": 0,
    }
    assert state_of(service, key, tournament_id=8) is None
    ann.post(f"/go-resignations/{game}", move_number=0)
    ended = state_of(service, key)
    assert (ended["finished"], ended["score"]) == (True, 1000.0)


def test_a_flag_that_fell_is_told_before_anybody_looks_at_the_game(service, players, later):
    ann, bob = players
    key = a_key()
    a_game(service, ann, bob, key, main_time=5, byo_time=0)
    later(hours=6)
    assert state_of(service, key)["score"] == 2000.0


def test_a_game_let_go_follows_the_ordinary_rules(service, players):
    ann, bob = players
    key = a_key()
    game = a_game(service, ann, bob, key)
    by_tournaments(service, "DELETE", f"/go-tournament-games/{key}", **TOURNAMENT)
    by_tournaments(service, "DELETE", f"/go-tournament-games/{key}", **TOURNAMENT)
    assert "DETACHED" in ann.get(f"/go-games/{game}")["flags"]
    assert state_of(service, key)["gone"]
    ann.post(f"/go-time-gifts/{game}", hours=5)
    ann.delete(f"/go-games/{game}")
    wanted = {**TOURNAMENT, "black": ann.pseudo, "white": bob.pseudo}
    by_tournaments(service, "PUT", f"/go-tournament-games/{key}", 409, **wanted)


def test_a_key_let_go_before_its_game_was_made_makes_none(service, players):
    ann, bob = players
    key = a_key()
    by_tournaments(service, "DELETE", f"/go-tournament-games/{key}", **TOURNAMENT)
    wanted = {**TOURNAMENT, "black": ann.pseudo, "white": bob.pseudo}
    by_tournaments(service, "PUT", f"/go-tournament-games/{key}", 409, **wanted)


def test_a_tournament_may_let_no_vacation_stop_its_clocks(service, players, later):
    ann, bob = players
    more = {"main_time": 5, "byo_time": 0, "stops_for_vacation": False}
    game = a_game(service, ann, bob, **more)
    before = ann.get(f"/go-games/{game}")
    assert before["stops_for_vacation"] is False
    ann.post("/go-vacations", days=7)
    ann.put("/go-profile", automatic_vacation=True)
    assert ann.get(f"/go-games/{game}")["times_out_at"] == before["times_out_at"]
    later(hours=6)
    assert bob.get(f"/go-games/{game}")["result"] == "W+T"
