"""/tournament-explanations: how a player's total comes about, term by term."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.rounds.actions.compute_standings import (
    ComputedStanding,
    Question,
    standing_of,
)
from services.tournaments.rounds.refusals import NoSuchPlayer
from services.tournaments.rules.fraction_texts import fraction_text
from services.tournaments.rules.keizer.ranking import Ranking
from services.tournaments.rules.mcmahon.scores import start_score_of
from shared.arguments import Arguments, accepts, answers
from shared.callers import Caller, anyone


class WhichPlayer(Arguments):
    """Whose total."""

    registration_id: int = Field(ge=1, examples=[12], description="The player.")
    round: int | None = Field(None, ge=0, le=200, description="After it; else the last closed.")


class TermSeen(BaseModel):
    """One line of a player's sum."""

    kind: str
    round: int | None
    opponent: str | None
    fraction: str
    value: str
    points: str


class Explained(BaseModel):
    """A total and the terms it is the sum of; for Keizer, whether the values settled."""

    registration_id: int
    name: str
    round: int
    rank: int
    total: str
    terms: list[TermSeen]
    converged: bool | None = None
    iterations: int | None = None
    cycle_length: int | None = None


class TournamentExplanations(Resource):
    @anyone(code=True)
    @accepts(WhichPlayer)
    @answers(200, Explained, conditional=True)
    def get(self, caller: Caller, tournament_id: int, which: WhichPlayer) -> Explained:
        """Read how a player's Keizer total, McMahon score or points come about, term by term."""
        computed = standing_of(caller, tournament_id, Question(which.round))
        return explanation_of(computed, which.registration_id)


def explanation_of(computed: ComputedStanding, registration_id: int) -> Explained:
    numbers = {registration: n for n, registration in computed.registration_of.items()}
    number = numbers.get(registration_id)
    line = next((each for each in computed.standing.lines if each.number == number), None)
    if number is None or line is None or computed.competition.teams:
        raise NoSuchPlayer
    if computed.ranking is not None:
        return _explain_keizer(computed, computed.ranking, number, line.rank)
    return _explain_points(computed, number, line.rank)


def _explain_points(computed: ComputedStanding, number: int, rank: int) -> Explained:
    """Points of games and byes; in a McMahon tournament they are added to a start score."""
    competition, names = computed.competition, _names(computed)
    terms = [
        TermSeen(
            kind=cell.absence.value if cell.absence else "game",
            round=cell.round,
            opponent=names.get(cell.opponent or 0),
            fraction=fraction_text(cell.points),
            value="1",
            points=fraction_text(cell.points),
        )
        for cell in competition.cells()[number]
    ]
    total = competition.scores()[number]
    if competition.system == "mcmahon":
        start = start_score_of(competition, number)
        text = fraction_text(start)
        first = TermSeen(
            kind="start", round=None, opponent=None, fraction="1", value=text, points=text
        )
        terms, total = [first, *terms], total + start
    return Explained(
        registration_id=computed.registration_of[number],
        name=names[number],
        round=computed.standing.round,
        rank=rank,
        total=fraction_text(total),
        terms=terms,
    )


def _explain_keizer(
    computed: ComputedStanding, ranking: Ranking, number: int, rank: int
) -> Explained:
    own, names = ranking.line(number), _names(computed)
    terms = [
        TermSeen(
            kind=term.kind,
            round=term.round,
            opponent=names.get(term.opponent or 0),
            fraction=str(term.fraction),
            value=fraction_text(term.value),
            points=fraction_text(term.points),
        )
        for term in own.terms
    ]
    return Explained(
        registration_id=computed.registration_of[number],
        name=names[number],
        round=ranking.round,
        rank=rank,
        total=fraction_text(own.total),
        terms=terms,
        converged=ranking.converged,
        iterations=ranking.iterations,
        cycle_length=ranking.cycle_length,
    )


def _names(computed: ComputedStanding) -> dict[int, str]:
    return {each.number: each.name for each in computed.competition.entrants}
