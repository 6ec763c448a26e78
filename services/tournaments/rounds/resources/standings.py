"""/tournament-standings, -crosstables and -prize-groups; also as HTML or SVG to embed."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Literal

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.hall.resources.parameters import conditional
from services.tournaments.rounds.actions.compute_standings import (
    ComputedStanding,
    Question,
    standing_of,
)
from services.tournaments.rounds.domain.fragment_words import crosstable_title, standing_title
from services.tournaments.rounds.domain.fragments import (
    crosstable_rows,
    html_page,
    score_of,
    standing_rows,
    svg_table,
)
from services.tournaments.rules.crosstable import crosstable
from services.tournaments.rules.standings import (
    PrizeGroup,
    StandingLine,
    UnknownTieBreak,
    by_prize_group,
    groups_of_categories,
    parse_tie_breaks,
)
from shared.arguments import Arguments, accepts, answers
from shared.callers import Caller, anyone
from shared.errors import BadRequest
from shared.languages import Language
from shared.readers import reader_language

Format = Literal["json", "html", "svg"]


class WhichStanding(Arguments):
    """After which round, by which tie-breaks, in which form."""

    round: int | None = Field(None, ge=0, le=200, description="After it; else the last closed.")
    live: bool = Field(False, description="As if all games ended now: those going on are draws.")
    tie_breaks: str = Field(
        "",
        max_length=200,
        description="Other tie-breaks, comma-separated.",
        examples=["PTS,BH/C1,SB"],
    )
    format: Format = Field("json", description="json; html, a page; svg, a drawing to embed.")

    def question(self) -> Question:
        try:
            names = parse_tie_breaks(self.tie_breaks.split(","))
        except UnknownTieBreak as wrong:
            raise BadRequest(str(wrong)) from None
        return Question(self.round, self.live, names)


class WhichGroups(WhichStanding):
    """Groups for prizes: the categories, or one by rating or sex."""

    rating_below: int | None = Field(None, ge=1, description="Only players rated below.")
    sex: Literal["w", "m"] | None = Field(None, description="Only women or men.")


class LineSeen(BaseModel):
    """One line of a standing; values follow the columns, the rating changes as FIDE counts."""

    rank: int
    registration_id: int | None
    start_number: int
    name: str
    title: str
    rating: int
    federation: str
    club: str
    category: str
    values: list[str | None]
    rating_change: float | None


class StandingSeen(BaseModel):
    """A standing after a round."""

    other_media_types: ClassVar[tuple[str, ...]] = ("text/html", "image/svg+xml")

    round: int
    columns: list[str]
    lines: list[LineSeen]
    dropped: list[str]
    remarks: list[str]


class GroupsSeen(BaseModel):
    """For each group its own ranking."""

    groups: dict[str, list[LineSeen]]


class CrosstableRow(BaseModel):
    """A player and a short text per round; opponents by their place in this table."""

    rank: int
    name: str
    cells: list[str]
    score: str


class CrosstableSeen(BaseModel):
    """A crosstable after a round."""

    other_media_types: ClassVar[tuple[str, ...]] = ("text/html", "image/svg+xml")

    round: int
    rows: list[CrosstableRow]


def line_as_json(line: StandingLine, computed: ComputedStanding) -> LineSeen:
    players = not computed.competition.teams
    return LineSeen(
        rank=line.rank,
        registration_id=computed.registration_of.get(line.number) if players else None,
        start_number=line.number,
        name=line.name,
        title=line.title,
        rating=line.rating,
        federation=line.federation,
        club=line.club,
        category=line.category,
        values=list(line.values),
        rating_change=None if line.rating_change is None else float(line.rating_change),
    )


KINDS = {"json": "application/json", "html": "text/html", "svg": "image/svg+xml"}


def answer_with(
    computed: ComputedStanding, form: Format, part: str, write: Callable[[Format, Language], str]
) -> Response:
    """Written once for all readers of a language until the tournament changes."""
    language = reader_language()
    name = part if form == "json" else f"{part} {form} {language}"
    if name not in computed.bodies:
        computed.bodies[name] = write(form, language)
    answer = conditional(computed.bodies[name], KINDS[form])
    if form != "json":
        answer.vary.add("Accept-Language")
    return answer


def table_to_look_at(form: Format, rows: list[list[str]], caption: str, language: Language) -> str:
    return html_page(rows, caption, language) if form == "html" else svg_table(rows, caption)


def standing_body(computed: ComputedStanding, form: Format, language: Language) -> str:
    standing = computed.standing
    if form != "json":
        caption = standing_title(computed.competition.name, standing.round, language)
        return table_to_look_at(form, standing_rows(standing, language), caption, language)
    seen = StandingSeen(
        round=standing.round,
        columns=list(standing.columns),
        lines=[line_as_json(line, computed) for line in standing.lines],
        dropped=list(standing.dropped),
        remarks=list(standing.remarks),
    )
    return seen.model_dump_json()


def crosstable_body(computed: ComputedStanding, form: Format, language: Language) -> str:
    lines = crosstable(computed.competition, computed.standing)
    number = computed.standing.round
    if form != "json":
        rows = crosstable_rows(lines, number, language)
        caption = crosstable_title(computed.competition.name, number, language)
        return table_to_look_at(form, rows, caption, language)
    shown = [
        CrosstableRow(
            rank=each.line.rank, name=each.line.name, cells=list(each.cells), score=score_of(each)
        )
        for each in lines
    ]
    return CrosstableSeen(round=computed.standing.round, rows=shown).model_dump_json()


class TournamentStandings(Resource):
    @anyone(code=True)
    @accepts(WhichStanding)
    @answers(200, StandingSeen, conditional=True)
    def get(self, caller: Caller, tournament_id: int, which: WhichStanding) -> Response:
        """Read a standing."""
        computed = standing_of(caller, tournament_id, which.question())
        return answer_with(computed, which.format, "standing", partial(standing_body, computed))


class TournamentPrizeGroups(Resource):
    @anyone(code=True)
    @accepts(WhichGroups)
    @answers(200, GroupsSeen, conditional=True)
    def get(self, caller: Caller, tournament_id: int, which: WhichGroups) -> GroupsSeen:
        """Read the standings of the categories, and of one more group if wished; not of teams."""
        computed = standing_of(caller, tournament_id, which.question())
        if computed.competition.teams:
            return GroupsSeen(groups={})
        groups = groups_of_categories(computed.competition)
        if which.rating_below is not None or which.sex is not None:
            groups.append(PrizeGroup("asked", rating_below=which.rating_below, sex=which.sex))
        found = by_prize_group(computed.standing, computed.competition, groups)
        return GroupsSeen(
            groups={
                name: [line_as_json(line, computed) for line in lines]
                for name, lines in found.items()
            }
        )


class TournamentCrosstables(Resource):
    @anyone(code=True)
    @accepts(WhichStanding)
    @answers(200, CrosstableSeen, conditional=True)
    def get(self, caller: Caller, tournament_id: int, which: WhichStanding) -> Response:
        """Read the crosstable."""
        computed = standing_of(caller, tournament_id, which.question())
        return answer_with(computed, which.format, "crosstable", partial(crosstable_body, computed))
