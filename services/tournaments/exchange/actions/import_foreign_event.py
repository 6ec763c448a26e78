"""An event that Papi-web or Sharly Chess kept becomes an event here, or is only tried."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from services.tournaments.entries.actions.manage_tournament import add_tournament
from services.tournaments.entries.store import registrations
from services.tournaments.entries.tables import Registration, Tournament
from services.tournaments.exchange.actions.import_tournament import store_content
from services.tournaments.exchange.domain.foreign_events import (
    SKIPPED,
    ForeignEvent,
    ForeignThing,
    ForeignTournament,
    Remark,
    UnreadableEvent,
)
from services.tournaments.exchange.domain.papi_web_events import read_papi_web
from services.tournaments.exchange.domain.sharly_events import read_sharly
from services.tournaments.exchange.domain.sqlite_files import UnreadableDatabase
from services.tournaments.exchange.store import imported
from services.tournaments.exchange.tables import ImportedObject
from services.tournaments.hall.actions.manage_event import found_event
from services.tournaments.hall.tables import Connection, Event
from services.tournaments.rounds.actions.award_prizes import store_prizes
from services.tournaments.rounds.store import results
from services.tournaments.rounds.tables import IllegalMove
from services.tournaments.rules.results import Result
from services.tournaments.rules.statuses import TournamentStatus
from services.tournaments.screens.actions.manage_things import add_with_parts
from services.tournaments.screens.domain.shapes import FROM_SETS
from services.tournaments.screens.tables import Family, Rotator, Screen, Timer
from shared import clock
from shared.confined import confined
from shared.database import Session, reading, writing
from shared.errors import BadRequest
from shared.members import Member

KINDS: dict[str, Any] = {"timer": Timer, "screen": Screen, "family": Family, "rotator": Rotator}


@dataclass(frozen=True)
class SentFiles:
    """The file of an event, its name there, and the .papi files beside it."""

    kind: str
    instance: str
    source_id: str
    content: bytes
    beside: dict[str, bytes] = field(default_factory=dict)
    passwords: bool = False

    @property
    def digest(self) -> str:
        parts = (self.content, *(self.beside[name] for name in sorted(self.beside)))
        return hashlib.sha256(b"".join(map(_digest, parts))).hexdigest()


@dataclass
class Outcome:
    """What an import made of each table, and the event: the one of before where it was known."""

    uniq_id: str = ""
    unchanged: bool = False
    differs: bool = False
    made: dict[str, int] = field(default_factory=dict)
    remarks: list[Remark] = field(default_factory=list)
    tournament_ids: list[int] = field(default_factory=list)


def _digest(part: bytes) -> bytes:
    return hashlib.sha256(part).digest()


def read_foreign_event(files: SentFiles) -> ForeignEvent:
    try:
        if files.kind == "sharly":
            return confined(read_sharly, files.content, files.source_id)
        return confined(
            read_papi_web, files.content, files.beside, files.source_id, files.passwords
        )
    except (UnreadableEvent, UnreadableDatabase) as wrong:
        raise BadRequest(str(wrong)) from None


def known_import(caller: Member, files: SentFiles) -> Outcome | None:
    """What this organiser brought in before from the same source."""
    with reading() as session:
        found = imported.event_of(
            session, files.kind, files.instance, files.source_id, caller.player_id
        )
    if found is None:
        return None
    event, digest = found
    same = digest == files.digest
    return Outcome(uniq_id=event.uniq_id, unchanged=same, differs=not same)


def import_foreign_event(
    caller: Member, files: SentFiles, event: ForeignEvent, *, dry_run: bool
) -> Outcome:
    """Everything or nothing; a dry run does the same and then takes it all back."""
    with writing() as session:
        work = _Work(session, files, event, found_event(session, caller, event.given))
        work.bring_in()
        if dry_run:
            session.rollback()
    return work.outcome


class _Work:
    """One import; `ours` maps tables and ids of the source to what was made of them."""

    def __init__(
        self, session: Session, files: SentFiles, source: ForeignEvent, event: Event
    ) -> None:
        self.session, self.files, self.source, self.event = session, files, source, event
        self.outcome = Outcome(uniq_id=event.uniq_id, remarks=list(source.remarks))
        self.ours: dict[tuple[str, int], int] = {}
        self.rows: list[ImportedObject] = []

    def bring_in(self) -> None:
        self._note(imported.EVENT, self.files.source_id, self.event.id)
        for source_id, given in self.source.connections:
            connection = Connection(event_id=self.event.id, **given)
            self.session.add(connection)
            self.session.flush()
            self._made("chessevent", source_id, connection.id)
        self._add_things("timer")
        for tournament in self.source.tournaments:
            self._add_tournament(tournament)
        for table in ("screen", "family", "rotator"):
            self._add_things(table)
        imported.add(self.session, self.rows)
        self.session.flush()

    def _note(self, table: str, source_id: object, our_id: int) -> None:
        self.rows.append(
            ImportedObject(
                event_id=self.event.id,
                kind=self.files.kind,
                instance=self.files.instance,
                source_table=table,
                source_id=str(source_id),
                our_id=our_id,
                digest=self.files.digest,
            )
        )
        self.outcome.made[table] = self.outcome.made.get(table, 0) + 1

    def _made(self, table: str, source_id: int, our_id: int) -> None:
        self.ours[table, source_id] = our_id
        self._note(table, source_id, our_id)

    def _add_tournament(self, source: ForeignTournament) -> None:
        given = dict(source.given)
        if given.get("chessevent_id") is not None:
            given["chessevent_id"] = self.ours.get(("chessevent", given["chessevent_id"]))
        tournament = add_tournament(self.session, self.event, given)
        self._made("tournament", source.source_id, tournament.id)
        self.outcome.tournament_ids.append(tournament.id)
        self._add_prizes(tournament, source)
        if not source.content.competition.entrants:
            return
        store_content(self.session, tournament, source.content)
        by_ref = {
            row.papi_player_id: row
            for row in registrations.registrations(self.session, tournament.id)
        }
        players = {
            number: by_ref[details["papi_player_id"]]
            for number, details in source.content.details.items()
        }
        for row in players.values():
            self._note("player", f"{source.source_id}:{row.papi_player_id}", row.id)
        self._add_history(tournament, source, players)
        if _is_over(source):
            tournament.status = TournamentStatus.FINISHED

    def _add_prizes(self, tournament: Tournament, source: ForeignTournament) -> None:
        store_prizes(self.session, tournament.id, source.prizes)
        if source.prizes:
            made = self.outcome.made
            made["prize_category"] = made.get("prize_category", 0) + len(source.prizes)

    def _add_history(
        self, tournament: Tournament, source: ForeignTournament, players: dict[int, Registration]
    ) -> None:
        for number, player, seconds in source.cards:
            card = IllegalMove(
                tournament_id=tournament.id,
                round=number,
                registration_id=players[player].id,
                date=_moment(seconds),
            )
            self.session.add(card)
            self.outcome.made["illegal_move"] = self.outcome.made.get("illegal_move", 0) + 1
        moments = {
            (number, players[white].id, players[black].id): seconds
            for (number, white, black), seconds in source.moments.items()
        }
        for entry in results.entries(self.session, tournament.id):
            self.outcome.made["result"] = self.outcome.made.get("result", 0) + 1
            seconds = moments.get((entry.round, entry.white_player_id, entry.black_player_id))
            entry.date = _moment(seconds)

    def _add_things(self, table: str) -> None:
        for thing in self.source.things:
            if thing.table != table:
                continue
            if thing.given.get("type") in FROM_SETS and not self.outcome.tournament_ids:
                self._skip(thing, "There is no tournament to show")
                continue
            parts = [self._mapped(part) for part in thing.parts]
            row = add_with_parts(
                self.session, self.event, KINDS[table], self._mapped(thing.given), parts
            )
            self._made(table, thing.source_id, row.id)

    def _skip(self, thing: ForeignThing, reason: str) -> None:
        remark = Remark(thing.table, str(thing.source_id), SKIPPED, reason)
        self.outcome.remarks.append(remark)

    def _mapped(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """With our ids; what was not taken is not named any more."""
        mapped = dict(given)
        for name, table in (("timer_id", "timer"), ("tournament_id", "tournament")):
            if mapped.get(name) is not None:
                mapped[name] = self.ours.get((table, mapped[name]))
        for name, table in (
            ("results_tournament_ids", "tournament"),
            ("screen_ids", "screen"),
            ("family_ids", "family"),
        ):
            if mapped.get(name) is not None:
                known = (self.ours.get((table, each)) for each in mapped[name])
                mapped[name] = [each for each in known if each is not None]
        return mapped


def _is_over(source: ForeignTournament) -> bool:
    competition = source.content.competition
    closed = [
        played
        for played in competition.rounds
        if played.games and all(game.result is not Result.NONE for game in played.games)
    ]
    return len(closed) >= competition.planned_rounds


def _moment(seconds: float | None) -> datetime:
    """Of a log that may say anything; now where it says nothing that can be true."""
    try:
        return datetime.fromtimestamp(seconds, UTC) if seconds else clock.now()
    except (ValueError, OverflowError, OSError):
        return clock.now()
