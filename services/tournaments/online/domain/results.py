"""What the end of a game of Go is worth at a board."""

from services.tournaments.rules.results import Result

# As games says it: scores of this size are no points but a game forfeited.
FORFEIT = 3000.0


def result_of(score: float) -> Result:
    """White wins when positive; nobody does at jigo."""
    if score == 0:
        return Result.DRAW
    if abs(score) == FORFEIT:
        return Result.WHITE_WINS_BY_FORFEIT if score > 0 else Result.BLACK_WINS_BY_FORFEIT
    return Result.WHITE_WINS if score > 0 else Result.BLACK_WINS


def handicap_and_komi(stones: int, komi: float, handicap_komi: float) -> tuple[int, float]:
    """One stone is the first move without komi: nothing is placed on the board for it."""
    if stones == 0:
        return 0, komi
    return (stones if stones > 1 else 0), handicap_komi
