"""What a game's row says, in the words of the rules."""

from services.games.diplomacy.domain.access import Restrictions
from services.games.diplomacy.domain.deadlines import Pace
from services.games.diplomacy.domain.disorder import DisorderAllowed
from services.games.diplomacy.tables.games import Game


def pace_of(game: Game) -> Pace:
    return Pace(
        game.speed_moves,
        game.speed_retreats,
        game.speed_adjustments,
        game.play_weekend,
        game.deadline_hour,
    )


def disorder_allowed(game: Game) -> DisorderAllowed:
    return DisorderAllowed(
        game.cd_possible_moves,
        game.cd_possible_retreats,
        game.cd_possible_builds,
        game.cd_possible_removals,
    )


def restrictions_of(game: Game) -> Restrictions:
    return Restrictions(
        game.access_restriction_reliability,
        game.access_restriction_regularity,
        game.access_restriction_performance,
    )
