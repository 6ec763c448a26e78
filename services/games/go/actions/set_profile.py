"""A player says how strong he is, when he sleeps, and whether he wants wins on time."""

from dataclasses import dataclass

from services.games.go.actions.judge_clocks import now_tick
from services.games.go.domain.foreign_ranks import RankSystem
from services.games.go.domain.ranks import rating_from
from services.games.go.domain.ratings import NO_RATING, first_rating
from services.games.go.domain.rules_broken import InvalidSetup
from services.games.go.refusals import RankIsNamed, RatingIsEarned, refusing_broken_rules
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
            if player.rating is not None:
                raise RankIsNamed
            rating = rating_from(wishes.system, wishes.rank)
            if rating == NO_RATING:
                raise InvalidSetup("This is not a rank: write 3k or 2d.")
            player.believed_rating = first_rating(rating)
        if wishes.night_start is not None:
            player.choose_night(now_tick(), hour=wishes.night_start)
        if wishes.refuse_timeout_days is not None:
            player.refuse_timeout_days = wishes.refuse_timeout_days
        if wishes.automatic_vacation is not None:
            player.automatic_vacation = wishes.automatic_vacation
        return player


def reset_rank(player_id: int) -> None:
    """Forget a rank that was named wrongly: its owner may name another."""
    with writing() as session:
        player = players.hold(session, player_id)
        if player.has_rated_game:
            raise RatingIsEarned
        player.believed_rating = None
