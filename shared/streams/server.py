"""The process that serves the streams of a service, on an event loop: `serve(...)`.

A listener holds a connection for hours, so it must not live under the threads of the API. Here
one costs a few kilobytes. GET /events?ticket=… opens a stream; services may have more addresses.
"""

import asyncio
import signal
import sys
from collections.abc import Sequence
from socket import socket

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from shared import logs
from shared.config import settings
from shared.database import use_database
from shared.errors import Refusal
from shared.figures import is_insider
from shared.streams.admitting import Opening, admit
from shared.streams.connections import SPARE_FILES, Connection, raise_open_files
from shared.streams.hub import Ear, Hub, Limits
from shared.streams.journal import Entry
from shared.streams.listening import EventStream
from shared.streams.sources import Source
from shared.streams.topics import Topics
from shared.streams.watching import Watcher
from shared.visitors import Visitor

COMMON = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Connection": "close",
}
GRACE_SECONDS = 1
BAD_TICKET = "The ticket is not good, or not good any more"
_METRICS = """\
# HELP entente_listeners Who listens to events now
# TYPE entente_listeners gauge
entente_listeners{{process="{name}"}} {count}
# HELP entente_listeners_limit How many may listen at once
# TYPE entente_listeners_limit gauge
entente_listeners_limit{{process="{name}"}} {most}
"""


def serve(
    name: str, service: str, port: int, topics: Topics, sources: Sequence[Source] = ()
) -> None:
    logs.log_as_json(name)
    use_database(settings().database_urls[service])
    chosen = settings()
    hub = Hub(
        Limits(
            raise_open_files(chosen.stream_listeners),
            chosen.stream_listeners_per_member,
            chosen.stream_listeners_per_address,
        )
    )
    config = uvicorn.Config(
        application(name, hub, topics, sources),
        host=chosen.listen,
        port=port,
        http=Connection,
        loop="asyncio",
        ws="none",
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,  # addresses hold tickets: they do not belong in a log
        server_header=False,
        proxy_headers=False,
        backlog=1024,
        limit_concurrency=hub.limits.listeners + SPARE_FILES // 2,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: sys.exit(0))  # also what uvicorn raises at its end
    Server(config, hub).run()


class Server(uvicorn.Server):
    """Begins to watch before anyone is let in, and ends all listeners before it waits for them."""

    def __init__(self, config: uvicorn.Config, hub: Hub):
        super().__init__(config)
        self.hub = hub

    async def startup(self, sockets: list[socket] | None = None) -> None:
        loop = asyncio.get_running_loop()

        def publish(entries: list[Entry]) -> None:
            loop.call_soon_threadsafe(self.hub.hand_out, entries)

        Watcher(publish).start()
        self.timekeeper = asyncio.create_task(self.hub.keep_time())
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self.hub.end_all()
        await super().shutdown(sockets)


def application(name: str, hub: Hub, topics: Topics, sources: Sequence[Source]) -> Starlette:
    async def health(_request: Request) -> Response:
        return answer(200, f"{name} is alive")

    async def metrics(request: Request) -> Response:
        if not is_insider(request.client.host if request.client else None, request.headers.items()):
            return answer(403, "Metrics are for the operator")
        figures = _METRICS.format(name=name, count=len(hub.ears), most=hub.limits.listeners)
        return PlainTextResponse(figures, headers=COMMON)

    def listen_at(source: Source | None = None):
        async def listen(request: Request) -> Response:
            return await _listen(request, hub, topics, source)

        return listen

    return Starlette(
        routes=[
            Route("/health", health),
            Route("/metrics", metrics),
            Route("/events", listen_at()),
            *(Route(source.path, listen_at(source)) for source in sources),
        ],
        middleware=[
            Middleware(
                CORSMiddleware,
                allow_origins=settings().cors_origins,
                allow_methods=["GET"],
                allow_headers=["Last-Event-ID", "Cache-Control"],
            )
        ],
        exception_handlers={
            HTTPException: _answer_unknown,
            Refusal: _answer_refusal,
            Exception: _answer_failure,
        },
    )


async def _listen(request: Request, hub: Hub, topics: Topics, source: Source | None) -> Response:
    if request.method != "GET":
        return answer(405, "Streams are read with GET")
    hub.require_room()
    last = request.headers.get("Last-Event-ID") or request.query_params.get("last_event_id") or ""
    opening = await asyncio.to_thread(
        admit,
        topics,
        Opening(
            request.query_params.get("ticket", ""),
            int(last) if last.isascii() and last.isdecimal() and len(last) < 19 else None,
            source,
            request.path_params.get("key"),
            Visitor(_address_of(request)),
        ),
    )
    if opening is None:
        return answer(401, BAD_TICKET)
    ear = Ear(opening.owner, opening.admissions, opening.checked_at, request.state.abort)
    ear.heard = opening.heard
    hub.add(ear)
    return EventStream(
        hub,
        ear,
        opening.as_bytes,
        opening.first,
        headers=COMMON,
        incomplete=opening.incomplete,
    )


def answer(status: int, msg: str, **headers: str) -> Response:
    return JSONResponse({"msg": msg}, status, {**COMMON, **headers})


def _address_of(request: Request) -> str:
    """As many proxies of ours as there are in front have each added one address."""
    here = request.client.host if request.client else "unknown"
    if not (proxies := settings().trusted_proxies):
        return here
    said = [part.strip() for part in request.headers.get("X-Forwarded-For", "").split(",")]
    return said[-proxies] if len(said) >= proxies and said[-proxies] else here


async def _answer_unknown(_request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    unknown = "There is no such stream"
    return answer(wrong.status_code, unknown if wrong.status_code == 404 else wrong.detail)


async def _answer_refusal(_request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    later = refusal.retry_after_seconds
    return answer(refusal.status, str(refusal), **({"Retry-After": str(later)} if later else {}))


async def _answer_failure(_request: Request, _failure: Exception) -> Response:
    return answer(
        503, "This does not work just now, please come back later", **{"Retry-After": "5"}
    )
