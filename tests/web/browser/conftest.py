"""Chromium, started once; a window per test."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.packages import require
from tests.web.browser.windows import PHONE, Windows

QUIET = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = require("chromium")
    # Chromium's own sandbox does not work for root, as CI and containers run it.
    flags = [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else [*QUIET]
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=flags)
        yield started
        started.close()


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
