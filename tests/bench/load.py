"""Load from outside: requests per second and latencies of one URL, by wrk or by our own threads."""

import itertools
import json
import re
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.client import HTTPConnection
from urllib.parse import urlsplit

CONNECTIONS = 16
TURNS = """turn = 0
function request()
  turn = turn % #bodies + 1
  return wrk.format(nil, nil, nil, bodies[turn])
end
"""


@dataclass(frozen=True)
class Rate:
    requests_per_second: float
    p99_milliseconds: float
    failures: int


def rate_of(
    url: str,
    headers: dict[str, str] | None = None,
    *,
    seconds: float = 4,
    verb: str = "GET",
    bodies: Sequence[str] = (),
) -> Rate:
    """The bodies are sent one after the other, and again from the first."""
    if shutil.which("wrk"):
        return _by_wrk(url, headers or {}, seconds, verb, bodies)
    return _by_threads(url, headers or {}, seconds, verb, bodies)


def _by_wrk(
    url: str, headers: dict[str, str], seconds: float, verb: str, bodies: Sequence[str]
) -> Rate:
    command = ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{max(1, round(seconds))}s", "--latency"]
    for name, value in headers.items():
        command += ["-H", f"{name}: {value}"]
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        script.write(f"wrk.method = {json.dumps(verb)}\n")
        if bodies:
            script.write(f"bodies = {{{','.join(f'[==[{body}]==]' for body in bodies)}}}\n{TURNS}")
        script.flush()
        said = subprocess.run(
            [*command, "-s", script.name, url], capture_output=True, text=True, check=True
        ).stdout
    per_second = float(re.search(r"Requests/sec:\s+([\d.]+)", said)[1])
    value, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", said).groups()
    failures = sum(int(n) for n in re.findall(r"Non-2xx or 3xx responses: (\d+)", said))
    return Rate(per_second, float(value) * {"us": 0.001, "ms": 1, "s": 1000}[unit], failures)


def _by_threads(
    url: str, headers: dict[str, str], seconds: float, verb: str, bodies: Sequence[str]
) -> Rate:
    parts, ends = urlsplit(url), time.monotonic() + seconds
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    sent = [body.encode() for body in bodies]  # a str would be sent as Latin-1

    def ask(_number: int) -> tuple[list[float], int]:
        connection, taken, failures = HTTPConnection(parts.hostname, parts.port), [], 0
        turns = itertools.cycle(sent)
        while time.monotonic() < ends:
            started = time.monotonic()
            connection.request(verb, path, next(turns) if sent else None, headers)
            answer = connection.getresponse()
            answer.read()
            taken.append(time.monotonic() - started)
            failures += answer.status >= 400
        return taken, failures

    with ThreadPoolExecutor(CONNECTIONS) as pool:
        results = list(pool.map(ask, range(CONNECTIONS)))
    times = sorted(value for taken, _ in results for value in taken)
    slowest = statistics.quantiles(times, n=100)[98] if len(times) > 100 else times[-1]
    return Rate(len(times) / seconds, slowest * 1000, sum(failures for _, failures in results))
