"""Phases read by the engine itself give what careful reading gives, to the last member."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.solver.__main__ import Script
from services.solver.bridge import LIBRARY
from services.solver.domain.json_phases import SCRIPT_RULES
from services.solver.domain.orders import Result, Section
from tests.conftest import SOAK
from tests.solver.boards import ENGINE, STANDARD, zone
from tests.solver.test_properties import question_of

SEEDS = 20_000 if SOAK else 400
PAR, BUR = zone("par"), zone("bur")
PHASE = {"id": 1, "advancement": 0, "units": [[2, 1, PAR]], "orders": [[2, 1, 1, PAR, 0, BUR, 0]]}
PLAIN = json.dumps(PHASE)


def by_the_engine(text: str, **options) -> list[dict]:
    """What the engine makes of lines that it takes whole."""
    lines = text.encode()
    done = ENGINE.adjudicate_json(STANDARD, lines, strict=False, rules=SCRIPT_RULES, **options)
    assert done.taken == len(lines)
    results = [json.loads(line) for line in done.text.splitlines()]
    assert done.answered == len(results)
    return results


def with_care(line: str, variant=STANDARD, *, strict: bool = False) -> dict:
    """The same line as the reader in Python has it adjudicated."""
    result = Script(variant, strict=strict)._result(line.encode())
    return json.loads(json.dumps(result))


def line_of(question) -> str:
    position = question.position
    return json.dumps(
        {
            "advancement": question.advancement,
            "id": f"{question.advancement}",
            "orders": [list(order) for order in question.orders],
            "units": [list(unit) for unit in position.units],
            "dislodged": [list(unit) for unit in position.dislodged],
            "forbiddens": list(position.forbiddens),
            "ownerships": dict(position.ownerships),
        }
    )


@pytest.mark.parametrize("strict", [False, True])
def test_random_phases_give_the_same_results_both_ways(strict):
    for seed in range(SEEDS):
        question = question_of(seed)
        line = line_of(question)
        done = ENGINE.adjudicate_json(
            question.variant, line.encode(), strict=strict, rules=SCRIPT_RULES
        )
        assert done.answered == 1
        assert json.loads(done.text) == with_care(line, question.variant, strict=strict)


PLAIN_LINES = {
    "an id that is a text with escapes": json.dumps(PHASE | {"id": 'a "quoted"\n\\ one'}),
    "an id that is an object": json.dumps(PHASE | {"id": {"a": [1, {"b": None}], "c": -1.5e3}}),
    "no id": json.dumps({name: value for name, value in PHASE.items() if name != "id"}),
    "members nobody knows": json.dumps(PHASE | {"phase": "M", "after": {"units": [[[]], {}, 0.5]}}),
    "spaces everywhere": json.dumps(PHASE, indent=None, separators=(" , ", " : ")),
    "a carriage return at the end": PLAIN + " \r",
    "an order that is illegal": json.dumps(PHASE | {"orders": [[2, 1, 1, PAR, 0, PAR, 0]]}),
    "a zone that does not exist": json.dumps(PHASE | {"units": [[2, 1, 500]]}),
    "two units in one place": json.dumps(PHASE | {"units": [[2, 1, PAR], [3, 1, PAR]]}),
    "a negative number": json.dumps(PHASE | {"forbiddens": [-1]}),
    "the largest number": json.dumps(PHASE | {"forbiddens": [2**31 - 1]}),
    "a dislodged unit in a phase of moves": json.dumps(PHASE | {"dislodged": [[3, 1, BUR, 0]]}),
    "retreats of which one came by sea": json.dumps(
        PHASE | {"advancement": 1, "orders": [], "dislodged": [[3, 1, BUR, None], [4, 1, PAR]]}
    ),
    "owned centers": json.dumps(PHASE | {"ownerships": {"4": 2, "1": 7}}),
}


@pytest.mark.parametrize("line", PLAIN_LINES.values(), ids=PLAIN_LINES)
def test_a_plain_line_is_read_by_the_engine(line):
    assert by_the_engine(line) == [with_care(line)]


OTHER_LINES = {
    "an id beyond ASCII": json.dumps(PHASE | {"id": "été"}, ensure_ascii=False),
    "an id with an escaped letter": json.dumps(PHASE | {"id": "été"}),
    "a name with an escape": PLAIN.replace('"units"', '"u\\u006eits"'),
    "a name that comes twice": PLAIN[:-1] + ', "units": [[2, 1, 1]]}',
    "a center that comes twice": json.dumps(PHASE)[:-1] + ', "ownerships": {"4": 2, "4": 3}}',
    "a center with a sign": json.dumps(PHASE | {"ownerships": {"+4": 2}}),
    "a center with a zero in front": json.dumps(PHASE | {"ownerships": {"04": 2}}),
    "a fraction": json.dumps(PHASE | {"forbiddens": [1.0]}),
    "an exponent": PLAIN.replace('"advancement": 0', '"advancement": 0e0'),
    "a truth in the place of a number": json.dumps(PHASE | {"units": [[2, True, PAR]]}),
    "a row too short": json.dumps(PHASE | {"units": [[2, 1]]}),
    "a row too long": json.dumps(PHASE | {"units": [[2, 1, PAR, 0]]}),
    "a number too large": json.dumps(PHASE | {"forbiddens": [2**31]}),
    "a number much too large": json.dumps(PHASE | {"forbiddens": [10**30]}),
    "more rows than a board has zones": json.dumps(PHASE | {"forbiddens": [1] * 600}),
    "no advancement": json.dumps({"units": []}),
    "an advancement below zero": json.dumps(PHASE | {"advancement": -1}),
    "an advancement beyond all games": json.dumps(PHASE | {"advancement": 100_001}),
    "a number with a zero in front": PLAIN.replace('"advancement": 0', '"advancement": 00'),
    "nested deeper than we look": json.dumps(PHASE | {"x": json.loads("[" * 60 + "]" * 60)}),
    "a comma too many": PLAIN[:-1] + ",}",
    "a comma too many in a row": PLAIN.replace("[2, 1, ", "[2, 1,, ", 1),
    "no comma": PLAIN.replace(', "units"', ' "units"'),
    "an object that does not end": PLAIN[:-1],
    "two objects on one line": PLAIN + " " + PLAIN,
    "something behind the object": PLAIN + " x",
    "a tab in a text": PLAIN[:-1] + ', "x": "a\tb"}',
    "not an object": "[1]",
    "not JSON": "{",
    "a constant that is none": PLAIN[:-1] + ', "x": nul}',
}


@pytest.mark.parametrize("line", OTHER_LINES.values(), ids=OTHER_LINES)
def test_a_line_that_is_not_plain_is_left_to_careful_reading(line):
    text = f"{PLAIN}\n{line}\n\n{PLAIN}".encode()
    done = ENGINE.adjudicate_json(STANDARD, text, strict=False, rules=SCRIPT_RULES)
    assert (done.answered, done.taken) == (1, len(PLAIN))
    results = b"".join(Script(STANDARD, strict=False).results(text)).decode().splitlines()
    assert [json.loads(result) for result in results] == [
        with_care(PLAIN),
        with_care(line),
        with_care(PLAIN),
    ]


@pytest.mark.slow
@given(st.binary(max_size=60), st.integers(0, len(PLAIN)), st.integers(0, len(PLAIN)))
def test_damaged_lines_are_answered_as_careful_reading_answers_them(bytes_, first, last):
    damaged = PLAIN[:first].encode() + bytes_.replace(b"\n", b"") + PLAIN[last:].encode()
    results = b"".join(Script(STANDARD, strict=False).results(damaged)).decode().splitlines()
    if damaged := damaged.strip(b" \t\r\n"):
        careful = Script(STANDARD, strict=False)._result(damaged)
        assert [json.loads(result) for result in results] == [json.loads(json.dumps(careful))]


def test_the_words_of_the_engine_are_the_names_of_ours():
    source = (LIBRARY.parent / "json_phases.c").read_text()

    def names(table: str) -> list[str]:
        return re.findall(r'"(\w*)"', re.search(rf"{table}\[\] = \{{(.*?)\}}", source, re.S)[1])

    assert names("result_names") == ["", *(result.name.lower() for result in Result)]
    assert names("section_names") == [section.name.lower() for section in Section]


def test_outcomes_can_be_left_out():
    (result,) = by_the_engine(PLAIN, with_outcomes=False)
    assert result == {name: value for name, value in with_care(PLAIN).items() if name != "outcomes"}
