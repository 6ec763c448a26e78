"""Arguments from query, form and JSON, on every method; what is refused, and how it is told."""

import json

import pytest
from flask import Flask
from flask_restful import Resource
from pydantic import BaseModel, Field

from shared.arguments import MISSING, Arguments, JsonText, accepts, answers, parse_json
from shared.errors import BadRequest, answer_errors_with_msg
from shared.service import Api

FORM = "application/x-www-form-urlencoded"


class Order(BaseModel):
    zone: int


class Sent(Arguments):
    ignored = frozenset({"email_confirmed"})
    role_id: int
    orders: JsonText[list[Order]] = []
    definitive: bool = False
    note: str = Field("", max_length=5)


class Echo(Resource):
    @accepts(Sent)
    @answers(200, Sent, conditional=True)
    def get(self, sent: Sent) -> Sent:
        return sent

    post = put = delete = get


@pytest.fixture(scope="module")
def client():
    app = Flask("echo")
    answer_errors_with_msg(app)
    Api(app).add_resource(Echo, "/echo")
    return app.test_client()


@pytest.mark.parametrize("verb", ["get", "post", "put", "delete"])
@pytest.mark.parametrize(
    "sent",
    [
        {"json": {"role_id": 3, "orders": [{"zone": 5}], "definitive": True}},
        {"json": {"role_id": "3", "orders": '[{"zone": 5}]', "definitive": 1}},
        {"data": 'role_id=3&orders=[{"zone":5}]&definitive=1', "content_type": FORM},
        {"query_string": {"role_id": 3, "orders": '[{"zone": 5}]', "definitive": "1"}},
        {"query_string": {"role_id": 3}, "json": {"orders": [{"zone": 5}], "definitive": True}},
    ],
    ids=["json", "json with text", "form", "query", "query and json"],
)
def test_however_they_are_sent_on_every_method(client, verb, sent):
    answer = getattr(client, verb)("/echo", **sent)
    assert answer.json == {"role_id": 3, "orders": [{"zone": 5}], "definitive": True, "note": ""}


def test_the_query_wins_over_the_body(client):
    assert client.post("/echo?role_id=1", json={"role_id": 2}).json["role_id"] == 1


def test_what_old_clients_send_for_nothing_is_ignored(client):
    assert client.get("/echo?role_id=1&email_confirmed=1").status_code == 200


@pytest.mark.parametrize(
    ("sent", "errors"),
    [
        ({}, {"role_id": MISSING}),
        (
            {"role_id": "x"},
            {"role_id": "Input should be a valid integer, unable to parse string as an integer"},
        ),
        ({"role_id": 1, "zz": 1}, {"zz": "Unknown parameter"}),
        ({"role_id": 1, "note": "too long"}, {"note": "String should have at most 5 characters"}),
        (
            {"role_id": 1, "orders": [{"zone": "x"}]},
            {
                "orders.0.zone": "Input should be a valid integer, "
                "unable to parse string as an integer"
            },
        ),
        ({"role_id": 1, "orders": "["}, {"orders": "Expecting value: line 1 column 2 (char 1)"}),
        ({"role_id": 1, "orders": "[" * 90000}, {"orders": "it is nested too deeply"}),
        (
            {"role_id": 1, "orders": '["\\u0000"]'},
            {"orders": "0 must not contain the character NUL"},
        ),
    ],
)
def test_refusals_name_the_parameter(client, sent, errors):
    answer = client.post("/echo", json=sent)
    assert answer.status_code == 400
    assert answer.json["errors"] == errors
    assert answer.json["msg"] == "; ".join(f"{name}: {why}" for name, why in errors.items())


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (b"{", "The JSON cannot be read: "),
        (b"[]", "The JSON body must be an object"),
        (b'{"role_id": NaN}', "The JSON cannot be read: NaN is not JSON"),
        (b'{"note": "\\ud800"}', "The JSON cannot be read: note is not valid Unicode"),
        (b'{"role_id": 3000000000}', "The JSON cannot be read: role_id is too large a number"),
        (
            json.dumps({"note": []}).replace("[]", "[" * 60 + "]" * 60).encode(),
            "The JSON cannot be read: it is nested too deeply",
        ),
    ],
)
def test_bodies_no_database_would_take_are_refused(client, body, told):
    answer = client.post("/echo", data=body, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json["msg"].startswith(told)


def test_who_has_the_answer_already_is_told_so(client):
    first = client.get("/echo?role_id=1")
    again = client.get("/echo?role_id=1", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32"])
def test_only_utf_8_is_json(encoding):
    assert parse_json('{"name": "Élodie"}'.encode()) == {"name": "Élodie"}
    with pytest.raises(BadRequest):
        parse_json(r'{"name": "a\u0000b", "size": 99999999999}'.encode(encoding))
