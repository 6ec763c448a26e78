"""Settings of a game as clients send and read them."""

from typing import Annotated

from pydantic import BaseModel, Field

from services.games.go.domain.handicap import JigoMode, Ruleset
from services.games.go.domain.setup import (
    GameSettings,
    HandicapType,
    fields_of,
    for_shape,
    settings_from,
)
from services.games.go.domain.snapshots import ExtendedSnapshot
from services.games.go.domain.time_systems import ByoType
from services.games.go.domain.time_texts import short_limit
from services.games.go.refusals import refusing_broken_rules
from services.games.go.store import templates
from shared.arguments import Arguments
from shared.database import reading

MoveNumber = Annotated[
    int,
    Field(
        ge=0,
        examples=[12],
        description=("How many moves you have seen: refused when the game has gone on."),
    ),
]
Message = Annotated[
    str,
    Field(
        max_length=20_000,
        examples=["<c>Nice move!</c>"],
        description=("A comment; <c> is public, <h> hidden and <m> secret until the end."),
    ),
]
Limit = Annotated[int, Field(ge=1, le=100, description="How many at most.")]


class ProposedSettings(Arguments):
    """How a game is to be played."""

    size: int = Field(19, ge=5, le=25, description="Lines of the board.")
    ruleset: Ruleset = Field(Ruleset.JAPANESE, description="Territory or area counting.")
    handicap_type: HandicapType = Field(
        HandicapType.NIGIRI,
        description=(
            "conv and proper compute handicap and komi; auko_* and div_* negotiate komi; black and"
            " white say which colour you take."
        ),
    )
    handicap: int = Field(0, ge=0, le=21, description="Handicap stones where none is computed.")
    komi: float = Field(6.5, ge=-200, le=200, multiple_of=0.5, description="White's points.")
    adjust_handicap: int = Field(0, ge=-21, le=21, description="Added to a computed handicap.")
    minimum_handicap: int = Field(0, ge=0, le=21, description="Least computed handicap.")
    maximum_handicap: int = Field(-1, ge=-1, le=21, description="Most; -1 suits the board.")
    adjust_komi: float = Field(
        0, ge=-200, le=200, multiple_of=0.5, description="Added to a computed komi."
    )
    jigo_mode: JigoMode = Field(JigoMode.KEEP_KOMI, description="Whether komi may make a draw.")
    byo_type: ByoType = Field(ByoType.FISCHER, description="Japanese, Canadian or Fischer time.")
    main_time: int = Field(210, ge=0, le=1350, description="Hours; a day of play has 15.")
    byo_time: int = Field(15, ge=0, le=450, description="Hours per period, or added per move.")
    byo_periods: int = Field(0, ge=0, le=200, description="Periods, or stones per period.")
    rated: bool = Field(False, description="Whether the result changes the ratings.")
    standard_handicap: bool = Field(True, description="Handicap on its usual points.")
    weekend_clock: bool = Field(True, description="Whether clocks run on weekends (UTC).")
    shape_id: int = Field(0, ge=0, description="Begin with this shape; 0 for an empty board.")

    def proposal(self, viewer_id: int | None) -> tuple[GameSettings, str]:
        """The settings, and the start position to copy, if this viewer may use it."""
        settings = settings_from(self)
        if not self.shape_id:
            return settings, ""
        with reading() as session:
            shape = templates.shape_visible_to(session, self.shape_id, viewer_id)
        snapshot = ExtendedSnapshot(shape.snapshot, shape.size, shape.white_first)
        with refusing_broken_rules():
            return for_shape(settings, shape.size), str(snapshot)


class SettingsView(BaseModel):
    """How a game is to be played."""

    size: int
    ruleset: str
    handicap_type: str
    handicap: int
    komi: float
    adjust_handicap: int
    minimum_handicap: int
    maximum_handicap: int
    adjust_komi: float
    jigo_mode: str
    byo_type: str
    main_time: int
    byo_time: int
    byo_periods: int
    time_limit: str
    rated: bool
    standard_handicap: bool
    weekend_clock: bool


def settings_view(settings: GameSettings) -> SettingsView:
    return SettingsView(**fields_of(settings), time_limit=short_limit(settings.time))


class StartedGames(BaseModel):
    """Which games have started."""

    msg: str
    game_ids: list[int]
