"""What the statistics share: the seasons asked for, and rates with their counts."""

from typing import Any

from pydantic import Field

from services.tournaments.league.domain.standings import Stage
from services.tournaments.league.domain.statistics.definitions import RATES
from services.tournaments.league.domain.statistics.rates import rates_of
from services.tournaments.league.domain.statistics.tallies import Tally
from services.tournaments.league.resources.parameters import FromRow, Year
from services.tournaments.league.store import leagues
from shared.arguments import Arguments

DEFINITIONS = {rate.key: rate.definition for rate in RATES}
FORMULAS = {rate.key: f"({rate.above}) / ({rate.below})" for rate in RATES}


class WantedSeasons(Arguments):
    """Over which years and stages; all of them if left out. Counts are summed before dividing."""

    year: Year | None = Field(None, description="The year a season starts in.")
    last_year: Year | None = Field(None, description="Up to this year; the same if left out.")
    season: Stage | None = Field(None, description="Only this stage.")


class RateSeen(FromRow):
    """A rate with the counts it was made of; null without a denominator.

    It is made of the hands that know all of its counts; without any, the counts are null as well:
    it was not recorded.
    """

    value: float | None
    numerator: float | None = Field(description="Null if it was not recorded.")
    denominator: float | None = Field(description="Null if it was not recorded.")
    percentile: float | None = Field(description="Share of players not above this one.")


RECORDED_HANDS = Field(description="Hands by what was recorded: tiles, yaku, or the outcome alone.")


def season_ids(session: Any, league_id: int, wanted: WantedSeasons) -> list[int]:
    leagues.league(session, league_id)
    last = wanted.last_year or wanted.year
    return [
        season.id
        for season in leagues.seasons(session, league_id)
        if (wanted.season is None or season.season == wanted.season)
        and (wanted.year is None or wanted.year <= season.year <= (last or season.year))
    ]


def counts_and_rates(tally: Tally) -> dict[str, Any]:
    """The fields in which answers give counts and every rate made of them."""
    return {
        "counts": tally.counts(),
        "recorded_hands": {depth: counts["hands"] for depth, counts in tally.hands.items()},
        "rates": {rate.key: RateSeen.model_validate(rate) for rate in rates_of(RATES, tally)},
    }
