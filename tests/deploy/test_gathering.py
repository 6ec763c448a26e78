"""A request is whole when gunicorn can read it to its end, however its bytes arrive."""

import pytest
from gunicorn.config import Config
from gunicorn.http.errors import InvalidChunkSize, InvalidRequestLine

from deploy.gathering import LARGEST_HEAD_BYTES, Gathering, HeadTooLarge, TooLarge

pytestmark = pytest.mark.slow

LARGEST = 1 << 20
NEXT = b"GET /next HTTP/1.1\r\nHost: x\r\n\r\n"
LENGTH = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello"
CHUNKS = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
CHUNKED = CHUNKS + b"3\r\nhel\r\n2;name=value\r\nlo\r\n0\r\nWeather: fine\r\n\r\n"


@pytest.fixture
def gathering():
    made = Gathering(Config(), ("127.0.0.1", 1), LARGEST)
    yield made
    made.close()


def add_in_pieces(gathering, data, size):
    for start in range(0, len(data), size):
        rest = gathering.add(data[start : start + size])
        if rest is not None:
            return rest + data[start + size :]
    return None


@pytest.mark.parametrize("size", [1, 7, 10_000])
@pytest.mark.parametrize("sent", [LENGTH, CHUNKED], ids=["length", "chunks"])
def test_a_body_is_whole_at_its_last_byte_and_the_next_request_follows(gathering, sent, size):
    assert add_in_pieces(gathering, sent + NEXT, size) == NEXT
    request = next(gathering)
    assert request.body.read() == b"hello"
    assert gathering.finish_body()
    assert not request.should_close()


@pytest.mark.parametrize("sent", [LENGTH, CHUNKED, NEXT], ids=["length", "chunks", "no body"])
def test_without_its_last_byte_it_is_not_whole(gathering, sent):
    assert gathering.add(sent[:-1]) is None
    assert gathering.add(sent[-1:]) == b""


def test_a_body_nobody_read_does_not_hinder_the_next_request(gathering):
    assert gathering.add(LENGTH) == b""
    next(gathering)
    assert gathering.finish_body()


def test_a_body_too_long_by_its_own_words_is_not_waited_for(gathering):
    sent = f"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: {LARGEST + 1}\r\n\r\n"
    assert gathering.add(sent.encode()) == b""
    assert next(gathering).should_close()


def test_chunks_are_taken_up_to_the_largest_body(gathering):
    assert gathering.add(CHUNKS) is None
    with pytest.raises(TooLarge):
        gathering.add(b"%x\r\n" % (LARGEST + 1))


def test_many_tiny_chunks_are_not_taken_without_end(gathering):
    gathering.add(CHUNKS)
    tiny = b"1\r\nx\r\n" * (LARGEST // 3 + 1)  # a third of a largest body, in two of them
    with pytest.raises(TooLarge):
        gathering.add(tiny)


def test_a_malformed_chunk_is_the_clients_fault_and_ends_the_connection(gathering):
    assert gathering.add(CHUNKS + b"no number\r\n" + NEXT) == b""
    with pytest.raises(InvalidChunkSize):
        next(gathering)


def test_chunks_that_gunicorn_reads_otherwise_end_the_connection(gathering):
    """A size with a sign: found to end somewhere, refused by gunicorn, never read on."""
    gathering.add(CHUNKS + b"+5\r\nhello\r\n0\r\n\r\n" + NEXT)
    with pytest.raises(InvalidChunkSize):
        next(gathering)


def test_a_head_with_bare_line_ends_is_judged_at_once(gathering):
    assert gathering.add(b"GET / HTTP/1.1\n\n") == b""
    with pytest.raises(InvalidRequestLine):
        next(gathering)


def test_a_head_without_end_is_refused(gathering):
    with pytest.raises(HeadTooLarge):
        gathering.add(b"GET / HTTP/1.1\r\nA: " + b"x" * LARGEST_HEAD_BYTES)


def test_the_client_is_told_once_to_go_on(gathering):
    gathering.add(LENGTH[:-5].replace(b"\r\n\r\n", b"\r\nExpect: 100-continue\r\n\r\n"))
    assert gathering.expects_to_be_told()
    assert not gathering.expects_to_be_told()
