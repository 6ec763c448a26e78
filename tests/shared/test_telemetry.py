"""Traces are sent only where somebody asked for it and installed what it takes."""

import importlib.util
import os
import subprocess
import sys

import pytest
from flask import Flask

from shared.config import ROOT
from shared.telemetry import send_traces

INSTALLED = importlib.util.find_spec("opentelemetry") is not None


def test_nothing_is_loaded_unasked():
    send_traces(Flask("games"))
    assert not any(name.startswith("opentelemetry.sdk") for name in sys.modules)


@pytest.mark.skipif(INSTALLED, reason="OpenTelemetry: it is installed here")
def test_asked_for_but_not_installed_is_one_sentence():
    done = subprocess.run(
        [sys.executable, "-c", "from shared.telemetry import require_installed as r; r()"],
        cwd=ROOT,
        env=os.environ | {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("entente: OTEL_EXPORTER_OTLP_ENDPOINT is set")
    assert len(done.stderr.splitlines()) == 1
