"""Let a listener in: use his ticket, look at his rights once more, find where he left off."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from shared.database import Session, reading
from shared.streams import journal
from shared.streams.journal import Entry
from shared.streams.sources import Source
from shared.streams.tickets import use_ticket
from shared.streams.topics import Admission, Listener, Topics
from shared.visitors import Visitor


@dataclass(frozen=True)
class Opening:
    """What somebody sends who wants to listen; `last` is the number he heard last."""

    ticket: str
    last: int | None
    source: Source | None
    key: int | None
    visitor: Visitor


@dataclass(frozen=True)
class Admitted:
    """`first` comes from a table of its own; what follows `heard` is in the journal."""

    owner: str
    admissions: Sequence[Admission]
    checked_at: int
    heard: int
    as_bytes: Callable[[Entry], bytes]
    first: Sequence[Entry] = ()
    incomplete: bool = False


def admit(topics: Topics, opening: Opening) -> Admitted | None:
    """None when the ticket is not good, or its owner has lost the right since it was given."""
    source = opening.source
    wanted = use_ticket(opening.ticket, f"{source.kind}:{opening.key}" if source else None)
    if wanted is None:
        return None
    with reading() as session:
        newest = journal.newest_number(session)
        admissions = topics.admit_again(session, wanted)
        if admissions is None:
            return None
        # Whoever is not known is counted where he listens, not where he got the ticket.
        owner = Listener(wanted[0][0].player_id, opening.visitor).owner
        if source is None:
            return _from_journal(session, owner, admissions, newest, opening.last)
        return _from_source(session, owner, admissions, newest, source, opening)


def _from_journal(
    session: Session,
    owner: str,
    admissions: Sequence[Admission],
    newest: int,
    last: int | None,
) -> Admitted:
    heard = newest if last is None else min(last, newest)
    return Admitted(
        owner,
        admissions,
        newest,
        heard,
        lambda entry: entry.as_event,
        incomplete=heard < newest and heard + 1 < journal.oldest_number(session),
    )


def _from_source(
    session: Session,
    owner: str,
    admissions: Sequence[Admission],
    newest: int,
    source: Source,
    opening: Opening,
) -> Admitted:
    first: list[Entry] = []
    heard, last = newest, opening.last
    if last is not None and opening.key is not None:
        known = journal.number_of_source(session, admissions[0].topic, last)
        if known is not None:
            heard = known
        else:
            audiences = admissions[0].audiences
            first = [
                entry
                for entry in source.older(session, opening.key, last)
                if entry.audience is None or entry.audience in audiences
            ]
    return Admitted(owner, admissions, newest, heard, lambda entry: entry.as_source_event, first)
