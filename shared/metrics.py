"""Counts and durations for Prometheus, summed over all workers of a process.

What is stored is not counted but looked up when somebody asks: figures.
"""

import logging
import os
from collections.abc import Callable, Iterable, Iterator

from flask import Flask, Response, current_app, g, request
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
    multiprocess,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from shared import clock
from shared.errors import Forbidden
from shared.figures import Ask, is_insider

SERVED = Counter("entente_requests", "Requests served", ["method", "route", "status"])
SECONDS = Histogram(
    "entente_request_seconds",
    "Time to serve a request",
    ["route"],
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
WAITED = Histogram(
    "entente_write_wait_seconds",
    "Time until a write may begin: for its turn, the lock of the file, a connection",
    buckets=(0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
KNOWN_METHODS = {"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"}


class MetricsAreInside(Forbidden):
    """Metrics are for the operator: from this machine, or with the METRICS_TOKEN as bearer."""


def count_requests(app: Flask, may_read: Callable[[], bool] = lambda: False) -> None:
    """`may_read`: who reads metrics beside this machine itself and whoever knows the token."""
    children: dict = {}  # looking a labelled child up costs more than counting

    @app.after_request
    def count(response: Response) -> Response:
        route = request.url_rule.rule if request.url_rule else "unknown"
        method = request.method if request.method in KNOWN_METHODS else "other"
        key = method, route, response.status_code
        if key not in children:
            children[key] = (
                SERVED.labels(method, route, str(response.status_code)),
                SECONDS.labels(route),
            )
        served, seconds = children[key]
        served.inc()
        seconds.observe(clock.monotonic() - g.get("started", clock.monotonic()))
        return response

    @app.get("/metrics")
    def metrics() -> Response:
        """What this service has served so far, in Prometheus' text format."""
        if not (is_insider(request.remote_addr, request.headers.items()) or may_read()):
            raise MetricsAreInside
        asked = current_app.extensions.get("figures", ())
        return Response(exposition(asked), mimetype="text/plain; version=0.0.4")


def tell_figures(app: Flask, ask: Ask) -> None:
    app.extensions.setdefault("figures", []).append(ask)


def exposition(figures: Iterable[Ask] = ()) -> bytes:
    told = CollectorRegistry()
    told.register(_Figures(figures))
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest() + generate_latest(told)
    multiprocess.MultiProcessCollector(told)
    return generate_latest(told)


class _Figures(Collector):
    """A database that does not answer takes its figures away, not the counts beside them."""

    def __init__(self, figures: Iterable[Ask]):
        self._figures = figures

    def describe(self) -> list:
        return []  # nothing is looked up before somebody reads

    def collect(self) -> Iterator[GaugeMetricFamily]:
        families: dict[str, GaugeMetricFamily] = {}
        for ask in self._figures:
            try:
                found = list(ask())
            except Exception:
                logging.getLogger(__name__).exception("figures are missing")
                continue
            for one in found:
                labels = list(one.labels)
                if one.name not in families:
                    families[one.name] = GaugeMetricFamily(one.name, one.description, labels=labels)
                families[one.name].add_metric([one.labels[name] for name in labels], one.value)
        yield from families.values()
