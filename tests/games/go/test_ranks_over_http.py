"""Ranks that members name, once, and games that need them."""

import pytest


def test_a_rank_is_named_once_until_an_administrator_resets_it(member, administrator):
    player = member("3k")
    refused = player.put("/go-profile", 409, rank="9d")
    assert refused["code"] == "rank_is_named"
    player.delete(f"/go-ratings/{player.player_id}", 403)
    administrator.delete(f"/go-ratings/{player.player_id}")
    assert player.get(f"/go-players/{player.player_id}")["rank"] == ""
    assert player.put("/go-profile", rank="1d", system="kgs")["rating"] == pytest.approx(1866.67, 1)


def test_what_is_no_rank_is_refused(member):
    assert member().put("/go-profile", 422, rank="0k")["msg"].startswith("This is not a rank")


def test_a_rating_that_games_made_cannot_be_reset(start, administrator):
    black, _white, _game = start(rated=True)
    refused = administrator.delete(f"/go-ratings/{black.player_id}", 409)
    assert refused["msg"].startswith("Your rating follows your games")


@pytest.mark.parametrize("settings", [{"rated": True}, {"handicap_type": "conv"}])
def test_an_invitation_that_needs_a_rating_is_refused_when_sent(member, settings):
    known, unknown = member("3k"), member()
    for sender, invited in ((known, unknown), (unknown, known)):
        refused = sender.post("/go-invitations", 422, pseudo=invited.pseudo, **settings)
        assert refused["code"] == "no_initial_rating"
    game = known.post("/go-invitations", pseudo=unknown.pseudo)["game_id"]
    refused = unknown.put(f"/go-invitations/{game}", 422, **settings)
    assert refused["code"] == "no_initial_rating"
