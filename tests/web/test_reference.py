"""One OpenAPI document of the whole platform, with the paths of the one origin."""

import re

import pytest
import requests

from clients.documents import documents
from shared.config import ROOT
from tests.contract.document_checks import CHECKS, operations
from tests.waiting import patiently
from web.reference import REFUSAL, SERVICES, merged_document


def public_documents():
    return {service: documents()[service] for service in SERVICES}


def test_it_holds_what_the_front_lets_through():
    rules = (ROOT / "deploy" / "front" / "nginx.conf").read_text()
    assert set(SERVICES) == set(re.findall(r"location /api/(\w+)/ ", rules))


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS)
def test_nothing_is_wrong_with_it(check):
    assert list(CHECKS[check](merged_document(public_documents()))) == []


@pytest.mark.slow
def test_what_is_told_once_is_the_same_in_all_services():
    refusals = [each["components"]["schemas"][REFUSAL] for each in public_documents().values()]
    assert all(refusal == refusals[0] for refusal in refusals)


@pytest.mark.slow
def test_every_operation_of_every_service_is_in_it():
    merged = {name for name, _ in operations(merged_document(public_documents()))}
    expected = {
        name.replace(" /", f" /api/{service}/", 1)
        for service, document in public_documents().items()
        for name, _ in operations(document)
    }
    assert merged == expected


@pytest.mark.stack
def test_web_serves_it_to_programs(stack):
    """The services make theirs when they are first asked, which may take longer than web waits."""
    answer = patiently(lambda: requests.get(f"{stack.web_url}/openapi.json", timeout=60))
    assert answer.status_code == 200, answer.text[:300]
    assert answer.headers["Content-Type"] == "application/json"
    read = answer.json()
    assert read["servers"][0]["url"] == "/"
    assert "/api/games/game-orders/{game_id}" in read["paths"]
    known = {"If-None-Match": answer.headers["ETag"]}
    again = requests.get(f"{stack.web_url}/openapi.json", headers=known, timeout=60)
    assert again.status_code == 304
