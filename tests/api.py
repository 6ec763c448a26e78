"""A client of the running stack: sends as people do, keeps what it is told to keep."""

from typing import Any

import requests

from tests.stack import Stack
from tests.waiting import PATIENCE_SECONDS, patiently


class Api:
    """Calls by service name and path; `token` and `service` say in whose name."""

    def __init__(self, stack: Stack):
        self.stack = stack
        self.session = requests.Session()

    def call(
        self,
        verb: str,
        service: str,
        path: str,
        *,
        token: str | None = None,
        by_service: str | None = None,
        headers: dict[str, str] | None = None,
        timeout: float = PATIENCE_SECONDS,
        **sent: Any,
    ) -> requests.Response:
        """`sent`: json=, data= (a form) or params=, as in requests."""
        headers = dict(headers or {})
        if token:
            headers["AccessToken"] = token
        if by_service:
            headers["ServiceToken"] = self.stack.service_token(by_service, service)
        return self.session.request(
            verb, self.stack.urls[service] + path, headers=headers, timeout=timeout, **sent
        )

    def get(self, service: str, path: str, **sent: Any) -> requests.Response:
        return self.call("GET", service, path, **sent)

    def post(self, service: str, path: str, **sent: Any) -> requests.Response:
        return self.call("POST", service, path, **sent)

    def put(self, service: str, path: str, **sent: Any) -> requests.Response:
        return self.call("PUT", service, path, **sent)

    def delete(self, service: str, path: str, **sent: Any) -> requests.Response:
        return self.call("DELETE", service, path, **sent)

    def login(self, pseudo: str, password: str) -> str:
        sent = {"user_name": pseudo, "password": password}
        answer = patiently(lambda: self.post("users", "/login", json=sent))
        assert answer.status_code == 200, answer.text
        return answer.json()["AccessToken"]

    def admin_token(self) -> str:
        return self.login("admin", self.stack.admin_password)
