"""Somebody who looks at pages without a browser: follows links, sends forms as they stand."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

import requests
from requests.adapters import HTTPAdapter

from tests.stack import Stack
from tests.waiting import PATIENCE_SECONDS

FORM_FIELD = "form_token"


@dataclass
class ReadForm:
    """A form of a page: where it goes and what stands in it."""

    action: str
    method: str
    fields: dict[str, str] = field(default_factory=dict)


class ReadPage(HTMLParser):
    """What a test asks of a page."""

    def __init__(self, response: requests.Response):
        super().__init__()
        self.response, self.status = response, response.status_code
        self.forms: list[ReadForm] = []
        self.links: list[str] = []
        self.title = ""
        self.words: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._open: list[str] = []
        self._select: str | None = None
        self.feed(response.text)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).replace("\xa0", " ").split())

    def form(self, action: str) -> ReadForm:
        return next(form for form in self.forms if form.action.split("?")[0] == action)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.tags.append((tag, given))
        self._open.append(tag)
        if tag == "a" and given.get("href"):
            self.links.append(given["href"])
        if tag == "form":
            self.forms.append(ReadForm(given.get("action", ""), given.get("method", "get")))
        if not self.forms:
            return
        fields = self.forms[-1].fields
        if tag == "input" and given.get("name"):
            ticked = given.get("type") not in ("checkbox", "radio") or "checked" in given
            if ticked:
                fields[given["name"]] = given.get("value") or ""
        if tag == "select":
            self._select = given.get("name")
        if tag == "option" and self._select and ("selected" in given or self._select not in fields):
            fields[self._select] = given.get("value") or ""

    def handle_endtag(self, tag):
        if tag == "select":
            self._select = None
        while self._open and self._open.pop() != tag:
            pass

    def handle_data(self, data):
        if self._open and self._open[-1] == "title":
            self.title += data
        elif "script" not in self._open:
            self.words.append(data)


class ComesFrom(HTTPAdapter):
    """Connects from another address of this machine: all of 127.0.0.0/8 is its own."""

    def __init__(self, address: str):
        self.address = address
        super().__init__()

    def init_poolmanager(self, *sizes, **how):
        super().init_poolmanager(*sizes, source_address=(self.address, 0), **how)


class Visitor:
    def __init__(self, stack: Stack, language: str = "fr", address: str | None = None):
        self.url = stack.web_url
        self.session = requests.Session()
        if address:
            self.session.mount("http://", ComesFrom(address))
        self.session.headers["Accept-Language"] = language
        self.session.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux) Firefox/140.0"

    def get(self, path: str, **how) -> ReadPage:
        return ReadPage(self.session.get(self.url + path, timeout=PATIENCE_SECONDS, **how))

    def send(self, path: str, fields: dict | None = None, **how) -> ReadPage:
        """Post fields with a token of a page of ours, as if its form had been filled in."""
        form = {FORM_FIELD: self.form_token(), **(fields or {})}
        headers = {"Origin": self.url} | how.pop("headers", {})
        return ReadPage(
            self.session.post(
                self.url + path, data=form, headers=headers, timeout=PATIENCE_SECONDS, **how
            )
        )

    def fill(self, path: str, action: str | None = None, **typed: str) -> ReadPage:
        """Open a page, type into its form and send all of it."""
        form = self.get(path).form(action or path)
        return self.send(form.action or path, form.fields | typed)

    def fill_only(self, path: str, **typed: str) -> ReadPage:
        """Without going where the answer leads."""
        form = self.get(path).form(path)
        return self.send(form.action or path, form.fields | typed, allow_redirects=False)

    def form_token(self) -> str:
        return self.get("/login?next=/login").forms[0].fields[FORM_FIELD]

    def log_in(self, pseudo: str, password: str) -> ReadPage:
        return self.fill("/login", pseudo=pseudo, password=password)

    @property
    def cookie(self) -> str | None:
        return self.session.cookies.get("AccessToken")
