"""A player says how strong he is, when he sleeps, and whether he wants wins on time."""

from dataclasses import dataclass

from services.games.go.actions.judge_clocks import now_tick
from services.games.go.domain.clocks import TICKS_PER_DAY
from services.games.go.domain.ranks import RankSystem, rating_from
from services.games.go.domain.ratings import NO_RATING, first_rating
from services.games.go.domain.rules_broken import InvalidSetup
from services.games.go.refusals import RatingIsEarned, refusing_broken_rules
from services.games.go.store import players
from services.games.go.tables.players import GoPlayer
from shared import clock
from shared.database import writing
from shared.members import Member


@dataclass(frozen=True)
class Wishes:
    """What to change; None leaves a thing as it is."""

    rank: str | None = None
    system: RankSystem = RankSystem.DRAGON
    night_start: int | None = None
    refuse_timeout_days: int | None = None
    automatic_vacation: bool | None = None


def set_profile(who: Member, wishes: Wishes) -> GoPlayer:
    with refusing_broken_rules(), writing() as session:
        player = players.enrol(session, who, clock.now())
        if wishes.rank is not None:
            if player.has_rated_game:
                raise RatingIsEarned
            rating = rating_from(wishes.system, wishes.rank)
            if rating == NO_RATING:
                raise InvalidSetup("This is not a rank: write 3k or 2d.")
            player.believed_rating = first_rating(rating)
        if wishes.night_start is not None:
            _change_night(player, wishes.night_start)
        if wishes.refuse_timeout_days is not None:
            player.refuse_timeout_days = wishes.refuse_timeout_days
        if wishes.automatic_vacation is not None:
            player.automatic_vacation = wishes.automatic_vacation
        return player


def _change_night(player: GoPlayer, hour: int) -> None:
    """At once for somebody without games, otherwise from tomorrow; running clocks never change."""
    tick = now_tick()
    if not player.running and not player.finished:
        player.night_start, player.next_night_start = hour, None
    elif hour != player.night_at(tick):
        player.night_start, player.next_night_start = player.night_at(tick), hour
        player.night_changed_day = tick // TICKS_PER_DAY
