"""A whole game as two members play it, from the waiting room to the ratings."""

from typing import Any

OPENING = ["bc", "dc", "bb", "db", "bd", "dd", "ba", "da", "be", "de", "aa", "ea"]


def play_whole_game(owner: Any, joiner: Any) -> dict[str, Any]:
    """Offer, fair komi, moves, passes, disputed marks, resumption, agreement: the finished game."""
    offer = owner.post("/go-offers", size=5, rated=True, handicap_type="auko_opn")["offer_id"]
    game = joiner.post(f"/go-offer-joins/{offer}")["game_ids"][0]
    owner.post(f"/go-bids/{game}", bid="0.5")
    joiner.post(f"/go-bids/{game}", bid="accept")
    black, white = owner, joiner
    for number, move in enumerate([*OPENING, "pass", "pass"]):
        mover = white if number % 2 else black
        mover.post(f"/go-moves/{game}", move_number=number, move=move)
    black.post(f"/go-scores/{game}", move_number=14, points="db")
    white.post(f"/go-scores/{game}", move_number=15, points="db")
    black.post(f"/go-moves/{game}", move_number=16, move="ca")
    white.post(f"/go-moves/{game}", move_number=17, move="pass")
    black.post(f"/go-moves/{game}", move_number=18, move="pass")
    white.post(f"/go-scores/{game}", move_number=19)
    return black.post(f"/go-scores/{game}", move_number=20, agree=True)
