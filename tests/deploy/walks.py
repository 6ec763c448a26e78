"""A walk along the links of the pages: one page of every kind, looked at as it is opened."""

from playwright.sync_api import Page
from werkzeug.exceptions import HTTPException
from werkzeug.routing import Map, Rule

from tests.web.browser.test_access import grave_findings
from web.routes import ROUTES

KINDS = Map([Rule(path, endpoint=path) for path, page in ROUTES.items() if page.show]).bind("")
FOR_OTHERS = 403
PAGE = "text/html"


class Walk:
    """`kinds` that were opened, links that are `broken`, and what axe finds `grave`."""

    looked_at: set[str] = set()  # by anybody: pages of a kind have the same faults for all

    def __init__(self, page: Page):
        self.page = page
        self.kinds: set[str] = set()
        self.broken: list[str] = []
        self.grave: list[str] = []

    def follow(self, starts: list[str]) -> None:
        waiting = list(starts)
        while waiting:
            path = waiting.pop(0)
            kind = kind_of(path)
            if kind is None:
                self.broken.append(path)
            elif kind not in self.kinds:
                self.kinds.add(kind)
                waiting += self._open(path, kind)

    def _open(self, path: str, kind: str) -> list[str]:
        """The links of the page; files are asked for and not opened."""
        answer = self.page.request.get(path)
        if not answer.ok and answer.status != FOR_OTHERS:
            self.broken.append(f"{path}: {answer.status}")
        if not answer.ok or not answer.headers["content-type"].startswith(PAGE):
            return []
        self.page.goto(path)
        if kind not in self.looked_at:
            self.looked_at.add(kind)
            self.grave += grave_findings(self.page)
        links = self.page.locator("a[href^='/']")
        return links.evaluate_all("all => all.map(link => link.pathname + link.search)")


def kind_of(path: str) -> str | None:
    """The route that serves it."""
    try:
        return KINDS.match(path.partition("?")[0])[0]
    except HTTPException:
        return None
