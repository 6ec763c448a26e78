"""Positions that come back, and games that both sides end without a result."""

import pytest

from services.games.go.domain.board import Board
from services.games.go.domain.repetition import fingerprint, first_repeated_move
from services.games.go.domain.snapshots import snapshot_of
from tests.games.go.domain.boards import drawn

TRIPLE_KO = (
    ".OX...XO.",
    "O.OX.X.XO",
    ".OX...XO.",
    ".........",
    ".........",
    ".........",
    ".OX......",
    "O.OX.....",
    ".OX......",
)
CYCLE = ["bb", "gb", "bh", "cb", "hb", "ch"]


def test_equal_boards_share_their_fingerprint_and_others_do_not():
    one, other = Board(9), Board(9)
    one.stones[4] = other.stones[5] = 1
    assert fingerprint(one) == fingerprint(one.copy())
    assert fingerprint(one) != fingerprint(other)


def test_boards_that_share_a_number_by_chance_are_no_repetition():
    assert first_repeated_move(drawn("X....", *["....."] * 4), Board(5), [], [1, 2]) is None


@pytest.fixture
def triple_ko(players):
    """A game that begins with three kos."""
    black, white = players
    shape = black.post(
        "/go-shapes", name=f"triple {black.pseudo}", position=f"{snapshot_of(drawn(*TRIPLE_KO))} S9"
    )["shape_id"]
    game = black.post(
        "/go-invitations", pseudo=white.pseudo, handicap_type="black", shape_id=shape
    )["game_id"]
    white.post(f"/go-invitations/{game}")
    return black, white, game


def play_round(black, white, game, first):
    for number, move in enumerate(CYCLE, first):
        seen = (white if number % 2 else black).post(
            f"/go-moves/{game}", move_number=number, move=move
        )
    return seen


def test_a_position_that_comes_back_is_announced(triple_ko):
    black, white, game = triple_ko
    assert "REPETITION" not in play_round(black, white, game, 0)["flags"]
    seen = black.post(f"/go-moves/{game}", move_number=6, move="bb")
    assert "REPETITION" in seen["flags"]
    for player in (black, white):
        told = player.get(f"/go-messages/{game}")["messages"][-1]["text"]
        assert told.startswith("The position after move 7 is that after move 1")


def test_both_sides_may_agree_that_an_endless_game_has_no_result(triple_ko):
    black, white, game = triple_ko
    refused = black.post(f"/go-no-results/{game}", 422, move_number=0)
    assert refused["code"] == "invalid_action"
    play_round(black, white, game, 0)
    black.post(f"/go-moves/{game}", move_number=6, move="bb")
    assert white.post(f"/go-no-results/{game}", 409, move_number=6)["code"] == "already_played"
    assert white.post(f"/go-no-results/{game}", move_number=7)["no_result_asked_by"] == "W"
    white.post(f"/go-moves/{game}", move_number=7, move="gb")
    assert black.get(f"/go-games/{game}")["no_result_asked_by"] == ""  # a move withdraws it
    black.post(f"/go-no-results/{game}", move_number=8)
    assert black.post(f"/go-no-results/{game}", move_number=8)["status"] == "PLAY"
    over = white.post(f"/go-no-results/{game}", move_number=8)
    assert (over["status"], over["result"]) == ("FINISHED", "VOID")
    assert "NO_RESULT" in over["flags"]
