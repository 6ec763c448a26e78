"""`make demo`: the platform on a data folder of its own, filled through its own API.

python -m deploy.demo [--small] [--leave]    --leave ends when everything is there
"""

import argparse
import fcntl
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from deploy.demo.client import PASSWORD, Api, Member
from deploy.demo.diplomacy import play_diplomacy
from deploy.demo.go import play_go
from deploy.demo.ladder import climb_ladder
from deploy.demo.league import run_league
from deploy.demo.people import register_all
from deploy.demo.tables import hold_congress
from deploy.demo.tournaments import TABLET_CODE, hold_tournaments
from shared.config import ROOT, read_settings, stop

FOLDER = ROOT / "demo-data"
BEGUN, FILLED = "demo", "filled"  # files that say: it is the demo's, and everything is there
STARTED = "Ctrl-C stops everything"
# One machine plays sixty people: what bounds strangers would bound the demo.
OF_THE_DEMO = {"PASSWORD_POLICY": "demo", "CONFIRMED_EMAIL_REQUIRED": "0", "SMTP_URL": ""}

PEOPLE = {
    "camille": "plays everything, and keeps the Keizer of the club",
    "hugo": "arbiter of the open, and plays Go and Diplomacy",
    "jonas": "director of the Diplomacy tournament",
    "yuki": "secretary of the league",
}


def main() -> None:
    asked = argparse.ArgumentParser(prog="make demo", description=__doc__.splitlines()[0])
    asked.add_argument("--small", action="store_true", help="a corner of it, in seconds")
    asked.add_argument("--leave", action="store_true", help="stop when everything is there")
    wanted = asked.parse_args()
    folder = Path(os.environ.get("DEMO_DATA") or FOLDER)
    held = _make_room(folder)  # noqa: F841 -- it is ours as long as this is open
    environment = os.environ | OF_THE_DEMO | {"ENTENTE_DATA": str(folder)}
    running = _start(environment)
    try:
        if not (folder / FILLED).exists():
            places = fill(Api(read_settings(environment).urls), small=wanted.small)
            (folder / FILLED).write_text(
                "\n".join(f"{place}\t{at}" for place, at in places.items())
            )
        _tell(folder, read_settings(environment).web_url)
        if not wanted.leave:
            running.wait()
    except KeyboardInterrupt:
        pass
    finally:
        running.send_signal(signal.SIGINT)
        running.wait()


def _make_room(folder: Path) -> IO[str]:
    """What was begun and never finished is begun again; anything else there is left alone.

    The file that is given back is locked: nobody else begins again what is still being filled.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / BEGUN).exists():
        stop(f"{folder} holds something else; DEMO_DATA names another folder.")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    begun = (folder / BEGUN).open("a")
    try:
        fcntl.flock(begun, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        stop(f"the demo in {folder} is running already; DEMO_DATA names another folder.")
    if not (folder / FILLED).exists():
        for path in folder.iterdir():
            if path.name != BEGUN:
                shutil.rmtree(path) if path.is_dir() else path.unlink()
    return begun


def fill(api: Api, *, small: bool) -> dict[str, str]:
    """Everything, in an order that is the same every time; where to look at it."""
    steps: list[tuple[str, Callable[[list[Member]], dict[str, str]]]] = [
        ("Diplomacy", lambda members: play_diplomacy(api, members, years=2 if small else 5)),
        ("Go", lambda members: play_go(api, members[:20])),
        ("the ladder", lambda members: climb_ladder(api, members[:14])),
        ("tables", lambda members: hold_congress(api, members, tables=2 if small else 4)),
        ("chess", lambda members: hold_tournaments(api, members, rounds=1 if small else 5)),
        ("mahjong", lambda members: run_league(api, members[4], games=3 if small else 12)),
    ]
    columns = TextColumn("{task.description:<12}"), BarColumn(), TimeElapsedColumn()
    places: dict[str, str] = {}
    with Progress(*columns) as progress:
        task = progress.add_task("members", total=len(steps) + 1)
        members = register_all(api, 24 if small else 60)
        progress.advance(task)
        for name, step in steps:
            progress.update(task, description=name)
            places |= step(members)
            progress.advance(task)
        progress.update(task, description="all there")
    return places


def _start(environment: dict[str, str]) -> subprocess.Popen[str]:
    running = subprocess.Popen(
        [sys.executable, "-m", "deploy.supervisor"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C is ours; we pass it on
    )
    assert running.stdout is not None
    try:
        for line in running.stdout:
            print(line, end="")
            if STARTED in line:
                return running
    except KeyboardInterrupt:
        running.send_signal(signal.SIGINT)
    raise SystemExit(running.wait() or 1)


def _tell(folder: Path, web_url: str) -> None:
    console = Console()
    table = Table("look at", "address", box=None, padding=(0, 2, 0, 0))
    for line in (folder / FILLED).read_text().splitlines():
        place, at = line.split("\t")
        table.add_row(place, web_url + at)
    console.print(table)
    console.print(f"\nThe front door: {web_url}\n")
    people = Table("log in as", "who", box=None, padding=(0, 2, 0, 0))
    for pseudo, part in PEOPLE.items():
        people.add_row(pseudo, part)
    console.print(people)
    console.print(f"\nThe password of everybody is {PASSWORD}.")
    console.print(f"Tablets in the hall ask for the code {TABLET_CODE}.")
    console.print(f"The administrator: admin, {(folder / 'admin-password').read_text().strip()}")
    console.print(f"Everything lies in {folder}; `make demo-clean` removes it. Ctrl-C stops it.")


if __name__ == "__main__":
    main()
