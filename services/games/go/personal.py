"""What Go keeps of members, and what becomes of it when they are renamed or leave."""

import re
from typing import ClassVar

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from services.games.go.domain.snapshots import ShapeFlag
from services.games.go.tables.games import GoAttachment, GoComment, GoGame, GoSeat
from services.games.go.tables.notes import (
    GoCondition,
    GoMessage,
    GoNote,
    GoObserver,
    GoPriority,
)
from services.games.go.tables.players import (
    GoBlock,
    GoDigestEntry,
    GoMoveCount,
    GoPlayer,
    GoRatingChange,
)
from services.games.go.tables.proposals import (
    GoInvitation,
    GoOffer,
    GoOfferJoin,
    GoShape,
    GoTemplate,
)
from shared.personal.exports import Export
from shared.personal.places import Datum, Name, Number, OwnRow, Person, Place, WithRow, Words
from shared.personal.resources import Holdings


class SgfNames(Place):
    """Files that name the players; the rest of a file is words of whoever attached it."""

    when_renamed: ClassVar[str] = "changed"
    when_deleted: ClassVar[str] = "former member n"

    def rename(self, session: Session, person: Person, new_pseudo: str) -> None:
        old, new = person.pseudo.encode(), new_pseudo.encode()
        named = re.compile(rb"((?:PB|PW|BT|WT)\[[^\]]*?)(?<!\w)" + re.escape(old) + rb"(?!\w)")
        played = select(GoAttachment).where(GoAttachment.game_id.in_(games_of(person)))
        for row in session.scalars(played):
            row.data = named.sub(lambda found: found[1] + new, row.data)

    def forget(self, session: Session, person: Person) -> None:
        self.rename(session, person, person.former_name)


class ShapeOwner(Place):
    """Shapes that everybody may use stay; a private one nobody else ever saw."""

    when_deleted: ClassVar[str] = "row removed unless public"

    def forget(self, session: Session, person: Person) -> None:
        private = GoShape.flags.bitwise_and(ShapeFlag.PUBLIC) == 0
        session.execute(delete(GoShape).where(self.column == person.player_id, private))


def games_of(person: Person):
    seats = select(GoSeat.game_id).where(GoSeat.player_id == person.player_id)
    return select(GoGame.id).where(
        or_(
            GoGame.black_id == person.player_id,
            GoGame.white_id == person.player_id,
            GoGame.id.in_(seats),
        )
    )


def _own(column):
    return lambda person: column == person.player_id


PLACES: tuple[Place, ...] = (
    Name(GoPlayer.pseudo, of=GoPlayer.player_id),
    Number(GoPlayer.player_id),
    Datum(GoPlayer.zone, of=GoPlayer.player_id),
    Datum(GoPlayer.next_zone, of=GoPlayer.player_id),
    Number(GoRatingChange.player_id),
    OwnRow(GoMoveCount.player_id),
    OwnRow(GoDigestEntry.player_id),
    OwnRow(GoBlock.player_id),
    OwnRow(GoBlock.blocked_id),
    Number(GoGame.black_id),
    Number(GoGame.white_id),
    Number(GoGame.to_move_id),
    Number(GoGame.setup),
    Words(GoGame.unrated_reason),
    Number(GoSeat.player_id),
    Number(GoComment.player_id),
    Words(GoComment.text),
    OwnRow(GoAttachment.player_id),
    SgfNames(GoAttachment.data),
    OwnRow(GoPriority.player_id),
    OwnRow(GoNote.player_id),
    WithRow(GoNote.text),
    OwnRow(GoObserver.player_id),
    Number(GoMessage.sender_id),
    Number(GoMessage.recipient_id),
    Words(GoMessage.text),
    OwnRow(GoCondition.player_id),
    WithRow(GoCondition.text),
    WithRow(GoCondition.ahead),
    OwnRow(GoInvitation.player_id),
    OwnRow(GoOffer.owner_id),
    WithRow(GoOffer.comment),
    OwnRow(GoOfferJoin.player_id),
    OwnRow(GoTemplate.player_id),
    WithRow(GoTemplate.name),
    WithRow(GoTemplate.text),
    ShapeOwner(GoShape.player_id),
    Words(GoShape.name),
    Words(GoShape.notes),
)
EXPORTS = (
    Export(GoPlayer, _own(GoPlayer.player_id)),
    Export(GoRatingChange, _own(GoRatingChange.player_id)),
    Export(GoMoveCount, _own(GoMoveCount.player_id)),
    Export(GoDigestEntry, _own(GoDigestEntry.player_id)),
    Export(GoBlock, _own(GoBlock.player_id)),
    Export(GoGame, lambda person: GoGame.id.in_(games_of(person))),
    Export(GoSeat, _own(GoSeat.player_id)),
    Export(GoComment, _own(GoComment.player_id)),
    Export(GoAttachment, _own(GoAttachment.player_id)),
    Export(GoPriority, _own(GoPriority.player_id)),
    Export(GoNote, _own(GoNote.player_id)),
    Export(GoObserver, _own(GoObserver.player_id)),
    Export(
        GoMessage,
        lambda person: or_(
            GoMessage.sender_id == person.player_id, GoMessage.recipient_id == person.player_id
        ),
    ),
    Export(GoCondition, _own(GoCondition.player_id)),
    Export(GoInvitation, _own(GoInvitation.player_id)),
    Export(GoOffer, _own(GoOffer.owner_id)),
    Export(GoOfferJoin, _own(GoOfferJoin.player_id)),
    Export(GoTemplate, _own(GoTemplate.player_id)),
    Export(GoShape, _own(GoShape.player_id)),
)
HOLDINGS = Holdings(PLACES, EXPORTS)
