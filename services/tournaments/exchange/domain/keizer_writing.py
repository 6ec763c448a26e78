"""Write a keizer.db file: players, value lists before each round, games with their results."""

import sqlite3
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from services.tournaments.rules.competitions import Competition, in_seeding_order
from services.tournaments.rules.results import Result

SCHEMA = """
CREATE TABLE player (name TEXT NOT NULL, category TEXT, rating INT NOT NULL);
CREATE TABLE tournament (description TEXT NOT NULL, status SMALL INT NOT NULL);
CREATE TABLE x_player_tournament (
    player_id INT NOT NULL, tournament_id INT NOT NULL, score REAL NOT NULL,
    status SMALL INT NOT NULL, PRIMARY KEY (player_id, tournament_id));
CREATE TABLE ranking (
    tournament_id INT NOT NULL, player_id INT NOT NULL, round_number SMALL INT NOT NULL,
    score SMALL INT NOT NULL, PRIMARY KEY (tournament_id, player_id, round_number));
CREATE TABLE round (
    round_number SMALL INT, tournament_id INT NOT NULL, white INT NOT NULL, black INT NOT NULL,
    result TEXT, last_updated TIMESTAMP,
    PRIMARY KEY (round_number, tournament_id, white, black));
"""
WRITTEN = {
    Result.NONE: None,
    Result.WHITE_WINS: "1-0",
    Result.BLACK_WINS: "0-1",
    Result.DRAW: "½-½",
    Result.WHITE_WINS_BY_FORFEIT: "+/-",
    Result.BLACK_WINS_BY_FORFEIT: "-/+",
    Result.DOUBLE_FORFEIT: "-/-",
}
Values = Mapping[int, Fraction]
Place = tuple[int, int]


def keizer_database(
    competition: Competition,
    values: Mapping[int, Values],
    updated: Mapping[Place, str],
    kept: Mapping[str, Any],
) -> bytes:
    """`values` by round; `updated` when results came, by round and board.

    `kept` is what an earlier file had that no tournament here knows: see keizer_database.py.
    """
    connection = sqlite3.connect(":memory:")
    try:
        connection.executescript(SCHEMA)
        _write(connection, competition, values)
        connection.executemany(
            "INSERT INTO round VALUES (?, 1, ?, ?, ?, ?)",
            [*_games(competition, updated, kept), *kept.get("games_without_round", ())],
        )
        connection.commit()
        return connection.serialize()
    finally:
        connection.close()


def _write(
    connection: sqlite3.Connection, competition: Competition, values: Mapping[int, Values]
) -> None:
    connection.execute("INSERT INTO tournament VALUES (?, 0)", (competition.name,))
    scores = competition.scores()
    for entrant in in_seeding_order(competition.entrants):
        described = (entrant.number, entrant.name, entrant.category or None, entrant.rating)
        connection.execute(
            "INSERT INTO player (rowid, name, category, rating) VALUES (?, ?, ?, ?)", described
        )
        score = (entrant.number, float(scores[entrant.number]))
        connection.execute("INSERT INTO x_player_tournament VALUES (?, 1, ?, 0)", score)
    connection.executemany(
        "INSERT INTO ranking VALUES (1, ?, ?, ?)",
        [
            (player, number, _amount(value))
            for number, listed in sorted(values.items())
            for player, value in listed.items()
        ],
    )


def _games(
    competition: Competition, updated: Mapping[Place, str], kept: Mapping[str, Any]
) -> Iterator[tuple]:
    unknown = {(number, board): text for number, board, text in kept.get("unknown_results", ())}
    for played in competition.rounds:
        for game in sorted(played.games, key=lambda each: each.board):
            place = played.number, game.board
            result = WRITTEN[game.result] or unknown.get(place)
            yield played.number, game.white, game.black, result, updated.get(place)


def _amount(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)
