"""Standings of tables: what every game brought, added up or averaged, and who was best as what."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from services.tournaments.rules.seats.settings import TableSettings


@dataclass(frozen=True)
class PlayedSeat:
    """What somebody got at a table; `is_final` is False while the game goes on."""

    player: int
    round: int
    table: int
    role: str
    points: Fraction
    centres: int = 0
    topped: bool = False
    is_final: bool = True


@dataclass(frozen=True)
class StandingLine:
    """A player or a team: the total, then what breaks ties, in their order."""

    rank: int
    number: int
    total: Fraction
    games: int
    counted: tuple[Fraction, ...]
    topped: int
    centres: int


def standing(
    settings: TableSettings,
    players: Iterable[int],
    seats: Sequence[PlayedSeat],
    sat_out: Iterable[int] = (),
) -> list[StandingLine]:
    """Ties are broken by the best game that counts, the next best …, tables topped, centres."""
    absences = list(sat_out)
    lines = []
    for player in players:
        own = [seat for seat in seats if seat.player == player]
        brought = [seat.points for seat in own]
        brought += [settings.sitting_out] * absences.count(player) if settings.sitting_out else []
        counted = _counted(settings, brought)
        lines.append(
            StandingLine(
                0,
                player,
                _total(settings, counted),
                len(own),
                tuple(counted),
                sum(seat.topped for seat in own),
                sum(seat.centres for seat in own),
            )
        )
    return _ranked(lines)


def team_standing(
    teams: Mapping[int, Sequence[int]], lines: Sequence[StandingLine]
) -> list[StandingLine]:
    """A team has what its players have together."""
    of_player = {line.number: line for line in lines}
    sums = []
    for team, members in teams.items():
        own = [of_player[player] for player in members if player in of_player]
        counted = sorted((points for line in own for points in line.counted), reverse=True)
        sums.append(
            StandingLine(
                0,
                team,
                sum((line.total for line in own), Fraction()),
                sum(line.games for line in own),
                tuple(counted),
                sum(line.topped for line in own),
                sum(line.centres for line in own),
            )
        )
    return _ranked(sums)


def best_of_roles(roles: Sequence[str], seats: Iterable[PlayedSeat]) -> dict[str, list[PlayedSeat]]:
    """Who did best as each of them, by points and then centres; several where they are level."""
    found: dict[str, list[PlayedSeat]] = {role: [] for role in roles}
    for seat in seats:
        if not seat.is_final or seat.role not in found:
            continue
        best = found[seat.role]
        if not best or _merit(seat) > _merit(best[0]):
            found[seat.role] = [seat]
        elif _merit(seat) == _merit(best[0]):
            best.append(seat)
    return found


def _merit(seat: PlayedSeat) -> tuple[Fraction, int]:
    return seat.points, seat.centres


def _counted(settings: TableSettings, brought: Sequence[Fraction]) -> list[Fraction]:
    best = sorted(brought, reverse=True)
    return best[: settings.best] if settings.best else best


def _total(settings: TableSettings, counted: Sequence[Fraction]) -> Fraction:
    whole = sum(counted, Fraction())
    return whole / len(counted) if settings.counted == "average" and counted else whole


def _ranked(lines: Sequence[StandingLine]) -> list[StandingLine]:
    def worth(line: StandingLine) -> tuple:
        return line.total, line.counted, line.topped, line.centres

    ordered = sorted(lines, key=lambda line: line.number)
    ordered.sort(key=worth, reverse=True)
    ranked: list[StandingLine] = []
    for place, line in enumerate(ordered, start=1):
        level = ranked and worth(ordered[place - 2]) == worth(line)
        rank = ranked[-1].rank if level else place
        ranked.append(
            StandingLine(
                rank, line.number, line.total, line.games, line.counted, line.topped, line.centres
            )
        )
    return ranked
