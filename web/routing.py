"""A page: what showing its address does, and what posting its form does."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flask import Flask

View = Callable[..., Any]


@dataclass(frozen=True)
class Page:
    show: View | None = None
    submit: View | None = None
    # Its own token authorises it: a mail program that unsubscribes has no form of ours.
    without_form_token: bool = False

    def serve(self, app: Flask, path: str) -> None:
        for method, view in (("GET", self.show), ("POST", self.submit)):
            if view is not None:
                name = f"{method} {path}"
                app.add_url_rule(path, name, view, methods=[method])
        if self.without_form_token:
            app.extensions.setdefault("without_form_token", set()).add(f"POST {path}")
