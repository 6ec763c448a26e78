"""What files keep of members: who sent games, whom their tags name, and files made for others."""

from typing import ClassVar

from sqlalchemy.orm import Session

from services.tournaments.exchange.tables import BoardGame
from services.tournaments.exchange.tables import Export as ExportedFile
from shared.personal.exports import Export
from shared.personal.places import (
    Mentions,
    Name,
    Person,
    Place,
    Words,
    rows_that_contain,
)
from shared.personal.resources import Holdings


class FileContent(Place):
    """A file that was not sent yet is made again with the names of now; others are emptied."""

    when_renamed: ClassVar[str] = "made again or emptied"
    when_deleted: ClassVar[str] = "made again or emptied"

    def rename(self, session: Session, person: Person, _new_pseudo: str) -> None:
        for file in rows_that_contain(session, self.column, person.pseudo):
            file.content = ""
            if file.status == "made":
                file.status, file.digest = "waiting", ""

    def forget(self, session: Session, person: Person) -> None:
        self.rename(session, person, "")


HOLDINGS = Holdings(
    (
        Mentions(BoardGame.tags),
        Words(BoardGame.moves),
        Name(BoardGame.sent_by),
        FileContent(ExportedFile.content),
        Words(ExportedFile.message),
    ),
    (Export(BoardGame, lambda person: BoardGame.sent_by == person.pseudo),),
)
