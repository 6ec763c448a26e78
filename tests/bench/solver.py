"""The engine next to its peers: alone, through ctypes, over REST, and the PyPI package."""

import contextlib
import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import requests

from services.solver.adjudicator import Adjudicator, write_request, write_variant
from services.solver.bridge import LIBRARY, DirectCaller
from services.solver.domain import notation
from services.solver.domain.orders import Position, Question
from services.solver.domain.positions import position_as_json
from services.solver.domain.words import LANGUAGES
from services.solver.library import names_of, variant_named
from shared.config import ROOT
from tests.bench.load import rate_of
from tests.bench.table import Row, at_least, at_most
from tests.stack import Stack

POSITIONS, UNITS = 600, 26
PEER_POSITIONS, TURN = 60, 100  # which take both about as long
BODIES, BATCH, ROUNDS = 50, 100, 7
JSON = {"Content-Type": "application/json"}
STANDARD = variant_named("standard")
NAMES = names_of("standard", "en")
# The package has its own codes for some seas.
PEER_CODES = {"MID": "MAO", "NAT": "NAO", "NRG": "NWG", "GOL": "LYO", "TYN": "TYS"}


def positions() -> list[Question]:
    """Random units all over the board, each with a random order among its legal ones."""
    random, engine, questions = Random(1), Adjudicator(DirectCaller()), []
    regions = range(1, len(STANDARD.regions) + 1)
    while len(questions) < POSITIONS:
        units = []
        for region in random.sample(regions, UNITS):
            places = [
                (unit_type, zone)
                for unit_type in (1, 2)
                for zone in range(1, STANDARD.zones + 1)
                if STANDARD.region_of(zone) == region and STANDARD.can_stand(unit_type, zone)
            ]
            units.append((random.randint(1, STANDARD.roles), *random.choice(places)))
        question = Question(STANDARD, 0, Position(units))
        options: dict[int, dict[int, list]] = {}
        for order in engine.possible(question):
            options.setdefault(order.active, {}).setdefault(order.type, []).append(order)
        orders = [random.choice(random.choice(list(kinds.values()))) for kinds in options.values()]
        questions.append(replace(question, orders=orders))
    return questions


