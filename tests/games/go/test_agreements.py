"""How games come about: invitations and disputes, the waiting room, fair komi, rematches."""

import pytest

from services.games.go.actions.remove_expired import remove_expired


def invite(owner, guest, **settings):
    return owner.post("/go-invitations", pseudo=guest.pseudo, **settings)["game_id"]


def test_an_invitation_is_disputed_with_differences_and_accepted(players):
    ann, bob = players
    game = invite(ann, bob, size=19, handicap_type="black", komi=6.5)
    seen = bob.get(f"/go-invitations/{game}")
    assert (seen["answer_is_yours"], seen["proposed"]["handicap_type"]) == (True, "white")
    assert seen["differences"] == []
    bob.put(
        f"/go-invitations/{game}", size=13, handicap_type="white", komi=6.5, weekend_clock=False
    )
    assert bob.post(f"/go-invitations/{game}", 403)["code"] == "not_your_turn"
    seen = ann.get("/go-invitations")["invitations"][0]
    assert seen["differences"] == ["size", "weekend_clock"]
    assert ann.post(f"/go-invitations/{game}")["game_ids"] == [game]
    started = ann.get(f"/go-games/{game}")
    assert (started["size"], started["black"]["pseudo"]) == (13, ann.pseudo)
    assert started["weekend_clock"] is False
    assert bob.post(f"/go-invitations/{game}", 409)["code"] == "game_already_accepted"


def test_invitations_are_declined_or_taken_back(players):
    ann, bob = players
    for answering in (ann, bob):
        game = invite(ann, bob)
        answering.delete(f"/go-invitations/{game}")
        assert ann.get(f"/go-games/{game}", 404)["code"] == "unknown_game"


def test_strangers_do_not_see_an_invitation(players, member):
    game = invite(*players)
    member().get(f"/go-invitations/{game}", 403)


def test_nobody_invites_himself_or_who_blocked_him(players):
    ann, bob = players
    ann.post("/go-invitations", 422, pseudo=ann.pseudo)
    bob.put(f"/go-blocked-players/{ann.player_id}")
    assert ann.post("/go-invitations", 403, pseudo=bob.pseudo)["code"] == "invite_denied"
    bob.delete(f"/go-blocked-players/{ann.player_id}")
    invite(ann, bob)


def test_conventional_handicap_follows_the_ratings_at_acceptance(member):
    strong, weak = member("1d"), member("3k")
    game = invite(weak, strong, handicap_type="conv", rated=True)
    strong.post(f"/go-invitations/{game}")
    seen = strong.get(f"/go-games/{game}")
    assert (seen["handicap"], seen["komi"], seen["white"]["pseudo"]) == (3, 0.5, strong.pseudo)
    assert (seen["moves"], seen["to_move_colour"], seen["rated"]) == (3, "W", "Y")


def test_a_double_makes_two_linked_games(players):
    ann, bob = players
    game = invite(ann, bob, handicap_type="double", size=9)
    first, second = bob.post(f"/go-invitations/{game}")["game_ids"]
    seen = [ann.get(f"/go-games/{one}") for one in (first, second)]
    assert [one["black"]["pseudo"] for one in seen] == [bob.pseudo, ann.pseudo]
    assert [one["double_id"] for one in seen] == [second, first]
    ann.delete(f"/go-games/{first}")
    assert ann.get(f"/go-games/{second}")["double_id"] == -first


@pytest.mark.parametrize(
    ("settings", "status"),
    [
        ({"size": 4}, 400),
        ({"komi": 6.3}, 400),
        ({"main_time": 0}, 422),
        ({"handicap": 22}, 400),
        ({"byo_type": "JAP", "byo_time": 450, "byo_periods": 13}, 422),
        ({"komi": 200.5}, 400),
    ],
)
def test_impossible_settings_are_refused(players, settings, status):
    ann, bob = players
    ann.post("/go-invitations", status, pseudo=bob.pseudo, **settings)


