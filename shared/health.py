"""/health (the process is alive) and /ready (it can work)."""

import shutil
import threading
from pathlib import Path

from cachetools import TTLCache, cached
from flask import Flask, jsonify
from sqlalchemy.exc import SQLAlchemyError

from shared import clock
from shared.config import STORING
from shared.database import engine, prove_writable, writing
from shared.errors import RETRY_AFTER_SECONDS, Unavailable
from shared.trust import Trust

PATIENCE_SECONDS = 2  # those who ask do not wait long themselves
REMEMBER_SECONDS = 1  # anyone may ask, and each time something is written
LEAST_FREE_BYTES = 2 << 20


def tell_health(app: Flask, trust: Trust) -> None:
    @app.get("/health")
    def health():
        """Whether the process is alive."""
        return {"msg": f"{app.name} is alive"}

    @app.get("/ready")
    def ready():
        """Whether the service can work: database writable and migrated, users within reach."""
        if app.name in STORING and (trouble := _database_trouble(app.name)):
            return _answer(503, f"{app.name} is not ready: {trouble}")
        if trust.is_stale:
            return _answer(200, f"{app.name} is degraded: users does not answer")
        return _answer(200, f"{app.name} is ready")


@cached(TTLCache(1, REMEMBER_SECONDS, clock.monotonic), lock=threading.Lock())
def _database_trouble(service: str) -> str | None:
    from shared.migrations import is_current  # Alembic, a fifth of the time a service starts in

    try:
        with writing(PATIENCE_SECONDS) as session:
            if not is_current(service, session.connection()):
                return "its database is not migrated"
            prove_writable(session)
        if engine().dialect.name == "sqlite" and _free_bytes() < LEAST_FREE_BYTES:
            return "the disk is full"
    except SQLAlchemyError as failure:
        reason = str(getattr(failure, "orig", failure)).partition("\n")[0]
        return f"its database cannot be written ({reason})"
    return None


def _free_bytes() -> int:
    """The write-ahead log may have some place left; it does not reach far."""
    return shutil.disk_usage(Path(engine().url.database or "").parent).free


def _answer(status: int, msg: str):
    response = jsonify({"msg": msg, "degraded": "degraded" in msg})
    response.status_code = status
    if status == Unavailable.status:
        response.headers["Retry-After"] = str(RETRY_AFTER_SECONDS)
    return response
