"""gunicorn's threads, given to whole requests only: a slow client costs a socket and no thread.

gthread reads headers and bodies in a thread for as long as a client likes, and writes answers
there. This worker receives requests and sends answers in its poller, under limits of time, rate
and size; a thread gets a request when all of it is here, and never waits for a client.
"""

import contextlib
import errno
import resource
import selectors
import time
from functools import partial

from gunicorn import util
from gunicorn.workers.gthread import TConn, ThreadWorker

from deploy.gathering import Gathering, HeadTooLarge, TooLarge
from deploy.lines import Line
from shared.config import settings

# Beside settings().request_seconds each byte earns what it may take at the slowest rate.
SLOWEST_BYTES_PER_SECOND = 16 << 10
LONGEST_SECONDS = 300
LINGER_SECONDS = 5  # for a client to read its answer while it is still sending
STOP_SECONDS = 1  # for a request that is still arriving when we are told to stop
MOST_FILES = 8192


class Connection(TConn):
    """`deadline` is when the client must have done what it is expected to do at the moment."""

    sock: Line
    parser: Gathering

    def __init__(self, configuration, accepted, client, server):
        super().__init__(configuration, Line(accepted), client, server)
        self.initialized = True  # for gthread: nothing to wait for
        self.began = self.deadline = 0.0
        self.keep = False
        self.received: bytes | None = None
        self.stage: set[Connection] | None = None  # in which of the worker's it is waited for

    def close(self, graceful: bool = False) -> None:
        if self.parser is not None:
            self.parser.close()
        self.sock.close()


