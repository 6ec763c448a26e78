"""What a game's row says, in the words of the rules."""

from datetime import datetime, timedelta

from services.games.diplomacy.domain.access import Restrictions
from services.games.diplomacy.domain.deadlines import Pace, end_of_grace, exact_times
from services.games.diplomacy.domain.disorder import DisorderAllowed
from services.games.diplomacy.tables.games import Game
from shared.config import settings


def pace_of(game: Game) -> Pace:
    return Pace(
        game.speed_moves,
        game.speed_retreats,
        game.speed_adjustments,
        game.play_weekend,
        game.deadline_hour,
        exact_times(game.pace_moves, game.pace_retreats, game.pace_adjustments, game.fast),
    )


def end_of_grace_of(game: Game) -> datetime | None:
    """When default orders may stand in; None while there is no deadline."""
    hours = settings().grace_hours if game.grace_hours is None else game.grace_hours
    return end_of_grace(game.due_at, hours, game.grace_not_before)


def grace_of(game: Game) -> timedelta:
    """From the deadline on."""
    end = end_of_grace_of(game)
    return timedelta() if end is None or game.due_at is None else end - game.due_at


def may_write_messages(game: Game) -> bool:
    return not (game.silent or game.no_messages)


def may_declare(game: Game) -> bool:
    return not (game.silent or game.no_press)


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
