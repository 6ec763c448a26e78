"""Whether a tournament that came from outside can be true at all."""

from collections.abc import Iterator

from services.tournaments.rules.competitions import Competition, Entrant, Round, Team
from services.tournaments.rules.texts import is_one_line

TEXTS = (*("name", "title", "sex", "federation", "club", "category", "birth", "federation_id"),)
HEADERS = ("name", "start_date", "system", "acceleration")
MOST_ROUNDS, MOST_NUMBERS = 200, 9999
MOST_GAMES, MOST_FORBIDDEN = 50_000, 5000


class InconsistentTournament(ValueError):
    """This file contradicts itself"""


def require_consistent(competition: Competition) -> None:
    """Refuse double numbers, unknown opponents, players seated twice, numbers out of range."""
    for problem in _problems(competition):
        raise InconsistentTournament(problem)


def _problems(competition: Competition) -> Iterator[str]:
    for entrant in competition.entrants:
        yield from _problems_of(entrant)
    numbers = [entrant.number for entrant in competition.entrants]
    if len(numbers) != len(set(numbers)):
        yield "two players have the same number"
    if not all(_is_text(getattr(competition, name)) for name in HEADERS):
        yield f"a text is expected for {', '.join(HEADERS)}"
    if competition.initial_colour not in ("w", "b"):
        yield "the first colour is w or b"
    if not all(_is_text(record) for record in competition.unknown_records):
        yield "a record kept for other programs is not a line of text"
    if not _whole(competition.planned_rounds, 0, MOST_ROUNDS):
        yield "the number of rounds makes no sense"
    if not isinstance(competition.settings, dict):
        yield "the settings have no names"
    known = set(numbers)
    if any(not set(pair) <= known or len(pair) != 2 for pair in competition.forbidden):
        yield "a forbidden pair names an unknown player"
    if len(competition.forbidden) > MOST_FORBIDDEN:
        yield f"it has more than {MOST_FORBIDDEN} forbidden pairs"
    yield from _problems_of_teams(competition.teams, known)
    rounds = [played.number for played in competition.rounds]
    if len(rounds) != len(set(rounds)):
        yield "a round comes twice"
    if sum(len(played.games) + len(played.absences) for played in competition.rounds) > MOST_GAMES:
        yield f"it has more than {MOST_GAMES} games"
    for played in competition.rounds:
        yield from _problems_of_round(played, known)


def _problems_of(entrant: Entrant) -> Iterator[str]:
    if not all(_is_text(getattr(entrant, name)) for name in TEXTS) or not entrant.name:
        yield f"player {entrant.number} is not described by texts"
    if not _whole(entrant.number, 1, MOST_NUMBERS) or not _whole(entrant.rating, 0, 4000):
        yield f"the numbers of player {entrant.number} make no sense"
    if not _whole(entrant.first_round, 1, MOST_ROUNDS):
        yield f"the first round of player {entrant.number} makes no sense"
    left = entrant.withdrawn_after
    if left is not None and not _whole(left, 0, MOST_ROUNDS):
        yield f"the last round of player {entrant.number} makes no sense"


def _problems_of_teams(teams: tuple[Team, ...], known: set[int]) -> Iterator[str]:
    if any(not _whole(team.number, 1, 999) or not _is_text(team.name) for team in teams):
        yield "the number or name of a team makes no sense"
    if len({team.number for team in teams}) != len(teams):
        yield "two teams have the same number"
    if any(not all(each in known for each in team.roster) for team in teams):
        yield "a team names an unknown player"
    if any(len(set(team.roster)) != len(team.roster) for team in teams):
        yield "a team names a player twice"


def _problems_of_round(played: Round, known: set[int]) -> Iterator[str]:
    if not _whole(played.number, 1, MOST_ROUNDS):
        yield "the number of a round makes no sense"
    seated = [number for game in played.games for number in (game.white, game.black)]
    seated += [number for number, _ in played.absences]
    if not all(_whole(each, 1, MOST_NUMBERS) for each in seated) or not (
        set[int]().union(seated, *played.apart) <= known
    ):
        yield f"round {played.number} names an unknown player"
    if len(seated) != len(set(seated)):
        yield f"round {played.number} seats a player twice"


def _is_text(value: object) -> bool:
    return isinstance(value, str) and is_one_line(value.replace("\t", " "))


def _whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and low <= value <= high
