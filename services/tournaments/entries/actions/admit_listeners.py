"""Who may follow a tournament as it happens."""

from dataclasses import replace

from services.tournaments.entries.store import tournaments
from services.tournaments.hall.actions.admit_listeners import admission
from services.tournaments.notices.domain.audiences import tournament_topic
from shared.database import Session
from shared.streams.topics import Admission, Listener, number_in


def admit_to_tournament(session: Session, listener: Listener, key: str) -> Admission:
    """Its event says who; when that changes, it concerns the listeners of the tournament too."""
    tournament, event = tournaments.tournament(session, number_in(key))
    found = admission(session, listener, event)
    return replace(found, topic=tournament_topic(tournament.id), depends_on=found.topic)
