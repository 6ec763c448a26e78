"""schemathesis against each /openapi.json: no 5xx, no status or shape that is not documented."""

import subprocess
import sys
from pathlib import Path

import pytest

from shared.config import PORTS
from tests.conftest import SOAK
from tests.factories import PASSWORD, a_user

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance"
)
# The others have a hundred operations each: minutes, so only in the long run.
SMALL = ("users", "emails", "players", "solver")
# It would end the session that all other calls are made in.
LEFT_OUT = "/logout"
RUN_SECONDS = 3600


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("service", PORTS if SOAK else SMALL)
def test_nothing_undocumented_is_answered(api, stack, admin, service):
    pseudo = a_user(api)
    api.put("users", f"/administrators/{pseudo}", token=admin)
    token = api.login(pseudo, PASSWORD)
    if not api.get(service, "/openapi.json").json()["paths"]:
        return
    done = subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")),
            "run",
            f"{stack.urls[service]}/openapi.json",
            "--phases=examples,coverage,fuzzing",
            "--max-examples",
            "50" if SOAK else "4",
            "--checks",
            CHECKS,
            "--exclude-path",
            LEFT_OUT,
            "-H",
            f"AccessToken: {token}",
            "-H",
            f"ServiceToken: {stack.service_token('users', service, RUN_SECONDS)}",
            "--request-timeout",
            "20",
            "--no-color",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
