"""How much memory processes took at their highest, while something was asked of them."""

import os
from collections.abc import Iterable
from pathlib import Path


class PeakMemory:
    """`growth_bytes`: by how much the highest use rose, of whichever process rose most."""

    def __init__(self, pids: Iterable[int] = ()):
        self._pids = list(pids) or [os.getpid()]
        self.growth_bytes = 0

    def __enter__(self) -> "PeakMemory":
        for pid in self._pids:
            Path(f"/proc/{pid}/clear_refs").write_text("5")  # the highest is counted anew
        self._before = {pid: _bytes(pid, "VmRSS") for pid in self._pids}
        return self

    def __exit__(self, *_: object) -> None:
        self.growth_bytes = max(
            _bytes(pid, "VmHWM") - before for pid, before in self._before.items()
        )


def resident_bytes(pid: int) -> int:
    return _bytes(pid, "VmRSS")


def _bytes(pid: int, name: str) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith(f"{name}:"))
