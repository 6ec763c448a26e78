"""Make this folder's files anew: `python -m tests.system.first_revision` fills a stack.

Only for a new first revision: what an earlier release stored must stay readable as it was.
"""

import json
import sqlite3
import time
from pathlib import Path

from shared.config import STORING
from tests.api import Api
from tests.association import found_association, readings
from tests.stack import Stack

FOLDER = Path(__file__).parent


def main() -> None:
    stack = Stack()
    try:
        api = Api(stack.start())
        association = found_association(api)
        member = association.crowd.players[0]
        kept = {
            "made_at": time.time(),
            "pseudo": member.pseudo,
            "readings": readings(api, association),
        }
        stack.stop()
        for service in STORING:
            with sqlite3.connect(stack.data / f"{service}.db") as database:
                (FOLDER / f"{service}.sql").write_text("\n".join(database.iterdump()) + "\n")
        (FOLDER / "readings.json").write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n")
    finally:
        stack.remove()


if __name__ == "__main__":
    main()
