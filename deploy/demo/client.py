"""The public API as the demo uses it: every call in somebody's name, every refusal its end."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import requests

PASSWORD = "entente"  # noqa: S105 (of everybody in the demo, and printed)
TIMEOUT_SECONDS = 30
TRIES = 5


@dataclass(frozen=True)
class Member:
    """Somebody who registered and logged in."""

    pseudo: str
    full_name: str
    country: str
    player_id: int
    token: str


class Api:
    """Calls by service and path; answers are JSON."""

    def __init__(self, urls: Mapping[str, str]):
        self.urls = urls
        self._session = requests.Session()
        self._session.trust_env = False

    def get(self, service: str, path: str, by: Member | None = None, **asked: Any) -> Any:
        return self._call("GET", service, path, by, params=asked)

    def post(self, service: str, path: str, by: Member | None = None, **sent: Any) -> Any:
        return self._call("POST", service, path, by, json=sent)

    def post_unless_done(self, service: str, path: str, by: Member, **sent: Any) -> None:
        """What the platform may have done by itself meanwhile: a conflict is no refusal."""
        self._call("POST", service, path, by, json=sent, done=requests.codes.conflict)

    def put(self, service: str, path: str, by: Member | None = None, **sent: Any) -> Any:
        return self._call("PUT", service, path, by, json=sent)

    def _call(
        self,
        verb: str,
        service: str,
        path: str,
        by: Member | None,
        done: int | None = None,
        **how: Any,
    ) -> Any:
        headers = {"AccessToken": by.token} if by else {}
        address = self.urls[service] + path
        for _ in range(TRIES):
            answer = self._session.request(
                verb, address, headers=headers, timeout=TIMEOUT_SECONDS, **how
            )
            if answer.status_code != requests.codes.service_unavailable:
                break
            time.sleep(float(answer.headers.get("Retry-After", 1)))
        if not answer.ok and answer.status_code != done:
            raise SystemExit(f"demo: {verb} {path} answered {answer.status_code}: {answer.text}")
        return answer.json()
