"""/ratings, /player-ratings: performance, reliability, regularity, and how they came about."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy import peers
from services.games.diplomacy.domain import performance
from services.games.diplomacy.domain.performance import Counted
from services.games.diplomacy.resources.rating_explanations import (
    performance_explanation,
    regularity_explanation,
    reliability_explanation,
)
from services.games.diplomacy.store import ratings
from services.games.diplomacy.tables.ratings import Performance, PerformanceChange
from shared.arguments import Arguments, accepts, answers
from shared.database import reading
from shared.drawing import Line, Picture, draw_chart, picture
from shared.languages import Language
from shared.members import member_called
from shared.readers import number_text, reader_language

MOST = 500
CURVE: dict[Language, str] = {
    "fr": "{pseudo} : {role}, {variant}",
    "en": "{pseudo}: {role}, {variant}",
}
NO_RATED_GAME: dict[Language, str] = {
    "fr": "Pas encore de partie classée",
    "en": "No rated game yet",
}


class RolePerformance(BaseModel):
    """The performance with one role."""

    variant: str
    role: int
    rating: float
    games: int


class PerformanceMove(BaseModel):
    """How one game moved one performance."""

    game_id: int
    variant: str
    role: int
    before: float
    after: float
    explanation: str


class Figure(BaseModel):
    """A figure (null: not rated) and how it was computed."""

    value: float | None
    explanation: str


class PlayerRatingsTold(BaseModel):
    """Everything about a player's ratings; docs/ratings.md says what the words mean."""

    pseudo: str
    computed_at: int | None
    overall: dict[str, float] = Field(description="Mean over the roles of each variant.")
    apart: dict[str, dict[str, float]] = Field(
        description="The same by variant, over games with and over games without messages."
    )
    performances: list[RolePerformance]
    reliability: Figure
    regularity: Figure
    moves: list[PerformanceMove]


class HowMuch(Arguments):
    """How much to tell."""

    moves: int = Field(
        MOST,
        ge=0,
        le=MOST,
        examples=[10],
        description=("At most so many moves of performances, the newest ones; 0 leaves them out."),
    )


class WhichRatings(Arguments):
    """Of which variant."""

    variant: str = Field(
        "standard", max_length=20, examples=["standard"], description="The name of the variant."
    )
    limit: int = Field(100, ge=1, le=MOST, description="At most so many.")
    offset: int = Field(0, ge=0, le=10**6, description="How many to leave out at the top.")
    messages: bool | None = Field(
        None, description="Only games with messages (1), or only those without (0)."
    )
    details: bool = Field(False, description="Pseudos, too (0 or 1).")

    @property
    def counted(self) -> Counted:
        if self.messages is None:
            return Counted.ALL
        return Counted.WITH_MESSAGES if self.messages else Counted.WITHOUT_MESSAGES


class WhichCurve(Arguments):
    """Which performance."""

    variant: str = Field(
        "standard", max_length=20, examples=["standard"], description="The name of the variant."
    )
    role_id: int = Field(ge=1, examples=[2], description="The number of the role.")


class RatedPlayer(BaseModel):
    """A player in the list."""

    player_id: int
    performance: float
    games: int


class RatedMember(RatedPlayer):
    """What `details=1` tells; the pseudo is null when he has left."""

    pseudo: str | None


class RatingList(BaseModel):
    """The best first."""

    ratings: Sequence[RatedMember | RatedPlayer]


class RatingsOfAll(Resource):
    @accepts(WhichRatings)
    @answers(200, RatingList)
    def get(self, which: WhichRatings) -> RatingList:
        """List the players of a variant by performance."""
        number = peers.variant_named(which.variant).number_of_roles
        with reading() as session:
            best = ratings.best_in(
                session, which.variant, number, which.limit, which.offset, which.counted
            )
        told = [
            RatedPlayer(player_id=player_id, performance=rating, games=games)
            for player_id, rating, games in best
        ]
        return RatingList(ratings=_with_pseudos(told) if which.details else told)


def _with_pseudos(told: Sequence[RatedPlayer]) -> Sequence[RatedMember]:
    """One call for all."""
    pseudos = peers.pseudos_of([one.player_id for one in told]) if told else {}
    return [RatedMember(**one.model_dump(), pseudo=pseudos.get(one.player_id)) for one in told]


class PlayerRatings(Resource):
    @accepts(HowMuch)
    @answers(200, PlayerRatingsTold)
    def get(self, pseudo: str, how_much: HowMuch) -> PlayerRatingsTold:
        """Read a player's ratings, each with how it was computed."""
        player_id = member_called(pseudo).player_id
        with reading() as session:
            sheet = ratings.sheet_of(session, player_id)
            found = ratings.performances_of(session, player_id)
            apart = ratings.performances_apart(session, player_id)
            changes = ratings.changes_of(session, player_id, how_much.moves)
        number = {row.variant: peers.variant_named(row.variant).number_of_roles for row in found}
        return PlayerRatingsTold(
            pseudo=pseudo,
            computed_at=int(sheet.computed_at.timestamp()) if sheet else None,
            overall=_overall(found, number),
            apart={
                counted.value: _overall([row for row in apart if row.counted == counted], number)
                for counted in (Counted.WITH_MESSAGES, Counted.WITHOUT_MESSAGES)
            },
            performances=[
                RolePerformance(
                    variant=row.variant, role=row.role_id, rating=row.rating, games=row.games
                )
                for row in found
            ],
            reliability=Figure(
                value=sheet.reliability if sheet else None,
                explanation=reliability_explanation(sheet),
            ),
            regularity=Figure(
                value=sheet.regularity if sheet else None, explanation=regularity_explanation(sheet)
            ),
            moves=[_move(change, number[change.variant]) for change in changes],
        )


def _overall(rows: Sequence[Performance], number: Mapping[str, int]) -> dict[str, float]:
    roles: dict[str, dict[int, float]] = defaultdict(dict)
    for row in rows:
        roles[row.variant][row.role_id] = row.rating
    return {
        variant: performance.overall(by_role, number[variant]) for variant, by_role in roles.items()
    }


def _move(change: PerformanceChange, players: int) -> PerformanceMove:
    return PerformanceMove(
        game_id=change.game_id,
        variant=change.variant,
        role=change.role_id,
        before=change.before,
        after=change.after,
        explanation=performance_explanation(change, players),
    )


class PlayerRatingCurves(Resource):
    @accepts(WhichCurve)
    @answers(200, Picture)
    def get(self, pseudo: str, which: WhichCurve) -> Response:
        """See the course of a performance as a drawing."""
        player_id = member_called(pseudo).player_id
        with reading() as session:
            course = ratings.course_of(session, player_id, which.variant, which.role_id)
        language = reader_language()
        points = [performance.DEFAULT, *course]
        ends = (number_text(end, language) for end in (min(points), max(points)))
        roles = peers.role_names(which.variant, language)
        role = roles.get(str(which.role_id), [str(which.role_id)])[0]
        variant = peers.words_of(which.variant, language)["title"]
        return picture(
            draw_chart(
                CURVE[language].format(pseudo=pseudo, role=role, variant=variant),
                [Line([*enumerate(points)])],
                language=language,
                note=" – ".join(ends) if course else NO_RATED_GAME[language],
            )
        )
