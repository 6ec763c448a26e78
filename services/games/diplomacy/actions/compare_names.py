"""The name of a game must be its own, and must not look like that of another."""

from services.games.diplomacy.refusals import LooksLikeAnother, NameTaken
from services.games.diplomacy.store import games
from shared.database import Session
from shared.looks import another_that_looks_alike


def require_own_name(session: Session, name: str, but_of: int | None = None) -> None:
    """`but_of`: the game that is to be renamed, whose old name may look like the new one."""
    if games.is_name_taken(session, name, but_by=but_of):
        raise NameTaken(f"Game {name} already exists")
    other = another_that_looks_alike(name, games.all_names(session, but_of))
    if other:
        said = f"Game {name} looks like {other}"
        raise LooksLikeAnother(said, errors={"name": said})
