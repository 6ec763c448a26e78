"""Games of a file and boards of a tournament: which belongs to which, and what it says."""

import functools
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from services.tournaments.exchange.domain.pgn import ROSTER, UNKNOWN, RecordedGame
from services.tournaments.rules.competitions import Competition, Entrant
from services.tournaments.rules.results import FORFEITS, Result

NOTATION = {
    Result.BLACK_WINS: "0-1",
    Result.DRAW: "1/2-1/2",
    Result.WHITE_WINS: "1-0",
    Result.BLACK_WINS_BY_FORFEIT: "0-1",
    Result.WHITE_WINS_BY_FORFEIT: "1-0",
}
PLAYED = {"0-1": Result.BLACK_WINS, "1/2-1/2": Result.DRAW, "1-0": Result.WHITE_WINS}
FORFEITED = {
    "0-1": Result.BLACK_WINS_BY_FORFEIT,
    "1-0": Result.WHITE_WINS_BY_FORFEIT,
    UNKNOWN: Result.DOUBLE_FORFEIT,
}
# What the standard calls an administrative forfeit; other programs use the plain words.
FORFEIT = "rules infraction"
FORFEIT_WORDS = frozenset({FORFEIT, "forfeit", "unplayed"})


class GameFitsNoBoard(ValueError):
    """This game belongs to no board"""


@dataclass(frozen=True)
class Seat:
    """A board of a round with who sits there."""

    round: int
    board: int
    white: Entrant
    black: Entrant
    result: Result


def seats(competition: Competition) -> list[Seat]:
    players = competition.by_number
    return [
        Seat(played.number, game.board, players[game.white], players[game.black], game.result)
        for played in competition.rounds
        for game in played.games
    ]


def games_of_boards(
    competition: Competition,
    kept: Mapping[tuple[int, int], RecordedGame],
    dates: Mapping[int, str],
) -> list[RecordedGame]:
    """Every board as a game; what an imported game said beyond what is known here stays."""
    games = []
    for seat in seats(competition):
        known = kept.get((seat.round, seat.board), RecordedGame({}))
        tags = {"Date": dates.get(seat.round, ROSTER["Date"])} | _kept_tags(known, seat.result)
        tags |= {name: value for name, value in _own_tags(competition, seat).items() if value}
        games.append(RecordedGame(tags, known.moves))
    return games


def _own_tags(competition: Competition, seat: Seat) -> dict[str, str]:
    teams = {team.number: team.name for team in competition.teams}
    return {
        "Event": competition.name,
        "Round": f"{seat.round}.{seat.board}",
        **_player("White", seat.white, teams),
        **_player("Black", seat.black, teams),
        "Result": NOTATION.get(seat.result, UNKNOWN),
        "EventDate": competition.start_date.replace("-", "."),
        "Termination": FORFEIT if seat.result in FORFEITS else "",
    }


def _kept_tags(known: RecordedGame, result: Result) -> dict[str, str]:
    """What the file knew; not its blanks, nor a forfeit that the board does not show."""
    said = {k: v for k, v in known.tags.items() if k not in ROSTER or v.strip("?.")}
    if _says_forfeit(known) and result not in FORFEITS:
        del said["Termination"]
    return said


def _player(colour: str, player: Entrant, teams: Mapping[int, str]) -> dict[str, str]:
    return {
        colour: re.sub(r"\s*,\s*", ", ", player.name),
        f"{colour}Elo": str(player.rating or ""),
        f"{colour}Title": player.title,
        f"{colour}Team": teams.get(player.team or 0, ""),
        f"{colour}FideId": player.federation_id,
    }


def result_of(game: RecordedGame) -> Result:
    """NONE while a game goes on; who is said to have forfeited without a move did not play."""
    if _says_forfeit(game) and game.result in FORFEITED:
        return FORFEITED[game.result]
    return PLAYED.get(game.result, Result.NONE)


def _says_forfeit(game: RecordedGame) -> bool:
    return not game.moves and game.tags.get("Termination", "").casefold() in FORFEIT_WORDS


def seat_of(game: RecordedGame, all_seats: Sequence[Seat], usual_round: int | None) -> Seat:
    """By round and names; the board in `Round "3.12"` decides where the names do not."""
    numbers = [int(part) for part in re.findall(r"\d{1,6}", game.tags.get("Round", ""))]
    round_number = numbers[0] if numbers else usual_round
    if round_number is None:
        raise GameFitsNoBoard(f"Line {game.line}: this game does not tell its round")
    found = [s for s in all_seats if s.round == round_number and _sits(game, s)]
    if len(found) != 1 and len(numbers) == 2:
        found = [seat for seat in found if seat.board == numbers[1]]
    if len(found) != 1:
        names = f"{game.tags.get('White', '?')} against {game.tags.get('Black', '?')}"
        raise GameFitsNoBoard(f"Line {game.line}: round {round_number} has no board of {names}")
    return found[0]


def _sits(game: RecordedGame, seat: Seat) -> bool:
    return _is(game, "White", seat.white) and _is(game, "Black", seat.black)


def _is(game: RecordedGame, colour: str, player: Entrant) -> bool:
    number = game.tags.get(f"{colour}FideId", "")
    if number and player.federation_id:
        return number == player.federation_id
    name = game.tags.get(colour, "?")
    return name in ("?", "") or same_name(name, player.name)


def same_name(one: str, other: str) -> bool:
    """The same words in whatever order, or one family and a given name cut short."""
    if _words(one) == _words(other):
        return True
    (family, _, given), (other_family, _, other_given) = one.partition(","), other.partition(",")
    if _words(family) != _words(other_family):
        return False
    short, long = sorted((_letters(given), _letters(other_given)), key=len)
    return long.startswith(short)


# Every game of a file is compared with every board of its round.
@functools.lru_cache(maxsize=20_000)
def _words(name: str) -> list[str]:
    return sorted(re.findall(r"\w+", _plain(name)))


@functools.lru_cache(maxsize=20_000)
def _letters(name: str) -> str:
    return "".join(re.findall(r"\w+", _plain(name)))


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
