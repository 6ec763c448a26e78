"""`make demo` as tests start it, and all that anybody can see of what it has made."""

import subprocess
import sys
from typing import Any

from deploy.demo.client import PASSWORD
from shared.config import ROOT
from tests.api import Api
from tests.conftest import SOAK
from tests.stack import Stack

PATIENCE_SECONDS = 900
OF_GAMES = ("/game-positions/1", "/game-allocations/1", "/game-positions/2", "/game-allocations/3")
OF_TOURNAMENTS = (
    "/table-standings/1",
    "/tournament-standings/2",
    "/tournament-standings/3",
    "/tournament-rounds/2/2",
    "/league-standings/1",
    "/ladders/1",
)


def start_demo(stack: Stack) -> subprocess.CompletedProcess[str]:
    """What it prints; it ends when everything is there."""
    return subprocess.run(
        [sys.executable, "-m", "deploy.demo", "--leave", *([] if SOAK else ["--small"])],
        cwd=ROOT,
        env=stack.environment
        | {"DEMO_DATA": str(stack.data), "COLUMNS": "200", "CLOCK_ADJUDICATES": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )


def what_is_there(stack: Stack) -> dict[str, Any]:
    """Positions and standings, without moments, which are those of the day."""
    api = Api(stack)
    master = api.login("elodie", PASSWORD)
    found = {path: api.get("games", path, token=master).json() for path in OF_GAMES}
    found |= {path: api.get("tournaments", path).json() for path in OF_TOURNAMENTS}
    found["ladder"] = [place["pseudo"] for place in found.pop("/ladders/1")["places"]]
    found["Go"] = states_of_go(api, master)
    return without_moments(found)


def without_moments(answer: Any) -> Any:
    if isinstance(answer, dict):
        kept = {name: each for name, each in answer.items() if not name.endswith("_at")}
        return {name: without_moments(each) for name, each in kept.items()}
    return list(map(without_moments, answer)) if isinstance(answer, list) else answer


def states_of_go(api: Api, token: str) -> list[str]:
    """Of every game there is, the first first."""
    found: list[str] = []
    while True:
        answer = api.get("games", f"/go-games/{len(found) + 1}", token=token)
        if not answer.ok:
            return found
        found.append(answer.json()["status"])
