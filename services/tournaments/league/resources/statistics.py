"""/league-statistics and /league-player-statistics: counts, rates and what they mean."""

from decimal import Decimal
from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.domain.standings import Stage
from services.tournaments.league.domain.statistics.rates import RATES, percentile, rates_of
from services.tournaments.league.resources.parameters import Points, Year
from services.tournaments.league.store import leagues, people
from services.tournaments.league.store import statistics as store
from services.tournaments.league.store.leagues import NoSuchLeague
from services.tournaments.league.store.people import NoSuchPlayer
from services.tournaments.league.store.statistics import Counts
from shared.arguments import Arguments, accepts, answers, refuses
from shared.database import reading

DEFINITIONS = {rate.key: rate.definition for rate in RATES}


class WantedSeasons(Arguments):
    """Over which years and stages; all of them if left out. Counts are summed before dividing."""

    year: Year | None = Field(None, description="The year a season starts in.")
    last_year: Year | None = Field(None, description="Up to this year; the same if left out.")
    season: Stage | None = Field(None, description="Only this stage.")


class RateSeen(BaseModel):
    """A rate with the counts it was made of; null without a denominator."""

    value: Points | None
    numerator: Points
    denominator: Points
    percentile: Points | None = Field(description="Share of players not above this one.")


class PlayerStatistics(BaseModel):
    """One player's counts and rates."""

    player_id: int
    name: str
    counts: dict[str, Points]
    rates: dict[str, RateSeen]


class StatisticsTable(BaseModel):
    """The statistics of all players; every rate is defined in words."""

    definitions: dict[str, str]
    players: list[PlayerStatistics]


class PartOfGames(BaseModel):
    """Results by seat, by number of the match, or by month."""

    key: int
    counts: dict[str, Points]


class YakuCount(BaseModel):
    """How many wins had a yaku; /league-yaku names it."""

    name_id: int
    wins: int


class WinValueCount(BaseModel):
    """How many wins were worth so much."""

    base_points: int
    wins: int


class PlayerInDetail(BaseModel):
    """A player's statistics, compared with all others of the same seasons."""

    definitions: dict[str, str]
    statistics: PlayerStatistics
    by_seat: list[PartOfGames]
    by_match_number: list[PartOfGames]
    by_month: list[PartOfGames]
    yaku: list[YakuCount]
    win_values: list[WinValueCount]


def season_ids(session: Any, league_id: int, wanted: WantedSeasons) -> list[int]:
    leagues.league(session, league_id)
    last = wanted.last_year or wanted.year
    return [
        season.id
        for season in leagues.seasons(session, league_id)
        if (wanted.season is None or season.season == wanted.season)
        and (wanted.year is None or wanted.year <= season.year <= (last or season.year))
    ]


def player_statistics(player_id: int, name: str, counts: Counts) -> PlayerStatistics:
    rates = {
        rate.key: RateSeen(
            value=rate.value,
            numerator=rate.numerator,
            denominator=rate.denominator,
            percentile=None,
        )
        for rate in rates_of(counts)
    }
    amounts = {key: Decimal(value) for key, value in counts.items()}
    return PlayerStatistics(player_id=player_id, name=name, counts=amounts, rates=rates)


class LeagueStatistics(Resource):
    @accepts(WantedSeasons)
    @answers(200, StatisticsTable)
    @refuses(NoSuchLeague)
    def get(self, league_id: int, wanted: WantedSeasons) -> StatisticsTable:
        """The statistics of every player over the seasons asked for."""
        with reading() as session:
            chosen = season_ids(session, league_id, wanted)
            counts = store.counts_by_player(session, chosen)
            names = people.names_of_players(session, list(counts))
        players = [player_statistics(key, names[key], counts[key]) for key in sorted(counts)]
        return StatisticsTable(definitions=DEFINITIONS, players=players)


class LeaguePlayerStatistics(Resource):
    @accepts(WantedSeasons)
    @answers(200, PlayerInDetail)
    @refuses(NoSuchPlayer)
    def get(self, league_player_id: int, wanted: WantedSeasons) -> PlayerInDetail:
        """One player: rates with percentiles, yaku, hand values, results by seat and month."""
        with reading() as session:
            player = people.player(session, league_player_id)
            chosen = season_ids(session, player.league_id, wanted)
            counts = store.counts_by_player(session, chosen)
            parts = {
                part: store.counts_of_player_by(session, chosen, player.id, part)
                for part in ("seat", "match_number", "month")
            }
            yaku = store.yaku_counts(session, chosen, player.id)
            values = store.win_values(session, chosen, player.id)
        statistics = player_statistics(player.id, player.name, counts.get(player.id, {}))
        _add_percentiles(statistics, counts)
        return PlayerInDetail(
            definitions=DEFINITIONS,
            statistics=statistics,
            by_seat=_parts(parts["seat"]),
            by_match_number=_parts(parts["match_number"]),
            by_month=_parts(parts["month"]),
            yaku=[YakuCount(name_id=key, wins=wins) for key, wins in yaku.items()],
            win_values=[WinValueCount(base_points=key, wins=wins) for key, wins in values.items()],
        )


def _add_percentiles(statistics: PlayerStatistics, counts: dict[int, Counts]) -> None:
    everybody = [{rate.key: rate.value for rate in rates_of(each)} for each in counts.values()]
    for key, rate in statistics.rates.items():
        others = [value for each in everybody if (value := each[key]) is not None]
        if rate.value is not None:
            rate.percentile = percentile(rate.value, others)


def _parts(found: dict[int, Counts]) -> list[PartOfGames]:
    return [
        PartOfGames(key=key, counts={name: Decimal(value) for name, value in found[key].items()})
        for key in sorted(found)
    ]