class Worker(ThreadWorker):
    def init_process(self) -> None:
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        self.arriving: set[Connection] = set()
        self.leaving: set[Connection] = set()  # answers not yet taken
        self.lingering: set[Connection] = set()
        super().init_process()

    def load_wsgi(self) -> None:
        super().load_wsgi()
        # gunicorn computes each setting anew whenever it looks at it, dozens of times a request.
        self.cfg.__dict__.update((name, each.get()) for name, each in self.cfg.settings.items())
        self.largest_body = largest_body_bytes(self.wsgi)

    def accept(self, listener) -> bool:
        try:
            accepted, client = listener.accept()
        except OSError as failure:
            if failure.errno not in (errno.EAGAIN, errno.ECONNABORTED, errno.EMFILE, errno.ENFILE):
                raise
            return False
        self.nr_conns += 1
        self.begin(Connection(self.cfg, accepted, client, listener.getsockname()))
        return True

    def set_accept_enabled(self, enabled: bool) -> None:
        """Who had come before a stop is let in: the kernel would break off what he has sent."""
        super().set_accept_enabled(enabled)
        if not self.alive:
            for listener in self.sockets:
                while self.nr_conns < self.worker_connections and self.accept(listener):
                    pass

    def begin(self, conn: Connection, received: bytes = b"") -> None:
        """Wait for the next request, of which these bytes have come with the one before."""
        conn.parser = Gathering(self.cfg, conn.client, self.largest_body)
        conn.began = time.monotonic()
        conn.deadline = conn.began + settings().request_seconds
        if received and self.add(conn, received):
            return
        self.expect(conn, self.arriving, selectors.EVENT_READ, self.receive)

    def expect(self, conn: Connection, stage: set[Connection], event: int, act) -> None:
        conn.stage = stage
        stage.add(conn)
        self.poller.register(conn.sock, event, partial(act, conn))

    def receive(self, conn: Connection, _line: object) -> None:
        data = conn.sock.receive()
        if data is None:
            return
        if data:
            self.add(conn, data)
        elif conn.parser.request is None:
            self.forget(conn)
            self.drop(conn)
        else:
            self.refuse(conn, 400, "Bad Request", "The request ended before its body did.")

    def add(self, conn: Connection, data: bytes) -> bool:
        """Whether the connection has left this stage: its request is whole, or refused."""
        body_had_begun = conn.parser.request is not None
        try:
            conn.received = conn.parser.add(data)
        except HeadTooLarge:
            self.refuse(conn, 431, "Request Header Fields Too Large", "")
        except TooLarge:
            limit = self.largest_body
            self.refuse(conn, 413, "Content Too Large", f"The body is larger than {limit} bytes.")
        except OSError:  # no room on the disk
            self.refuse(conn, 503, "Service Unavailable", "There is no room for this body now.")
        else:
            if conn.received is not None:
                self.forget(conn)
                self.enqueue_req(conn)
                return True
            if conn.parser.request is not None:
                self.allow_time(conn, body_had_begun)
            return False
        return True

    def allow_time(self, conn: Connection, body_had_begun: bool) -> None:
        """The more of a body has come, the longer it may go on."""
        if not body_had_begun:
            conn.began = time.monotonic()
            if conn.parser.expects_to_be_told():
                conn.sock.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
        conn.deadline = conn.began + seconds_for(conn.parser.body_bytes)

    def refuse(self, conn: Connection, status: int, reason: str, why: str) -> None:
        self.forget(conn)
        util.write_error(conn.sock, status, reason, why)
        conn.keep = False
        self.send(conn)

    def finish_request(self, conn: Connection, done) -> None:
        """The thread is free; what the client has not taken yet is sent from here."""
        try:
            conn.keep = bool(done.result()) and self.alive
            conn.parser.close()
            self.send(conn)
        except Exception:
            self.drop(conn)

    def send(self, conn: Connection, _line: object = None) -> None:
        try:
            everything_sent = conn.sock.flush()
        except OSError:
            self.forget(conn)
            self.drop(conn)
            return
        if everything_sent:
            self.forget(conn)
            self.go_on(conn)
        elif conn.stage is not self.leaving:
            conn.deadline = time.monotonic() + seconds_for(conn.sock.unsent_bytes())
            self.expect(conn, self.leaving, selectors.EVENT_WRITE, self.send)

    def go_on(self, conn: Connection) -> None:
        if not conn.keep:
            self.linger(conn)
        elif conn.received:
            self.begin(conn, conn.received)
        else:
            conn.set_timeout()
            self.keepalived_conns.append(conn)
            self.poller.register(
                conn.sock, selectors.EVENT_READ, partial(self.on_client_socket_readable, conn)
            )

    def on_client_socket_readable(self, conn: Connection, client) -> None:
        self.poller.unregister(client)
        self.keepalived_conns.remove(conn)
        data = conn.sock.receive()
        if data == b"":
            self.drop(conn)
        else:
            self.begin(conn, data or b"")  # most requests come whole: nothing to wait for

    def linger(self, conn: Connection) -> None:
        """A connection closed with bytes unread takes the answer away from a client that sends."""
        conn.sock.end_sending()
        self.nr_conns -= 1
        conn.deadline = time.monotonic() + LINGER_SECONDS
        self.expect(conn, self.lingering, selectors.EVENT_READ, self.discard)

    def discard(self, conn: Connection, _line: object) -> None:
        if conn.sock.receive() == b"":
            self.forget(conn)
            conn.close()

    def murder_keepalived(self, force: bool = False) -> None:
        """Forced at the very end of a stop: who has sent a request meanwhile is still served."""
        if force:
            self.wait_for_and_dispatch_events(timeout=0)
            limit = time.monotonic() + self.cfg.graceful_timeout
            while self.nr_conns > len(self.keepalived_conns) and time.monotonic() < limit:
                self.notify()
                self.wait_for_and_dispatch_events(timeout=1.0)
                self.murder_pending()
        super().murder_keepalived(force)

    def murder_pending(self) -> None:
        """gthread calls this at every turn, also while it stops."""
        now = time.monotonic()
        grace = float("inf") if self.alive else STOP_SECONDS
        for conn in [one for one in self.arriving if min(one.deadline, one.began + grace) < now]:
            if conn.parser.has_begun:
                self.refuse(conn, 408, "Request Timeout", "The request came too slowly.")
            else:
                self.forget(conn)
                self.drop(conn)
        for conn in [one for one in self.leaving if one.deadline < now]:
            self.forget(conn)
            conn.sock.abandon()
            self.drop(conn)
        for conn in [one for one in self.lingering if one.deadline < now]:
            self.forget(conn)
            conn.close()

    def forget(self, conn: Connection) -> None:
        """Nothing more is expected at this stage."""
        if conn.stage is not None:
            conn.stage.discard(conn)
            conn.stage = None
            with contextlib.suppress(KeyError, ValueError):
                self.poller.unregister(conn.sock)

    def drop(self, conn: Connection) -> None:
        self.nr_conns -= 1
        conn.close()


def seconds_for(transferred_bytes: int) -> float:
    earned = settings().request_seconds + transferred_bytes / SLOWEST_BYTES_PER_SECOND
    return min(earned, LONGEST_SECONDS)


def largest_body_bytes(application) -> int:
    """The most that any resource of this service takes."""
    views = getattr(application, "view_functions", {}).values()
    declared = [getattr(getattr(view, "view_class", None), "body_limit_bytes", 0) for view in views]
    return max([settings().body_limit_bytes, *declared])
