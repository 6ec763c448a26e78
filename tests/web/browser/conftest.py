"""A window of Chromium per test."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.web.browser.windows import PHONE, Windows


@pytest.fixture
def windows(browser, stack) -> Iterator[Windows]:
    opened = Windows(browser, stack.web_url)
    yield opened
    opened.close()


@pytest.fixture
def window(windows) -> Page:
    return windows.open()


@pytest.fixture(params=["with script", "without script"])
def either_window(windows, request) -> Page:
    """What must work with and without script."""
    return windows.open(java_script_enabled=request.param == "with script")


@pytest.fixture
def phone(windows) -> Page:
    return windows.open(viewport=PHONE, has_touch=True)
