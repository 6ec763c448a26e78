"""Values by rank, and a player's total term by term."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from services.tournaments.rules.competitions import Cell, Entrant
from services.tournaments.rules.keizer.settings import KeizerSettings
from services.tournaments.rules.results import Absence

# Being excused or away for oneself is limited; club duty and byes are not one's own choice.
LIMITED = frozenset({Absence.EXCUSED, Absence.PERSONAL, Absence.HALF_BYE, Absence.FULL_BYE})


@dataclass(frozen=True)
class Term:
    """One line of a player's sum: fraction times a value, and whose value it is."""

    kind: str
    points: Fraction
    fraction: Fraction = Fraction(1)
    value: Fraction = Fraction(0)
    round: int | None = None
    opponent: int | None = None


def values_by_rank(count: int, settings: KeizerSettings) -> list[Fraction]:
    """The value list, first rank first."""
    if settings.normalise:
        if count < 2:
            return [settings.ratio_first_last] * count
        step = (settings.ratio_first_last - 1) / (count - 1)
        return [settings.ratio_first_last - rank * step for rank in range(count)]
    top = settings.top_value
    if top is None:
        ratio = settings.ratio_first_last
        # Half up, as clubs do by hand; Python's round() goes to the even number.
        exact = (count - 1) * settings.step * ratio / (ratio - 1)
        top = Fraction((exact + Fraction(1, 2)).__floor__())
        top = max(top, settings.step * count)
    return [top - rank * settings.step for rank in range(count)]


def values_of(order: Sequence[int], settings: KeizerSettings) -> dict[int, Fraction]:
    return dict(zip(order, values_by_rank(len(order), settings), strict=True))


def self_term(
    number: int, values: dict[int, Fraction], rounds: int, settings: KeizerSettings
) -> Term:
    factor = settings.self_value
    if settings.self_value_decay_rounds:
        left = max(0, settings.self_value_decay_rounds - rounds)
        factor *= Fraction(left, settings.self_value_decay_rounds)
    value = values.get(number, Fraction(0))
    return Term("self", _whole(factor * value, settings), factor, value)


def earned_terms(
    entrant: Entrant,
    cells: Sequence[Cell],
    values: dict[int, Fraction],
    settings: KeizerSettings,
    *,
    since: int = 0,
) -> list[Term]:
    """What each round earned; `values` holds only players still in the competition.

    Rounds before `since` only count for the limits on absences.
    """
    own = values.get(entrant.number, Fraction(0))
    late = range(max(1, since), entrant.first_round)
    terms = [_late_term(number, own, settings) for number in late]
    has_played = False
    limited_so_far: Counter[int] = Counter()
    for cell in cells:
        if cell.opponent is not None:
            if cell.round >= since:
                terms.append(_game_term(cell, own, values, settings))
            has_played = has_played or cell.played
        elif cell.absence is not None:
            fraction = settings.absence_fraction(cell.absence)
            if cell.absence in LIMITED:
                part = settings.season_part(cell.round)
                fraction = _limit_absences(fraction, limited_so_far[part], settings)
                limited_so_far[part] += 1
            if settings.must_have_played_once and not has_played:
                fraction = Fraction(0)
            if cell.round >= since:
                terms.append(_own_term(cell.absence.value, fraction, own, cell.round, settings))
    return terms


def _limit_absences(fraction: Fraction, already: int, settings: KeizerSettings) -> Fraction:
    """An absence after `already` others of the same part of the season."""
    if settings.max_scoring_absences is not None and already >= settings.max_scoring_absences:
        return Fraction(0)
    return fraction / 2**already if settings.absences_halve else fraction


def _game_term(
    cell: Cell, own: Fraction, values: dict[int, Fraction], settings: KeizerSettings
) -> Term:
    fraction, value, kind = settings.game_fraction(cell.result), own, "game_with_withdrawn"
    if cell.opponent in values:
        value, kind = values[cell.opponent], "game"
    else:
        fraction *= settings.withdrawn
    presence = settings.presence_points if cell.played else Fraction(0)
    earned = _whole(fraction * value, settings) + presence
    return Term(kind, earned, fraction, value, cell.round, cell.opponent)


def _late_term(round_number: int, own: Fraction, settings: KeizerSettings) -> Term:
    earned = settings.late_start * own + settings.late_start_points
    return Term("late_start", _whole(earned, settings), settings.late_start, own, round_number)


def _own_term(
    kind: str, fraction: Fraction, own: Fraction, round_number: int, settings: KeizerSettings
) -> Term:
    return Term(kind, _whole(fraction * own, settings), fraction, own, round_number)


def _whole(points: Fraction, settings: KeizerSettings) -> Fraction:
    """FreeKeizer's way: every addition becomes a whole number, halves away from zero."""
    if not settings.whole_terms:
        return points
    return Fraction((points + Fraction(1, 2)).__floor__())
