"""Webhooks over HTTP: told in order, signed, until accepted; never to our own network."""

import base64
import hashlib
import hmac
import json
import time

import pytest

from tests.factories import a_member, eventually
from tests.stack import free_ports
from tests.tournaments.arrangements import a_hall, an_event
from tests.tournaments.receiver import receiving

HOUR = 3600


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def hall(api, organiser):
    return a_hall(api, organiser, planned_rounds=1)


@pytest.fixture
def receiver():
    with receiving() as server:
        yield server


def listen(hall, url, **more):
    return hall.done("POST", f"/event-webhooks/{hall.event}", json={"url": url, **more})


def deliveries(hall, webhook, **which):
    path = f"/webhook-deliveries/{webhook['id']}"
    return hall.done("GET", path, params=which)["deliveries"]


def webhook_of(hall):
    return hall.done("GET", f"/event-webhooks/{hall.event}")["webhooks"][0]


def told(receiver):
    return [json.loads(body) for _, body in receiver.received]


def topics(receiver):
    return [each["topic"] for each in told(receiver)]


def test_what_happens_is_told_in_its_order(hall, receiver):
    listen(hall, receiver.url)
    one, *_ = hall.register(3)
    hall.done("DELETE", f"/registrations/{one}")
    hall.play(1)
    hall.enter(1, 1, 2, body={"version": 2, "reason": "misheard"})
    eventually(lambda: len(receiver.received) == 9)
    assert topics(receiver) == [
        "registration.created",
        "registration.created",
        "registration.created",
        "registration.withdrawn",
        "round.published",
        "results.entered",
        "round.closed",
        "tournament.finished",
        "results.corrected",
    ]
    first, entered, corrected = (told(receiver)[index] for index in (0, 5, 8))
    assert first["event"] == {"uniq_id": hall.event, "name": "Open of the Harbour"}
    assert first["tournament"] == {
        "id": hall.tournament,
        "uniq_id": "main",
        "name": "Main tournament",
    }
    assert first["data"] == {"registration_id": one, "name": "Player 001", "status": "registered"}
    assert entered["data"] == {
        "round": 1,
        "boards": [{"board": 1, "result": 3, "previous": 0, "version": 2}],
    }
    assert corrected["data"]["boards"][0]["previous"] == 3
    assert len({each["id"] for each in told(receiver)}) == 9


def test_a_delivery_is_signed_with_the_secret_shown_once(hall, receiver):
    made = listen(hall, receiver.url)
    hall.register(1)
    eventually(lambda: receiver.received)
    headers, body = receiver.received[0]
    signed = f"{headers['Webhook-Id']}.{headers['Webhook-Timestamp']}.{body}".encode()
    key = base64.b64decode(made["secret"].removeprefix("whsec_"))
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert headers["Webhook-Signature"] == f"v1,{expected}"
    assert headers["Webhook-Topic"] == json.loads(body)["topic"] == "registration.created"
    assert headers["Webhook-Id"] == json.loads(body)["id"]
    assert abs(int(headers["Webhook-Timestamp"]) - time.time()) < 60
    later = hall.ask("GET", f"/event-webhooks/{hall.event}").text
    later += hall.ask("PUT", f"/event-webhooks/{hall.event}/{made['id']}", json={}).text
    later += hall.ask("GET", f"/webhook-deliveries/{made['id']}").text
    assert made["secret"] not in later
    assert "secret" not in later


def test_only_the_topics_wished_for_are_told(hall, receiver):
    made = listen(hall, receiver.url, topics=["round.published"])
    hall.register(2)
    hall.pair()
    hall.publish(1)
    eventually(lambda: receiver.received)
    path = f"/event-webhooks/{hall.event}/{made['id']}"
    assert hall.done("PUT", path, json={"topics": ["round.closed"]})["topics"] == ["round.closed"]
    hall.enter(1, 1, 3)
    hall.close(1)
    eventually(lambda: len(receiver.received) == 2)
    assert topics(receiver) == ["round.published", "round.closed"]


def test_who_moves_up_from_the_waiting_list_is_told(api, organiser, receiver):
    hall = a_hall(api, organiser, capacity=2)
    listen(hall, receiver.url)
    one, _, three = hall.register(3)
    hall.done("DELETE", f"/registrations/{one}")
    eventually(lambda: len(receiver.received) == 5)
    assert [(each["topic"], each["data"]["status"]) for each in told(receiver)[2:]] == [
        ("registration.created", "waiting"),
        ("registration.withdrawn", "withdrawn"),
        ("registration.moved_up", "registered"),
    ]
    assert told(receiver)[4]["data"]["registration_id"] == three


