from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MarkHolderSeen")


@_attrs_define
class MarkHolderSeen:
    """A figure, where it was reached, and by whom if it is a player's; of a hand, its dealer.

    Attributes:
        value (float):
        game_id (int):
        hand_id (int | None):
        player_id (int | None):
    """

    value: float
    game_id: int
    hand_id: int | None
    player_id: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        value = self.value

        game_id = self.game_id

        hand_id: int | None
        hand_id = self.hand_id

        player_id: int | None
        player_id = self.player_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "value": value,
                "game_id": game_id,
                "hand_id": hand_id,
                "player_id": player_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        value = d.pop("value")

        game_id = d.pop("game_id")

        def _parse_hand_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        hand_id = _parse_hand_id(d.pop("hand_id"))

        def _parse_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        player_id = _parse_player_id(d.pop("player_id"))

        mark_holder_seen = cls(
            value=value,
            game_id=game_id,
            hand_id=hand_id,
            player_id=player_id,
        )

        mark_holder_seen.additional_properties = d
        return mark_holder_seen

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
