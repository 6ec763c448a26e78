"""The whole suite, and once more by itself what failed in it: `python -m tests.twice -n 2`.

A fault fails twice. What a machine busy with two runners was only too slow for does not, and is
named at the end, so that it can be mended.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

FAILED_TESTS = "FAILED_TESTS"  # where the first run writes what failed
SOME_TESTS_FAILED = 1
MOST = 12  # more than a few are a fault, or many


def run(arguments: list[str], failed: Path) -> int:
    environment = os.environ | {FAILED_TESTS: str(failed)}
    command = [sys.executable, "-m", "pytest", *arguments]
    return subprocess.run(command, env=environment).returncode


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        failed = Path(folder) / "failed"
        code = run(arguments, failed)
        names = failed.read_text().splitlines() if failed.exists() else []
        if code != SOME_TESTS_FAILED or not 0 < len(names) <= MOST:
            return code
        print(f"\nOnce more, by themselves: {len(names)} that failed.", flush=True)
        code = run([f"@{failed}"], Path(folder) / "failed twice")
    if not code:
        print("Failed among all others, passed by themselves:", *names, sep="\n  ", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
