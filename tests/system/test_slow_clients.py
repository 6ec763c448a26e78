"""Slow clients cost no thread: the others are served meanwhile, and the slow ones are sent away."""

import json
import socket
import time

import pytest
import requests

from tests.slow_clients import (
    BODY,
    CHUNKED,
    HEAD,
    LONG_ANSWERS,
    WHOLE,
    crowd,
    drip,
    everything_from,
    shut_out,
)
from tests.stack import Stack
from tests.waiting import PATIENCE_SECONDS

pytestmark = pytest.mark.slow
COUNT = 200
THREADS = 2


@pytest.fixture(scope="module")
def stack():
    """One worker with two threads, which twenty slow clients would stop ten times over."""
    made = Stack(WORKERS="1", THREADS=str(THREADS), REQUEST_SECONDS="2")
    yield made.start()
    made.remove()


@pytest.fixture
def port(stack):
    return stack.ports["users"]


@pytest.fixture
def is_served(stack):
    """Others are answered at once: a thread that waited would take all two seconds of the slow."""

    def is_served() -> bool:
        answers = [
            requests.get(f"{stack.urls['users']}/health", timeout=PATIENCE_SECONDS)
            for _ in range(3)
        ]
        return all(answer.status_code == 200 for answer in answers)

    return is_served


def answer_to(client) -> tuple[int, dict]:
    head, _, body = everything_from(client).partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


def is_answered(client) -> bool:
    """By one answer of /health, on a connection that stays open."""
    received = b""
    while not received.endswith(b"}\n"):
        received += client.recv(1 << 16)
    return received.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("first_words", [HEAD, BODY, CHUNKED], ids=["head", "body", "chunks"])
def test_half_sent_requests_are_refused_and_hold_up_nobody(port, is_served, first_words):
    with crowd(port, COUNT, first_words) as clients:
        assert is_served()
        assert len(shut_out(clients)) < COUNT, "the others were served only after the slow ones"
        for client in clients:
            status, said = answer_to(client)
            assert status == 408
            assert "too slowly" in said["msg"]


@pytest.mark.parametrize(
    ("first_words", "piece"),
    [(HEAD, b"x"), (BODY, b" "), (CHUNKED, b"1\r\n \r\n")],
    ids=["head", "body", "chunks"],
)
def test_a_drip_does_not_buy_time(port, is_served, first_words, piece):
    """A byte now and then keeps many servers waiting for ever."""
    with crowd(port, COUNT, first_words) as clients:
        while len(shut_out(clients)) < COUNT:
            drip(clients, piece)
            assert is_served()


def test_clients_that_take_no_answer_are_left(port, is_served):
    with crowd(port, 5 * THREADS, LONG_ANSWERS, receive_bytes=2048) as clients:
        while len(shut_out(clients)) < len(clients):
            assert is_served()


def test_idle_connections_are_kept_and_hold_up_nobody(port, is_served):
    with crowd(port, COUNT, WHOLE) as clients:
        assert all(is_answered(client) for client in clients)
        assert is_served()
        drip(clients, WHOLE)
        assert all(is_answered(client) for client in clients)


def test_connections_that_say_nothing_are_closed_without_a_word(port, is_served):
    with crowd(port, COUNT, b"") as clients:
        assert is_served()
        assert {everything_from(client) for client in clients} == {b""}


def test_a_client_that_is_waited_for_is_told_to_go_on(port):
    sent = b'{"user_name": "x", "password": "y"}'
    head = (
        b"POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Connection: close\r\nExpect: 100-continue\r\nContent-Length: %d\r\n\r\n" % len(sent)
    )
    with crowd(port, 1, head) as (client,):
        assert client.recv(1 << 16) == b"HTTP/1.1 100 Continue\r\n\r\n"
        client.sendall(sent)
        assert answer_to(client)[0] == 401


@pytest.mark.parametrize("declared", [True, False], ids=["declared", "in chunks"])
def test_too_large_a_body_is_refused_in_words_while_it_is_being_sent(stack, declared):
    body = b"x" * (16 << 20)
    answer = requests.post(
        f"{stack.urls['users']}/login",
        data=body if declared else iter([body]),
        timeout=PATIENCE_SECONDS,
    )
    assert answer.status_code == 413
    assert "larger than 1048576 bytes" in answer.json()["msg"]


def test_a_malformed_chunk_is_the_clients_fault(port):
    with crowd(port, 1, CHUNKED + b"no number\r\n" + WHOLE) as (client,):
        status, said = answer_to(client)
        assert status == 400
        assert said["msg"]


def test_a_body_that_ends_too_early_is_refused(port):
    with crowd(port, 1, BODY) as (client,):
        client.shutdown(socket.SHUT_WR)
        assert answer_to(client)[0] == 400


def test_requests_that_follow_one_another_unasked_are_answered_in_order(port):
    last = WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    sent = WHOLE + BODY[:-1].replace(b"900", b"2") + b"{}" + last
    with crowd(port, 1, sent) as (client,):
        received = everything_from(client)
    statuses = [part[:3] for part in received.split(b"HTTP/1.1 ")[1:]]
    assert statuses == [b"200", b"400", b"200"]


def test_a_stop_lets_requests_end_and_waits_for_no_slow_client(stack):
    own = Stack(WORKERS="1", THREADS=str(THREADS)).start()
    try:
        login = json.dumps({"user_name": "x", "password": "y"}).encode()
        request = BODY[:-1].replace(b"900", str(len(login)).encode()) + login
        with crowd(own.ports["users"], 8, request) as asking, crowd(own.ports["users"], 20, HEAD):
            began = time.monotonic()
            own.stop()
            assert time.monotonic() - began < 25, "killed, not stopped"
            for client in asking:
                assert everything_from(client).startswith(b"HTTP/1.1 401")
    finally:
        own.remove()
