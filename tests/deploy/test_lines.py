"""A line keeps what its client does not take, in order, and waits for nobody."""

import socket

import pytest

from deploy.lines import Line
from tests.waiting import PATIENCE_SECONDS


@pytest.fixture
def pair():
    ours, theirs = socket.socketpair()
    line = Line(ours)
    theirs.settimeout(PATIENCE_SECONDS)
    yield line, theirs
    line.close()
    theirs.close()


def test_a_client_that_does_not_read_holds_nobody_and_gets_everything_later(pair):
    line, theirs = pair
    sent = b"".join(b"%07d\n" % number for number in range(500_000))
    line.sendall(sent[: len(sent) // 2])
    line.sendall(sent[len(sent) // 2 :])
    assert not line.flush()
    assert line.unsent_bytes() > 0
    taken = bytearray()
    while len(taken) < len(sent):
        taken += theirs.recv(1 << 20)
        line.flush()
    assert taken == sent
    assert line.flush()
    assert line.unsent_bytes() == 0


def test_nothing_yet_and_nothing_more_are_told_apart(pair):
    line, theirs = pair
    assert line.receive() is None
    theirs.sendall(b"word")
    assert line.receive() == b"word"
    theirs.close()
    assert line.receive() == b""


def test_a_client_that_went_away_is_noticed(pair):
    line, theirs = pair
    theirs.close()
    with pytest.raises(OSError, match="pipe"):
        line.sendall(b"word")
