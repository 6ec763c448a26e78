"""schemathesis against each /openapi.json: no 5xx, no status or shape that is not documented."""

import subprocess
import sys
from pathlib import Path

import pytest

from shared.config import PORTS
from tests.conftest import SOAK
from tests.contract.permissions import usual_caller
from tests.factories import PASSWORD, a_member

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance"
)
# They would end the session that all other calls are made in.
LEFT_OUT = ("/logout", "/sessions/{session_id}")
# Every boundary of every parameter is thousands of calls for a hundred operations: a service of
# that size gets the valid ones and a few at random, until the long run.
MANY_OPERATIONS = 50
BRIEFLY = """
[phases.coverage]
unexpected-methods = []
[phases.coverage.generation]
mode = "positive"
"""
EXAMPLES_WITH_FEW, EXAMPLES_WITH_MANY, EXAMPLES_IN_SOAK = 4, 2, 50
SEED = 1  # the same calls in every brief run: whoever breaks something is told, and nobody else
RUN_SECONDS = 3600


@pytest.mark.slow
@pytest.mark.timeout(RUN_SECONDS if SOAK else 600)
@pytest.mark.parametrize("service", PORTS)
def test_nothing_undocumented_is_answered(api, stack, admin, service, tmp_path):
    member = a_member(api)
    api.put("users", f"/administrators/{member.pseudo}", token=admin)
    token = api.login(member.pseudo, PASSWORD)
    paths = api.get(service, "/openapi.json").json()["paths"]
    many = sum(len(operations) for operations in paths.values()) > MANY_OPERATIONS
    config = tmp_path / "schemathesis.toml"
    config.write_text(BRIEFLY if many and not SOAK else "")
    service_token = stack.service_token(usual_caller(service), service, RUN_SECONDS)
    done = subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")),
            f"--config-file={config}",
            "run",
            f"{stack.urls[service]}/openapi.json",
            "--phases=examples,coverage,fuzzing",
            f"--max-examples={_examples(many)}",
            f"--checks={CHECKS}",
            *(f"--exclude-path={path}" for path in LEFT_OUT),
            f"--header=AccessToken: {token}",
            f"--header=ServiceToken: {service_token}",
            "--request-timeout=20",
            "--no-color",
            "--warnings=off",
            *([] if SOAK else [f"--seed={SEED}"]),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    said = [line[:300] for line in (done.stdout + done.stderr).splitlines()]
    assert done.returncode == 0, "\n".join(said[-200:])


def _examples(many: bool) -> int:
    if SOAK:
        return EXAMPLES_IN_SOAK
    return EXAMPLES_WITH_MANY if many else EXAMPLES_WITH_FEW
