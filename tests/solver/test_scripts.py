"""`python -m services.solver`: a phase a line in, a result a line out."""

import json
import subprocess
import sys
from pathlib import Path

from tests.solver.boards import zone

ROOT = Path(__file__).parents[2]
PHASE = {
    "id": "one",
    "phase": "M",
    "advancement": 0,
    "units": [[2, 1, zone("par")]],
    "dislodged": [],
    "forbiddens": [],
    "ownerships": {"4": 2},
    "orders": [[2, 1, 1, zone("par"), 0, zone("bur"), 0]],
}


def results(*lines: str, options: tuple[str, ...] = ()) -> list[dict]:
    done = subprocess.run(
        [sys.executable, "-m", "services.solver", *options],
        cwd=ROOT,
        text=True,
        input="\n".join(lines) + "\n",
        capture_output=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_results_come_in_the_order_of_the_phases():
    found = results(*(json.dumps(PHASE | {"id": rank}) for rank in range(5)))
    assert [result["id"] for result in found] == list(range(5))
    assert found[0] == {
        "id": 0,
        "units": [[2, 1, zone("bur")]],
        "dislodged": [],
        "forbiddens": [],
        "ownerships": {"4": 2},
        "outcomes": [
            {
                "order": [2, 1, 1, zone("par"), 0, zone("bur")],
                "result": "succeeds",
                "row": 0,
                "strength": 1,
            }
        ],
    }


def test_a_line_that_makes_no_sense_is_answered_and_the_next_is_played():
    found = results(
        "{",
        json.dumps([1]),
        json.dumps(PHASE | {"units": [[2, 1, "x"]]}),
        json.dumps(PHASE | {"units": [[2, 1, 500]]}),
        json.dumps(PHASE),
    )
    assert [result.get("error") for result in found] == [
        found[0]["error"],
        "line: must be an object",
        "units.0.2: must be a whole number of 32 bits",
        "bad_zone",
        None,
    ]
    assert found[0]["error"].startswith("not JSON")


def test_strict_refuses_and_says_where():
    found = results(json.dumps(PHASE | {"orders": []}), options=("--strict",))
    assert found == [{"id": "one", "error": "order_missing", "where": "units", "row": 0}]


def test_another_variant_can_be_chosen():
    phase = PHASE | {"units": [[3, 1, 10]], "orders": [[3, 1, 1, 10, 0, 11, 0]], "ownerships": {}}
    assert results(json.dumps(phase), options=("--variant", "isthmus"))[0]["units"] == [[3, 1, 11]]


def test_a_phase_is_answered_before_the_next_is_sent():
    with subprocess.Popen(
        [sys.executable, "-m", "services.solver"],
        cwd=ROOT,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        for rank in range(3):
            process.stdin.write(json.dumps(PHASE | {"id": rank}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == rank
        process.stdin.close()
    assert process.returncode == 0


def test_a_unit_has_the_benefit_of_the_doubt_when_a_convoy_may_have_dislodged_it():
    phase = PHASE | {
        "advancement": 1,
        "orders": [[6, 6, 1, zone("con"), 0, zone("ank"), 0]],
        "units": [[1, 1, zone("con")], [1, 2, zone("BLA")]],
        "dislodged": [[6, 1, zone("con"), zone("ank")]],
    }
    assert [6, 1, zone("ank")] in results(json.dumps(phase))[0]["units"]
    without_fleet = phase | {"units": [[1, 1, zone("con")]]}
    assert [6, 1, zone("ank")] not in results(json.dumps(without_fleet))[0]["units"]
