"""A test's own look into the database of games, and databases for a second stack."""

import os

from sqlalchemy import create_engine, text
from sqlalchemy.orm import Session

from shared.config import STORING
from tests.stack import Stack


def games_database(stack: Stack) -> Session:
    return look_into(
        stack.environment.get("GAMES_DATABASE_URL", f"sqlite:///{stack.data}/games.db")
    )


def look_into(url: str) -> Session:
    return Session(create_engine(_with_driver(url)))


def databases_of_its_own(name: str) -> dict[str, str]:
    """Settings of a stack beside another one: on one server both would use the same databases."""
    template = os.environ.get("TEST_DATABASE_URL")
    if not template:
        return {}
    settings = {}
    for service in STORING:
        url = template.replace("{service}", service)
        server = create_engine(_with_driver(url), isolation_level="AUTOCOMMIT")
        with server.connect() as connection:
            connection.execute(text(f"DROP DATABASE IF EXISTS {service}_{name} WITH (FORCE)"))
            connection.execute(text(f"CREATE DATABASE {service}_{name}"))
        settings[f"{service.upper()}_DATABASE_URL"] = template.replace(
            "{service}", f"{service}_{name}"
        )
    return settings


def _with_driver(url: str) -> str:
    return url.replace("postgresql://", "postgresql+psycopg://")
