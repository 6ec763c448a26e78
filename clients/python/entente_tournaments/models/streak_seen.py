from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="StreakSeen")


@_attrs_define
class StreakSeen:
    """A run, with the games it began and ended in.

    Attributes:
        length (int):
        first_game (int | None):
        last_game (int | None):
    """

    length: int
    first_game: int | None
    last_game: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        length = self.length

        first_game: int | None
        first_game = self.first_game

        last_game: int | None
        last_game = self.last_game

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "length": length,
                "first_game": first_game,
                "last_game": last_game,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        length = d.pop("length")

        def _parse_first_game(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first_game = _parse_first_game(d.pop("first_game"))

        def _parse_last_game(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        last_game = _parse_last_game(d.pop("last_game"))

        streak_seen = cls(
            length=length,
            first_game=first_game,
            last_game=last_game,
        )

        streak_seen.additional_properties = d
        return streak_seen

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
