"""Every setting of the platform, read once from the environment and a .env in the data folder."""

import functools
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn, TypeVar

T = TypeVar("T")

# The six services and where they listen unless told otherwise.
PORTS = {
    "users": 5001,
    "emails": 5002,
    "players": 5003,
    "games": 5004,
    "solver": 5005,
    "tournaments": 5006,
}
STORING = ("users", "emails", "players", "games", "tournaments")  # the solver keeps nothing
SECRET = {"SERVICE_SECRET", "SMTP_URL"}  # never shown
ROOT = Path(__file__).resolve().parents[1]


class WrongSetting(Exception):
    """A setting has a value that cannot be used."""


@dataclass(frozen=True)
class Settings:
    data: Path
    ports: Mapping[str, int]
    urls: Mapping[str, str]
    database_urls: Mapping[str, str]
    public_url: str
    smtp_url: str
    mail_from: str
    admin_pseudo: str
    password_policy: str
    confirmed_email_required: bool
    name_rest_days: int
    token_days: int
    cors_origins: tuple[str, ...]
    grace_hours: int
    rectification_code_required: bool
    clock_adjudicates: bool
    streams_port: int
    gateway_port: int
    downtime_minutes: int
    sqlite_synchronous: str
    service_secret: str
    service_secret_file: Path
    listen: str
    workers: int
    threads: int
    trusted_proxies: int
    revocation_poll_seconds: float
    body_limit_bytes: int
    code_hours: int
    mails_per_caller: int
    webhook_hosts: tuple[str, ...]
    test_clock: bool


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Settings from the environment, and from `.env` in the data folder where it is silent."""
    data = Path(environment.get("ENTENTE_DATA") or ROOT / "data").absolute()
    values = _env_file(data / ".env") | {k: v for k, v in environment.items() if v != ""}

    def setting(name: str, default: T, parse: Callable[[str], T], expected: str) -> T:
        if name not in values:
            return default
        try:
            return parse(values[name])
        except (ValueError, KeyError):
            shown = "" if name in SECRET else f", not {values[name]!r}"
            raise WrongSetting(f"{name} must be {expected}{shown}.") from None

    def text(name: str, default: str) -> str:
        return setting(name, default, str, "text")

    def number(name: str, default: int, low: int, high: int) -> int:
        return setting(
            name,
            default,
            lambda value: _within(int(value), low, high),
            f"a whole number from {low} to {high}",
        )

    def switch(name: str, default: bool) -> bool:
        return setting(name, default, lambda value: {"0": False, "1": True}[value], "0 or 1")

    def choice(name: str, default: str, *allowed: str) -> str:
        return setting(
            name, default, lambda value: {a: a for a in allowed}[value], " or ".join(allowed)
        )

    ports = {name: number(f"{name.upper()}_PORT", port, 1, 65535) for name, port in PORTS.items()}
    return Settings(
        data=data,
        ports=ports,
        urls={
            name: text(f"{name.upper()}_URL", f"http://127.0.0.1:{ports[name]}").rstrip("/")
            for name in PORTS
        },
        database_urls={name: _database_url(name, values, data) for name in STORING},
        public_url=text("PUBLIC_URL", f"http://127.0.0.1:{ports['players']}").rstrip("/"),
        smtp_url=setting("SMTP_URL", "", _smtp_url, "like smtp://user:password@host:587"),
        mail_from=text("MAIL_FROM", "Entente <entente@localhost>"),
        admin_pseudo=text("ADMIN_PSEUDO", "admin"),
        password_policy=choice("PASSWORD_POLICY", "demo", "demo", "strict"),
        confirmed_email_required=switch("CONFIRMED_EMAIL_REQUIRED", False),
        name_rest_days=number("NAME_REST_DAYS", 0, 0, 3650),
        token_days=number("TOKEN_DAYS", 7, 1, 365),
        cors_origins=tuple(text("CORS_ORIGINS", "*").replace(",", " ").split()),
        grace_hours=number("GRACE_HOURS", 24, 0, 24 * 365),
        rectification_code_required=switch("RECTIFICATION_CODE_REQUIRED", False),
        clock_adjudicates=switch("CLOCK_ADJUDICATES", True),
        streams_port=number("STREAMS_PORT", 5014, 1, 65535),
        gateway_port=number("GATEWAY_PORT", 5025, 1, 65535),
        downtime_minutes=number("DOWNTIME_MINUTES", 15, 1, 10**6),
        sqlite_synchronous=choice("SQLITE_SYNCHRONOUS", "FULL", "FULL", "NORMAL"),
        service_secret=setting("SERVICE_SECRET", "", _secret, "at least 32 characters long"),
        service_secret_file=Path(text("SERVICE_SECRET_FILE", str(data / "service-secret"))),
        listen=text("LISTEN", "127.0.0.1"),
        workers=number("WORKERS", 2, 1, 64),
        threads=number("THREADS", 8, 1, 256),
        trusted_proxies=number("TRUSTED_PROXIES", 0, 0, 5),
        revocation_poll_seconds=setting(
            "REVOCATION_POLL_SECONDS",
            15.0,
            lambda value: _within(float(value), 0.1, 30.0),
            "a number of seconds from 0.1 to 30",
        ),
        body_limit_bytes=number("BODY_LIMIT_BYTES", 1 << 20, 1 << 10, 1 << 30),
        code_hours=number("CODE_HOURS", 24, 1, 24 * 7),
        # Where no mail leaves the machine, trying things out needs no limit.
        mails_per_caller=number(
            "MAILS_PER_CALLER", 100 if "SMTP_URL" in values else 10**9, 1, 10**9
        ),
        webhook_hosts=tuple(text("WEBHOOK_HOSTS", "").lower().replace(",", " ").split()),
        test_clock=switch("TEST_CLOCK", False),
    )


@functools.cache
def settings() -> Settings:
    """The settings of this process; a wrong one stops it with one sentence."""
    try:
        return read_settings(os.environ)
    except WrongSetting as wrong:
        stop(str(wrong))


def stop(sentence: str) -> NoReturn:
    print(f"entente: {sentence}", file=sys.stderr)  # noqa: T201
    raise SystemExit(2)


def _within(value: T, low, high) -> T:
    if not low <= value <= high:
        raise ValueError
    return value


def _secret(value: str) -> str:
    if len(value) < 32:
        raise ValueError
    return value


def _smtp_url(value: str) -> str:
    if not value.startswith(("smtp://", "smtps://")):
        raise ValueError
    return value


def _database_url(service: str, values: Mapping[str, str], data: Path) -> str:
    given = values.get(f"{service.upper()}_DATABASE_URL", f"sqlite:///{data / service}.db")
    url = given.replace("{service}", service)
    if url.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + url.split("://", 1)[1]
    if not url.startswith(("sqlite:///", "postgresql+psycopg://")):
        raise WrongSetting(
            f"{service.upper()}_DATABASE_URL must begin with sqlite:/// or "
            f"postgresql://, not {url.split(':', 1)[0]!r}."
        )
    return url


def _env_file(path: Path) -> dict[str, str]:
    """KEY=value lines; a value may be quoted, # begins a comment line."""
    if not path.is_file():
        return {}
    pairs = (
        line.split("=", 1)
        for line in path.read_text().splitlines()
        if "=" in line and not line.lstrip().startswith("#")
    )
    return {key.strip(): value.strip().strip("'\"") for key, value in pairs}
