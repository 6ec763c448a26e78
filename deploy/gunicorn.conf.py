"""How each service and web are served: gunicorn -c deploy/gunicorn.conf.py <module>.app:app"""

import ctypes
import json
import os
import shutil
from pathlib import Path

from gunicorn import util

from shared.background import start_background
from shared.config import settings
from shared.telemetry import require_installed, send_traces

require_installed()

MMAP_THRESHOLD = -3  # of mallopt
LARGE_BLOCK_BYTES = 1 << 20

service = os.environ["SERVICE"]
port = settings().web_port if service == "web" else settings().ports[service]
bind = f"{settings().listen}:{port}"
worker_class = "deploy.worker.Worker"
workers = settings().workers
threads = settings().threads
preload_app = True  # imported once and forked: half the time and memory of a start
keepalive = 75  # longer than peers keep an idle connection, so that they are never surprised
timeout = 60
umask = 0o077  # audit log, keys, databases: for their owner only
graceful_timeout = 30
limit_request_line = 8190
limit_request_field_size = 16380
control_socket_disable = True  # instances on one machine would share it
accesslog = None  # shared/logs.py writes one JSON line per request
errorlog = "-"
loglevel = "warning"
# Worker heart beats belong in memory, which is also writable under a read-only root.
memory = Path("/dev/shm")  # noqa: S108
worker_tmp_dir = str(memory) if memory.is_dir() else None

# The metrics library looks at this when it is imported, so it must not be imported above.
# They are kept in memory: a mapped file on a full disk would kill the worker.
metrics_folder = Path(
    os.environ.setdefault(
        "PROMETHEUS_MULTIPROC_DIR",
        str(
            (memory if memory.is_dir() else settings().data)
            / f"entente-metrics-{os.getuid()}-{port}"
        ),
    )
)


shutil.rmtree(metrics_folder, ignore_errors=True)  # counts begin anew with each start
metrics_folder.mkdir(mode=0o700, parents=True)


def write_error_as_json(sock, status_int, reason, mesg):
    """Requests too broken to reach Flask are answered in the platform's shape, too."""
    body = json.dumps({"msg": f"{reason}: {mesg}" if mesg else reason}).encode()
    head = (
        f"HTTP/1.1 {status_int} {reason}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    util.write_nonblock(sock, head.encode("latin1") + body)


def give_large_blocks_back():
    """Or each thread that has checked a password keeps the 19 MB this took, for the next one."""
    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt"):  # glibc's
        library.mallopt(MMAP_THRESHOLD, LARGE_BLOCK_BYTES)


def on_exit(_server):
    shutil.rmtree(metrics_folder, ignore_errors=True)


def post_worker_init(worker):
    give_large_blocks_back()
    util.write_error = write_error_as_json  # also for what a worker itself refuses
    send_traces(worker.app.callable)
    start_background(worker.app.callable)


def child_exit(_server, worker):
    from prometheus_client import multiprocess

    multiprocess.mark_process_dead(worker.pid)
