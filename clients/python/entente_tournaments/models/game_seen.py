from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_seen_tags import GameSeenTags


T = TypeVar("T", bound="GameSeen")


@_attrs_define
class GameSeen:
    """A game as it was sent; its result is the board's.

    Attributes:
        tags (GameSeenTags):
        moves (str):
        sent_at (datetime.datetime):
        sent_by (str):
    """

    tags: GameSeenTags
    moves: str
    sent_at: datetime.datetime
    sent_by: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tags = self.tags.to_dict()

        moves = self.moves

        sent_at = self.sent_at.isoformat()

        sent_by = self.sent_by

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tags": tags,
                "moves": moves,
                "sent_at": sent_at,
                "sent_by": sent_by,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.game_seen_tags import GameSeenTags

        d = dict(src_dict)
        tags = GameSeenTags.from_dict(d.pop("tags"))

        moves = d.pop("moves")

        sent_at = datetime.datetime.fromisoformat(d.pop("sent_at"))

        sent_by = d.pop("sent_by")

        game_seen = cls(
            tags=tags,
            moves=moves,
            sent_at=sent_at,
            sent_by=sent_by,
        )

        game_seen.additional_properties = d
        return game_seen

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
