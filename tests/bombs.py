"""Small files that cost much to who reads them carelessly; each is made when it is asked for."""

import json
import sqlite3

TABLES = {
    "player": "CREATE TABLE player (name TEXT NOT NULL, category TEXT, rating INT NOT NULL)",
    "tournament": "CREATE TABLE tournament (description TEXT NOT NULL, status TEXT)",
    "ranking": "CREATE TABLE ranking (tournament_id, player_id, round_number, score)",
    "round": "CREATE TABLE round (round_number, tournament_id, white, black, result, last_updated)",
}
COUNTING = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000)"
PLAYER = "001 {:4}      {:33} 1000" + " " * 39


def a_database(*statements: str, **tables: str) -> bytes:
    """A keizer.db with two players and one game, some of its tables defined otherwise."""
    connection = sqlite3.connect(":memory:")
    for definition in (TABLES | tables).values():
        connection.execute(definition)
    connection.execute("INSERT INTO tournament VALUES ('Club', 'OPEN')")
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    return connection.serialize()


def computed_column(expression: str) -> bytes:
    """The definition comes after the rows, which SQLite would compute while they are inserted."""
    written = expression.replace("'", "''")
    return a_database(
        "INSERT INTO player VALUES ('A', 1), ('B', 2)",
        "INSERT INTO round VALUES (1, 1, 1, 2, '1-0', NULL)",
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET sql = 'CREATE TABLE player (name TEXT, rating INT, category TEXT"
        f" AS ({written}))' WHERE name = 'player'",
        player="CREATE TABLE player (name TEXT, rating INT)",
    )


def view(expression: str) -> bytes:
    return a_database(round=f"CREATE VIEW round AS {expression}")


def one_crowded_round() -> bytes:
    return a_database(
        "INSERT INTO player WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
        " WHERE i < 90000) SELECT 'P', '', 0 FROM n",
        "INSERT INTO round SELECT 1, 1, rowid, rowid + 45000, '', NULL FROM player"
        " WHERE rowid <= 45000",
    )


def crossed_rankings() -> bytes:
    return a_database(
        "INSERT INTO player VALUES ('A', '', 0), ('B', '', 0)",
        "INSERT INTO ranking WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
        " WHERE i < 60000) SELECT 1, 1, 1, 1 FROM n",
        "INSERT INTO round VALUES (1, 1, 1, 2, '1-0', NULL)",
    )


def long_cell() -> bytes:
    return a_database(
        "INSERT INTO player VALUES ('A', '', 0), ('B', '', 0)",
        f"INSERT INTO round VALUES (1, 1, 1, 2, '{'x' * 3_000_000}', NULL)",
    )


DATABASES = {
    "a computed column of a gigabyte": lambda: computed_column("printf('%.*c', 900000000, 'x')"),
    "a computed column of zeros": lambda: computed_column("hex(zeroblob(400000000))"),
    "a view that counts for ever": lambda: view(
        f"{COUNTING} SELECT 1 AS round_number, 1 AS tournament_id, i AS white, 0 AS black,"
        " '' AS result FROM n"
    ),
    "a virtual table": lambda: a_database(
        round="CREATE VIRTUAL TABLE round USING fts5(round_number, tournament_id, white, black,"
        " result, last_updated)"
    ),
    "ninety thousand players in a round": one_crowded_round,
    "a player ranked sixty thousand times": crossed_rankings,
    "a result of three megabytes": long_cell,
}