def measure(stack: Stack, bare_url: str) -> Iterator[Row]:
    questions = positions()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "requests"
        path.write_bytes(
            b"".join(
                (len(words) // 4).to_bytes(4, sys.byteorder) + words
                for words in [write_variant(STANDARD), *map(write_request, questions)]
            )
        )
        yield instructions_row(path)
        engine = engine_seconds(path)
        bridge, peer = in_turns(questions, peer_environment(Path(folder)))
    # In turns, and the median of each: a busy moment of the machine meets all of them.
    url, echoed = stack.urls["solver"], answers(stack, questions)
    rounds = [
        (
            seconds_of(bare_url, {}, "GET", []),
            seconds_of(bare_url, JSON, "POST", echoed),
            seconds_of(f"{url}/solve", headers(stack), "POST", solving(questions)),
            seconds_of(f"{url}/batch", headers(stack), "POST", [batch_of(questions)]),
        )
        for _ in range(ROUNDS)
    ]
    bare, echo, solve, batch = map(statistics.median, zip(*rounds, strict=True))
    batch /= BATCH
    yield time_row("engine alone", engine, engine, peer)
    yield replace(
        time_row("through ctypes, Python objects in and out", bridge, engine, peer),
        aim=at_least(150, peer / bridge) if peer else None,
    )
    yield time_row("REST /batch, each of a hundred", batch, engine, peer)
    yield time_row("REST /solve", solve, engine, peer)
    if peer:
        yield time_row("PyPI diplomacy, orders being set", peer, engine, peer)
    else:
        yield Row("PyPI diplomacy", "cannot be installed", "no comparison")
    yield Row(
        "/solve",
        f"{bare / solve:.2f}",
        "of the rate of bare Flask's hello",
        at_least(0.5, bare / solve),
    )
    yield Row("/solve", f"{echo / solve:.2f}", "of bare Flask echoing JSON of that size")
    yield Row("/batch", f"{solve / batch:.1f} times", "/solve", at_least(10, solve / batch))


def time_row(what: str, seconds: float, engine: float, peer: float | None) -> Row:
    versus = f", {peer / seconds:.1f} times PyPI's rate" if peer else ""
    return Row(
        what,
        f"{1 / seconds:.0f}/s, {seconds * 1e6:.1f} us",
        f"{seconds / engine:.1f} times the engine's time{versus}",
    )


def instructions_row(requests: Path) -> Row:
    engine = LIBRARY.parent
    subprocess.run(["make", "-sC", str(engine), "bench"], check=True)
    if not shutil.which("valgrind"):
        return Row("instructions", "not counted", "valgrind is not installed")
    said = subprocess.run(
        [
            "valgrind",
            "--tool=callgrind",
            "--toggle-collect=engine_adjudicate",
            "--callgrind-out-file=/dev/null",
            str(engine / "bench"),
            str(requests),
            "1",
        ],
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    collected = int(re.search(r"Collected : (\d+)", said)[1])
    return Row(
        "instructions by callgrind",
        f"{collected / POSITIONS:.0f}",
        f"a phase of {UNITS} units",
        at_most(45_000, collected / POSITIONS),
    )


def engine_seconds(requests: Path) -> float:
    command, taken = [str(LIBRARY.parent / "bench"), str(requests), "10"], []
    for _ in range(10):
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        calls, seconds = said.split()
        taken.append(float(seconds) / int(calls))
    return statistics.median(taken)


def in_turns(questions: list[Question], python: Path | None) -> tuple[float, float | None]:
    """Seconds through ctypes and of the PyPI package, measured in turns."""
    adjudicator, ours, theirs = Adjudicator(DirectCaller()), [], []
    with peer_process(python) as peer:
        for turn in range(PEER_POSITIONS):
            if peer:
                peer.stdin.write(json.dumps(peer_position(questions[turn])) + "\n")
                peer.stdin.flush()
                theirs.append(float(peer.stdout.readline()))
            first = turn * TURN % POSITIONS
            for question in questions[first : first + TURN]:
                started = time.perf_counter()
                adjudicator.adjudicate(question)
                ours.append(time.perf_counter() - started)
    return statistics.median(ours), statistics.median(theirs) if theirs else None


def seconds_of(url: str, sent: dict[str, str], verb: str, bodies: list[str]) -> float:
    rate = rate_of(url, sent, verb=verb, bodies=bodies, seconds=1)
    assert not rate.failures
    return 1 / rate.requests_per_second


def solving(questions: list[Question]) -> list[str]:
    """Bodies for /solve."""
    return [
        json.dumps(
            {
                "variant": "standard",
                "advancement": 0,
                "orders": json.dumps([[*order[:2], *order[3:]] for order in question.orders]),
                "situation": json.dumps(position_as_json(question.position)),
            }
        )
        for question in questions[:BODIES]
    ]


def answers(stack: Stack, questions: list[Question]) -> list[str]:
    """What /solve answers to them."""
    url = f"{stack.urls['solver']}/solve"
    return [
        requests.post(url, body, headers=headers(stack), timeout=10).text
        for body in solving(questions)
    ]


def batch_of(questions: list[Question]) -> str:
    phases = [
        {
            "advancement": 0,
            "units": list(question.position.units),
            "ownerships": {},
            "orders": list(question.orders),
        }
        for question in questions[:BATCH]
    ]
    return json.dumps({"variant": "standard", "phases": json.dumps(phases)})


def headers(stack: Stack) -> dict[str, str]:
    return {"ServiceToken": stack.service_token("games", "solver"), **JSON}


def peer_environment(folder: Path) -> Path | None:
    """The interpreter of a throw-away environment with the package; None if it cannot be had."""
    python = folder / "venv" / "bin" / "python"
    try:
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        subprocess.run(
            [str(python), "-m", "pip", "install", "-q", "diplomacy"],
            check=True,
            capture_output=True,
        )
    except subprocess.CalledProcessError:
        return None
    return python


@contextlib.contextmanager
def peer_process(python: Path | None) -> Iterator[subprocess.Popen | None]:
    if python is None:
        yield None
        return
    # Isolated, since our platform.py beside it would hide the standard one.
    command = [str(python), "-I", str(ROOT / "tests/bench/peer_diplomacy.py")]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield process


def peer_position(question: Question) -> dict:
    board = {STANDARD.region_of(unit[2]): unit for unit in question.position.units}
    position: dict[str, dict[str, list[str]]] = {"units": {}, "orders": {}}
    for role, unit_type, zone in question.position.units:
        power = NAMES.role(role)
        position["units"].setdefault(power, []).append(f"{'AF'[unit_type - 1]} {peer_code(zone)}")
    for order in question.orders:
        helped = board.get(STANDARD.region_of(order.passive)) if order.passive else None
        own = helped and (order.role, *helped[1:])  # the package knows no adjectives
        text = notation.write(order, own, NAMES, LANGUAGES["en"].letters)
        text = re.sub(r"[A-Z]{3}(?:ec|nc|sc)?", lambda word: peer_word(word[0]), text)
        position["orders"].setdefault(NAMES.role(order.role), []).append(text)
    return position


def peer_code(zone: int) -> str:
    return peer_word(NAMES.zone(zone))


def peer_word(word: str) -> str:
    code, coast = word[:3], word[3:].upper()
    return PEER_CODES.get(code, code) + (f"/{coast}" if coast else "")
