"""A crash or an endless loop of the engine harms one request only."""

import shutil
import subprocess
import threading
from pathlib import Path

import pytest

from services.solver.adjudicator import Adjudicator
from services.solver.bridge import LIBRARY
from services.solver.children import ChildCaller
from services.solver.refusals import EngineFailed, EngineTooSlow
from tests.packages import skip
from tests.solver.boards import ENGINE, movement

pytestmark = pytest.mark.slow

COMPILER = shutil.which("gcc") or shutil.which("clang")
# An engine with two traps that no request of ours can spring: the real one knows no such roles.
BROKEN = """
#include <stdint.h>
#include <stdlib.h>
#include "engine.h"
#define engine_adjudicate real_adjudicate
#include "engine.c"
#undef engine_adjudicate
ENGINE_EXPORTED int32_t engine_adjudicate(const struct engine_variant *variant,
    const int32_t *request, size_t length, int32_t *reply, size_t capacity, size_t *written)
{
    if (request[ENGINE_REQUEST_ROLE] == 7)
        abort();
    for (volatile int turning = 1; request[ENGINE_REQUEST_ROLE] == 6 && turning;)
        ;
    return real_adjudicate(variant, request, length, reply, capacity, written);
}
"""
CRASHES, HANGS = 7, 6
FINE = movement("FRANCE\nA par - bur\n")


def asking_for(role: int):
    return movement("FRANCE\nA par - bur\n", role=role)


@pytest.fixture(scope="module")
def broken_engine(tmp_path_factory):
    if COMPILER is None:
        skip("C compiler", "none is installed to build a broken engine with")
    folder = tmp_path_factory.mktemp("engine")
    source, program = folder / "broken.c", folder / "broken"
    source.write_text(BROKEN)
    engine = LIBRARY.parent
    others = [
        str(path)
        for path in engine.glob("*.c")
        if path.name not in ("engine.c", "bench.c", "fuzz.c")
    ]
    subprocess.run(
        [
            COMPILER,
            "-std=c11",
            "-O1",
            f"-I{engine}",
            "-o",
            str(program),
            str(source),
            *others,
        ],
        check=True,
    )
    return program


@pytest.fixture
def caller(broken_engine: Path):
    caller = ChildCaller(broken_engine, most=2, seconds=1.0)
    yield caller
    caller.stop()


def test_children_answer_as_the_engine_does():
    caller = ChildCaller(most=1)
    try:
        assert Adjudicator(caller).adjudicate(FINE) == ENGINE.adjudicate(FINE)
    finally:
        caller.stop()


def test_a_crash_fails_one_request_and_the_next_is_served(caller):
    adjudicator = Adjudicator(caller)
    with pytest.raises(EngineFailed):
        adjudicator.adjudicate(asking_for(CRASHES))
    assert adjudicator.adjudicate(FINE) == ENGINE.adjudicate(FINE)


def test_an_endless_loop_is_stopped_in_time(caller):
    adjudicator = Adjudicator(caller)
    with pytest.raises(EngineTooSlow):
        adjudicator.adjudicate(asking_for(HANGS))
    assert adjudicator.adjudicate(FINE) == ENGINE.adjudicate(FINE)


def test_other_requests_go_on_while_one_hangs(caller):
    adjudicator = Adjudicator(caller)
    adjudicator.adjudicate(FINE)
    failures = []

    def hang() -> None:
        try:
            adjudicator.adjudicate(asking_for(HANGS))
        except EngineTooSlow as failure:
            failures.append(failure)

    hanging = threading.Thread(target=hang)
    hanging.start()
    served = 0
    while hanging.is_alive():
        assert adjudicator.adjudicate(FINE) == ENGINE.adjudicate(FINE)
        served += 1
    hanging.join()
    assert failures
    assert served > 10


def test_many_threads_share_few_children(caller):
    adjudicator, answers = Adjudicator(caller), []
    expected = ENGINE.adjudicate(FINE)
    threads = [
        threading.Thread(target=lambda: answers.append(adjudicator.adjudicate(FINE)))
        for _ in range(16)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [expected] * 16


def test_one_crash_among_many_requests_harms_no_other(broken_engine):
    caller = ChildCaller(broken_engine)
    questions = [FINE] * 40 + [asking_for(CRASHES)] + [FINE] * 40
    answers = list(Adjudicator(caller).adjudicate_all(FINE.variant, questions))
    caller.stop()
    assert [rank for rank, one in enumerate(answers) if isinstance(one, EngineFailed)] == [40]
    assert len(answers) == 81
    assert not any(isinstance(one, Exception) for one in answers[:40] + answers[41:])
