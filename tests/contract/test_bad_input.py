"""Whatever is sent to whichever endpoint: 4xx with {"msg": ...}, never a 5xx, never HTML."""

import json
import re
import socket

import pytest

from shared.config import PORTS
from tests.contract.permissions import usual_caller
from tests.factories import PASSWORD, a_user
from tests.waiting import PATIENCE_SECONDS

NUMBERS = ("_id", "number", "advancement")
DEEP = "[" * 10_000 + "]" * 10_000
BODIES = {
    "broken JSON": ("application/json", b'{"pseudo": '),
    "a JSON list": ("application/json", b"[1, 2]"),
    "NaN": ("application/json", b'{"pseudo": NaN}'),
    "NUL": ("application/json", rb'{"pseudo": "a\u0000b", "user_name": "a\u0000b"}'),
    "lone surrogate": ("application/json", rb'{"pseudo": "\ud800abc", "user_name": "\ud800abc"}'),
    "huge number": ("application/json", b'{"pseudo": 1e400, "limit": 99999999999999999999}'),
    "endless number": ("application/json", b'{"limit": ' + b"9" * 5000 + b"}"),
    "deep nesting": ("application/json", b'{"pseudo": ' + DEEP.encode() + b"}"),
    "wrong types": ("application/json", b'{"pseudo": [1], "user_name": {}, "password": 5}'),
    "not UTF-8": ("application/json", b'{"pseudo": "\xff\xfe"}'),
    "UTF-16": ("application/json", r'{"pseudo": "a\u0000b"}'.encode("utf-16")),
    "unknown parameter": ("application/json", b'{"is_admin": 1}'),
    "unknown form parameter": ("application/x-www-form-urlencoded", b"is_admin=1"),
    "NUL in a form": ("application/x-www-form-urlencoded", b"pseudo=a%00b"),
    "too large": ("application/json", b'{"pseudo": "' + b"x" * (2 << 20) + b'"}'),
}


@pytest.fixture(scope="module")
def operations(api):
    """(service, verb, path) of every documented operation."""
    return [
        (service, verb.upper(), path)
        for service in PORTS
        for path, verbs in api.get(service, "/openapi.json").json()["paths"].items()
        for verb in verbs
    ]


@pytest.fixture(scope="module")
def headers(api, stack):
    token = api.login(a_user(api), PASSWORD)
    return lambda service: {
        "AccessToken": token,
        "ServiceToken": stack.service_token(usual_caller(service), service),
    }


def filled(path: str) -> str:
    """Path parameters that name nothing."""
    return re.sub(r"{(\w+)}", lambda found: "0" if found[1].endswith(NUMBERS) else "no-such", path)


@pytest.mark.parametrize("body", BODIES)
def test_every_endpoint_refuses_bad_bodies(api, operations, headers, body):
    kind, content = BODIES[body]
    for service, verb, path in operations:
        answer = api.call(
            verb,
            service,
            filled(path),
            data=content,
            headers={**headers(service), "Content-Type": kind},
        )
        where = f"{verb} {service}{path}: {answer.status_code} {answer.text[:200]}"
        assert 400 <= answer.status_code < 500, where
        assert answer.json()["msg"], where


def test_every_endpoint_refuses_unknown_and_hostile_query_parameters(api, operations, headers):
    for service, verb, path in operations:
        for params in ({"is_admin": "1"}, {"pseudo": "a\0b"}, {"' OR 1=1 --": "x"}):
            answer = api.call(verb, service, filled(path), params=params, headers=headers(service))
            assert 400 <= answer.status_code < 500, (verb, service, path, answer.text)
            assert answer.json()["msg"]


@pytest.mark.parametrize("service", PORTS)
@pytest.mark.parametrize(
    ("verb", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("POST", "/health", 405),
        ("GET", "/%00", 404),
        ("GET", "/docs/../../etc/passwd", 404),
        ("DELETE", "/openapi.json", 405),
    ],
)
def test_unknown_routes_and_verbs_answer_msg(api, service, verb, path, status):
    answer = api.call(verb, service, path)
    assert answer.status_code == status
    assert answer.json()["msg"]
    assert "html" not in answer.headers["Content-Type"]


@pytest.mark.parametrize(
    "request_text",
    [
        b"GARBAGE\r\n\r\n",
        b"POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde",
        b"GET / HTTP/1.1\r\nHost: x\r\nBad Header : 1\r\n\r\n",
        b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ids=["garbage", "length and chunks", "two lengths", "bad header", "long line"],
)
def test_requests_too_broken_for_flask_are_answered_in_json(stack, request_text):
    with socket.create_connection(
        ("127.0.0.1", stack.ports["users"]), timeout=PATIENCE_SECONDS
    ) as connection:
        connection.sendall(request_text)
        answer = b""
        while part := connection.recv(65536):
            answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.split()[1].startswith(b"4")
    assert json.loads(body)["msg"]
