"""What streams keep of members for some days: what was told to them, and tickets for a minute."""

from typing import ClassVar

from sqlalchemy import delete
from sqlalchemy.orm import Session

from shared.personal.exports import Export
from shared.personal.places import Mentions, OwnRow, Person, Place, WithRow
from shared.personal.resources import Holdings
from shared.streams.tables import StreamEvent, StreamTicket
from shared.streams.topics import member_topic


class OwnTopic(Place):
    """What was told to a member alone."""

    when_deleted: ClassVar[str] = "row removed"

    def forget(self, session: Session, person: Person) -> None:
        session.execute(
            delete(self.column.class_).where(self.column == member_topic(person.player_id))
        )


STREAMS = Holdings(
    (
        OwnTopic(StreamEvent.topic),
        Mentions(StreamEvent.data),
        OwnRow(StreamTicket.player_id),
        WithRow(StreamTicket.owner),
        WithRow(StreamTicket.topics),
        WithRow(StreamTicket.ticket_hash),
    ),
    (
        Export(StreamEvent, lambda person: StreamEvent.topic == member_topic(person.player_id)),
        Export(
            StreamTicket,
            lambda person: StreamTicket.player_id == person.player_id,
            frozenset({"ticket_hash"}),
        ),
    ),
)
