"""/health (the process is alive) and /ready (it can work)."""

from flask import Flask, jsonify
from sqlalchemy.exc import SQLAlchemyError

from shared.config import STORING
from shared.database import writing
from shared.trust import Trust


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


def _database_trouble(service: str) -> str | None:
    from shared.migrations import is_current  # Alembic, a fifth of the time a service starts in

    try:
        with writing() as session:  # takes the write lock, so a read-only file is found out
            if not is_current(service, session.connection()):
                return "its database is not migrated"
            session.rollback()
    except SQLAlchemyError as failure:
        return f"its database does not answer ({type(failure).__name__})"
    return None


def _answer(status: int, msg: str):
    response = jsonify({"msg": msg, "degraded": "degraded" in msg})
    response.status_code = status
    return response
