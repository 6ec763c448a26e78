"""Give start numbers before a round, as long as the rules let them change."""

import json
from collections.abc import Callable, Iterable

from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.tables import Registration, Tournament
from services.tournaments.rounds.refusals import NoLotsForThisField
from services.tournaments.rules.competitions import Entrant
from services.tournaments.rules.engines import WrongEntry
from services.tournaments.rules.lots import draw_lots, round_robin_settings
from services.tournaments.rules.mcmahon.scores import rank_of
from services.tournaments.rules.mcmahon.settings import mcmahon_settings
from services.tournaments.rules.rounds import start_list, strength

DRAWN_BY_LOT = ("round_robin", "double_round_robin")


def number_players(
    tournament: Tournament, entries: Iterable[Registration], round_number: int
) -> None:
    """Newcomers are merged by strength in a Swiss before round 4, and come last otherwise."""
    rows = {
        row.id: row
        for row in entries
        if row.status == Status.REGISTERED or row.start_number is not None
    }
    numbered = sorted(
        (row for row in rows.values() if row.start_number is not None),
        key=lambda row: row.start_number or 0,
    )
    newcomers = [row for row in rows.values() if row.start_number is None]
    if not newcomers:
        return
    listed = start_list(
        [_entrant(row) for row in numbered],
        [_entrant(row) for row in newcomers],
        round_number,
        renumber=tournament.system == "swiss",
        key=_strength_in(tournament),
    )
    if tournament.system in DRAWN_BY_LOT and not numbered:
        listed = _draw_lots(listed, tournament)
    for number, entrant in enumerate(listed, start=1):
        rows[entrant.number].start_number = number


def _strength_in(tournament: Tournament) -> Callable[[Entrant], tuple]:
    """In Go the rank comes before the rating."""
    if tournament.system != "mcmahon":
        return strength
    settings = mcmahon_settings(json.loads(tournament.settings))
    return lambda entrant: (-rank_of(entrant, settings), *strength(entrant))


def _draw_lots(listed: list[Entrant], tournament: Tournament) -> list[Entrant]:
    try:
        return draw_lots(listed, round_robin_settings(json.loads(tournament.settings)))
    except WrongEntry as wrong:
        raise NoLotsForThisField(str(wrong)) from None


def _entrant(row: Registration) -> Entrant:
    return Entrant(
        row.id, row.name, row.rating, row.title, federation=row.federation, club=row.club
    )
