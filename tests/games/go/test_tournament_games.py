"""Games that belong to a tournament: started by it, without gifts or deletion, until detached."""


def by_tournaments(service, verb, path, status, **sent):
    answer = service.call(verb, "games", path, by_service="tournaments", json=sent)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_tournament_starts_games_and_gives_time(service, players):
    ann, bob = players
    pairing = {
        "tournament_id": 7,
        "first": ann.pseudo,
        "second": bob.pseudo,
        "size": 9,
        "handicap_type": "black",
        "rated": True,
    }
    ann.post("/go-tournament-games", 401, **pairing)
    game = by_tournaments(service, "POST", "/go-tournament-games", 201, **pairing)["game_ids"][0]
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


def test_a_detached_game_follows_the_ordinary_rules(service, players):
    ann, bob = players
    game = by_tournaments(
        service,
        "POST",
        "/go-tournament-games",
        201,
        tournament_id=7,
        size=9,
        first=ann.pseudo,
        second=bob.pseudo,
    )["game_ids"][0]
    by_tournaments(service, "PUT", f"/go-detachments/{game}", 200)
    assert "DETACHED" in ann.get(f"/go-games/{game}")["flags"]
    ann.post(f"/go-time-gifts/{game}", hours=5)
    ann.delete(f"/go-games/{game}")


def test_a_tournament_may_let_no_vacation_stop_its_clocks(service, players, later):
    ann, bob = players
    game = by_tournaments(
        service,
        "POST",
        "/go-tournament-games",
        201,
        tournament_id=7,
        size=9,
        first=ann.pseudo,
        second=bob.pseudo,
        handicap_type="black",
        main_time=5,
        byo_time=0,
        stops_for_vacation=False,
    )["game_ids"][0]
    before = ann.get(f"/go-games/{game}")
    assert before["stops_for_vacation"] is False
    ann.post("/go-vacations", days=7)
    ann.put("/go-profile", automatic_vacation=True)
    assert ann.get(f"/go-games/{game}")["times_out_at"] == before["times_out_at"]
    later(hours=6)
    assert bob.get(f"/go-games/{game}")["result"] == "W+T"
