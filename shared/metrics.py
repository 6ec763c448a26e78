"""Counts and durations for Prometheus, summed over all workers of a service."""

import os

from flask import Flask, Response, g, request
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest, multiprocess

from shared import clock

SERVED = Counter("entente_requests", "Requests served", ["method", "route", "status"])
SECONDS = Histogram(
    "entente_request_seconds",
    "Time to serve a request",
    ["route"],
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)


def count_requests(app: Flask) -> None:
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
        return Response(exposition(), mimetype="text/plain; version=0.0.4")


KNOWN_METHODS = {"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"}


def exposition() -> bytes:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)
    return generate_latest(registry)
