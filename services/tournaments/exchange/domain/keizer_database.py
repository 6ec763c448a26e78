"""Read a keizer.db file: players, rounds, and the results that mean something."""

import sqlite3
import unicodedata
from dataclasses import dataclass
from fractions import Fraction

from services.tournaments.exchange.domain.sqlite_files import (
    Kind,
    UnreadableDatabase,
    guarded,
)
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.results import Result

KIND = Kind("keizer.db file", frozenset({"player", "tournament", "round", "ranking"}))
MOST_PLAYERS, MOST_GAMES, MOST_UNKNOWN = 5000, 50_000, 100
LONGEST_RESULT = 40
RESULTS = {
    "1-0": Result.WHITE_WINS,
    "0-1": Result.BLACK_WINS,
    "1/2-1/2": Result.DRAW,
    "": Result.NONE,
}
# Scored on demand only: the file's own description knows three results.
FORFEITS = {
    "+/-": Result.WHITE_WINS_BY_FORFEIT,
    "+--": Result.WHITE_WINS_BY_FORFEIT,
    "-/+": Result.BLACK_WINS_BY_FORFEIT,
    "--+": Result.BLACK_WINS_BY_FORFEIT,
    "-/-": Result.DOUBLE_FORFEIT,
}


@dataclass(frozen=True)
class KeizerFile:
    """One tournament of the file, and what of it is kept without being scored.

    `unknown` are round, board and text of results nobody knows, `without_round` rows of games
    without a round (round, White, Black, result, moment), `updated` when results came.
    """

    competition: Competition
    unknown: tuple[tuple[int, int, str], ...]
    without_round: tuple[tuple, ...] = ()
    updated: tuple[tuple[int, int, str], ...] = ()

    @property
    def unknown_results(self) -> tuple[str, ...]:
        return tuple(f"round {number}: {text}" for number, _, text in self.unknown)


def read_keizer_database(
    content: bytes, tournament: int = 1, score_forfeits: bool = False
) -> KeizerFile:
    """Seeding by the first value list, else by rating; only rows of this tournament count."""
    known = RESULTS | (FORFEITS if score_forfeits else {})
    try:
        with guarded(content, KIND) as connection:
            return _read(connection, tournament, known)
    except KeyError as unknown:
        raise UnreadableDatabase(f"This keizer.db file has no player {unknown}") from None


def _rows(connection: sqlite3.Connection, query: str, values: tuple, most: int) -> list[tuple]:
    rows = connection.execute(query, values).fetchmany(most + 1)
    if len(rows) > most:
        raise UnreadableDatabase(f"A keizer.db file has at most {most} rows of a kind")
    return rows


def _read(connection: sqlite3.Connection, tournament: int, known: dict[str, Result]) -> KeizerFile:
    described = connection.execute(
        "SELECT description FROM tournament WHERE rowid = ?", (tournament,)
    ).fetchone()
    if described is None:
        raise UnreadableDatabase(f"This file has no tournament {tournament}")
    numbers, entrants, top = _players(connection, tournament)
    games = _Games(numbers, known)
    for row in _game_rows(connection, tournament):
        games.take(*row)
    competition = Competition(
        entrants=entrants,
        rounds=games.rounds(),
        name=str(described[0])[:60],
        system="keizer",
        settings={"top_value": str(top)} if top is not None else {},
    )
    return KeizerFile(
        competition, tuple(games.unknown), tuple(games.without_round), tuple(games.updated)
    )


def _players(
    connection: sqlite3.Connection, tournament: int
) -> tuple[dict[int, int], tuple[Entrant, ...], Fraction | None]:
    rows = _rows(
        connection,
        """SELECT player.rowid, name, category, rating, first.score
           FROM player LEFT JOIN ranking AS first
           ON first.player_id = player.rowid AND first.tournament_id = ? AND first.round_number = 1
           WHERE player.rowid IN (SELECT player_id FROM ranking WHERE tournament_id = ?)
              OR player.rowid IN (SELECT white FROM round WHERE tournament_id = ?)
              OR player.rowid IN (SELECT black FROM round WHERE tournament_id = ?)""",
        (tournament,) * 4,
        MOST_PLAYERS,
    )
    rows.sort(key=lambda row: (-(row[4] or 0), -_rating(row[1], row[3]), row[0]))
    numbers = {row[0]: number for number, row in enumerate(rows, start=1)}
    entrants = tuple(
        Entrant(numbers[rowid], str(name), _rating(name, rating), category=str(category or ""))
        for rowid, name, category, rating, _ in rows
    )
    values = [Fraction(row[4]) for row in rows if row[4] is not None]
    return numbers, entrants, max(values, default=None)


def _rating(name: object, rating: object) -> int:
    """Nothing is 0; a text that is no number is said to be so."""
    try:
        return int(rating or 0)  # type: ignore[call-overload]
    except (TypeError, ValueError):
        shown = str(rating)[:LONGEST_RESULT]
        problem = f"In this keizer.db file the rating of {name} is not a number: {shown}"
        raise UnreadableDatabase(problem) from None


def _game_rows(connection: sqlite3.Connection, tournament: int) -> list[tuple]:
    return _rows(
        connection,
        """SELECT round_number, white, black, result, last_updated FROM round
           WHERE tournament_id = ? ORDER BY round_number, rowid""",
        (tournament,),
        MOST_GAMES,
    )


class _Games:
    """The games of a file, row after row; players by the numbers they have here."""

    def __init__(self, numbers: dict[int, int], known: dict[str, Result]) -> None:
        self.numbers, self.known = numbers, known
        self.games: dict[int, list[Game]] = {}
        self.seated: set[tuple[int, int]] = set()
        self.unknown: list[tuple[int, int, str]] = []
        self.without_round: list[tuple] = []
        self.updated: list[tuple[int, int, str]] = []

    def take(self, number: object, white: int, black: int, text: object, moment: object) -> None:
        written = str(text or "")[:LONGEST_RESULT]
        when = str(moment)[:LONGEST_RESULT] if moment is not None else None
        sides = self.numbers[white], self.numbers[black]
        if number is None:
            if len(self.without_round) < MOST_UNKNOWN:
                self.without_round.append((None, *sides, written or None, when))
            return
        played = int(number)  # type: ignore[call-overload]
        boards = self.games.setdefault(played, [])
        boards.append(Game(*sides, self._result(played, len(boards) + 1, written), len(boards) + 1))
        if when is not None:
            self.updated.append((played, len(boards), when))
        both = {(played, white), (played, black)}
        if len(both) < 2 or both & self.seated:
            raise UnreadableDatabase(f"Round {played} seats a player twice")
        self.seated |= both

    def _result(self, number: int, board: int, written: str) -> Result:
        plain = _plain(written)
        if plain not in self.known and len(self.unknown) < MOST_UNKNOWN:
            self.unknown.append((number, board, written))
        return self.known.get(plain, Result.NONE)

    def rounds(self) -> tuple[Round, ...]:
        return tuple(Round(number, tuple(games)) for number, games in self.games.items())


def _plain(text: str) -> str:
    """'½-½' however the half was typed: one sign, or digits around either slash."""
    compact = unicodedata.normalize("NFKC", text).replace("\u2044", "/").replace(" ", "")
    return compact.replace("\u2013", "-")
