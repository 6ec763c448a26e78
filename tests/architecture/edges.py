"""Who may import whom: between areas, between the layers inside them, and of other packages."""

import sys

# Areas of a service, each with the areas below it that it may import. The service's own name
# stands for the files directly in its folder. What is not here is not allowed, and every edge
# here is used: a new one is written down before it is imported.
AREAS = {
    "games": {
        "games": {"diplomacy", "go"},
        "diplomacy": set(),
        "go": set(),
    },
    "tournaments": {
        "tournaments": {
            "screens",
            "exchange",
            "seatings",
            "online",
            "rounds",
            "entries",
            "hall",
            "notices",
            "league",
            "ladders",
        },
        "screens": {"seatings", "rounds", "entries", "hall", "notices", "rules"},
        "exchange": {"screens", "seatings", "rounds", "entries", "hall", "rules"},
        "seatings": {"rounds", "entries", "hall", "notices", "rules"},
        "online": {"rounds", "entries", "hall", "rules"},
        "rounds": {"entries", "hall", "notices", "rules"},
        "entries": {"hall", "notices", "rules"},
        "hall": {"notices", "rules"},
        "notices": set(),
        "rules": set(),
        "league": set(),
        "ladders": set(),
    },
}

# Layers of an area by the name of their file or folder. Any other file is an adapter: it knows
# one thing outside (a library in C, a mail server, a web address) or remembers something.
LAYERS = {
    "actions": "actions",
    "access": "access",
    "domain": "domain",
    "migrations": "migrations",
    "peers": "peers",
    "refusals": "refusals",
    "resources": "resources",
    "routes": "routes",
    "rules": "domain",
    "store": "store",
    "tables": "tables",
    "variants": "domain",
    # where a process begins
    "__main__": "process",
    "app": "process",
    "first_start": "process",
    "gateway": "process",
    "operate": "process",
    "schedule": "process",
    "scheduler": "process",
    "sender": "process",
    "streams": "process",
}

# Layers, each with the layers it may import besides itself, in its own area and in those below.
LOWEST = {"domain", "refusals"}
BELOW = {
    "process": {"routes", "resources", "actions", "store", "tables", "adapter", "domain"},
    "routes": {"resources"},
    "resources": {"actions", "access", "store", "tables", "peers", "adapter"} | LOWEST,
    "actions": {"access", "store", "tables", "peers", "adapter"} | LOWEST,
    "access": {"store", "tables", "adapter"} | LOWEST,
    "store": {"tables"} | LOWEST,
    "adapter": {"tables"} | LOWEST,
    "peers": LOWEST,
    "migrations": set(),
    "tables": {"domain"},
    "refusals": {"domain"},
    "domain": set(),
}

# Packages and modules of shared that a layer must not know.
WEB = {"flask", "flask_restful", "flask_jwt_extended", "flask_mail", "werkzeug", "requests"}
REQUESTS = {"shared.arguments", "shared.auth", "shared.callers", "shared.openapi", "shared.service"}
SQL = {"sqlalchemy", "alembic", "psycopg", "sqlite3"}
UNKNOWN_TO = {
    "resources": SQL | {"requests"},
    "actions": WEB | REQUESTS | SQL,
    "access": WEB | REQUESTS,
    "store": WEB | REQUESTS,
    "tables": WEB | REQUESTS,
    "peers": WEB | REQUESTS | SQL,
    "domain": WEB | SQL | {"pydantic", "shared", "time"},
}
# Of packages from outside, the rules know only those that compute.
PURE = {"gacrux", "icalendar", "mahjong", "networkx", "pycountry", "sgfmill"}
STANDARD = sys.stdlib_module_names

# The pages are a client of the services; of shared they may know only this.
SHARED_WITH_WEB = {"clock", "config", "errors", "logs", "metrics", "visitors"}

EXCEPTIONS = {
    # How games are scored is one rule of two services.
    ("services/tournaments/rules/seats/settings.py", "shared"),
    # The library signs with the keys it was given; it reads no request here.
    ("services/users/actions/issue_token.py", "flask_jwt_extended"),
    # A keizer.db is a file format, read in memory; none of our tables is near.
    ("services/tournaments/exchange/domain/keizer_database.py", "sqlite3"),
    ("services/tournaments/exchange/domain/sqlite_files.py", "sqlite3"),
    ("services/tournaments/exchange/domain/keizer_writing.py", "sqlite3"),
}
