"""Whose data it is: AFJD API 2020 lets everyone act for himself only, and says so with 400."""

import functools

from services.players import store
from shared import callers
from shared.database import reading_rows

RETRIEVE = "Not allowed for retrieve!:{message}"
UPDATE = "Not allowed for update!:{message}"
CHANGE_PASSWORD = "User modification failed!:{message}"  # noqa: S105 (a sentence)
REMOVE = "User removal failed!:{message}"


def _account_of(pseudo: str) -> int | None:
    with reading_rows() as rows:
        return store.account_of(rows, pseudo)


owner = functools.partial(callers.owner, account_of=_account_of, status=400)