def test_a_refused_request_tells_nothing(hall, receiver):
    made = listen(hall, receiver.url)
    hall.register(1)
    again = {"name": "Player 001"}
    path = f"/tournament-registrations/{hall.tournament}"
    assert hall.ask("POST", path, json=again).status_code == 409
    assert len(deliveries(hall, made)) == 1


def test_a_delivery_is_sent_again_until_accepted_and_later_ones_wait(hall, receiver, clock):
    receiver.statuses = [500, 302]
    made = listen(hall, receiver.url)
    hall.register(2)
    eventually(lambda: deliveries(hall, made)[1]["message"] == "the receiver answered 500")
    assert webhook_of(hall)["failing_since"]
    clock(60)
    eventually(lambda: deliveries(hall, made)[1]["message"] == "the receiver answered 302")
    assert len(receiver.received) == 2, "neither the redirect nor the next delivery was followed"
    clock(200)
    eventually(lambda: len(receiver.received) == 4)
    ids = [headers["Webhook-Id"] for headers, _ in receiver.received]
    assert ids[0] == ids[1] == ids[2] != ids[3]
    assert receiver.received[0][1] == receiver.received[2][1]
    eventually(lambda: not deliveries(hall, made, status="waiting"))
    newest, oldest = deliveries(hall, made)
    assert (oldest["attempts"], oldest["answer_status"], newest["attempts"]) == (3, 200, 1)
    assert webhook_of(hall)["failing_since"] is None


@pytest.mark.parametrize(("status", "afterwards"), [(500, "waiting"), (503, "delivered")])
def test_what_a_receiver_cannot_digest_holds_up_the_rest_only_for_a_while(
    hall, receiver, clock, status, afterwards
):
    """What did not reach it, as the status of a proxy tells, comes at once when it is back."""
    receiver.statuses = [status] * 6
    made = listen(hall, receiver.url)
    hall.register(2)
    for tries in range(1, 6):
        eventually(lambda tries=tries: deliveries(hall, made)[1]["attempts"] == tries)
        eventually(lambda: webhook_of(hall)["failing_since"])
        assert deliveries(hall, made)[0]["attempts"] == 0
        clock(200 * tries)
    eventually(lambda: deliveries(hall, made)[0]["status"] == "delivered")
    eventually(lambda: deliveries(hall, made)[1]["status"] == afterwards)
    assert len(receiver.received) == (7 if afterwards == "waiting" else 8)


def test_a_receiver_that_was_down_gets_everything_when_it_is_back(hall, clock):
    (port,) = free_ports(1)
    made = listen(hall, f"http://127.0.0.1:{port}/")
    hall.register(3)
    eventually(lambda: deliveries(hall, made)[2]["message"].startswith("no answer"))
    with receiving(port) as receiver:
        clock(60)
        eventually(lambda: len(receiver.received) == 3)
        assert [each["data"]["name"] for each in told(receiver)] == [
            "Player 001",
            "Player 002",
            "Player 003",
        ]


def test_nothing_is_lost_when_the_service_is_killed(troubled):
    hall = a_hall(troubled.api, a_member(troubled.api))
    (port,) = free_ports(1)
    made = listen(hall, f"http://127.0.0.1:{port}/")
    hall.register(2)
    troubled.kill("tournaments")
    troubled.wait_until_alive("tournaments")
    with receiving(port) as receiver:
        troubled.move_clock(120)
        try:
            eventually(lambda: len(receiver.received) >= 2)
            eventually(lambda: not deliveries(hall, made, status="waiting"))
        finally:
            troubled.move_clock(0)
        keys = {each["key"] for each in deliveries(hall, made)}
        assert {headers["Webhook-Id"] for headers, _ in receiver.received} == keys


def test_a_delivery_interrupted_by_a_kill_comes_again_under_its_id(troubled):
    hall = a_hall(troubled.api, a_member(troubled.api))
    with receiving() as receiver:
        receiver.open.clear()
        made = listen(hall, receiver.url)
        hall.register(1)
        eventually(lambda: receiver.received)
        troubled.kill("tournaments")
        receiver.open.set()
        troubled.wait_until_alive("tournaments")
        assert deliveries(hall, made)[0]["status"] == "waiting"
        troubled.move_clock(120)
        try:
            eventually(lambda: deliveries(hall, made)[0]["status"] == "delivered")
        finally:
            troubled.move_clock(0)
        first, second = (headers["Webhook-Id"] for headers, _ in receiver.received)
        assert first == second


def test_a_slow_receiver_holds_up_nobody_else(hall, receiver):
    with receiving() as slow:
        slow.open.clear()
        listen(hall, slow.url)
        listen(hall, receiver.url)
        hall.register(1)
        eventually(lambda: slow.received)
        for number in (2, 3):
            path = f"/tournament-registrations/{hall.tournament}"
            hall.done("POST", path, json={"name": f"Guest {number}"})
        eventually(lambda: len(receiver.received) == 3)
        assert len(slow.received) == 1


