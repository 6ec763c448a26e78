"""What a screen is: a kind of list, of which tournaments, which part of it, in what layout."""

from dataclasses import dataclass
from urllib.parse import urlencode

from flask import request
from werkzeug.datastructures import MultiDict

from shared.errors import NotFound
from web.numbers import whole_numbers

WALLS = ("boards", "players", "results", "ranking", "crosstable", "call")
TABLETS = ("input", "check-in")
KINDS = (*WALLS, *TABLETS)
MOST_TOURNAMENTS = 2  # two calls each
USUAL_COLUMNS = {"boards": 2, "players": 4, "results": 2, "ranking": 2, "crosstable": 1, "call": 2}


@dataclass(frozen=True)
class Screen:
    """A screen; everything but kind and tournaments is optional."""

    event: str
    kind: str
    tournaments: tuple[int, ...]
    first: int | None = None
    last: int | None = None
    fixed: frozenset[int] = frozenset()
    columns: int = 2
    rows: int | None = None
    limit: int | None = None
    leaf: int = 1

    @property
    def path(self) -> str:
        return f"/events/{self.event}/hall/{self.kind}"

    def way_to(self, act: str) -> str:
        """Where forms of it go."""
        return f"{self.path}/{act}?{urlencode({'t': self.tournaments}, doseq=True)}"

    def address(self, **changes: object) -> str:
        asked = {
            "t": self.tournaments,
            "first": self.first,
            "last": self.last,
            "fixed": ",".join(map(str, sorted(self.fixed))) or None,
            "columns": self.columns if self.columns != USUAL_COLUMNS.get(self.kind) else None,
            "rows": self.rows,
            "limit": self.limit,
            **changes,
        }
        given = {name: value for name, value in asked.items() if value is not None}
        return f"{self.path}?{urlencode(given, doseq=True)}"


def asked_screen(event: str, kind: str) -> Screen:
    """As the address says."""
    if kind not in KINDS:
        raise NotFound
    asked = request.args
    ids = tuple(dict.fromkeys(asked.getlist("t", int)))[:MOST_TOURNAMENTS]
    if not ids:
        raise NotFound
    return Screen(
        event,
        kind,
        ids,
        first=_positive(asked, "first"),
        last=_positive(asked, "last"),
        fixed=frozenset(whole_numbers(asked.get("fixed", "").split(","))),
        columns=_positive(asked, "columns") or USUAL_COLUMNS.get(kind, 1),
        rows=_positive(asked, "rows"),
        limit=_positive(asked, "limit"),
        leaf=_positive(asked, "leaf") or 1,
    )


def _positive(asked: MultiDict[str, str], name: str) -> int | None:
    value = asked.get(name, 0, int)
    return value if value > 0 else None
