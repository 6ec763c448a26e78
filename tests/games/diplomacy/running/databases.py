"""A test's own look into the database of games."""

from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from tests.stack import Stack


def games_database(stack: Stack) -> Session:
    url = stack.environment.get("GAMES_DATABASE_URL", f"sqlite:///{stack.data}/games.db")
    return Session(create_engine(url.replace("postgresql://", "postgresql+psycopg://")))
