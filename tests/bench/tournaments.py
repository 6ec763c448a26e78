"""Pairing and standings of each system next to gacrux called alone; read rates of the hall."""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

from services.tournaments.rounds.actions.compute_standings import (
    federation_standing,
    keizer_standing,
    knockout_standing,
)
from services.tournaments.rounds.engines import ENGINES
from services.tournaments.rules import federation_worker
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round, Team
from services.tournaments.rules.engines import Demand
from services.tournaments.rules.mcmahon.standing import mcmahon_standing
from services.tournaments.rules.molter import LARGEST_MOLTER
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.standings import PRESETS
from services.tournaments.rules.systems import BRACKETS, LARGEST_MCMAHON, TEAM_SYSTEMS
from services.tournaments.rules.trf import trf26
from tests.api import Api
from tests.bench.load import rate_of
from tests.bench.table import Row, at_most, rate_row
from tests.factories import a_member
from tests.stack import Stack
from tests.tournaments.arrangements import a_hall

SIZES = (100, 500, 1000)
LONGEST_PAIRING = {500: 5, 1000: 20}  # seconds
SYSTEMS = (
    "swiss",
    "mcmahon",
    "keizer",
    "round_robin",
    "knockout",
    "double_elimination",
    "scheveningen",
    "molter",
    "team_swiss",
    "team_round_robin",
)
LARGEST = {"mcmahon": LARGEST_MCMAHON, "molter": LARGEST_MOLTER}
WITH_HISTORY = ("swiss", "mcmahon", "keizer")
OUTCOMES = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)


def measure(stack: Stack, bare_url: str) -> Iterator[Row]:
    _standing(played(field(4, "swiss"), 1))  # begins both worker processes
    for size in SIZES:
        yield from _systems(size)
    yield from _season()
    yield from _reading(stack, bare_url)


def field(size: int, system: str) -> Competition:
    entrants = tuple(
        Entrant(n, f"Player {n}", 2600 - n, team=1 + n % 2) for n in range(1, size + 1)
    )
    teams = (
        tuple(
            Team(n, f"Team {n}", tuple(range(4 * n - 3, 4 * n + 1)))
            for n in range(1, size // 4 + 1)
        )
        if system in TEAM_SYSTEMS
        else ()
    )
    return Competition(
        entrants, system=system, planned_rounds=size, start_date="2026-05-01", teams=teams
    )


def played(competition: Competition, rounds: int) -> Competition:
    """Rounds drawn by lot: the cost of pairing the next one depends on history, not on merit."""
    dice = random.Random(1)
    for number in range(1, rounds + 1):
        present = [entrant.number for entrant in competition.entrants]
        found = ENGINES[competition.system].pair(competition, Demand(number, tuple(present)))
        games = tuple(
            Game(white, black, dice.choice(OUTCOMES), board)
            for board, (white, black) in enumerate(found.pairs, start=1)
        )
        out = tuple((each, Absence.PAIRING_BYE) for each in found.sitting_out)
        competition = replace(competition, rounds=(*competition.rounds, Round(number, games, out)))
    return competition


def seconds(act: Callable[[], object]) -> float:
    started = time.perf_counter()
    act()
    return time.perf_counter() - started


def _systems(size: int) -> Iterator[Row]:
    swiss = played(field(size, "swiss"), 2)
    report = trf26(swiss)
    question = {"report": report, "round": 3, "absent": [], "explain": False}
    alone = seconds(lambda: federation_worker.pair(question))
    names = {
        "report": report,
        "round": 2,
        "names": list(PRESETS["swiss"]),
        "unrated": None,
        "predetermined": False,
    }
    ranked = seconds(lambda: federation_worker.tie_breaks(names))
    yield Row(f"{size} players: gacrux alone", f"pairs in {alone:.2f} s, ranks in {ranked:.2f} s")
    for system in SYSTEMS:
        if size > LARGEST.get(system, size):
            yield Row(f"{size} players: {system}", f"takes at most {LARGEST[system]}")
            continue
        # A knockout has one more round only after decisive games: its first round is measured.
        known = replace(swiss, system=system) if system in WITH_HISTORY else field(size, system)
        number = len(known.rounds) + 1
        demand = Demand(number, tuple(side.number for side in known.teams or known.entrants))
        pairing = seconds(lambda s=system, k=known, d=demand: ENGINES[s].pair(k, d))
        ranked_one = replace(known if known.teams else swiss, system=system)
        standing = seconds(lambda c=ranked_one: _standing(c))
        yield Row(
            f"{size} players: {system}",
            f"pairs in {pairing:.2f} s, ranks in {standing:.2f} s",
            f"{pairing / alone:.2f} and {standing / ranked:.2f} of gacrux alone",
            at_most(LONGEST_PAIRING[size], pairing, " s") if size in LONGEST_PAIRING else None,
        )


def _standing(competition: Competition) -> object:
    if competition.system == "keizer":
        return keizer_standing(competition)
    if competition.system == "mcmahon":
        return mcmahon_standing(competition)
    if competition.system in BRACKETS:
        return knockout_standing(replace(competition, rounds=()))
    return federation_standing(competition)


def _season() -> Iterator[Row]:
    dice = random.Random(2)
    rounds = []
    for number in range(1, 41):
        order = dice.sample(range(1, 201), 200)
        pairs = zip(order[::2], order[1::2], strict=True)
        rounds.append(Round(number, tuple(Game(w, b, dice.choice(OUTCOMES)) for w, b in pairs)))
    season = replace(field(200, "keizer"), rounds=tuple(rounds))
    ranking = seconds(lambda: keizer_standing(season))
    everybody = tuple(range(1, 201))
    pairing = seconds(lambda: ENGINES["keizer"].pair(season, Demand(41, everybody)))
    yield Row(
        "Keizer, 200 players after 40 rounds", f"pairs in {pairing:.2f} s, ranks in {ranking:.2f} s"
    )


def _reading(stack: Stack, bare_url: str) -> Iterator[Row]:
    hall = a_hall(Api(stack), a_member(Api(stack)))
    hall.register(100)
    hall.play(1)
    hall.pair()
    hall.publish(2)
    base, bare = stack.urls["tournaments"], rate_of(bare_url)
    yield rate_row("bare Flask hello", bare, bare)
    for name, path in {
        "standings of 100 players": f"/tournament-standings/{hall.tournament}",
        "crosstable of 100 players": f"/tournament-crosstables/{hall.tournament}",
        "boards of a round, 100 players": f"/tournament-rounds/{hall.tournament}/2",
        "one tournament": f"/tournaments/{hall.tournament}",
    }.items():
        yield rate_row(name, rate_of(base + path), bare, 0.45)