def test_an_offer_is_joined_as_often_as_it_has_copies(players, member):
    ann, bob = players
    offer = ann.post(
        "/go-offers",
        size=9,
        handicap_type="nigiri",
        copies=2,
        same_opponent=-1,
        comment="quick one",
    )["offer_id"]
    assert ann.post(f"/go-offer-joins/{offer}", 422)["code"] == "waitingroom_own_game"
    bob.post(f"/go-offer-joins/{offer}")
    assert bob.post(f"/go-offer-joins/{offer}", 422)["code"] == "waitingroom_not_same_opponent"
    assert bob.get(f"/go-offers/{offer}")["obstacle"] == "waitingroom_not_same_opponent"
    member().post(f"/go-offer-joins/{offer}")
    assert member().post(f"/go-offer-joins/{offer}", 404)["code"] == "waitingroom_game_not_found"
    assert "joined" in ann.get("/go-messages")["messages"][0]["text"]


def test_offers_restrict_by_rating_games_and_contacts(players, member):
    ann, bob = players
    offer = ann.post(
        "/go-offers", size=9, must_be_rated=True, rating_minimum=1700, rating_maximum=1800
    )["offer_id"]
    assert member("5k").post(f"/go-offer-joins/{offer}", 422)["code"] == (
        "waitingroom_not_in_rating_range"
    )
    assert member().post(f"/go-offer-joins/{offer}", 422)["code"] == "no_initial_rating"
    ann.put(f"/go-blocked-players/{bob.player_id}")
    assert offer not in [one["id"] for one in bob.get("/go-offers")["offers"]]
    assert bob.post(f"/go-offer-joins/{offer}", 422)["code"] == "waitingroom_game_not_found"
    ann.delete(f"/go-blocked-players/{bob.player_id}")
    assert offer in [one["id"] for one in bob.get("/go-offers", suitable=1)["offers"]]
    few = ann.post("/go-offers", size=9, minimum_rated_games=1)["offer_id"]
    assert bob.post(f"/go-offer-joins/{few}", 422)["code"] == (
        "waitingroom_not_enough_rated_fin_games"
    )


def test_four_offers_at_most_and_old_ones_die(players, later):
    ann, _ = players
    ids = [ann.post("/go-offers", size=9)["offer_id"] for _ in range(4)]
    assert ann.post("/go-offers", 409, size=9)["code"] == "waitingroom_max_entries"
    ann.delete(f"/go-offers/{ids[0]}")
    ann.post("/go-offers", size=9)
    later(days=31)
    ann.post("/go-offers", size=9)
    assert len(ann.get("/go-offers", suitable=2)["offers"]) == 1


def test_an_offer_is_gone_after_thirty_days_even_before_it_is_swept(players, later):
    ann, bob = players
    offer = ann.post("/go-offers", size=9)["offer_id"]
    later(days=31)
    assert bob.post(f"/go-offer-joins/{offer}", 404)["code"] == "waitingroom_game_not_found"
    bob.get(f"/go-offers/{offer}", 404)
    assert offer not in [one["id"] for one in bob.get("/go-offers")["offers"]]


def test_old_offers_of_seats_free_the_seats(member, later):
    ann, bob = member("3k"), member("3k")
    game = ann.post("/go-teams", size=9, players="3")["game_id"]
    seats = [seat["id"] for seat in ann.get(f"/go-teams/{game}")["seats"]]
    ann.put(f"/go-team-seats/{game}", seat_id=seats[1], pseudo=bob.pseudo)
    ann.post(f"/go-team-offers/{game}")
    later(days=31)
    remove_expired()
    flags = [seat["flags"] for seat in ann.get(f"/go-teams/{game}")["seats"]]
    assert flags == [["MASTER", "JOINED"], ["RESERVED", "FROM_INVITATION"], []]


def test_an_invitation_expires_when_its_sender_wants_it(players, later):
    ann, bob = players
    game, lasting = invite(ann, bob, expiry_months=1), invite(ann, bob)
    assert bob.get(f"/go-invitations/{game}")["expires_at"]
    assert bob.get(f"/go-invitations/{lasting}")["expires_at"] is None
    later(days=20)
    bob.put(f"/go-invitations/{game}", size=13)  # a dispute lets it begin anew
    later(days=20)
    assert len(ann.get("/go-invitations")["invitations"]) == 2
    later(days=11)
    assert ann.post(f"/go-invitations/{game}", 409)["code"] == "invitation_expired"
    assert [one["game_id"] for one in ann.get("/go-invitations")["invitations"]] == [lasting]
    remove_expired()
    ann.get(f"/go-invitations/{game}", 404)
    for player in (ann, bob):
        assert player.get("/go-messages")["messages"][-1]["text"] == (
            f"The invitation to game {game} has expired."
        )


