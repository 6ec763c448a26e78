"""Windows of Chromium on the pages, and what tests do in them."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.waiting import PATIENCE_SECONDS

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}

PATIENCE_MILLISECONDS = 1000 * PATIENCE_SECONDS
expect.set_options(timeout=PATIENCE_MILLISECONDS)


class Windows:
    def __init__(self, browser: Browser, url: str):
        self.browser, self.url = browser, url
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def open(self, **how: Any) -> Page:
        context = self.browser.new_context(
            base_url=self.url, **{"viewport": DESK, "locale": "fr-FR", **how}
        )
        context.set_default_timeout(PATIENCE_MILLISECONDS)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        return page

    def _listen(self, message) -> None:
        """What the policy for content refuses is told here."""
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.complaints.append(message.text)

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        assert self.complaints == []


def log_in(page: Page, pseudo: str, password: str) -> None:
    page.goto("/login")
    page.get_by_label("Pseudo").fill(pseudo)
    page.locator("#password").fill(password)
    page.locator("main button[type=submit]").click()
    page.wait_for_url("**/")


def fill(page: Page, **typed: str) -> None:
    """By the names of the fields; True ticks a box."""
    for name, value in typed.items():
        field = page.locator(f"main [name={name}]")
        if value is True:
            field.check()
        elif field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)


def press(page: Page, text: str) -> None:
    page.locator("main").get_by_role("button", name=text).click()
