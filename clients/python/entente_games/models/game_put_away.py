from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GamePutAway")


@_attrs_define
class GamePutAway:
    """A game that was removed; after `gone_at` it cannot be brought back.

    Attributes:
        game_id (int):
        name (str):
        removed_at (int):
        gone_at (int):
    """

    game_id: int
    name: str
    removed_at: int
    gone_at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game_id = self.game_id

        name = self.name

        removed_at = self.removed_at

        gone_at = self.gone_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game_id": game_id,
                "name": name,
                "removed_at": removed_at,
                "gone_at": gone_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game_id = d.pop("game_id")

        name = d.pop("name")

        removed_at = d.pop("removed_at")

        gone_at = d.pop("gone_at")

        game_put_away = cls(
            game_id=game_id,
            name=name,
            removed_at=removed_at,
            gone_at=gone_at,
        )

        game_put_away.additional_properties = d
        return game_put_away

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
