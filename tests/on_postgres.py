"""`python -m tests.on_postgres [paths]` runs the suite on a PostgreSQL server of its own."""

import os
import subprocess
import sys

from tests.postgres import cluster


def main() -> int:
    with cluster() as url:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *sys.argv[1:]],
            env=os.environ | {"TEST_DATABASE_URL": url},
            check=False,
        )
    return done.returncode


if __name__ == "__main__":
    raise SystemExit(main())
