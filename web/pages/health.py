"""Whether the pages are served, and whether the services behind them answer."""

from flask import jsonify

from web import api

SERVICES = ("users", "players", "games", "tournaments", "emails")


def show():
    return {"msg": "web is alive"}


def show_readiness():
    """Pages are still worth showing without one of the services: degraded, not down."""
    answers = api.gather(**{name: api.ask(name, "/health") for name in SERVICES})
    missing = sorted(answers.refusals)
    state = f"degraded: {', '.join(missing)} cannot be reached" if missing else "ready"
    return jsonify(msg=f"web is {state}", degraded=bool(missing))
