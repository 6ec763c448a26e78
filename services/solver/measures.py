"""How long the engine takes, for Prometheus."""

from prometheus_client import Histogram

SOLVING = Histogram(
    "entente_solver_seconds",
    "Time the engine takes for the orders of one phase",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5),
)
