"""What processes take of the machine, as its kernel counts it."""

import os
import time
from collections.abc import Iterable
from pathlib import Path


def megabytes_of(pid: int) -> float:
    """What the process would give back: shared pages count by their share."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def share_of_a_core(pids: Iterable[int], seconds: float) -> float:
    """How much of one core they take together, watched for so long."""
    watched = list(pids)
    before = processor_seconds(watched)
    time.sleep(seconds)
    return (processor_seconds(watched) - before) / seconds


def processor_seconds(pids: Iterable[int]) -> float:
    """What they have taken together since they were started."""
    return sum(map(_processor_seconds_of, pids))


def _processor_seconds_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
