"""What each of the six services answers alike: health, documents, headers, logs, metrics."""

import json
import re

import pytest

from shared.config import PORTS

pytestmark = pytest.mark.parametrize("service", PORTS)


def test_alive_and_ready(api, service):
    assert api.get(service, "/health").json() == {"msg": f"{service} is alive"}
    assert api.get(service, "/ready").json() == {"msg": f"{service} is ready", "degraded": False}


def test_the_reference_page_needs_no_other_host(api, service):
    page = api.get(service, "/docs")
    assert page.headers["Content-Type"].startswith("text/html")
    sources = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert sources
    for source in sources:
        assert not source.startswith(("http", "//"))
        assert api.get(service, f"/{source}").status_code == 200


@pytest.mark.parametrize("path", ["/health", "/nowhere", "/docs"])
def test_security_headers_on_every_answer(api, service, path):
    headers = api.get(service, path).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert headers["Access-Control-Allow-Origin"] == "*"
    assert not re.search(r"\d", headers.get("Server", ""))


def test_the_first_address_is_a_page_for_browsers_and_json_for_others(api, stack, service):
    page = api.get(service, "/", headers={"Accept": "text/html,*/*;q=0.8"})
    assert page.headers["Content-Type"].startswith("text/html")
    assert f'<a href="{stack.web_url}">' in page.text
    assert api.get(service, "/").json()["docs"] == "/docs"


def test_browsers_may_ask_first(api, service):
    answer = api.call(
        "OPTIONS",
        service,
        "/health",
        headers={
            "Origin": "https://front.example",
            "Access-Control-Request-Method": "PUT",
            "Access-Control-Request-Headers": "AccessToken",
        },
    )
    assert answer.status_code == 204
    assert "AccessToken" in answer.headers["Access-Control-Allow-Headers"]
    assert "PUT" in answer.headers["Access-Control-Allow-Methods"]


def test_a_request_id_is_kept_if_fit_for_a_log(api, service):
    assert (
        api.get(service, "/health", headers={"X-Request-Id": "abc-1"}).headers["X-Request-Id"]
        == "abc-1"
    )
    assert (
        api.get(service, "/health", headers={"X-Request-Id": "a b{}"}).headers["X-Request-Id"]
        != "a b{}"
    )


def test_log_lines_are_json_whatever_is_asked_for(api, stack, service):
    api.get(service, "/nowhere%0aforged%20line", headers={"X-Request-Id": f"log-{service}"})
    lines = (stack.data / "logs" / f"{service}.log").read_text().splitlines()
    told = [json.loads(line) for line in lines if line.startswith("{")]
    mine = [line for line in told if line.get("request_id") == f"log-{service}"]
    assert [line["status"] for line in mine] == [404]


def test_metrics_count_over_all_workers(api, service):
    def count() -> float:
        text = api.get(service, "/metrics").text
        found = re.findall(
            r'^entente_requests_total{method="GET",route="/ready",status="200"} (\S+)$',
            text,
            re.MULTILINE,
        )
        return float(found[0]) if found else 0.0

    before = count()
    for _ in range(20):
        api.get(service, "/ready", headers={"Connection": "close"})
    assert count() == before + 20
