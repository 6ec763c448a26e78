"""Go: the board beside sgfmill's, moves over HTTP, and a status page among fifty thousand games."""

import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection

from sgfmill import boards
from sqlalchemy import Engine, create_engine, text

from services.games.go.domain.board import Board
from services.games.go.domain.points import sgf_of
from services.games.go.domain.position import Position
from services.games.go.domain.rules_broken import RuleBroken
from services.games.go.domain.score_proposal import proposal_of, score_proposal
from tests.api import Api
from tests.bench.load import rate_of
from tests.bench.table import Row, at_least, rate_row
from tests.factories import Member, a_member
from tests.games.go.finished import SIZES, finished_games, verdict
from tests.stack import Stack

SIZE = 19
REPLAYED_GAMES, MOVES = 60, 260
GAMES_AT_ONCE, MOVES_EACH = 4, 60
ALL_GAMES, OWN_GAMES = 50_000, 200


def measure(stack: Stack, bare_url: str) -> Iterator[Row]:
    yield board_row()
    yield from proposal_rows()
    api, bare = Api(stack), rate_of(bare_url)
    one, other = a_member(api), a_member(api)
    games = [start(api, one, other) for _ in range(GAMES_AT_ONCE)]
    records = [random_game(seed)[:MOVES_EACH] for seed in range(GAMES_AT_ONCE)]
    started = time.monotonic()
    with ThreadPoolExecutor(GAMES_AT_ONCE) as several:
        list(several.map(lambda game, moves: play(stack, one, other, game, moves), games, records))
    rate = GAMES_AT_ONCE * MOVES_EACH / (time.monotonic() - started)
    yield Row(
        "games POST /go-moves",
        f"{rate:.0f}/s",
        f"{rate / bare.requests_per_second:.2f} of bare Flask",
        at_least(0.2, rate / bare.requests_per_second),
    )
    fill_games(create_engine(f"sqlite:///{stack.data}/games.db"), games[0], one.player_id)
    yield rate_row(
        f"games GET /go-games ({OWN_GAMES} of {ALL_GAMES} games)",
        rate_of(f"{stack.urls['games']}/go-games", {"AccessToken": one.token}),
        bare,
        0.2,
    )


def board_row() -> Row:
    """Replay the same games on both boards; ours also checks suicide and ko."""
    games = [random_game(seed) for seed in range(REPLAYED_GAMES)]
    ours, theirs = seconds_of(replay_ours, games), seconds_of(replay_sgfmill, games)
    moves = sum(map(len, games))
    return Row(
        "board: moves replayed",
        f"{moves / ours:.0f}/s",
        f"{theirs / ours:.1f} times sgfmill's {moves / theirs:.0f}/s",
        at_least(12, theirs / ours),
    )


def proposal_rows() -> Iterator[Row]:
    """How often the proposal of dead stones is right on finished games, and how long it takes."""
    for size in SIZES:
        board = max((game.board for game in finished_games(size)), key=lambda one: sum(one.stones))
        seconds = seconds_of(score_proposal_anew, [board])
        found = verdict(size)
        yield Row(
            f"dead stones proposed, {found.games} games {size}×{size}",
            f"{found.right} of {found.stones} stones right, {1000 * seconds:.0f} ms",
            f"{found.right_without} had nothing been proposed, "
            f"{found.winners_turned} winners turned round",
        )


def score_proposal_anew(board: Board) -> None:
    proposal_of.cache_clear()
    score_proposal(board)


def random_game(seed: int) -> list[tuple[int, int]]:
    chance, position, colour = random.Random(seed), Position(Board(SIZE)), 1
    moves: list[tuple[int, int]] = []
    while len(moves) < MOVES:
        point = chance.randrange(SIZE * SIZE)
        try:
            position.play(point, colour)
        except RuleBroken:
            continue
        moves.append((point, colour))
        colour = 3 - colour
    return moves


def replay_ours(moves: list[tuple[int, int]]) -> None:
    position = Position(Board(SIZE))
    for point, colour in moves:
        position.play(point, colour)


def replay_sgfmill(moves: list[tuple[int, int]]) -> None:
    board = boards.Board(SIZE)
    for point, colour in moves:
        board.play(point // SIZE, point % SIZE, " bw"[colour])


def seconds_of(replay, games: list) -> float:
    """The best of three rounds, in processor time: nobody else's work counts."""
    rounds = []
    for _ in range(3):
        started = time.process_time()
        for game in games:
            replay(game)
        rounds.append(time.process_time() - started)
    return min(rounds)


def start(api: Api, one: Member, other: Member) -> int:
    invited = api.post(
        "games",
        "/go-invitations",
        token=one.token,
        json={"pseudo": other.pseudo, "handicap_type": "black"},
    ).json()["game_id"]
    return api.post("games", f"/go-invitations/{invited}", token=other.token).json()["game_ids"][0]


def play(stack: Stack, one: Member, other: Member, game: int, moves: list[tuple[int, int]]) -> None:
    """With as little work on our side as the measurement of bare Flask has."""
    connection = HTTPConnection("127.0.0.1", stack.ports["games"])
    for number, (point, _) in enumerate(moves):
        mover = other if number % 2 else one
        body = json.dumps({"move_number": number, "move": sgf_of(point, SIZE)})
        status = 503
        while status == 503:  # "please retry": the machine is busy with something else
            connection.request(
                "POST",
                f"/go-moves/{game}",
                body,
                {"AccessToken": mover.token, "Content-Type": "application/json"},
            )
            answer = connection.getresponse()
            answer.read()
            status = answer.status
        assert status == 201


def fill_games(engine: Engine, pattern: int, player_id: int) -> None:
    """Copies of one game straight into the database: some wait for the player, most are others'."""
    with engine.begin() as connection:
        row = (
            connection.execute(text("SELECT * FROM go_games WHERE id = :id"), {"id": pattern})
            .mappings()
            .one()
        )
        names = [name for name in row if name != "id"]
        insert = text(
            f"INSERT INTO go_games ({', '.join(names)})"
            f" VALUES ({', '.join(':' + name for name in names)})"
        )
        running = {**row, "status": "PLAY", "flag_tick": 10_000_000}  # some day in 2065
        connection.execute(
            insert,
            [
                {
                    **running,
                    "black_id": black,
                    "to_move_id": black,
                    "white_id": 10**6 + number % 500,
                }
                for number in range(ALL_GAMES)
                for black in [player_id if number < OWN_GAMES else 2 * 10**6 + number % 700]
            ],
        )
