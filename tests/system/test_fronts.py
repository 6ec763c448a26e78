"""One origin with TLS: pages, APIs and streams through Caddy and through nginx."""

import json
import warnings

import pytest
import requests
from urllib3.exceptions import InsecureRequestWarning

from shared.config import STORING
from tests.factories import PASSWORD, a_pseudo
from tests.stack import Stack, free_ports
from tests.system.fronts import HOST, caddy, nginx
from tests.waiting import eventually

pytestmark = [pytest.mark.stack, pytest.mark.slow]
LARGEST_BYTES = 9_000_000
FRONTS = {"caddy": caddy, "nginx": nginx}


class Origin(requests.Session):
    """Everything under one address, whose certificate nobody else has signed."""

    def __init__(self, address: str):
        super().__init__()
        self.address, self.trust_env = address, False

    def request(self, method, url, **sent):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", InsecureRequestWarning)
            whole = url if url.startswith("https:") else self.address + url
            return super().request(method, whole, **{"timeout": 60, "verify": False, **sent})


@pytest.fixture(scope="module")
def places():
    """A stack that is told where it stands, and the ports of what is put before it."""
    https_port, http_port = free_ports(2)
    address = f"https://{HOST}:{https_port}"
    stack = Stack(
        PUBLIC_URL=address,
        TRUSTED_PROXIES="1",
        STREAMS_PUBLIC_URL=f"{address}/streams/games",
        TOURNAMENTS_STREAMS_PUBLIC_URL=f"{address}/streams/tournaments",
        **{f"{service.upper()}_DATABASE_URL": "" for service in STORING},
    )
    try:
        yield stack.start(), address, https_port, http_port
    finally:
        stack.remove()


@pytest.fixture(scope="module", params=FRONTS)
def origin(places, request, tmp_path_factory):
    stack, address, https_port, http_port = places
    folder = tmp_path_factory.mktemp(request.param)
    with FRONTS[request.param](stack, https_port, http_port, folder):
        eventually(lambda: _answers(address))
        yield Origin(address)


def _answers(address: str) -> bool:
    try:
        return Origin(address).get("/health").ok
    except requests.RequestException:
        return False


def register(origin: Origin) -> tuple[str, dict[str, str]]:
    pseudo = a_pseudo()
    sent = {"pseudo": pseudo, "password": PASSWORD, "email": f"{pseudo}@example.org"}
    sent |= {"country": "FRA", "time_zone": "UTC + 1"}
    assert origin.post("/api/players/players", data=sent).status_code == 201
    given = origin.post("/api/users/login", json={"user_name": pseudo, "password": PASSWORD})
    assert given.ok, given.text
    return pseudo, {"AccessToken": given.json()["AccessToken"]}


def test_a_member_logs_in_on_the_page_and_the_cookie_stays_on_tls(origin):
    pseudo, _token = register(origin)
    form = origin.get("/login").text
    token = form.partition('name="form_token" value="')[2].partition('"')[0]
    sent = {"form_token": token, "pseudo": pseudo, "password": PASSWORD}
    entered = origin.post("/login", data=sent, headers={"Origin": origin.address})
    assert entered.ok
    assert pseudo in origin.get("/").text
    assert entered.headers["Strict-Transport-Security"] == "max-age=31536000"
    assert all(cookie.secure for cookie in origin.cookies)


def test_figures_and_readiness_stay_inside(origin):
    for path in ("/metrics", "/ready", "/api/games/metrics", "/api/users/ready"):
        assert origin.get(path).status_code == 404


def test_an_address_that_a_visitor_claims_is_not_believed(origin):
    pseudo = register(origin)[0]
    sent = {"user_name": pseudo, "password": PASSWORD}
    claims = {"X-Forwarded-For": "203.0.113.9", "Forwarded": "for=203.0.113.9"}
    given = origin.post("/api/users/login", json=sent, headers=claims).json()
    token = {"AccessToken": given["AccessToken"]}
    sessions = json.dumps(origin.get("/api/users/sessions", headers=token).json())
    assert "127.0.0.1" in sessions
    assert "203.0.113.9" not in sessions


def test_a_body_larger_than_any_file_is_refused(origin):
    token = register(origin)[1]
    body = b"x" * (LARGEST_BYTES + 2**20)
    try:
        refused = origin.put("/api/games/go-profile", data=body, headers=token)
    except requests.ConnectionError:
        return  # it hung up before everything was sent
    assert refused.status_code == 413


def test_a_stream_is_heard_while_it_goes_on(origin):
    pseudo, token = register(origin)
    number = origin.get(f"/api/players/player_identifiers/{pseudo}").json()
    asked = {"topics": json.dumps([f"member:{number}"])}
    given = origin.post("/api/games/stream-tickets", data=asked, headers=token).json()
    assert given["url"].startswith(f"{origin.address}/streams/games/")
    with origin.get(given["url"], params={"ticket": given["ticket"]}, stream=True) as heard:
        assert heard.headers["Content-Type"].startswith("text/event-stream")
        assert next(heard.iter_lines(chunk_size=1))


def test_documents_name_the_addresses_people_reach(origin):
    document = origin.get("/api/games/openapi.json").json()
    assert document["servers"][0]["url"].startswith((origin.address, "/api/games"))


def test_without_tls_people_are_led_to_it(origin, places):
    led = requests.get(f"http://{HOST}:{places[3]}/events", allow_redirects=False, timeout=60)
    assert led.status_code in (301, 308)
    assert led.headers["Location"].startswith("https://")
