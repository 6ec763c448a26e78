"""A thread that notices new entries of the journal and hands them to the event loop.

PostgreSQL says when there is something. On SQLite one cheap question is asked again and again,
whatever the number of topics and listeners: whether anything at all was stored since.
"""

import logging
import threading
from collections.abc import Callable

from shared import clock
from shared.database import engine, reading, writing
from shared.streams import journal
from shared.streams.journal import Entry

LOOK_EVERY_SECONDS = 0.1
# In case PostgreSQL could not tell, for instance because it was started anew.
LOOK_ANYWAY_SECONDS = 5
FORGET_EVERY_SECONDS = 3600


class Watcher:
    def __init__(self, publish: Callable[[list[Entry]], None]):
        self.publish = publish
        self.position: int | None = None
        self.forgot_at = float("-inf")

    def start(self) -> None:
        threading.Thread(target=self._run, daemon=True, name="watching the journal").start()

    def look(self) -> None:
        """Publish what is new; the first look only finds out where the journal ends."""
        while True:
            with reading() as session:
                if self.position is None:
                    self.position = journal.newest_number(session)
                    return
                found = journal.entries_after(session, self.position)
            if not found:
                return
            self.position = found[-1].number
            self.publish(found)

    def _run(self) -> None:
        follow = self._listen if engine().dialect.name == "postgresql" else self._poll
        while True:
            try:
                follow()
            except Exception:  # the database may be back in a second
                logging.getLogger(__name__).exception("watching the journal failed")
                clock.pause(1)

    def _poll(self) -> None:
        """`data_version` is another number whenever another connection has stored something."""
        borrowed = engine().raw_connection()
        try:
            ask = borrowed.driver_connection.cursor()  # type: ignore[union-attr]
            known = None
            while True:
                version = ask.execute("PRAGMA data_version").fetchone()
                if version != known:
                    self.look()
                    known = version
                self._forget()
                clock.pause(LOOK_EVERY_SECONDS)
        finally:
            borrowed.close()

    def _listen(self) -> None:
        import psycopg  # a driver that SQLite has no use for

        url = engine().url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(url, autocommit=True, connect_timeout=3) as connection:
            connection.execute(f"LISTEN {journal.CHANNEL}")
            while True:
                self.look()
                self._forget()
                for _ in connection.notifies(timeout=LOOK_ANYWAY_SECONDS, stop_after=1):
                    pass

    def _forget(self) -> None:
        if clock.monotonic() - self.forgot_at > FORGET_EVERY_SECONDS:
            with writing() as session:
                journal.forget_old_entries(session)
            self.forgot_at = clock.monotonic()
