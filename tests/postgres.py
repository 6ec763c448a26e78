"""A PostgreSQL cluster of the tests' own, started on a free port."""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg

from shared.config import STORING
from tests.packages import require
from tests.stack import free_ports


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """The URL of a running cluster, with {service} where the database's name belongs."""
    programs, port = Path(require("initdb")).resolve().parent, free_ports(1)[0]
    folder = Path(tempfile.mkdtemp(prefix="entente-postgres-"))
    owner = _owner(folder)

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [*owner, str(programs / program), *arguments],
            check=True,
            capture_output=True,
            cwd=folder,
        )

    try:
        run("initdb", "-D", f"{folder}/data", "-U", "entente", "-A", "trust", "-E", "UTF8")
        run(
            "pg_ctl",
            "-D",
            f"{folder}/data",
            "-w",
            "-l",
            f"{folder}/log",
            "-o",
            f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=500",
            "start",
        )
        try:
            with psycopg.connect(
                f"postgresql://entente@127.0.0.1:{port}/postgres", autocommit=True
            ) as connection:
                for service in STORING:
                    connection.execute(f"CREATE DATABASE {service}")
            yield f"postgresql://entente@127.0.0.1:{port}/{{service}}"
        finally:
            run("pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _owner(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root: hand the folder to its own user then."""
    if os.geteuid() != 0:
        return []
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
