"""Mails to members, and to guests who want them: board, bye, what was changed of either."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from services.tournaments.entries.actions.write_to_guests import guests_to_write_to
from services.tournaments.entries.tables import PairedRound, Registration, Tournament
from services.tournaments.hall.tables import Event
from services.tournaments.rounds.tables import Board, RoundChange, SittingOut
from services.tournaments.rules.results import Absence
from services.tournaments.rules.round_changes import Arrangement
from shared.database import Session
from shared.mails import request_mail


@dataclass(frozen=True)
class Draft:
    """A round about to be published, with everybody of the tournament by registration."""

    paired: PairedRound
    entries: dict[int, Registration]
    boards: Sequence[Board]
    sitting_out: Sequence[SittingOut]


class ChangedRound(Protocol):
    """A round after a change, and whom the change concerns."""

    @property
    def paired(self) -> PairedRound: ...

    @property
    def after(self) -> Arrangement: ...

    @property
    def concerned(self) -> set[int]: ...


def tell_players(session: Session, tournament: Tournament, event: Event, draft: Draft) -> None:
    """Their board, or their bye; who announced an absence knows of it."""
    common = _common(event, tournament, draft.paired)
    readers = _readers(session, event, draft.entries)

    def tell(own: Registration, template: str, **more: object) -> None:
        key = f"tournament-pairing:{draft.paired.id}:{own.id}:{tournament.version}"
        readers.write(own, template, {**common, **more}, key)

    for board in draft.boards:
        white, black = draft.entries[board.white_id], draft.entries[board.black_id]
        table = white.fixed_table or black.fixed_table or board.number
        for own, other, colour in ((white, black, "white"), (black, white, "black")):
            tell(own, "tournament_pairing", board=table, colour=colour, opponent=other.name)
    for row in draft.sitting_out:
        if row.absence == Absence.PAIRING_BYE:
            tell(draft.entries[row.registration_id], "tournament_bye")


def tell_changed_players(
    session: Session,
    tournament: Tournament,
    event: Event,
    changed: ChangedRound,
    rows: Sequence[Registration],
    trail: RoundChange,
) -> None:
    """Who has another board, opponent, colour or bye than he was told, and why."""
    entries = {row.id: row for row in rows}
    common = {**_common(event, tournament, changed.paired), "reason": trail.reason}
    places = _places(changed.after, entries)
    readers = _readers(session, event, entries)
    for each in sorted(changed.concerned):
        values = {**common, **places.get(each, {"opponent": ""})}
        key = f"tournament-round-change:{trail.id}:{each}"
        readers.write(entries[each], "tournament_round_changed", values, key)


def tell_of_publication_taken_back(
    session: Session, tournament: Tournament, event: Event, draft: Draft, trail: RoundChange
) -> None:
    """Everybody who was told a board or a bye."""
    values = {**_common(event, tournament, draft.paired), "reason": trail.reason}
    playing = [each for board in draft.boards for each in (board.white_id, board.black_id)]
    byes = [r.registration_id for r in draft.sitting_out if r.absence == Absence.PAIRING_BYE]
    readers = _readers(session, event, draft.entries)
    for each in playing + byes:
        key = f"tournament-round-change:{trail.id}:{each}"
        readers.write(draft.entries[each], "tournament_round_taken_back", values, key)


def _places(after: Arrangement, entries: Mapping[int, Registration]) -> dict[int, dict]:
    places = {}
    for number, seat in after.boards.items():
        white, black = entries[seat.white], entries[seat.black]
        table = white.fixed_table or black.fixed_table or number
        for own, other, colour in ((white, black, "white"), (black, white, "black")):
            places[own.id] = {"board": table, "colour": colour, "opponent": other.name}
    return places


def _common(event: Event, tournament: Tournament, paired: PairedRound) -> dict[str, object]:
    return {"event": event.name, "tournament": tournament.name, "round": paired.number}


@dataclass(frozen=True)
class _Readers:
    """Members by their account; of guests those who want it, with the link that ends it."""

    session: Session
    links: Mapping[int, str]

    def write(self, own: Registration, template: str, values: dict[str, object], key: str) -> None:
        if own.player_id is not None:
            request_mail(self.session, template, values, player_id=own.player_id, key=key)
        elif own.id in self.links:
            told = {**values, "unsubscribe_link": self.links[own.id]}
            request_mail(self.session, template, told, address=own.email, key=key)


def _readers(session: Session, event: Event, entries: Mapping[int, Registration]) -> _Readers:
    return _Readers(session, guests_to_write_to(session, event, entries.values()))
