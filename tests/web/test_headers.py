"""What browsers are told about every page."""

import pytest
import requests

from tests.waiting import PATIENCE_SECONDS
from tests.web.first_load import first_load_bytes
from web.pages.static import address_of

FIRST_LOAD_BYTES = 60_000


def test_every_page_carries_the_rules_for_browsers(visitor, stack):
    for path in ("/", "/login", "/nowhere"):
        headers = visitor.get(path).response.headers
        assert headers["Content-Security-Policy"] == (
            f"default-src 'self'; connect-src 'self' http://127.0.0.1:{stack.streams_port} "
            f"http://127.0.0.1:{stack.tournaments_streams_port}; "
            "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
            "frame-ancestors 'none'"
        )
        assert headers["Referrer-Policy"] == "same-origin"
        assert headers["X-Content-Type-Options"] == "nosniff"


def test_pages_have_neither_inline_script_nor_inline_style(visitor):
    for path in ("/", "/login", "/nowhere"):
        for tag, attributes in visitor.get(path).tags:
            assert tag != "style"
            assert tag != "script" or attributes.get("src")
            assert not [name for name in attributes if name == "style" or name.startswith("on")]


def test_files_are_kept_forever_by_their_address_and_asked_again_without(stack):
    known = requests.get(stack.web_url + address_of("style.css"), timeout=PATIENCE_SECONDS)
    assert known.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    plain = requests.get(f"{stack.web_url}/static/style.css", timeout=PATIENCE_SECONDS)
    assert plain.headers["Cache-Control"] == "public, no-cache"
    again = requests.get(
        f"{stack.web_url}/static/style.css",
        headers={"If-None-Match": plain.headers["ETag"]},
        timeout=PATIENCE_SECONDS,
    )
    assert again.status_code == 304


@pytest.mark.parametrize("path", ["/", "/login", "/diplomacy", "/go", "/events", "/leagues"])
def test_the_first_load_is_small(visitor, path):
    assert visitor.get(path).response.headers["Content-Encoding"] == "gzip"
    size = first_load_bytes(visitor, path)
    assert 5_000 < size < FIRST_LOAD_BYTES


def test_an_unknown_address_is_told_in_words(visitor, english):
    page = visitor.get("/nowhere")
    assert page.status == 404
    assert "Cette page n’existe pas" in page.text
    assert "There is no such page" in english.get("/nowhere").text


def test_a_file_outside_the_folder_is_not_served(stack):
    for path in ("/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py"):
        session = requests.Session()
        request = requests.Request("GET", stack.web_url).prepare()
        request.url = stack.web_url + path
        assert session.send(request, timeout=PATIENCE_SECONDS).status_code == 404
