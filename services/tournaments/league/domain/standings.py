"""Team standings: stages, carry-over, penalties, qualification and champions."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import ROUND_CEILING, Decimal
from enum import StrEnum

from services.tournaments.league.domain.points import TENTH


class Stage(StrEnum):
    REGULAR = "regular"
    SEMIFINAL = "semifinal"
    FINAL = "final"


STAGES = list(Stage)


@dataclass(frozen=True)
class TeamRecord:
    """What a team has gathered within one stage."""

    team_id: int
    games: int = 0
    points: Decimal = Decimal(0)
    penalties: Decimal = Decimal(0)
    firsts: int = 0
    best_score: int = 0

    @property
    def base_points(self) -> Decimal:
        return self.points - self.penalties


@dataclass(frozen=True)
class StageResults:
    """One stage: who plays in it is known from the stage before, or from the records.

    Of a closed one `fixed` is the table as it was then.
    """

    stage: Stage
    records: Sequence[TeamRecord]
    qualifying: int = 0
    finished: bool = False
    fixed: Sequence["Standing"] = ()


@dataclass(frozen=True)
class Standing:
    """One line of a stage's table."""

    team_id: int
    rank: int
    games: int
    base_points: Decimal
    penalties: Decimal
    carried_over: Decimal
    total_points: Decimal
    qualified: bool
    gap: Decimal = field(default=Decimal(0))


def carry_over(points: Decimal, divisor: int = 2) -> Decimal:
    """What is carried over: rounded towards +infinity to one decimal, as the league publishes."""
    return (points / divisor).quantize(TENTH, ROUND_CEILING)


def stage_standings(
    records: Iterable[TeamRecord],
    carried_over: Mapping[int, Decimal],
    qualifying: int = 0,
) -> list[Standing]:
    """The table of one stage; equal totals share a rank.

    A team that played without having qualified stays in it, below those that had. Where a shared
    rank lies across the border of qualification, base points, then first places, then the best
    score decide.
    """
    known = {record.team_id: record for record in records}
    played = [row.team_id for row in known.values() if row.games or row.penalties]
    taking_part = dict.fromkeys([*carried_over, *played]) if carried_over else known
    rows = [known.get(team_id, TeamRecord(team_id)) for team_id in taking_part]
    totals = {row.team_id: row.base_points + carried_over.get(row.team_id, 0) for row in rows}
    belongs = {row.team_id: not carried_over or row.team_id in carried_over for row in rows}
    rows.sort(
        key=lambda row: (
            *(belongs[row.team_id], totals[row.team_id]),
            *(row.base_points, row.firsts, row.best_score),
        ),
        reverse=True,
    )
    ordered = [(belongs[row.team_id], totals[row.team_id]) for row in rows]
    return [
        Standing(
            team_id=row.team_id,
            rank=ordered.index(ordered[place]) + 1,
            games=row.games,
            base_points=row.base_points,
            penalties=row.penalties,
            carried_over=carried_over.get(row.team_id, Decimal(0)),
            total_points=totals[row.team_id],
            qualified=place < qualifying and belongs[row.team_id],
            gap=ordered[max(place - 1, 0)][1] - totals[row.team_id],
        )
        for place, row in enumerate(rows)
    ]


def season_standings(
    stages: Iterable[StageResults], divisor: int = 2
) -> dict[Stage, list[Standing]]:
    """All stages in order; the qualified of one start the next with half of their total."""
    tables: dict[Stage, list[Standing]] = {}
    carried_over: dict[int, Decimal] = {}
    for results in sorted(stages, key=lambda results: STAGES.index(results.stage)):
        fixed = list(results.fixed)
        table = fixed or stage_standings(results.records, carried_over, results.qualifying)
        tables[results.stage] = table
        carried_over = {
            row.team_id: carry_over(row.total_points, divisor) for row in table if row.qualified
        }
    return tables


def champions(stages: Sequence[StageResults], tables: Mapping[Stage, list[Standing]]) -> list[int]:
    """The first of a finished final; several if they share the rank."""
    finished = any(stage.stage == Stage.FINAL and stage.finished for stage in stages)
    if not finished:
        return []
    return [row.team_id for row in tables[Stage.FINAL] if row.rank == 1]
