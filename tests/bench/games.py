"""Rates of Diplomacy games next to bare Flask, and what a read costs among many games."""

import json
from collections.abc import Iterator
from urllib.parse import quote

from sqlalchemy import create_engine, text

from tests.api import Api
from tests.bench.load import Rate, rate_of
from tests.bench.table import Row, rate_row
from tests.games.diplomacy.table import FRANCE, Table, a_crowd
from tests.stack import Stack

FEW, MANY = 100, 10_000
HOLDING = [
    {"order_type": 4, "active_unit": {"type_unit": kind, "role": 2, "zone": zone}}
    for kind, zone in ((1, 37), (1, 47), (2, 14))
]


def measure(stack: Stack, bare_url: str) -> Iterator[Row]:
    api = Api(stack)
    table = Table(api, a_crowd(api)).seat_all().start()
    bare = rate_of(bare_url)
    yield rate_row("bare Flask hello", bare, bare)
    yield _submissions(stack, table, bare)
    reads = {}
    for count in (FEW, MANY):
        _fill_games(stack, table.game_id, count)
        for what, path in (
            ("position", f"/game-positions/{table.game_id}"),
            ("game", f"/games/{quote(table.name)}"),
        ):
            reads[what, count] = rate_of(stack.urls["games"] + path)
            yield rate_row(f"games GET a {what} among {count} games", reads[what, count], bare)
    for what in ("position", "game"):
        growth = reads[what, FEW].requests_per_second / reads[what, MANY].requests_per_second
        cost = f"cost of a {what} among {MANY} games"
        yield Row(cost, f"{growth:.2f}", f"of that among {FEW}")


def _submissions(stack: Stack, table: Table, bare: Rate) -> Row:
    player = table.crowd.holder(FRANCE)
    headers = {"AccessToken": player.token, "Content-Type": "application/json"}
    body = json.dumps({"role_id": FRANCE, "pseudo": player.pseudo, "orders": HOLDING})
    return rate_row(
        "games POST /game-orders (games, solver, store)",
        rate_of(
            f"{stack.urls['games']}/game-orders/{table.game_id}",
            headers,
            verb="POST",
            bodies=[body],
        ),
        bare,
        0.15,
    )


def _fill_games(stack: Stack, like: int, count: int) -> None:
    """Copies of a game straight into the database, until there are so many."""
    with create_engine(f"sqlite:///{stack.data}/games.db").begin() as connection:
        game = dict(
            connection.execute(text("SELECT * FROM diplomacy_games WHERE id = :id"), {"id": like})
            .mappings()
            .one()
        )
        board = connection.execute(
            text("SELECT position FROM diplomacy_positions WHERE game_id = :id"), {"id": like}
        ).scalar_one()
        newest = connection.execute(text("SELECT max(id) FROM diplomacy_games")).scalar_one()
        copies = [
            game | {"id": number, "name": f"copy {number}", "comparable_name": f"copy {number}"}
            for number in range(newest + 1, count + 1)
        ]
        connection.execute(
            text(
                f"INSERT INTO diplomacy_games ({', '.join(game)}) "
                f"VALUES ({', '.join(':' + name for name in game)})"
            ),
            copies,
        )
        connection.execute(
            text("INSERT INTO diplomacy_positions (game_id, position) VALUES (:id, :position)"),
            [{"id": copy["id"], "position": board} for copy in copies],
        )
