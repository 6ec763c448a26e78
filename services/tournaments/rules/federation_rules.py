"""Ask the federation's rules: Dutch pairings and tie-breaks, answered by a worker process."""

import json
import select
import subprocess
import sys
import threading
from dataclasses import replace
from typing import Any

from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.engines import Demand, NoPairingPossible, Proposal
from services.tournaments.rules.reports import ReportHeader
from services.tournaments.rules.separation import meetings_despite_wish, separations_to_try
from services.tournaments.rules.systems import require_manageable
from services.tournaments.rules.trf import trf26

PAIRING_SECONDS = 300
# Records kept from a file that change points or pairings; any other could only disturb.
RECORDS_OF_RULES = frozenset({"162", "250", "299", "300", "320", "330", "352", "362", "XXA", "XXS"})
TIE_BREAK_SECONDS = 60


class RulesUnavailable(Exception):
    """The pairing rules gave no answer"""


class Worker:
    """One process at the other end of a pipe; begun when first needed, and again if it ends."""

    def __init__(self) -> None:
        self._process: subprocess.Popen | None = None
        self._one_at_a_time = threading.Lock()

    def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        line = json.dumps(question).encode() + b"\n"
        with self._one_at_a_time:
            try:
                answer = self._exchange(line, seconds)
            except (BrokenPipeError, EOFError):
                # It had gone to rest; a second one that ends at once is a failure.
                self._process = None
                try:
                    answer = self._exchange(line, seconds)
                except (BrokenPipeError, EOFError) as failure:
                    raise RulesUnavailable from failure
        if "rejected" in answer:
            raise NoPairingPossible(answer["rejected"])
        return answer

    def _exchange(self, line: bytes, seconds: float) -> dict[str, Any]:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        process.stdin.flush()
        if not select.select([process.stdout], [], [], seconds)[0]:
            self.stop()
            raise RulesUnavailable(f"The pairing rules gave no answer in {seconds:.0f} seconds")
        answer = process.stdout.readline()
        if not answer:
            process.wait()
            raise EOFError
        return json.loads(answer)

    def _running(self) -> subprocess.Popen:
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "services.tournaments.rules.federation_worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        return self._process

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


# Standings are asked for while a long pairing runs: each has its own process.
pairing_worker, tie_break_worker = Worker(), Worker()


class DutchEngine:
    """Swiss by the FIDE Dutch rules of 2026; teams by the FIDE team rules."""

    def pair(self, competition: Competition, demand: Demand) -> Proposal:
        require_manageable("swiss", len(competition.entrants))
        earlier = competition.after(demand.round - 1)
        sides = competition.teams or competition.entrants
        free = set(demand.free)
        if not free:
            return Proposal(demand.fixed)
        for apart in separations_to_try(competition, free):
            question = {
                "ask": "pair",
                "report": report(earlier, apart),
                "round": demand.round,
                "absent": [side.number for side in sides if side.number not in free],
                "explain": demand.explain,
            }
            answer = pairing_worker.ask(question, PAIRING_SECONDS)
            if answer["pairs"]:
                return _proposal(competition, demand, answer, apart)
        raise NoPairingPossible(
            "No pairing of this round respects the rules (everybody has met, or forbidden "
            "pairs are in the way); pair this round by hand"
        )


def report(competition: Competition, apart: tuple[frozenset[int], ...] = ()) -> str:
    """The tournament as the rules read it; of teams, with those players alone who are in one."""
    records = competition.unknown_records
    kept = tuple(record for record in records if record[:3] in RECORDS_OF_RULES)
    seen = replace(competition, unknown_records=kept, header=ReportHeader())
    return trf26(_of_teams(seen) if seen.teams else seen, apart=apart)


def _of_teams(competition: Competition) -> Competition:
    members = {number for team in competition.teams for number in team.roster}
    entrants = tuple(each for each in competition.entrants if each.number in members)
    rounds = tuple(
        replace(played, absences=tuple(out for out in played.absences if out[0] in members))
        for played in competition.rounds
    )
    return replace(competition, entrants=entrants, rounds=rounds)


def _proposal(
    competition: Competition, demand: Demand, answer: dict, apart: tuple[frozenset[int], ...]
) -> Proposal:
    pairs = [(white, black) for white, black in answer["pairs"] if black]
    sitting_out = tuple(white for white, black in answer["pairs"] if not black)
    bent = tuple(
        f"kept apart if possible: {w} and {b}" for w, b in meetings_despite_wish(competition, pairs)
    )
    everybody = (*demand.fixed, *pairs)
    return Proposal(everybody, sitting_out, bent, answer.get("brackets", []), apart)


def tie_break_lines(
    competition: Competition, names: list[str], *, predetermined: bool, unrated: int | None = None
) -> list[dict[str, Any]]:
    """Rank and values of every competitor, by the names of FIDE C.07."""
    question = {
        "ask": "tie_breaks",
        "report": report(competition),
        "round": max((played.number for played in competition.rounds), default=0),
        "names": names,
        "predetermined": predetermined,
        "unrated": unrated,
    }
    return tie_break_worker.ask(question, TIE_BREAK_SECONDS)["lines"]
