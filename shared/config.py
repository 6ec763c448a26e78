"""Every setting of the platform, read once from the environment and a .env in the data folder."""

import functools
import os
import secrets
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn, TypeVar
from urllib.parse import urlsplit

from shared.setting_files import WrongSetting, env_file, refuse_slips

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
# Where their event streams are served, and what the settings of these begin with.
STREAM_PORTS = {"games": 5014, "tournaments": 5016}
STREAM_PREFIXES = {"games": "", "tournaments": "TOURNAMENTS_"}
STORING = ("users", "emails", "players", "games", "tournaments")  # the solver has no database
# Who signs calls to services: they themselves, and the operator's own tool.
CALLERS = (*PORTS, "operator")
SECRET = {"METRICS_TOKEN", "SMTP_URL", "VISITOR_SECRET", "WEB_SECRET"}  # never shown
LAST_BACKUP = "last-backup"  # in the data folder of users; the operator's command writes it
ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Settings:
    data: Path
    service_data: Mapping[str, Path]
    ports: Mapping[str, int]
    urls: Mapping[str, str]
    database_urls: Mapping[str, str]
    web_port: int
    web_url: str
    web_secret: str
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
    stream_ports: Mapping[str, int]
    stream_urls: Mapping[str, str]
    stream_listeners: int
    stream_listeners_per_member: int
    stream_listeners_per_address: int
    gateway_port: int
    downtime_minutes: int
    sqlite_synchronous: str
    public_keys: Path
    metrics_token: str
    visitor_secret: str
    visitor_secret_file: Path
    listen: str
    workers: int
    threads: int
    trusted_proxies: int
    revocation_poll_seconds: float
    body_limit_bytes: int
    request_seconds: int
    code_hours: int
    mails_per_caller: int
    webhook_hosts: tuple[str, ...]
    log_level: str
    otel_exporter_otlp_endpoint: str
    test_clock: bool


def read_settings(
    environment: Mapping[str, str], note: Callable[[str, object, str], None] = lambda *_: None
) -> Settings:
    """Settings from the environment, and from `.env` in the data folder where it is silent.

    `note` is told the name of each, its value, and where that comes from.
    """
    data = Path(environment.get("ENTENTE_DATA") or ROOT / "data").absolute()
    in_file = env_file(data / ".env")
    values = in_file | {name: value for name, value in environment.items() if value != ""}
    known: set[str] = set()

    def origin(name: str) -> str:
        known.add(name)
        if environment.get(name):
            return "environment"
        return ".env of the data folder" if name in values else "default"

    def setting(name: str, default: T, parse: Callable[[str], T], expected: str) -> T:
        if name not in values:
            note(name, default, origin(name))
            return default
        try:
            parsed = parse(values[name])
            note(name, parsed, origin(name))
            return parsed
        except (ValueError, KeyError):
            shown = "" if name in SECRET else f", not {values[name]!r}"
            raise WrongSetting(f"{name} must be {expected}{shown}.") from None

    def text(name: str, default: str) -> str:
        return setting(name, default, str, "text")

    def address(name: str, default: str) -> str:
        return setting(name, default, _address, "like https://games.example.org")

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

    def database_url(service: str) -> str:
        url = _database_url(service, values, data)
        note(f"{service.upper()}_DATABASE_URL", url, origin(f"{service.upper()}_DATABASE_URL"))
        return url

    note("ENTENTE_DATA", data, origin("ENTENTE_DATA"))
    ports = {name: number(f"{name.upper()}_PORT", port, 1, 65535) for name, port in PORTS.items()}
    web_port = number("WEB_PORT", 5080, 1, 65535)
    web_url = address("WEB_URL", f"http://127.0.0.1:{web_port}")
    service_data = text("SERVICE_DATA", str(data))
    chosen = Settings(
        data=data,
        service_data={
            name: Path(service_data.replace("{service}", name)) for name in (*PORTS, "web")
        },
        ports=ports,
        urls={
            name: address(f"{name.upper()}_URL", f"http://127.0.0.1:{ports[name]}")
            for name in PORTS
        },
        database_urls={name: database_url(name) for name in STORING},
        web_port=web_port,
        web_url=web_url,
        web_secret=setting("WEB_SECRET", "", _secret, "at least 32 characters long"),
        public_url=address("PUBLIC_URL", web_url),
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
        stream_ports={
            name: number(f"{prefix}STREAMS_PORT", STREAM_PORTS[name], 1, 65535)
            for name, prefix in STREAM_PREFIXES.items()
        },
        stream_urls={
            name: address(f"{prefix}STREAMS_PUBLIC_URL", "")
            for name, prefix in STREAM_PREFIXES.items()
        },
        stream_listeners=number("STREAM_LISTENERS", 4000, 1, 10**6),
        stream_listeners_per_member=number("STREAM_LISTENERS_PER_MEMBER", 20, 1, 10**6),
        stream_listeners_per_address=number("STREAM_LISTENERS_PER_ADDRESS", 200, 1, 10**6),
        gateway_port=number("GATEWAY_PORT", 5025, 1, 65535),
        downtime_minutes=number("DOWNTIME_MINUTES", 15, 1, 10**6),
        sqlite_synchronous=choice("SQLITE_SYNCHRONOUS", "FULL", "FULL", "NORMAL"),
        public_keys=Path(text("PUBLIC_KEYS", str(data / "public-keys"))).absolute(),
        metrics_token=setting("METRICS_TOKEN", "", _secret, "at least 32 characters long"),
        visitor_secret=setting("VISITOR_SECRET", "", _secret, "at least 32 characters long"),
        visitor_secret_file=Path(text("VISITOR_SECRET_FILE", str(data / "visitor-secret"))),
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
        request_seconds=number("REQUEST_SECONDS", 10, 1, 300),
        code_hours=number("CODE_HOURS", 24, 1, 24 * 7),
        # Where no mail leaves the machine, trying things out needs no limit.
        mails_per_caller=number(
            "MAILS_PER_CALLER", 100 if "SMTP_URL" in values else 10**9, 1, 10**9
        ),
        webhook_hosts=tuple(text("WEBHOOK_HOSTS", "").lower().replace(",", " ").split()),
        log_level=choice("LOG_LEVEL", "info", "info", "debug"),
        otel_exporter_otlp_endpoint=address("OTEL_EXPORTER_OTLP_ENDPOINT", ""),
        test_clock=switch("TEST_CLOCK", False),
    )
    refuse_slips(in_file, known)
    return chosen


@functools.cache
def settings() -> Settings:
    """The settings of this process; a wrong one stops it with one sentence."""
    try:
        return read_settings(os.environ)
    except WrongSetting as wrong:
        stop(str(wrong))


def read_or_create(path: Path, make: Callable[[], str]) -> str:
    """The text of a private file. Of several processes that find it missing, one creates it."""
    if not path.exists():
        for folder in reversed(path.parents):  # with `parents` the upper ones would be open to all
            folder.mkdir(mode=0o700, exist_ok=True)
        draft = path.with_name(f".{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(make())
        try:
            os.link(draft, path)  # fails if another was first; its text is the one that counts
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return path.read_text().strip()


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


def _address(value: str) -> str:
    """Without a slash at its end."""
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError
    return value.rstrip("/")


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
