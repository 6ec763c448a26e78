"""What the end of a game of Go is worth, and what stones change."""

import pytest

from services.tournaments.online.domain.results import handicap_and_komi, result_of
from services.tournaments.rules.results import Result


@pytest.mark.parametrize(
    ("score", "result"),
    [
        (0.0, Result.DRAW),
        (0.5, Result.WHITE_WINS),
        (-12.5, Result.BLACK_WINS),
        (1000.0, Result.WHITE_WINS),
        (-2000.0, Result.BLACK_WINS),
        (3000.0, Result.WHITE_WINS_BY_FORFEIT),
        (-3000.0, Result.BLACK_WINS_BY_FORFEIT),
    ],
)
def test_a_score_becomes_a_result(score, result):
    assert result_of(score) is result


def test_one_stone_is_the_first_move_without_komi():
    assert handicap_and_komi(0, 6.5, 0.5) == (0, 6.5)
    assert handicap_and_komi(1, 6.5, 0.5) == (0, 0.5)
    assert handicap_and_komi(4, 6.5, 0.5) == (4, 0.5)
