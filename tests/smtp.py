"""A real SMTP server for tests: takes mails, or refuses, dawdles and dies as told."""

import asyncio
import email
import time
from dataclasses import dataclass, field
from email import policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller

from tests.stack import free_ports
from tests.waiting import PATIENCE_SECONDS


@dataclass
class MailServer:
    """`refusals`: what is answered to mails for an address, as in {"a@b.c": "451 later"}."""

    port: int = field(default_factory=lambda: free_ports(1)[0])
    received: list[tuple[str, EmailMessage]] = field(default_factory=list)
    refusals: dict[str, str] = field(default_factory=dict)
    slow_seconds: float = 0.0
    controller: Controller | None = None

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def start(self) -> "MailServer":
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()
        return self

    def stop(self) -> None:
        if self.controller is not None:
            self.controller.stop()
            self.controller = None

    def mails_to(self, address: str) -> list[EmailMessage]:
        return [message for reader, message in list(self.received) if reader == address]

    def wait_for(self, address: str, count: int = 1) -> list[EmailMessage]:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while len(self.mails_to(address)) < count and time.monotonic() < deadline:
            time.sleep(0.05)
        found = self.mails_to(address)
        assert len(found) >= count, f"{len(found)} of {count} mails to {address} came"
        return found

    async def handle_RCPT(self, _server, _session, envelope, address, _options):
        if address in self.refusals:
            return self.refusals[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server, _session, envelope):
        message = email.message_from_bytes(envelope.content, policy=policy.default)
        for reader in envelope.rcpt_tos:
            self.received.append((reader, message))
        await asyncio.sleep(self.slow_seconds)
        return "250 OK"