# Of /tournament-imports, by form.
TOURNAMENTS = {
    "everybody kept apart": (
        "trf",
        lambda: "XXP " + " ".join(map(str, range(1, 6000))) + "\n" + PLAYER.format(1, "A"),
    ),
    "everybody kept apart, line by line": (
        "trf",
        lambda: "\n".join(
            "XXP " + " ".join(map(str, range(start, start + 90))) for start in range(1, 9000, 45)
        ),
    ),
    "a line of a hundred thousand rounds": (
        "trf",
        lambda: "\n".join(
            [PLAYER.format(1, "A") + "   2 w 1  " * 100_000]
            + [PLAYER.format(number, "B") + "   1 b 0" for number in range(2, 9000)]
        ),
    ),
    "a roster that names one player a million times": (
        "json",
        lambda: json.dumps(
            {
                "format": "entente-tournament",
                "entrants": [{"number": n, "name": f"P{n}"} for n in range(1, 3000)],
                "teams": [{"number": 1, "name": "T", "roster": [1] * 1_000_000}],
            }
        ),
    ),
    "a hundred thousand columns": (
        "csv",
        lambda: "name," + ",".join(f"c{n}" for n in range(100_000)) + "\nA" * 100_000,
    ),
    "a cell of a megabyte": ("csv", lambda: "name,rating\n" + "A" * (1 << 20) + ",1000"),
    "a quote that never ends": ("csv", lambda: 'name,rating\n"' + "A,1\n" * 500_000),
    "lists in lists": ("json", lambda: "[" * 500_000),
    "objects in objects": ("json", lambda: '{"a":' * 200_000),
    "two million empty objects": (
        "json",
        lambda: '{"format":"entente-tournament","entrants":[],"x":[' + "{}," * 2_000_000 + "{}]}",
    ),
    "two million empty players": ("platform", lambda: '{"players":[' + "{}," * 2_000_000 + "{}]}"),
    "a rating of a million digits": (
        "platform",
        lambda: '{"players":[{"last_name":"A","standard_rating":' + "9" * 1_000_000 + "}]}",
    ),
    "an exponent beyond all numbers": (
        "platform",
        lambda: '{"players":[{"last_name":"A","fee":1e999999999}]}',
    ),
}

GAMES = {
    "a comment that never ends": lambda: "{" * 2_000_000,
    "brackets in brackets": lambda: "1. e4 " + "(" * 1_000_000,
    "a tag that never ends": lambda: '[White "' + "\\" * 2_000_000,
    "numbers and spaces": lambda: ("1" + " " * 1000) * 2000,
    "a hundred thousand games": lambda: "*\n" * 100_000,
}

# Of /league-imports, by form.
ENTITIES = "".join(
    f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' if n else '<!ENTITY e0 "xxxxxxxxxx">'
    for n in range(10)
)
LOGS = {
    "a billion laughs": (
        "mjlog",
        lambda: f"<!DOCTYPE mjloggm [{ENTITIES}]><mjloggm>&e9;</mjloggm>",
    ),
    "elements in elements": ("mjlog", lambda: "<a>" * 600_000),
    "an element of many attributes": (
        "mjlog",
        lambda: "<INIT " + " ".join(f'a{n}=""' for n in range(150_000)) + "/>",
    ),
    "a hand of half a million tiles": (
        "mjlog",
        lambda: (
            '<mjloggm><GO type="0"/><INIT seed="0,0,0,0,0,0" ten="250,250,250,250" oya="0" '
            + " ".join(f'hai{seat}="{"1," * 200_000}"' for seat in range(4))
            + "/></mjloggm>"
        ),
    ),
    "lists in lists": ("tenhou6", lambda: "[" * 1_000_000),
    "a number of a million digits": ("tenhou6", lambda: '{"log":[' + "9" * 1_000_000 + "]}"),
    "objects in objects": ("mjai", lambda: '{"a":' * 300_000),
    "a million empty lines": ("mjai", lambda: "\n" * 2_000_000),
    "seven hundred thousand empty objects": (
        "json",
        lambda: '{"hands":[' + "{}," * 690_000 + "{}]}",
    ),
}

RECORDS = {
    "variations in variations": lambda: "(;" * 15_000,
    "thirty thousand brackets in a value": lambda: "(;C[" + "(" * 30_000,
    "escapes without end": lambda: "(;C[" + "\\" * 30_000,
    "a board of a billion lines": lambda: "(;SZ[1000000000])",
}

MAILS = {
    "parts in parts": lambda: b"".join(
        b'Content-Type: multipart/mixed; boundary="%d"\n\n--%d\n' % (n, n) for n in range(2000)
    ),
    "comments in comments": lambda: b"From: " + b"(" * 60_000 + b"\nSubject: [a] b\n\nKey: a\n",
    "a subject of spaces and lines": lambda: (
        b"From: a@b.org\nSubject: [a]" + b" =?utf-8?q?=0A?= b" * 4000 + b"\n\nKey: a\n"
    ),
    "addresses without end": lambda: b"From: " + b"a," * 60_000 + b"\nSubject: [a] b\n\nKey: a\n",
}