def test_a_delivery_can_be_sent_again(hall, receiver):
    made = listen(hall, receiver.url)
    hall.register(1)
    eventually(lambda: deliveries(hall, made)[0]["status"] == "delivered")
    path = f"/webhook-deliveries/{made['id']}/{deliveries(hall, made)[0]['id']}"
    assert hall.done("POST", path)["status"] == "waiting"
    eventually(lambda: len(receiver.received) == 2)
    (one, body), (other, _) = receiver.received
    assert one["Webhook-Id"] == other["Webhook-Id"]
    assert hall.done("GET", path)["body"] == body
    assert hall.ask("POST", f"/webhook-deliveries/{made['id']}/0").status_code == 404


def test_a_webhook_that_takes_nothing_for_a_day_is_switched_off_and_says_so(hall, receiver, clock):
    receiver.always = 503
    made = listen(hall, receiver.url)
    hall.register(2)
    eventually(lambda: deliveries(hall, made)[1]["answer_status"] == 503)
    clock(24 * HOUR + 60)
    eventually(lambda: not webhook_of(hall)["active"])
    assert "nothing was accepted for a day" in webhook_of(hall)["message"]
    assert {each["status"] for each in deliveries(hall, made)} == {"failed"}
    path = f"/webhook-deliveries/{made['id']}/{deliveries(hall, made)[1]['id']}"
    assert hall.ask("POST", path).status_code == 409
    hall.done("POST", f"/tournament-registrations/{hall.tournament}", json={"name": "Third"})
    assert len(deliveries(hall, made)) == 2, "nothing is noted while it is off"
    receiver.always = 200
    changed = hall.done("PUT", f"/event-webhooks/{hall.event}/{made['id']}", json={"active": True})
    assert (changed["active"], changed["message"], changed["failing_since"]) == (True, "", None)
    hall.done("POST", path)
    eventually(lambda: deliveries(hall, made)[1]["status"] == "delivered")


def test_a_receiver_that_is_gone_is_not_asked_again(hall, receiver):
    receiver.statuses = [410]
    listen(hall, receiver.url)
    hall.register(1)
    eventually(lambda: not webhook_of(hall)["active"])
    assert webhook_of(hall)["message"] == "switched off: the receiver answered 410"


@pytest.mark.parametrize(
    "url",
    [
        "http://localhost:5001/",
        "http://[::1]:5001/",
        "http://10.0.0.1/",
        "http://192.168.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://2130706433/",
        "http://0.0.0.0/",
        "http://no-such-host.invalid/",
        "ftp://93.184.216.34/",
        "https://me:pw@93.184.216.34/",
        "x",
    ],
)
def test_addresses_that_are_not_public_are_refused(hall, url):
    refused = hall.ask("POST", f"/event-webhooks/{hall.event}", json={"url": url})
    assert refused.status_code == 422
    assert refused.json()["msg"]
    assert hall.done("GET", f"/event-webhooks/{hall.event}")["webhooks"] == []


def test_only_the_organiser_has_to_do_with_webhooks(api, organiser, hall, receiver):
    arbiter = a_member(api)
    appointed = {"pseudo": arbiter.pseudo, "role": "arbiter"}
    hall.done("POST", f"/event-staff/{hall.event}", json=appointed)
    made = listen(hall, receiver.url)
    event, own = f"/event-webhooks/{hall.event}", f"/event-webhooks/{hall.event}/{made['id']}"
    sent = f"/webhook-deliveries/{made['id']}"
    for verb, path, body in (
        ("GET", event, None),
        ("POST", event, {"url": "http://127.0.0.1/"}),
        ("PUT", own, {}),
        ("DELETE", own, None),
        ("GET", sent, None),
        ("GET", f"{sent}/1", None),
        ("POST", f"{sent}/1", None),
    ):
        assert hall.ask(verb, path, json=body, token=arbiter.token).status_code == 403, path
        assert hall.ask(verb, path, json=body, token=None).status_code == 401, path
    other = an_event(api, organiser)
    assert hall.ask("DELETE", f"/event-webhooks/{other}/{made['id']}").status_code == 404
    hall.done("DELETE", own)
    assert hall.ask("GET", sent).status_code == 404


def test_an_event_has_few_webhooks_and_each_address_once(hall):
    for number in range(10):
        listen(hall, f"http://127.0.0.1:9/{number}")
    for number in (0, 10):
        refused = hall.ask(
            "POST", f"/event-webhooks/{hall.event}", json={"url": f"http://127.0.0.1:9/{number}"}
        )
        assert refused.status_code == 409
    wrong = {"url": "http://127.0.0.1:9/x", "topics": ["weather"]}
    assert hall.ask("POST", f"/event-webhooks/{hall.event}", json=wrong).status_code == 400
