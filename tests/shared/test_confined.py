"""What strangers send is read in a child: its answers, its refusals, and what it may cost."""

import os
import signal
import threading
from email.message import EmailMessage

import pytest

from services.emails.domain.mailed_orders import Unreadable, read_orders
from services.emails.gateway import FOR_A_MAIL
from services.games.go.domain.rules_broken import InvalidSgf
from services.games.go.domain.sgf_import import record_of
from services.tournaments.exchange.domain.consistency import InconsistentTournament
from services.tournaments.exchange.domain.files import (
    UnreadableFile,
    read_consistent_database,
    read_file,
)
from services.tournaments.exchange.domain.pgn_reading import UnreadableGames, read_pgn
from services.tournaments.exchange.domain.sqlite_files import UnreadableDatabase
from services.tournaments.league.domain.formats.logs import read_log
from services.tournaments.league.domain.refusals import UnreadableLog
from services.tournaments.league.domain.rule_sets import RuleSet
from shared.confined import FileTooCostly, FileUnreadable, Nursery, ReadersBusy, confined
from shared.nursery import Limits
from tests import bombs
from tests.memory import PeakMemory
from tests.shared import costly

pytestmark = pytest.mark.slow

REFUSALS = (
    *(FileTooCostly, InconsistentTournament, InvalidSgf, Unreadable, UnreadableDatabase),
    *(UnreadableFile, UnreadableGames, UnreadableLog),
)
MOST_GROWTH_BYTES = 100 << 20


def all_bombs():
    """Which reader, and how its arguments are made."""
    for name, make in bombs.DATABASES.items():
        yield pytest.param(read_consistent_database, lambda f=make: (f(), 1), id=name)
    for name, (form, make) in bombs.TOURNAMENTS.items():
        yield pytest.param(read_file, lambda k=form, f=make: (k, f()), id=f"{form}: {name}")
    for name, make in bombs.GAMES.items():
        yield pytest.param(read_pgn, lambda f=make: (f(),), id=name)
    for name, (form, make) in bombs.LOGS.items():
        yield pytest.param(
            read_log, lambda k=form, f=make: (k, f(), RuleSet()), id=f"{form}: {name}"
        )
    for name, make in bombs.RECORDS.items():
        yield pytest.param(record_of, lambda f=make: (f().encode(),), id=name)
    for name, make in bombs.MAILS.items():
        yield pytest.param(read_orders, lambda f=make: (f(),), id=name)


@pytest.mark.parametrize(("read", "arguments"), list(all_bombs()))
def test_a_bomb_is_refused_and_costs_the_service_little(read, arguments):
    sent = arguments()
    with PeakMemory() as memory, pytest.raises(REFUSALS):
        confined(read, *sent, limits=FOR_A_MAIL if read is read_orders else Limits())
    assert memory.growth_bytes < MOST_GROWTH_BYTES


def test_an_answer_is_the_same_as_without_a_child():
    content = bombs.a_database(
        "INSERT INTO player VALUES ('A', '', 1000), ('B', '', 900)",
        "INSERT INTO ranking VALUES (1, 1, 1, 0.5)",
        "INSERT INTO round VALUES (1, 1, 1, 2, '1-0', NULL)",
    )
    read = confined(read_consistent_database, content, 1)
    assert read == read_consistent_database(content, 1)
    assert read.competition.settings == {"top_value": "1/2"}


@pytest.mark.parametrize("coding", ["quoted-printable", "base64"])
def test_a_mail_is_read_however_it_is_written(coding):
    message = EmailMessage()
    message["From"], message["Subject"] = "Anaïs <a@example.org>", "[Été] France"
    message.set_content("Clé: abc\nA PAR - BUR\n", cte=coding)
    assert confined(read_orders, bytes(message)).game == "Été"


@pytest.mark.parametrize("charset", ["utf-8", "gb18030", "shift_jis", "big5", "euc_kr"])
def test_a_record_is_read_in_whatever_letters(charset):
    data = f"(;CA[{charset}]SZ[19]KM[6.5]C[A])".encode(charset)
    assert confined(record_of, data).komi == 6.5


def test_a_refusal_of_the_reader_arrives_with_its_words():
    with pytest.raises(UnreadableLog, match="line 1: "):
        confined(read_log, "mjai", '{"type":"nothing"}', RuleSet())


SMALL = Limits(cpu_seconds=1, wall_seconds=2, memory_bytes=64 << 20, answer_bytes=1000)


@pytest.mark.parametrize(
    ("does", "given"),
    [
        (costly.allocate, (1 << 30,)),
        (costly.spin, ()),
        (costly.wait, ()),
        (costly.crash, ()),
        (costly.recurse, ()),
        (costly.answer, (2000,)),
    ],
)
def test_what_costs_too_much_is_ended(does, given):
    with pytest.raises(FileTooCostly):
        confined(does, *given, limits=SMALL)


@pytest.mark.parametrize("does", [costly.read_a_file, costly.connect, costly.stumble, costly.trap])
def test_a_reader_reaches_nothing_outside_and_its_failures_are_refusals(does):
    with pytest.raises(FileUnreadable):
        confined(does)


def test_a_reader_knows_no_secret(monkeypatch):
    monkeypatch.setenv("METRICS_TOKEN", "guarded")
    nursery = Nursery()
    assert set(nursery.ask(costly.environment, (), SMALL)) <= {"PYTHONPATH", "LC_CTYPE"}
    nursery.end()


def test_readers_of_many_threads_get_their_own_answers():
    found = {}

    def ask(size):
        found[size] = confined(costly.allocate, size)

    threads = [threading.Thread(target=ask, args=(size,)) for size in range(1, 13)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {size: size for size in range(1, 13)}


def test_a_nursery_that_died_is_begun_anew():
    nursery = Nursery()
    assert nursery.ask(costly.allocate, (1,), SMALL) == 1
    os.kill(nursery.process_id, signal.SIGKILL)
    assert nursery.ask(costly.allocate, (2,), SMALL) == 2
    nursery.end()


def test_who_finds_all_places_taken_is_asked_to_come_again():
    nursery = Nursery(most_at_once=1)
    nursery.ask(costly.allocate, (1,), SMALL)
    nursery.places.acquire()
    with pytest.raises(ReadersBusy):
        nursery.ask(costly.allocate, (1,), Limits(wall_seconds=0.1))
    nursery.places.release()
    nursery.end()
