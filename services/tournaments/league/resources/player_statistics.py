"""/league-player-statistics: one player in detail, compared with everybody else."""

from flask_restful import Resource
from pydantic import BaseModel

from services.tournaments.league.domain.statistics.definitions import RATES
from services.tournaments.league.domain.statistics.rates import percentile, rates_of
from services.tournaments.league.domain.statistics.tallies import Tally
from services.tournaments.league.resources.rates import (
    DEFINITIONS,
    FORMULAS,
    RECORDED_HANDS,
    RateSeen,
    WantedSeasons,
    counts_and_rates,
    season_ids,
)
from services.tournaments.league.resources.statistics import PlayerStatistics
from services.tournaments.league.resources.wins import WinTables, win_tables
from services.tournaments.league.store import people
from services.tournaments.league.store import statistics as store
from services.tournaments.league.store.statistics import Part
from shared.arguments import accepts, answers
from shared.database import reading


class PartOfGames(BaseModel):
    """Results by seat, by number of the match of the day, or by month."""

    key: int
    counts: dict[str, float]
    recorded_hands: dict[str, int] = RECORDED_HANDS
    rates: dict[str, RateSeen]


class PlayerInDetail(BaseModel):
    """A player's statistics, compared with all others of the same seasons."""

    definitions: dict[str, str]
    formulas: dict[str, str]
    statistics: PlayerStatistics
    by_seat: list[PartOfGames]
    by_match_number: list[PartOfGames]
    by_month: list[PartOfGames]
    wins: WinTables


class LeaguePlayerStatistics(Resource):
    @accepts(WantedSeasons)
    @answers(200, PlayerInDetail)
    def get(self, league_player_id: int, wanted: WantedSeasons) -> PlayerInDetail:
        """One player: rates with percentiles, yaku, hand values, results by seat and month."""
        with reading() as session:
            player = people.player(session, league_player_id)
            chosen = season_ids(session, player.league_id, wanted)
            counts = store.counts_by(session, chosen, Part.PLAYER)
            parts = {
                part: _parts(store.counts_by(session, chosen, part, player.id))
                for part in (Part.SEAT, Part.MATCH_NUMBER, Part.MONTH)
            }
            wins = win_tables(session, chosen, player.id)
        own = counts_and_rates(counts.get(player.id, Tally()))
        statistics = PlayerStatistics(player_id=player.id, name=player.name, **own)
        _add_percentiles(statistics, counts)
        return PlayerInDetail(
            definitions=DEFINITIONS,
            formulas=FORMULAS,
            statistics=statistics,
            by_seat=parts[Part.SEAT],
            by_match_number=parts[Part.MATCH_NUMBER],
            by_month=parts[Part.MONTH],
            wins=wins,
        )


def _add_percentiles(statistics: PlayerStatistics, counts: dict[int, Tally]) -> None:
    everybody = {player: rates_of(RATES, each) for player, each in counts.items()}
    for place, own in enumerate(everybody.get(statistics.player_id, ())):
        values = [
            value for rates in everybody.values() if (value := rates[place].value) is not None
        ]
        if own.value is not None:
            statistics.rates[own.key].percentile = float(percentile(own.value, values))


def _parts(found: dict[int, Tally]) -> list[PartOfGames]:
    return [PartOfGames(key=key, **counts_and_rates(found[key])) for key in sorted(found)]
