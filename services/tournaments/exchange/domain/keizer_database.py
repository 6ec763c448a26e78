"""Read a keizer.db file: players, rounds, and the results that mean something."""

import sqlite3
import unicodedata
from dataclasses import dataclass
from fractions import Fraction

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.results import Result

HEADER = b"SQLite format 3\x00"
NEEDED = {"player", "tournament", "round", "ranking"}
RESULTS = {
    "1-0": Result.WHITE_WINS,
    "0-1": Result.BLACK_WINS,
    "1/2-1/2": Result.DRAW,
    "+/-": Result.WHITE_WINS_BY_FORFEIT,
    "+--": Result.WHITE_WINS_BY_FORFEIT,
    "-/+": Result.BLACK_WINS_BY_FORFEIT,
    "--+": Result.BLACK_WINS_BY_FORFEIT,
    "-/-": Result.DOUBLE_FORFEIT,
    "": Result.NONE,
}


class UnreadableDatabase(ValueError):
    """This is not a keizer.db file"""


@dataclass(frozen=True)
class KeizerFile:
    """One tournament of the file, the names it used, and the results nobody knows."""

    competition: Competition
    unknown_results: tuple[str, ...]


def read_keizer_database(content: bytes, tournament: int = 1) -> KeizerFile:
    """Seeding by the first value list, else by rating; only rows of this tournament count."""
    if not content.startswith(HEADER):
        raise UnreadableDatabase("This is not a keizer.db file")
    connection = sqlite3.connect(":memory:")
    try:
        connection.deserialize(content)
        connection.execute("PRAGMA trusted_schema = OFF")
        return _read(connection, tournament)
    except UnreadableDatabase:
        raise
    except KeyError as unknown:
        raise UnreadableDatabase(f"This keizer.db file has no player {unknown}") from None
    except (sqlite3.Error, ArithmeticError, TypeError, ValueError) as failure:
        raise UnreadableDatabase(f"This is not a keizer.db file: {failure}") from failure
    finally:
        connection.close()


def _read(connection: sqlite3.Connection, tournament: int) -> KeizerFile:
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    if not {name for (name,) in tables} >= NEEDED:
        raise UnreadableDatabase("This is not a keizer.db file: tables are missing")
    described = connection.execute(
        "SELECT description FROM tournament WHERE rowid = ?", (tournament,)
    ).fetchone()
    if described is None:
        raise UnreadableDatabase(f"This file has no tournament {tournament}")
    numbers, entrants, top = _players(connection, tournament)
    rounds, unknown = _rounds(connection, tournament, numbers)
    competition = Competition(
        entrants=entrants,
        rounds=rounds,
        name=str(described[0])[:60],
        system="keizer",
        settings={"top_value": str(top)} if top is not None else {},
    )
    return KeizerFile(competition, unknown)


def _players(
    connection: sqlite3.Connection, tournament: int
) -> tuple[dict[int, int], tuple[Entrant, ...], Fraction | None]:
    rows = connection.execute(
        """SELECT player.rowid, name, category, rating, first.score
           FROM player LEFT JOIN ranking AS first
           ON first.player_id = player.rowid AND first.tournament_id = ? AND first.round_number = 1
           WHERE player.rowid IN (SELECT player_id FROM ranking WHERE tournament_id = ?)
              OR player.rowid IN (SELECT white FROM round WHERE tournament_id = ?)
              OR player.rowid IN (SELECT black FROM round WHERE tournament_id = ?)""",
        (tournament,) * 4,
    ).fetchall()
    rows.sort(key=lambda row: (-(row[4] or 0), -(row[3] or 0), row[0]))
    numbers = {row[0]: number for number, row in enumerate(rows, start=1)}
    entrants = tuple(
        Entrant(numbers[rowid], str(name), int(rating or 0), category=str(category or ""))
        for rowid, name, category, rating, _ in rows
    )
    values = [Fraction(row[4]) for row in rows if row[4] is not None]
    return numbers, entrants, max(values, default=None)


def _rounds(
    connection: sqlite3.Connection, tournament: int, numbers: dict[int, int]
) -> tuple[tuple[Round, ...], tuple[str, ...]]:
    rows = connection.execute(
        """SELECT round_number, white, black, result FROM round
           WHERE tournament_id = ? AND round_number IS NOT NULL ORDER BY round_number, rowid""",
        (tournament,),
    ).fetchall()
    games: dict[int, list[Game]] = {}
    unknown = []
    for round_number, white, black, text in rows:
        written = _plain(text or "")
        if written not in RESULTS:
            unknown.append(f"round {round_number}: {text}")
        board = games.setdefault(int(round_number), [])
        result = RESULTS.get(written, Result.NONE)
        board.append(Game(numbers[white], numbers[black], result, len(board) + 1))
        _refuse_double_booking(int(round_number), board)
    return tuple(Round(number, tuple(board)) for number, board in games.items()), tuple(unknown)


def _refuse_double_booking(round_number: int, games: list[Game]) -> None:
    seated = [number for game in games for number in (game.white, game.black)]
    if len(seated) != len(set(seated)):
        raise UnreadableDatabase(f"Round {round_number} seats a player twice")


def _plain(text: str) -> str:
    """'½-½' however the half was typed: one sign, or digits around either slash."""
    compact = unicodedata.normalize("NFKC", text).replace("\u2044", "/").replace(" ", "")
    return compact.replace("\u2013", "-")
