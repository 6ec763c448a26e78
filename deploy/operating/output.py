"""What the operator's command prints: tables for people, JSON for programs."""

import contextlib
import dataclasses
import json
from collections.abc import Callable, Iterable, Iterator

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

console, complaints = Console(), Console(stderr=True)


def print_json(report: object) -> None:
    """On one line each and without colours, wherever it goes."""
    told = (
        dataclasses.asdict(report)
        if dataclasses.is_dataclass(report) and not isinstance(report, type)
        else report
    )
    print(json.dumps(told, ensure_ascii=False))


def print_table(title: str, columns: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    table = Table(*columns, title=title, title_justify="left")
    for row in rows:
        table.add_row(*(escape(str(cell)) for cell in row))
    console.print(table)


def print_line(text: str, style: str = "") -> None:
    console.print(escape(text), style=style, soft_wrap=True)


def complain(text: str) -> None:
    complaints.print(escape(f"entente: {text}"), style="red", soft_wrap=True)


def size(count: int | None) -> str:
    if count is None:
        return "—"
    return f"{count / (1 << 20):,.1f} MiB" if count >= 1 << 20 else f"{count / 1024:,.1f} KiB"


@contextlib.contextmanager
def progress(quiet: bool) -> Iterator[Callable[[str, int, int], None]]:
    """A bar for each part on the standard error, so that the report alone is the output."""
    bars = Progress(
        TextColumn("{task.description:<12}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=complaints,
        disable=quiet or not complaints.is_terminal,
    )
    parts: dict = {}
    with bars:

        def note(part: str, done: int, total: int) -> None:
            if part not in parts:
                parts[part] = bars.add_task(part, total=total or None)
            bars.update(parts[part], completed=done, total=total or None)

        yield note
        for task in parts.values():
            bars.update(task, total=1, completed=1)
