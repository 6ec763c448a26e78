"""Pages per second beside the API reads behind them, and how much a first visit loads."""

import statistics
from collections.abc import Iterator

from tests.api import Api
from tests.bench.load import Rate, rate_of
from tests.bench.table import Row, at_most
from tests.factories import PASSWORD, Member, a_member
from tests.stack import Stack
from tests.web.arrangements import a_started_game, a_waiting_game, an_event, an_invitation
from tests.web.first_load import first_load_bytes
from tests.web.visitor import Visitor

ROUNDS, VISITS = 3, 100
BUDGET_BYTES = 60_000
GAMES = 10
LEAST = 0.1  # a busy machine may finish none in the time that is measured
Reads = tuple[tuple[str, str], ...]  # service and path
HOME: Reads = (
    ("tournaments", "/events?limit=6"),
    ("games", "/showcase"),
    ("tournaments", "/leagues"),
)


def measure(stack: Stack, _bare_url: str) -> Iterator[Row]:
    api = Api(stack)
    member = _arrange(api)
    visitor = Visitor(stack)
    for path in ("/", "/diplomacy", "/events"):
        size = first_load_bytes(visitor, path)
        yield Row(
            f"first load of {path}",
            f"{size / 1000:.1f} kB",
            aim=at_most(BUDGET_BYTES // 1000, size / 1000, " kB"),
        )
    yield _own_time(visitor, "/diplomacy")
    yield _row(stack, "/", HOME)
    yield _row(stack, "/diplomacy", (("games", "/games?details=1&state=1&after=0&limit=50"),))
    yield _row(stack, "/events", (("tournaments", "/events?limit=100"),))
    visitor.log_in(member.pseudo, PASSWORD)
    agenda = ("players", "/agenda?lang=fr")
    yield _row(stack, "/", (agenda, *HOME), visitor)
    yield _row(stack, "/agenda", (agenda,), visitor)
    yield _row(stack, f"/players/{member.pseudo}", _reads_of_player(member), visitor)


def _own_time(visitor: Visitor, path: str) -> Row:
    """Of a page with one read, so that nothing of it runs beside another."""
    taken = []
    for _ in range(VISITS):
        answer = visitor.session.get(visitor.url + path, timeout=30)
        api = float(answer.headers["Server-Timing"].partition("dur=")[2].partition(";")[0])
        taken.append(answer.elapsed.total_seconds() * 1000 - api)
    own = statistics.median(taken)
    return Row(f"{path} besides its read", f"{own:.1f} ms", aim=at_most(10, own, " ms"))


def _arrange(api: Api) -> Member:
    master, member = a_member(api), a_member(api)
    for _ in range(GAMES):
        a_started_game(api, master, member)
        a_waiting_game(api, master)
        an_event(api, master)
    an_invitation(api, master, member)
    return member


def _reads_of_player(member: Member) -> Reads:
    number = member.player_id
    return (
        ("players", f"/player-cards/{member.pseudo}"),
        ("games", f"/games?details=1&player_id={number}&limit=50"),
        ("tournaments", f"/player-histories/{number}"),
        ("games", f"/go-players/{number}"),
        ("games", f"/go-games?view=played&player_id={number}&limit=30"),
    )


def _row(stack: Stack, path: str, reads: Reads, visitor: Visitor | None = None) -> Row:
    """In turn, so that a busy machine is busy for both; the best of several counts."""
    token = {"AccessToken": visitor.cookie or ""} if visitor else {}
    cookie = {"Cookie": f"AccessToken={visitor.cookie}"} if visitor else {}
    pages, behind = [], []
    for _ in range(ROUNDS):
        pages.append(rate_of(stack.web_url + path, cookie, seconds=2))
        behind.append([rate_of(stack.urls[name] + read, token, seconds=1) for name, read in reads])
    page = max(pages, key=lambda rate: rate.requests_per_second)
    alone = max(_one_after_the_other(rates) for rates in behind)
    failed = page.failures + sum(rate.failures for rates in behind for rate in rates)
    who = "member" if visitor else "visitor"
    return Row(
        f"web GET {path} ({who}, {len(reads)} reads)",
        f"{page.requests_per_second:.0f}/s, p99 {page.p99_milliseconds:.1f} ms",
        f"{page.requests_per_second / alone:.2f} of its reads alone ({alone:.0f}/s)"
        + (f", {failed} FAILED" if failed else ""),
    )


def _one_after_the_other(rates: list[Rate]) -> float:
    """How many pages a second if they cost nothing but their reads."""
    return 1 / sum(1 / max(rate.requests_per_second, LEAST) for rate in rates)
