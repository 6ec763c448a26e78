"""Standings of any system after any round, remembered as long as nothing changes."""

from dataclasses import dataclass, field
from fractions import Fraction

from services.tournaments.entries.access import find_visible, public_cache_key
from services.tournaments.entries.answer_cache import AnswerCache
from services.tournaments.entries.store import registrations
from services.tournaments.rounds.refusals import CannotBeRanked, StandsAtTables
from services.tournaments.rounds.store import competitions
from services.tournaments.rounds.store.played_rounds import played_rounds
from services.tournaments.rules import double_elimination, knockout
from services.tournaments.rules.competitions import Cell, Competition
from services.tournaments.rules.engines import NoPairingPossible
from services.tournaments.rules.federation_rules import RulesUnavailable, tie_break_lines
from services.tournaments.rules.fraction_texts import fraction_text
from services.tournaments.rules.keizer.ranking import Keizer, Ranking
from services.tournaments.rules.keizer.settings import keizer_settings
from services.tournaments.rules.knockout import KnockoutSettings
from services.tournaments.rules.mcmahon.standing import mcmahon_standing
from services.tournaments.rules.round_robin import without_annulled
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.standings import (
    PREDETERMINED,
    PRESETS,
    Standing,
    StandingLine,
    UnknownTieBreak,
    as_if_ended_now,
    line_of,
    parse_tie_breaks,
    require_fitting_tie_breaks,
    usable_tie_breaks,
    with_rating_changes,
)
from services.tournaments.rules.systems import BRACKETS, TEAM_SYSTEMS, TEAMS_OF_PLAYERS
from services.tournaments.rules.teams import points_of_teams
from shared.database import reading
from shared.errors import BadRequest, Unavailable
from shared.members import Caller

WITHOUT_TIE_BREAKS = frozenset({"keizer", *BRACKETS})
KEIZER_COLUMNS = ("Score", "Value", "Games", "W", "D", "L", "%", "Colours")


@dataclass(frozen=True)
class Question:
    """Which standing: after which round (None: the last closed), live, by which tie-breaks."""

    round: int | None = None
    live: bool = False
    tie_breaks: tuple[str, ...] = ()


@dataclass(frozen=True)
class ComputedStanding:
    """A standing, what it was computed from, and the bodies of answers already written."""

    competition: Competition
    standing: Standing
    registration_of: dict[int, int]
    ranking: Ranking | None = None
    bodies: dict[str, str] = field(default_factory=dict)


_remembered: AnswerCache[ComputedStanding] = AnswerCache(128)


def standing_of(caller: Caller, tournament_id: int, question: Question) -> ComputedStanding:
    """Refuses who may not see the event; computes only what is not remembered."""
    everybody = public_cache_key(caller, tournament_id)
    if everybody and (known := _remembered.get((*everybody, question))):
        return known
    with reading() as session:
        tournament, event = find_visible(session, caller, tournament_id)
        key = (tournament_id, tournament.version, event.last_update, question)
        known = _remembered.get(key)
        if known is not None:
            return known
        rows = registrations.registrations(session, tournament_id)
        if tournament.system == "tables":
            raise StandsAtTables
        if question.tie_breaks and tournament.system in WITHOUT_TIE_BREAKS:
            raise BadRequest(f"The system {tournament.system} has no tie-breaks to choose")
        known_rounds = played_rounds(session, tournament_id)
        competition = competitions.competition(session, tournament, event, rows, known_rounds)
        number_of = registrations.start_numbers(rows)
        names = question.tie_breaks or tuple(filter(None, tournament.tie_breaks.split(",")))
        unrated = tournament.unrated_rating
    last = question.round
    if last is None and not question.live:
        closed = (r.number for r in known_rounds if r.status == RoundStatus.CLOSED)
        last = max(closed, default=0)
    if last is not None:
        competition = competition.after(last)
    if question.live:
        competition = as_if_ended_now(competition)
    computed = standing_and_ranking(competition, names, unrated)
    answer = ComputedStanding(
        competition,
        with_rating_changes(computed[0], competition),
        {number: registration for registration, number in number_of.items()},
        computed[1],
    )
    return _remembered.keep(key, answer)


