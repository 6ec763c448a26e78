"""The screens of an event as everybody sees them: the stored ones, and those of families."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.store import registrations, tournaments
from services.tournaments.entries.tables import Registration, Tournament
from services.tournaments.hall import store as hall
from services.tournaments.hall.access import require_visible, role_of
from services.tournaments.hall.domain.rights import Role, Work, is_at_least
from services.tournaments.hall.tables import Event
from services.tournaments.screens import store
from services.tournaments.screens.domain.families import Division, WrongFamily, parts_of
from services.tournaments.screens.domain.rounds import CurrentRound, current_round
from services.tournaments.screens.domain.shapes import (
    OF_BOARDS,
    ScreenShape,
    SetShape,
    fixed_numbers,
)
from services.tournaments.screens.tables import Family, Rotator, Screen, ScreenSet, Timer, TimerHour
from shared.database import Session
from shared.members import Caller


@dataclass
class Hall:
    """An event with its tournaments, screens and where each tournament stands."""

    event: Event
    by_arbiter: bool
    tournaments: dict[int, Tournament]
    rounds: dict[int, list[store.RoundState]]
    screens: list[Screen]
    sets: dict[int, list[ScreenSet]]
    families: list[Family]
    rotators: list[tuple[Rotator, list[int], list[int]]]
    timers: dict[int, Timer]
    hours: dict[int, list[TimerHour]]
    alerts: dict[str, str]
    warnings: list[str] = field(default_factory=list)
    shapes: list[ScreenShape] = field(default_factory=list)
    of_family: dict[int, list[ScreenShape]] = field(default_factory=dict)
    players: dict[int, list[Registration]] = field(default_factory=dict)

    def current(self, tournament_id: int) -> CurrentRound:
        return current_round(self.rounds.get(tournament_id, []))

    def boards_shown(self, tournament_id: int) -> int:
        """Boards or tables of the current round."""
        current = self.current(tournament_id).number
        shown = self.rounds.get(tournament_id, [])
        return next((each.boards for each in shown if each.number == current), 0)

    def shape(self, uniq_id: str) -> ScreenShape | None:
        return next((each for each in self.shapes if each.uniq_id == uniq_id), None)

    @property
    def version(self) -> tuple:
        """Everything a screen shows depends on it."""
        changed = tuple((each.id, each.version) for each in self.tournaments.values())
        return (self.event.id, self.event.last_update, changed)


def load_hall(session: Session, caller: Caller, uniq_id: str) -> Hall:
    event = hall.event(session, uniq_id)
    require_visible(session, event, caller)
    known = {each.id: each for each in tournaments.tournaments(session, event.id)}
    loaded = Hall(
        event=event,
        by_arbiter=is_at_least(role_of(session, event, caller), Role.ARBITER, Work.SCREENS),
        tournaments=known,
        rounds=store.shown_rounds(session, list(known)) if known else {},
        screens=list(store.things(session, Screen, event.id)),
        sets=_grouped(store.sets_of_event(session, event.id), "screen_id"),
        families=list(store.things(session, Family, event.id)),
        rotators=store.rotators_with(session, event.id),
        timers={each.id: each for each in store.things(session, Timer, event.id)},
        hours=_grouped(store.hours_of_event(session, event.id), "timer_id"),
        alerts=store.alerts(session, event.id),
    )
    for screen in loaded.screens:
        shape = _shape(screen, loaded.sets.get(screen.id, []), loaded.warnings)
        loaded.shapes.append(shape)
    for family in loaded.families:
        loaded.of_family[family.id] = _shapes_of_family(session, loaded, family)
        loaded.shapes += loaded.of_family[family.id]
    return loaded


def _grouped(rows: Iterable, column: str) -> dict[int, list]:
    found: dict[int, list] = {}
    for row in rows:
        found.setdefault(getattr(row, column), []).append(row)
    return found


def _shape(screen: Screen, sets: Sequence[ScreenSet], warnings: list[str]) -> ScreenShape:
    for each in sets:
        if each.first and each.last and each.first > each.last:
            warnings.append(f"{screen.uniq_id}: begins with {each.first}, ends with {each.last}")
        if each.fixed_boards_str and (wrong := fixed_numbers(each.fixed_boards_str)[1]):
            warnings.append(f"{screen.uniq_id}: {', '.join(wrong)} is no number of a board")
    unpaired = screen.players_show_unpaired
    return ScreenShape(
        uniq_id=screen.uniq_id,
        type=screen.type,
        public=screen.public,
        name=screen.name,
        columns=screen.columns,
        menu_link=screen.menu_link is not False,
        menu_text=screen.menu_text,
        menu=screen.menu,
        timer_id=screen.timer_id,
        show_unpaired=unpaired is None or unpaired,
        results_limit=screen.results_limit,
        results_tournament_ids=tuple(json.loads(screen.results_tournament_ids or "[]")),
        background_image=screen.background_image,
        background_color=screen.background_color,
        font_size=screen.font_size,
        sets=tuple(
            SetShape(each.tournament_id, each.name, each.first, each.last, each.fixed_boards_str)
            for each in sets
        ),
    )


def _shapes_of_family(session: Session, loaded: Hall, family: Family) -> list[ScreenShape]:
    current = loaded.current(family.tournament_id).number
    doubled = current == 0 and family.type in OF_BOARDS
    wish = Division(
        columns=family.columns,
        first=family.first,
        last=family.last,
        parts=family.parts,
        number=family.number,
        range=family.range,
        doubled=doubled,
    )
    try:
        made = parts_of(_count(session, loaded, family, current), wish)
    except WrongFamily as why:
        loaded.warnings.append(f"{family.uniq_id}: {why}")
        return []
    unpaired = family.players_show_unpaired
    return [
        ScreenShape(
            uniq_id=f"{family.uniq_id}:{part.number:03}",
            type=family.type,
            public=family.public,
            columns=family.columns,
            menu_link=family.menu_link is not False,
            menu_text=family.menu_text,
            menu=family.menu,
            timer_id=family.timer_id,
            show_unpaired=unpaired is None or unpaired,
            font_size=family.font_size,
            family=family.uniq_id,
            sets=(SetShape(family.tournament_id, family.name, part.first, part.last),),
        )
        for part in made
    ]


def _count(session: Session, loaded: Hall, family: Family, current: int) -> int:
    if current and family.type in OF_BOARDS:
        return loaded.boards_shown(family.tournament_id)
    unpaired = family.players_show_unpaired
    by_two = loaded.tournaments[family.tournament_id].system != "tables"
    if current and unpaired is False and by_two:
        return 2 * loaded.boards_shown(family.tournament_id)
    return len(players_of(session, loaded, family.tournament_id))


def players_of(session: Session, loaded: Hall, tournament_id: int) -> list[Registration]:
    """Who plays, by name; asked once for all screens."""
    if tournament_id not in loaded.players:
        rows = registrations.registrations(session, tournament_id)
        playing = [row for row in rows if row.status == Status.REGISTERED]
        loaded.players[tournament_id] = sorted(playing, key=lambda row: row.comparable_name)
    return loaded.players[tournament_id]
