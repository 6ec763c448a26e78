"""From a proposal to boards: order in the hall, team line-ups, forfeits of the absent."""

from collections.abc import Collection
from dataclasses import dataclass

from services.tournaments.rules.competitions import Competition, Game
from services.tournaments.rules.engines import Proposal
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.rounds import boards_in_order
from services.tournaments.rules.systems import (
    FIXED_FIELD,
    TEAM_SYSTEMS,
    absence_of_the_unpaired,
    team_settings,
)
from services.tournaments.rules.teams import board_pairs, line_up_of


@dataclass(frozen=True)
class Seating:
    """Games from the first board down, and why the others sit out."""

    games: tuple[Game, ...]
    sitting_out: dict[int, Absence]


def seating_of(
    competition: Competition, round_number: int, proposal: Proposal, present: Collection[int]
) -> Seating:
    if competition.system in TEAM_SYSTEMS:
        return _seating_of_teams(competition, round_number, proposal, present)
    pairs = list(proposal.pairs)
    if competition.system == "swiss":
        pairs = boards_in_order(competition, round_number, pairs)
    fixed_field = competition.system in FIXED_FIELD
    games = tuple(
        Game(
            white,
            black,
            _result_without_play(white, black, present) if fixed_field else Result.NONE,
            board,
        )
        for board, (white, black) in enumerate(pairs, start=1)
    )
    resting = absence_of_the_unpaired(competition.system)
    return Seating(games, dict.fromkeys(proposal.sitting_out, resting))


def _result_without_play(white: int, black: int, present: Collection[int]) -> Result:
    """In a table drawn up in advance, who is absent loses by forfeit at once."""
    return {
        (True, True): Result.NONE,
        (True, False): Result.WHITE_WINS_BY_FORFEIT,
        (False, True): Result.BLACK_WINS_BY_FORFEIT,
        (False, False): Result.DOUBLE_FORFEIT,
    }[white in present, black in present]


def _seating_of_teams(
    competition: Competition, round_number: int, proposal: Proposal, present: Collection[int]
) -> Seating:
    settings = team_settings(competition.settings)
    teams = {team.number: team for team in competition.teams}
    games: list[Game] = []
    out: dict[int, Absence] = {}

    def playing(team: int) -> list[int | None]:
        return line_up_of(competition, teams[team], round_number, present, settings.boards)

    for first, second in proposal.pairs:
        upper, lower = playing(first), playing(second)
        for white, black in board_pairs(upper, lower, settings.colours):
            if white is not None and black is not None:
                games.append(Game(white, black, board=len(games) + 1))
            elif white is not None or black is not None:
                # Nobody sits opposite: a point without a game.
                out[white if white is not None else black] = Absence.FULL_BYE  # type: ignore[index]
    for number in proposal.sitting_out:
        for player in playing(number):
            if player is not None:
                out[player] = absence_of_the_unpaired(competition.system)
    return Seating(tuple(games), out)


def sides_present(competition: Competition, present: Collection[int]) -> tuple[int, ...]:
    """Start numbers to be paired: players, or teams with at least one player there."""
    if competition.system not in TEAM_SYSTEMS:
        return tuple(sorted(present))
    return tuple(
        team.number for team in competition.teams if any(each in present for each in team.roster)
    )


def names_of_sides(competition: Competition) -> dict[int, str]:
    """Whom the system pairs, by number: players or teams."""
    sides = competition.teams if competition.system in TEAM_SYSTEMS else competition.entrants
    return {each.number: each.name for each in sides}
