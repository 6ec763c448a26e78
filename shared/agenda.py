"""What waits for a member, from all services in one shape.

A source is a function that lists what waits for a player; a service names its sources in its
resource for /agenda-items, and players gathers them.
"""

from collections.abc import Callable, Iterable
from datetime import datetime

from pydantic import BaseModel, Field

from shared.languages import Language


class AgendaItem(BaseModel):
    """Something that waits for a member."""

    key: str = Field(examples=["diplomacy-orders-3-7-12"], description="The same at every asking.")
    game: str = Field(
        examples=["diplomacy"], description="diplomacy, go, tournament or mahjong: for filters."
    )
    kind: str = Field(examples=["orders"], description="What is to be done.")
    summary: str = Field(examples=["Raspoutine : ordres de la Russie"])
    detail: str = Field(examples=["Automne 1902, mouvements"])
    path: str = Field(examples=["/diplomacy/3"], description="The page of web where it is done.")
    deadline: datetime | None = Field(default=None, description="When it is too late; null: never.")


class AgendaItems(BaseModel):
    """What waits for a member in one service."""

    items: list[AgendaItem]


Source = Callable[[int, Language], Iterable[AgendaItem]]


def items_of(sources: Iterable[Source], player_id: int, language: Language) -> AgendaItems:
    return AgendaItems(items=[item for source in sources for item in source(player_id, language)])
