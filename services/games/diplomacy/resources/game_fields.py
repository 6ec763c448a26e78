"""The fields of a game, as they are sent and as they are told."""

from datetime import date
from typing import Annotated, Any, ClassVar

from pydantic import AfterValidator, BaseModel, BeforeValidator, Field

from services.games.diplomacy.domain.deadlines import DEFAULT_HOUR, is_due
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.tables.games import Game
from shared import clock
from shared.arguments import LARGEST_INTEGER
from shared.callers import Presented
from shared.parameters import require_printable

FLAGS = (
    "archive",
    "anonymous",
    "silent",
    "fast",
    "cumulate",
    "cd_possible_moves",
    "cd_possible_retreats",
    "cd_possible_builds",
    "cd_possible_removals",
    "play_weekend",
    "manual",
    "fog",
    "no_messages",
    "no_press",
)
NUMBERS = (
    "speed_moves",
    "speed_retreats",
    "speed_adjustments",
    "access_code",
    "access_restriction_reliability",
    "access_restriction_regularity",
    "access_restriction_performance",
    "nb_max_cycles_to_play",
    "victory_centers",
    "pace_moves",
    "pace_retreats",
    "pace_adjustments",
)
DEFAULTS: dict[str, Any] = {
    "description": "",
    "rated": True,
    "grace_hours": None,
    "deadline_hour": DEFAULT_HOUR,
    **dict.fromkeys(FLAGS, False),
    **dict.fromkeys(NUMBERS, 0),
}
NO_DEADLINE = ""
SITES_GRACE = -1  # what an empty text is read as; None is "left out"


def _day_or_none(sent: Any) -> Any:
    """Clients of the AFJD API send an empty text for "no deadline"."""
    return date.min if sent == NO_DEADLINE else sent


def _hours_or_none(sent: Any) -> Any:
    return SITES_GRACE if sent == "" else sent


Name = Annotated[
    str,
    Field(
        min_length=1,
        max_length=20,
        examples=["Raspoutine"],
        description="The name of the game, up to 20 characters.",
    ),
    AfterValidator(require_printable),
]
VariantName = Annotated[
    str, Field(max_length=20, examples=["standard"], description="The name of the variant.")
]
Days = Annotated[
    int | None,
    Field(
        ge=0,
        le=365,
        examples=[2],
        description=(
            "Days to wait before the adjudication of this kind of phase; 0 is no deadline."
        ),
    ),
]
Duration = Annotated[
    int | None,
    Field(
        ge=0,
        le=24 * 365,
        examples=[0],
        description=(
            "Hours (minutes in a fast game) such a phase lasts, instead of the days of speed_*; "
            "0: those count."
        ),
    ),
]
Rating = Annotated[
    int | None,
    Field(
        ge=0,
        le=LARGEST_INTEGER,
        examples=[0],
        description=("The rating one needs to join; 0 asks for nothing."),
    ),
]
Disorder = Annotated[
    bool | None,
    Field(examples=[False], description=("Whether civil disorder is allowed there (0 or 1).")),
]


