"""The text of Go that a member reports, as far as he can read it."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from services.games.go.domain.comments import reader_of, visible_text
from services.games.go.domain.status import Status
from services.games.go.store import games, messages, proposals, seats, templates
from shared import clock
from shared.abuse.tables import FoundText, NoSuchText
from shared.database import Session


class GoText(StrEnum):
    MESSAGE, COMMENT = "go-message", "go-comment"
    OFFER, SHAPE = "go-offer", "go-shape"


@dataclass(frozen=True)
class ReportedInGo:
    """A message, an offer or a shape by its number; a comment by game, move and author."""

    kind: GoText
    game_id: int
    number: int
    author_id: int


def find_reported_in_go(session: Session, wanted: ReportedInGo, viewer_id: int) -> FoundText:
    return FINDERS[wanted.kind](session, wanted, viewer_id)


def _message(session: Session, wanted: ReportedInGo, viewer_id: int) -> FoundText:
    found = messages.messages_of(session, viewer_id, None, wanted.number - 1, 1)
    if not found or found[0].id != wanted.number or not found[0].sender_id:
        raise NoSuchText
    message = found[0]
    return FoundText(str(message.game_id or ""), message.text, message.sender_id)


def _comment(session: Session, wanted: ReportedInGo, viewer_id: int) -> FoundText:
    """Only the part the reporter sees: what was hidden from him is hidden from others, too."""
    game = games.game(session, wanted.game_id)
    reader = reader_of(wanted.author_id, viewer_id, viewer_id in seats.player_ids(session, game))
    for row in games.comments_of(session, game.id):
        if (row.number, row.player_id) == (wanted.number, wanted.author_id):
            text = visible_text(row.text, reader, game.status == Status.FINISHED)
            if text:
                return FoundText(str(game.id), text, row.player_id)
    raise NoSuchText


def _offer(session: Session, wanted: ReportedInGo, viewer_id: int) -> FoundText:
    offered = proposals.offer_visible_to(session, wanted.number, viewer_id, clock.now())
    if offered is None or not offered.comment:
        raise NoSuchText
    return FoundText("", offered.comment, offered.owner_id)


def _shape(session: Session, wanted: ReportedInGo, viewer_id: int) -> FoundText:
    shape = templates.shape_visible_to(session, wanted.number, viewer_id)
    text = "\n".join(part for part in (shape.name, shape.notes) if part)
    return FoundText("", text, shape.player_id)


FINDERS: dict[GoText, Callable[[Session, ReportedInGo, int], FoundText]] = {
    GoText.MESSAGE: _message,
    GoText.COMMENT: _comment,
    GoText.OFFER: _offer,
    GoText.SHAPE: _shape,
}
