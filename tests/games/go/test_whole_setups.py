"""What excludes what holds for the whole setup; what is accepted counts or is refused."""

import pytest

from tests.games.go.test_tournament_games import a_game


@pytest.fixture
def shape(players):
    ann, _bob = players
    sent = {"name": f"corner {ann.pseudo}", "position": "Q S9 W", "public": True}
    return ann.post("/go-shapes", **sent)["shape_id"]


@pytest.fixture
def shaped(players, shape):
    """An invitation to a game that begins with a shape."""
    ann, bob = players
    sent = {"pseudo": bob.pseudo, "handicap_type": "black", "shape_id": shape}
    return ann.post("/go-invitations", **sent)["game_id"]


@pytest.mark.parametrize("kind", ["conv", "proper"])
def test_a_dispute_cannot_compute_the_handicap_of_a_shape(players, shaped, kind):
    _ann, bob = players
    refused = bob.put(f"/go-invitations/{shaped}", 422, size=9, handicap_type=kind)
    assert "start position" in refused["msg"]


def test_a_dispute_cannot_make_a_shape_rated(players, shaped):
    ann, bob = players
    bob.put(f"/go-invitations/{shaped}", size=9, handicap_type="white", rated=True)
    assert ann.get(f"/go-invitations/{shaped}")["proposed"]["rated"] is False
    game = ann.post(f"/go-invitations/{shaped}")["game_ids"][0]
    seen = ann.get(f"/go-games/{game}")
    assert (seen["rated"], seen["shape_id"] > 0) == ("N", True)


def test_a_dispute_cannot_change_the_shape(players, shaped, shape):
    ann, bob = players
    other = ann.post("/go-shapes", name=f"other {ann.pseudo}", position="@g S9", public=True)
    refused = bob.put(f"/go-invitations/{shaped}", 409, size=9, shape_id=other["shape_id"])
    assert refused["code"] == "mismatch_snapshot"
    bob.put(f"/go-invitations/{shaped}", size=9, handicap_type="nigiri", shape_id=shape)


def test_a_shape_without_room_for_the_handicap_is_refused(players):
    ann, bob = players
    full = ann.post("/go-shapes", name=f"full {ann.pseudo}", position="VVVV S5")["shape_id"]
    sent = {"pseudo": bob.pseudo, "handicap_type": "black", "shape_id": full, "handicap": 21}
    assert "no room" in ann.post("/go-invitations", 422, **sent)["msg"]


def test_teams_and_tournaments_begin_with_the_shape_they_named(service, players, shape):
    ann, bob = players
    team = ann.post("/go-teams", players="3", handicap_type="nigiri", shape_id=shape)["game_id"]
    assert ann.get(f"/go-games/{team}")["shape_id"] == shape
    game = a_game(service, ann, bob, shape_id=shape)
    assert ann.get(f"/go-positions/{game}")["black"] == ["aa"]
    refused = ann.post("/go-teams", 422, players="3", handicap_type="nigiri", rated=True)
    assert "not rated" in refused["msg"]


def test_offers_of_seats_have_terms_and_show_what_keeps_one_out(member):
    master, strong, weak, unknown = member("3k"), member("1d"), member("20k"), member()
    game = master.post("/go-teams", size=9, players="3", handicap_type="nigiri")["game_id"]
    offer = master.post(
        f"/go-team-offers/{game}",
        must_be_rated=True,
        rating_minimum=1900,
        rating_maximum=2900,
        comment="dans please",
    )["offer_id"]
    seen = weak.get(f"/go-offers/{offer}")
    assert seen["comment"] == "dans please"
    assert unknown.get(f"/go-offers/{offer}")["obstacle"] == "no_initial_rating"
    assert weak.post(f"/go-offer-joins/{offer}", 422)["code"] == seen["obstacle"]
    assert strong.get(f"/go-offers/{offer}")["obstacle"] == ""
    assert strong.post(f"/go-offer-joins/{offer}")["game_ids"] == [game]
    holders = [seat["pseudo"] for seat in master.get(f"/go-teams/{game}")["seats"]]
    assert strong.pseudo in holders
