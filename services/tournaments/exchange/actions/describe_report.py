"""What a report tells besides the games: its head, and the places in the standing."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from services.tournaments.entries.tables import PairedRound, Tournament
from services.tournaments.hall.tables import Event
from services.tournaments.rounds.actions.compute_standings import standing_by
from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.reports import RankOfTeam, ReportHeader
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.standings import PRESETS, Standing
from services.tournaments.rules.trf import Ranks
from shared.errors import Refusal

KINDS = {
    "swiss": "Individual: Swiss-System",
    "round_robin": "Individual: Round-Robin",
    "double_round_robin": "Individual: Double Round-Robin",
    "knockout": "Individual: Knockout",
    "double_elimination": "Individual: Double Elimination",
    "team_swiss": "Team: Swiss-System",
    "team_round_robin": "Team: Round-Robin",
    "keizer": "Individual: Keizer-System",
    "mcmahon": "Individual: McMahon-System",
}


def header_of(tournament: Tournament, event: Event, known: Iterable[PairedRound]) -> ReportHeader:
    shown = [paired for paired in known if paired.status != RoundStatus.DRAFT]
    return ReportHeader(
        city=tournament.city,
        federation=tournament.federation,
        end_date=tournament.last_day or event.stop.date().isoformat(),
        kind=tournament.report_type or KINDS.get(tournament.system, tournament.system),
        chief_arbiter=tournament.chief_arbiter,
        deputy_arbiters=tuple(filter(None, tournament.deputy_arbiters.split("; "))),
        rate_of_play=tournament.rate_of_play or _rate_of_play(tournament),
        dates=tuple((paired.number, _day(paired)) for paired in shown if _day(paired)),
        tie_breaks=tuple(filter(None, tournament.tie_breaks.split(",")))
        or PRESETS.get(tournament.system, ()),
    )


def _day(paired: PairedRound) -> str:
    shown = paired.published_at
    return paired.played_on or (shown.date().isoformat() if shown else "")


def _rate_of_play(tournament: Tournament) -> str:
    """As federations write it: 90 min/game + 30 sec increment/move."""
    initial, increment = (
        tournament.time_control_initial_time or 0,
        tournament.time_control_increment or 0,
    )
    if not initial and not increment:
        return ""
    minutes, seconds = divmod(initial, 60)
    game = f"{minutes} min" + (f" {seconds} sec" if seconds else "") + "/game"
    return f"{game} + {increment} sec increment/move" if increment else game


def ranks_of(competition: Competition, names: Sequence[str], unrated: int | None) -> Ranks:
    """By the standing where it can be computed; by points and start number otherwise."""
    if not competition.entrants:
        return Ranks()
    try:
        standing = standing_by(competition, tuple(names), unrated)
    except Refusal:
        return Ranks(_by_points(competition))
    if competition.teams:
        return Ranks(_by_points(competition), _of_teams(standing))
    return Ranks({line.number: line.rank for line in standing.lines})


def _by_points(competition: Competition) -> dict[int, int]:
    scores = competition.scores()
    order = sorted(scores, key=lambda number: (-scores[number], number))
    return {number: rank for rank, number in enumerate(order, start=1)}


def _of_teams(standing: Standing) -> dict[int, RankOfTeam]:
    def value(line_values: Sequence[str | None], column: str) -> float:
        if column not in standing.columns:
            return 0
        return float(Fraction(line_values[standing.columns.index(column)] or "0"))

    return {
        line.number: RankOfTeam(line.rank, value(line.values, "MPTS"), value(line.values, "GPTS"))
        for line in standing.lines
    }