class GameFields(Presented):
    """What a game is like. Whatever is left out stays as it is."""

    ignored: ClassVar[frozenset[str]] = frozenset({"current_advancement"})

    description: str | None = Field(
        None, max_length=10_000, examples=["test"], description="What the game is about."
    )
    archive: bool | None = Field(None, description="Played face to face, only shown here (0 or 1).")
    anonymous: bool | None = Field(None, description="Nobody can know who plays (0 or 1).")
    silent: bool | None = Field(None, description="Players cannot communicate (0 or 1).")
    no_messages: bool | None = Field(
        None, description="Players cannot write messages; at any time (0 or 1)."
    )
    no_press: bool | None = Field(
        None, description="Players cannot make declarations; at any time (0 or 1)."
    )
    rated: bool | None = Field(
        None, description="Whether the game counts for performance; before the start (0 or 1)."
    )
    cumulate: bool | None = Field(None, description="A player may hold several roles (0 or 1).")
    fast: bool | None = Field(None, description="May be adjudicated at any moment (0 or 1).")
    deadline: Annotated[date | None, BeforeValidator(_day_or_none)] = Field(
        None, examples=["2030-01-15"], description="The day the phase is due; empty for none."
    )
    deadline_hour: int | None = Field(
        None, ge=0, le=23, examples=[20], description="The hour (UTC) the phase is due on that day."
    )
    speed_moves: Days = None
    speed_retreats: Days = None
    speed_adjustments: Days = None
    pace_moves: Duration = None
    pace_retreats: Duration = None
    pace_adjustments: Duration = None
    grace_hours: Annotated[int | None, BeforeValidator(_hours_or_none)] = Field(
        None,
        ge=SITES_GRACE,
        le=24 * 365,
        examples=[24],
        description="Hours after the deadline until default orders stand in; empty: the site's.",
    )
    cd_possible_moves: Disorder = None
    cd_possible_retreats: Disorder = None
    cd_possible_builds: Disorder = None
    cd_possible_removals: Disorder = None
    play_weekend: bool | None = Field(None, description="Deadlines may fall on a weekend (0 or 1).")
    manual: bool | None = Field(None, description="The master assigns the roles (0 or 1).")
    fog: bool | None = Field(
        None,
        description=(
            "Fog of war: a role sees its units' regions and their neighbours only (0 or 1)."
        ),
    )
    access_code: int | None = Field(
        None,
        ge=0,
        le=LARGEST_INTEGER,
        examples=[0],
        description="What one must know to join; 0 is no code.",
    )
    access_restriction_reliability: Rating = None
    access_restriction_regularity: Rating = None
    access_restriction_performance: Rating = None
    nb_max_cycles_to_play: int | None = Field(
        None,
        ge=0,
        le=LARGEST_INTEGER,
        examples=[7],
        description="How many game years are played at most; 0 is no limit.",
    )
    victory_centers: int | None = Field(
        None,
        ge=0,
        le=LARGEST_INTEGER,
        examples=[18],
        description=("Centers for an outright win; 0 is more than half of them."),
    )
    current_state: int | None = Field(
        None, ge=0, le=2, examples=[0], description="0 waiting, 1 started, 2 stopped."
    )

    def sent_fields(self) -> dict[str, Any]:
        """What was sent; a deadline that was emptied is None."""
        sent = self.model_dump(exclude_none=True, exclude={"pseudo"})
        if sent.get("deadline") == date.min:
            sent["deadline"] = None
        if sent.get("grace_hours") == SITES_GRACE:
            sent["grace_hours"] = None
        return sent


class NewGame(GameFields):
    """A game to create."""

    name: Name
    variant: VariantName


class ChangedGame(GameFields):
    """What to change of a game."""

    name: Name | None = Field(None, examples=["Raspoutine"], description="The new name.")
    variant: VariantName | None = Field(
        None, examples=["standard"], description="The variant, before the start only."
    )


class GameDescription(BaseModel):
    """A game, in the AFJD API's order of members."""

    name: str
    description: str
    variant: str
    archive: bool
    anonymous: bool
    silent: bool
    fast: bool
    deadline: str
    cumulate: bool
    speed_moves: int
    cd_possible_moves: bool
    speed_retreats: int
    cd_possible_retreats: bool
    speed_adjustments: int
    cd_possible_builds: bool
    cd_possible_removals: bool
    play_weekend: bool
    manual: bool
    access_code: int
    access_restriction_reliability: int
    access_restriction_regularity: int
    access_restriction_performance: int
    current_advancement: int
    nb_max_cycles_to_play: int
    victory_centers: int
    current_state: int
    fog: bool
    no_messages: bool
    no_press: bool
    rated: bool
    pace_moves: int
    pace_retreats: int
    pace_adjustments: int
    grace_hours: int | None
    deadline_hour: int
    deadline_timestamp: int | None
    late: bool
    paused: bool
    ending: str | None


def game_as_json(game: Game, shows_access_code: bool = False) -> dict[str, Any]:
    due_at = game.due_at
    return {
        **{
            field: getattr(game, field)
            for field in GameDescription.model_fields
            if hasattr(Game, field)
        },
        "access_code": game.access_code if shows_access_code else 0,
        "deadline": due_at.date().isoformat() if due_at else NO_DEADLINE,
        "deadline_timestamp": int(due_at.timestamp()) if due_at else None,
        "late": game.current_state == State.STARTED
        and not game.paused_at
        and is_due(due_at, clock.now()),
        "paused": game.paused_at is not None,
    }
