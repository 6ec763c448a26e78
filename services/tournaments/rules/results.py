"""Results of games and the reasons for not playing, with the points they are worth."""

from enum import IntEnum, StrEnum
from fractions import Fraction

WIN, DRAW, LOSS = Fraction(1), Fraction(1, 2), Fraction(0)


class Result(IntEnum):
    """A result seen from White; the numbers are those of the Papi-web tables."""

    NONE = 0
    BLACK_WINS = 1
    DRAW = 2
    WHITE_WINS = 3
    BLACK_WINS_BY_FORFEIT = 4
    DOUBLE_FORFEIT = 5
    WHITE_WINS_BY_FORFEIT = 6


class Absence(StrEnum):
    """Why a player has no opponent in a round."""

    PAIRING_BYE = "pairing_bye"
    FULL_BYE = "full_bye"
    HALF_BYE = "half_bye"
    ZERO_BYE = "zero_bye"
    EXCUSED = "excused"
    UNEXCUSED = "unexcused"
    CLUB_DUTY = "club_duty"
    PERSONAL = "personal"


FORFEITS = frozenset(
    {Result.BLACK_WINS_BY_FORFEIT, Result.DOUBLE_FORFEIT, Result.WHITE_WINS_BY_FORFEIT}
)
PLAYED = frozenset({Result.BLACK_WINS, Result.DRAW, Result.WHITE_WINS})

WHITE_POINTS = {
    Result.NONE: LOSS,
    Result.BLACK_WINS: LOSS,
    Result.DRAW: DRAW,
    Result.WHITE_WINS: WIN,
    Result.BLACK_WINS_BY_FORFEIT: LOSS,
    Result.DOUBLE_FORFEIT: LOSS,
    Result.WHITE_WINS_BY_FORFEIT: WIN,
}

ABSENCE_POINTS = {
    Absence.PAIRING_BYE: WIN,
    Absence.FULL_BYE: WIN,
    Absence.HALF_BYE: DRAW,
    Absence.ZERO_BYE: LOSS,
    Absence.EXCUSED: LOSS,
    Absence.UNEXCUSED: LOSS,
    Absence.CLUB_DUTY: LOSS,
    Absence.PERSONAL: LOSS,
}

ABSENCE_OF_SCORE = {
    Fraction(0): Absence.ZERO_BYE,
    Fraction(1, 2): Absence.HALF_BYE,
    Fraction(1): Absence.FULL_BYE,
}

NOTATION = {
    Result.NONE: "",
    Result.BLACK_WINS: "0-1",
    Result.DRAW: "½-½",
    Result.WHITE_WINS: "1-0",
    Result.BLACK_WINS_BY_FORFEIT: "F-1",
    Result.DOUBLE_FORFEIT: "F-F",
    Result.WHITE_WINS_BY_FORFEIT: "1-F",
}


def opposite(result: Result) -> Result:
    """The same result seen from Black."""
    swapped = {
        Result.BLACK_WINS: Result.WHITE_WINS,
        Result.WHITE_WINS: Result.BLACK_WINS,
        Result.BLACK_WINS_BY_FORFEIT: Result.WHITE_WINS_BY_FORFEIT,
        Result.WHITE_WINS_BY_FORFEIT: Result.BLACK_WINS_BY_FORFEIT,
    }
    return swapped.get(result, result)


def points(result: Result, *, as_white: bool) -> Fraction:
    return WHITE_POINTS[result if as_white else opposite(result)]
