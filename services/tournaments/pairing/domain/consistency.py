"""Whether a tournament that came from outside can be true at all."""

from collections.abc import Iterator

from services.tournaments.pairing.domain.competitions import Competition, Entrant, Round

TEXTS = (
    *("name", "title", "sex", "federation", "club", "category", "birth", "federation_id"),
)  # fmt: skip
MOST_ROUNDS = 200


class InconsistentTournament(ValueError):
    """This file contradicts itself"""


def require_consistent(competition: Competition) -> None:
    """Refuse double numbers, unknown opponents, players seated twice, numbers out of range."""
    for problem in _problems(competition):
        raise InconsistentTournament(problem)


def _problems(competition: Competition) -> Iterator[str]:
    numbers = [entrant.number for entrant in competition.entrants]
    if len(numbers) != len(set(numbers)):
        yield "two players have the same number"
    for entrant in competition.entrants:
        yield from _problems_of(entrant)
    if not _whole(competition.planned_rounds, 0, MOST_ROUNDS):
        yield "the number of rounds makes no sense"
    if not isinstance(competition.settings, dict):
        yield "the settings have no names"
    known = set(numbers)
    if any(not set(pair) <= known or len(pair) != 2 for pair in competition.forbidden):
        yield "a forbidden pair names an unknown player"
    if any(not set(team.roster) <= known for team in competition.teams):
        yield "a team names an unknown player"
    rounds = [played.number for played in competition.rounds]
    if len(rounds) != len(set(rounds)):
        yield "a round comes twice"
    for played in competition.rounds:
        yield from _problems_of_round(played, known)


def _problems_of(entrant: Entrant) -> Iterator[str]:
    if not all(isinstance(getattr(entrant, name), str) for name in TEXTS) or not entrant.name:
        yield f"player {entrant.number} is not described by texts"
    if not _whole(entrant.number, 1, 9999) or not _whole(entrant.rating, 0, 4000):
        yield f"the numbers of player {entrant.number} make no sense"
    if not _whole(entrant.first_round, 1, MOST_ROUNDS):
        yield f"the first round of player {entrant.number} makes no sense"
    left = entrant.withdrawn_after
    if left is not None and not _whole(left, 0, MOST_ROUNDS):
        yield f"the last round of player {entrant.number} makes no sense"


def _problems_of_round(played: Round, known: set[int]) -> Iterator[str]:
    if not _whole(played.number, 1, MOST_ROUNDS):
        yield "the number of a round makes no sense"
    seated = [number for game in played.games for number in (game.white, game.black)]
    seated += [number for number, _ in played.absences]
    if not set[int]().union(seated, *played.apart) <= known:
        yield f"round {played.number} names an unknown player"
    if len(seated) != len(set(seated)):
        yield f"round {played.number} seats a player twice"


def _whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and low <= value <= high
