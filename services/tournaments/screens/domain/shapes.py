"""Screens as everybody sees them, whether stored or made by a family."""

from dataclasses import dataclass

FROM_SETS = frozenset({"input", "boards", "players", "check_in", "ranking", "crosstable", "calls"})
OF_BOARDS = frozenset({"input", "boards", "calls"})
FAMILY_TYPES = frozenset({"input", "boards", "players"})


@dataclass(frozen=True)
class SetShape:
    """Which boards or players of a tournament; `fixed`: only these numbers, empty: fixed tables."""

    tournament_id: int
    name: str | None = None
    first: int | None = None
    last: int | None = None
    fixed: str | None = None


@dataclass(frozen=True)
class ScreenShape:
    """All that decides what a screen shows."""

    uniq_id: str
    type: str
    public: bool = False
    name: str | None = None
    columns: int = 1
    menu_link: bool = True
    menu_text: str | None = None
    menu: str | None = None
    timer_id: int | None = None
    show_unpaired: bool = True
    results_limit: int | None = None
    results_tournament_ids: tuple[int, ...] = ()
    background_image: str | None = None
    background_color: str | None = None
    font_size: int | None = None
    family: str | None = None
    sets: tuple[SetShape, ...] = ()


def fixed_numbers(text: str) -> tuple[set[int], list[str]]:
    """`1,4,27`: the numbers, and what is none."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    numbers = {int(word) for word in words if word.isascii() and word.isdigit()}
    return numbers, [word for word in words if not (word.isascii() and word.isdigit())]
