"""Reports of abuse: they outlive who made them and whom they are about, without their names."""

from dataclasses import dataclass

from sqlalchemy.orm import Session

from shared.abuse.tables import AbuseReport
from shared.personal.exports import Export
from shared.personal.places import Name, Number, Person, Place, Words
from shared.personal.resources import Holdings


@dataclass(frozen=True)
class NameOfPerson(Name):
    """A reported name, if it is that of a person: others are names of events or teams."""

    kinds: tuple[str, ...] = ()

    def forget(self, session: Session, person: Person) -> None:
        self._change(session, person, person.former_name, AbuseReport.kind.in_(self.kinds))


def _reports(text: Place) -> Holdings:
    return Holdings(
        (
            Number(AbuseReport.author_player_id),
            Number(AbuseReport.reporter_player_id),
            Name(AbuseReport.reporter, of=AbuseReport.reporter_player_id),
            Name(AbuseReport.closed_by),
            text,
            Words(AbuseReport.reason),
            Words(AbuseReport.outcome),
        ),
        (
            Export(
                AbuseReport,
                lambda person: AbuseReport.reporter_player_id == person.player_id,
                frozenset({"author_player_id", "closed_by", "outcome"}),
            ),
        ),
    )


REPORTS_OF_TEXTS = _reports(Words(AbuseReport.text))
REPORTS_OF_NAMES = _reports(Name(AbuseReport.text, of=AbuseReport.author_player_id))
REPORTS_OF_NAMED = _reports(
    NameOfPerson(
        AbuseReport.text,
        of=AbuseReport.author_player_id,
        kinds=("registration", "league-player"),
    )
)
