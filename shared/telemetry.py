"""Traces for OpenTelemetry, where the extra `telemetry` is installed and an address is set.

Without it traces that come with a request are passed on all the same: shared/logs.py.
"""

from importlib.util import find_spec

from flask import Flask

from shared.config import settings, stop


def require_installed() -> None:
    """Before workers are forked: one that stops is started again and again."""
    if settings().otel_exporter_otlp_endpoint and find_spec("opentelemetry") is None:
        stop(
            "OTEL_EXPORTER_OTLP_ENDPOINT is set, but OpenTelemetry is not installed: "
            "pip install --require-hashes -r requirements-telemetry.lock"
        )


def send_traces(app: Flask) -> None:
    """Called in each worker after it was forked: what sends is a thread of its own."""
    if not (address := settings().otel_exporter_otlp_endpoint):
        return
    from opentelemetry import trace
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.instrumentation.flask import FlaskInstrumentor
    from opentelemetry.instrumentation.requests import RequestsInstrumentor
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(resource=Resource.create({"service.name": f"entente-{app.name}"}))
    exporter = OTLPSpanExporter(endpoint=f"{address.rstrip('/')}/v1/traces")
    provider.add_span_processor(BatchSpanProcessor(exporter))
    trace.set_tracer_provider(provider)
    FlaskInstrumentor().instrument_app(app, excluded_urls="health,ready,metrics,revocations,jwks")
    RequestsInstrumentor().instrument(excluded_urls="revocations,jwks,v1/traces")
