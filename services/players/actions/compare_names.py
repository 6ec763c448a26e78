"""A name must not look like another member's, or like the first administrator's."""

import json
import sys

from services.players import store
from shared.config import settings
from shared.database import reading_rows
from shared.errors import BadRequest
from shared.looks import another_that_looks_alike

EVERYBODY = sys.maxsize


class LooksLikeAnother(BadRequest):
    """Player {pseudo} looks like {other}"""


def require_own_look(pseudo: str, former: str = "") -> None:
    """`former`: the name of one who is to be renamed, which may look like his new one."""
    with reading_rows() as rows:
        members = json.loads(store.pseudos(rows, after=0, limit=EVERYBODY)).values()
    others = (name for name in (settings().admin_pseudo, *members) if name != former)
    other = another_that_looks_alike(pseudo, others)  # the same name is said to be taken
    if other:
        said = f"Player {pseudo} looks like {other}"
        raise LooksLikeAnother(said, errors={"pseudo": said})
