from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MissingOrder")


@_attrs_define
class MissingOrder:
    """A role of mine whose orders a game waits for.

    Attributes:
        game_id (int):
        name (str):
        role (int):
        current_advancement (int):
        season (str):
        year (int):
        deadline_timestamp (int | None):
        grace_ends_timestamp (int | None):
        late (bool):
        paused (bool):
    """

    game_id: int
    name: str
    role: int
    current_advancement: int
    season: str
    year: int
    deadline_timestamp: int | None
    grace_ends_timestamp: int | None
    late: bool
    paused: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game_id = self.game_id

        name = self.name

        role = self.role

        current_advancement = self.current_advancement

        season = self.season

        year = self.year

        deadline_timestamp: int | None
        deadline_timestamp = self.deadline_timestamp

        grace_ends_timestamp: int | None
        grace_ends_timestamp = self.grace_ends_timestamp

        late = self.late

        paused = self.paused

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game_id": game_id,
                "name": name,
                "role": role,
                "current_advancement": current_advancement,
                "season": season,
                "year": year,
                "deadline_timestamp": deadline_timestamp,
                "grace_ends_timestamp": grace_ends_timestamp,
                "late": late,
                "paused": paused,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game_id = d.pop("game_id")

        name = d.pop("name")

        role = d.pop("role")

        current_advancement = d.pop("current_advancement")

        season = d.pop("season")

        year = d.pop("year")

        def _parse_deadline_timestamp(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        deadline_timestamp = _parse_deadline_timestamp(d.pop("deadline_timestamp"))

        def _parse_grace_ends_timestamp(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        grace_ends_timestamp = _parse_grace_ends_timestamp(
            d.pop("grace_ends_timestamp")
        )

        late = d.pop("late")

        paused = d.pop("paused")

        missing_order = cls(
            game_id=game_id,
            name=name,
            role=role,
            current_advancement=current_advancement,
            season=season,
            year=year,
            deadline_timestamp=deadline_timestamp,
            grace_ends_timestamp=grace_ends_timestamp,
            late=late,
            paused=paused,
        )

        missing_order.additional_properties = d
        return missing_order

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