def standing_by(competition: Competition, names: tuple[str, ...], unrated: int | None) -> Standing:
    return standing_and_ranking(competition, names, unrated)[0]


def standing_and_ranking(
    competition: Competition, names: tuple[str, ...], unrated: int | None
) -> tuple[Standing, Ranking | None]:
    if competition.system == "keizer":
        return keizer_standing(competition)
    if competition.system in BRACKETS:
        return knockout_standing(competition), None
    try:
        require_fitting_tie_breaks(competition.system, names)
        if competition.system == "mcmahon":
            return mcmahon_standing(competition, parse_tie_breaks(names)), None
        return federation_standing(competition, names, unrated), None
    except NoPairingPossible as failure:
        raise CannotBeRanked(f"The tie-breaks cannot be computed: {failure}") from None
    except UnknownTieBreak as wrong:
        raise BadRequest(str(wrong)) from None
    except RulesUnavailable as failure:
        raise Unavailable(str(failure)) from None


def federation_standing(
    competition: Competition, names: tuple[str, ...] = (), unrated: int | None = None
) -> Standing:
    system = competition.system
    wished = parse_tie_breaks(names) or PRESETS[system]
    if not (competition.teams if system in TEAM_SYSTEMS else competition.entrants):
        return Standing(0, tuple(wished), ())
    computed, dropped = usable_tie_breaks(wished, competition, unrated)
    predetermined = system in PREDETERMINED
    counted = without_annulled(competition) if predetermined else competition
    found = tie_break_lines(counted, computed, predetermined=predetermined, unrated=unrated)
    found.sort(key=lambda line: (line["rank"], line["number"]))
    entrants = competition.by_number
    teams = {team.number: team for team in competition.teams}
    lines = []
    for line in found:
        number, values = line["number"], tuple(line["values"])
        if teams:
            lines.append(StandingLine(line["rank"], number, teams[number].name, values=values))
            continue
        lines.append(line_of(line["rank"], entrants[number], values))
    remarks = (
        tuple(
            f"team {number}: {fraction_text(points)} points"
            for number, points in points_of_teams(counted)
        )
        if system in TEAMS_OF_PLAYERS
        else ()
    )
    return Standing(_last(competition), tuple(computed), tuple(lines), tuple(dropped), remarks)


def keizer_standing(competition: Competition) -> tuple[Standing, Ranking]:
    ranking = Keizer(competition, keizer_settings(competition.settings)).ranking()
    cells = competition.cells()
    entrants = competition.by_number
    lines = []
    for rank, line in enumerate(ranking.lines, start=1):
        values = (
            fraction_text(line.total),
            fraction_text(line.next_value),
            *_games(cells[line.number]),
        )
        lines.append(line_of(rank, entrants[line.number], values))
    remarks = (
        ()
        if ranking.converged
        else (
            f"the values go round in a cycle of {ranking.cycle_length}; its greatest list is shown",
        )
    )
    standing = Standing(ranking.round, KEIZER_COLUMNS, tuple(lines), remarks=remarks)
    return standing, ranking


def _games(line: list[Cell]) -> tuple[str, ...]:
    """Games, wins, draws, losses, percentage, Whites minus Blacks."""
    played = [cell for cell in line if cell.played]
    won = [sum(cell.points == share for cell in played) for share in (1, Fraction(1, 2), 0)]
    scored = sum((cell.points for cell in played), Fraction(0))
    percentage = f"{float(100 * scored / len(played)):.0f}" if played else ""
    colours = sum(1 if cell.white else -1 for cell in played)
    return (str(len(played)), *(str(count) for count in won), percentage, f"{colours:+d}")


def knockout_standing(competition: Competition) -> Standing:
    rules = knockout if competition.system == "knockout" else double_elimination
    order = rules.places(competition, KnockoutSettings(**competition.settings))
    scores, entrants = competition.scores(), competition.by_number
    lines = tuple(
        line_of(rank, entrants[number], (fraction_text(scores[number]),))
        for rank, number in enumerate(order, start=1)
    )
    return Standing(_last(competition), ("PTS",), lines)


def _last(competition: Competition) -> int:
    return max((played.number for played in competition.rounds), default=0)