def negotiated(players, kind, **settings):
    ann, bob = players
    offer = ann.post("/go-offers", size=9, handicap_type=kind, **settings)["offer_id"]
    return ann, bob, bob.post(f"/go-offer-joins/{offer}")["game_ids"][0]


def test_a_secret_auction_hides_bids_and_gives_black_to_the_higher(players):
    ann, bob, game = negotiated(players, "auko_sec")
    assert bob.post(f"/go-bids/{game}", 403, bid="5")["code"] == "not_your_turn"
    ann.post(f"/go-bids/{game}", bid="6.5")
    seen = bob.get(f"/go-bids/{game}")
    assert (seen["black_bid"], seen["action"]) == (None, 10)
    assert ann.get(f"/go-bids/{game}")["black_bid"] == 6.5
    assert bob.post(f"/go-bids/{game}", bid="7")["status"] == "PLAY"
    started = ann.get(f"/go-games/{game}")
    assert (started["black"]["pseudo"], started["komi"]) == (bob.pseudo, 7.0)
    bob.play(game, "ee")


def test_an_open_auction_ends_when_a_bid_is_accepted(players):
    ann, bob, game = negotiated(players, "auko_opn", jigo_mode="NO_JIGO")
    assert ann.post(f"/go-bids/{game}", 422, bid="6")["code"] == "komi_bid"
    ann.post(f"/go-bids/{game}", bid="5.5")
    assert bob.get(f"/go-bids/{game}")["action"] == 11
    bob.post(f"/go-bids/{game}", bid="6.5")
    ann.post(f"/go-bids/{game}", bid="accept")
    assert ann.get(f"/go-games/{game}")["black"]["pseudo"] == bob.pseudo


@pytest.mark.parametrize(("kind", "namer"), [("div_ikyc", 0), ("div_ykic", 1)])
def test_divide_and_choose(players, kind, namer):
    ann, bob, game = negotiated(players, kind, jigo_mode="NO_JIGO")
    names, chooses = players[namer], players[1 - namer]
    names.post(f"/go-bids/{game}", bid="7.5")
    assert chooses.get(f"/go-bids/{game}")["action"] == 12
    assert chooses.post(f"/go-bids/{game}", bid="W")["status"] == "PLAY"
    seen = ann.get(f"/go-games/{game}")
    assert (seen["white"]["pseudo"], seen["komi"]) == (chooses.pseudo, 7.5)
    assert {ann.pseudo, bob.pseudo} == {seen["white"]["pseudo"], seen["black"]["pseudo"]}


def test_during_the_negotiation_one_may_delete_but_not_resign(players):
    ann, bob, game = negotiated(players, "auko_opn")
    assert ann.post(f"/go-resignations/{game}", 409, move_number=0)["code"] == (
        "invalid_game_status"
    )
    bob.delete(f"/go-games/{game}")


def test_a_rematch_proposes_the_same_again(start):
    black, white, game = start(komi=3.5, size=13)
    black.post(f"/go-rematches/{game}", 409)
    white.post(f"/go-resignations/{game}", move_number=0)
    again = white.post(f"/go-rematches/{game}")["game_id"]
    seen = black.get(f"/go-invitations/{again}")
    assert (seen["proposed"]["komi"], seen["proposed"]["handicap_type"]) == (3.5, "black")


def test_a_rematch_is_not_for_whoever_took_the_opponents_name(start, service, member):
    black, white, game = start()
    white.post(f"/go-resignations/{game}", move_number=0)
    stranger = member()
    service.register(black.pseudo, stranger.player_id)
    white.post(f"/go-rematches/{game}", 404)


def test_templates_keep_settings_in_the_form_of_dragon_go_server(member):
    ann = member("3k")
    ann.put("/go-templates/blitz", size=13, handicap_type="nigiri", main_time=15, byo_time=1)
    found = ann.get("/go-templates")["templates"][0]
    assert found["text"] == (
        f"T3:U{ann.player_id}:H0:0:0:-1:K6.5:0.0:J0:FK:R0:0:0:0:0:C:I13:0:r1:1:tF:15:1:0:1"
    )
    assert found["settings"]["size"] == 13
    ann.delete("/go-templates/blitz")
    assert ann.get("/go-templates")["templates"] == []
    for unfit in ("x" * 41, "a%00b", "line%0Abreak"):
        ann.put(f"/go-templates/{unfit}", 400, size=13)
