"""The operator's one command: `python -m deploy.entente`, `entente` in the image.

It opens databases itself for backup, restore and check only. It never starts or stops anything.
"""

import os
from datetime import timedelta
from pathlib import Path
from typing import Annotated

import typer

from deploy.operating import output, service_commands
from deploy.operating.back_up import back_up
from deploy.operating.check import check
from deploy.operating.in_force import settings_in_force
from deploy.operating.refusals import Refused
from deploy.operating.repeat_backups import repeat_backups
from deploy.operating.restore import restore
from deploy.operating.status import await_status
from shared.background import stop_signal
from shared.config import settings
from shared.errors import Refusal

PRIVATE = 0o077
app = typer.Typer(
    help="Everything an operator of Entente does.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for name in ("users", "games", "outbox", "keys"):
    app.add_typer(getattr(service_commands, name), name=name, no_args_is_help=True)
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object instead of tables.")]
PassphraseFile = Annotated[
    Path | None,
    typer.Option(help="The file whose first line seals the archive. [ENTENTE_PASSPHRASE]"),
]
Backups = Annotated[
    Path | None, typer.Option(help="Look for the last one here. [the last one made]")
]


@app.command("status")
def show_status(
    backups: Backups = None,
    wait: Annotated[
        float, typer.Option(min=0, help="Ask until all are ready, at most so many seconds.")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Ask every process how it is; sizes and the age of the last backup."""
    found = await_status(settings(), backups, wait)
    if as_json:
        output.print_json(found)
    else:
        output.print_table(
            "Processes",
            ("process", "alive", "ready", "revision", "database", "says"),
            (
                (
                    one.name,
                    "yes" if one.alive else "NO",
                    "yes" if one.ready else "NO",
                    one.revision,
                    output.size(one.bytes) if one.revision else "",
                    one.says,
                )
                for one in found.processes
            ),
        )
        output.print_line(f"Data: {output.size(found.data_bytes)}")
        for title, count in (
            ("Mails that wait", found.waiting_mails),
            ("Mails that failed", found.failed_mails),
            ("Games that fail", found.failing_games),
        ):
            output.print_line(f"{title}: {'unknown' if count is None else count}")
        age = f"{found.last_backup}, {found.backup_age_hours} hours old"
        output.print_line(f"Last backup: {age if found.last_backup else 'none'}")
    if not found.is_well:
        raise typer.Exit(1)


@app.command("backup")
def make_backup(
    target: Annotated[
        Path | None, typer.Argument(help="A folder, or the file to make. [backups in the data]")
    ] = None,
    keep: Annotated[
        int, typer.Option(min=0, help="How many to keep in that folder; 0 keeps all.")
    ] = 0,
    every: Annotated[
        float,
        typer.Option(min=0, help="Again and again, so many hours after the last one; 0: once."),
    ] = 0,
    passphrase_file: PassphraseFile = None,
    as_json: AsJson = False,
) -> None:
    """Copy all databases, keys and settings into one archive while everything runs."""
    if target is None:
        target = _usual_folder()
        target.mkdir(mode=0o700, parents=True, exist_ok=True)

    def make_one() -> None:
        _make_backup(target, keep, passphrase_file, as_json)

    if every:
        repeat_backups(target, timedelta(hours=every), make_one, stop_signal())
    else:
        make_one()


def _make_backup(target: Path, keep: int, passphrase_file: PassphraseFile, as_json: bool) -> None:
    with output.progress(quiet=as_json) as note:
        made = back_up(
            settings(),
            os.environ,
            target,
            passphrase=_passphrase(passphrase_file),
            keep=keep,
            note=note,
        )
    if as_json:
        output.print_json(made)
        return
    output.print_line(
        f"{made.archive}: {output.size(made.bytes)}, {made.files} files in {made.seconds} s"
    )
    for name in made.removed:
        output.print_line(f"removed {name}")


@app.command("restore")
def put_back(
    archive: Annotated[Path, typer.Argument(help="What backup made.")],
    passphrase_file: PassphraseFile = None,
    as_json: AsJson = False,
) -> None:
    """Put a backup into an empty place, after the whole of it was found right."""
    with output.progress(quiet=as_json) as note:
        done = restore(settings(), archive, passphrase=_passphrase(passphrase_file), note=note)
    if as_json:
        output.print_json(done)
        return
    output.print_line(f"Restored what was copied at {done.made_at}: {', '.join(done.databases)}")
    output.print_line(f"The settings of that time are in {done.settings}; nothing reads them.")


@app.command("check")
def look_whether_right(as_json: AsJson = False) -> None:
    """Look whether the databases are whole and agree with each other."""
    found = check(settings())
    if as_json:
        output.print_json(found)
    elif found.is_clean:
        output.print_line(f"Clean: {', '.join(found.databases)}")
    else:
        output.print_table(
            "What is wrong",
            ("service", "should be", "found"),
            ((one.service, one.rule, one.found) for one in found.breaches),
        )
    if not found.is_clean:
        raise typer.Exit(1)


@app.command("settings")
def show_settings(as_json: AsJson = False) -> None:
    """Show what every setting is and where it comes from; secrets are hidden."""
    settings()  # a wrong one is told in one sentence
    found = settings_in_force(os.environ)
    if as_json:
        output.print_json({one.name: {"value": one.value, "origin": one.origin} for one in found})
    else:
        rows = ((one.name, one.value, one.origin) for one in found)
        output.print_table("Settings", ("name", "value", "from"), rows)


def _usual_folder() -> Path:
    return settings().data / "backups"


def _passphrase(path: Path | None) -> str:
    """Never an argument: those are seen by everyone on the machine."""
    if path is None:
        return os.environ.get("ENTENTE_PASSPHRASE", "")
    try:
        first = path.read_text().partition("\n")[0]
    except OSError as failure:
        raise Refused(f"{path} cannot be read: {failure.strerror}.") from None
    if not first:
        raise Refused(f"There is no passphrase in {path}.")
    return first


def main() -> None:
    os.umask(PRIVATE)
    try:
        app(prog_name="entente")
    except (Refused, Refusal) as refusal:
        output.complain(str(refusal))
        raise SystemExit(1) from None


if __name__ == "__main__":
    main()
