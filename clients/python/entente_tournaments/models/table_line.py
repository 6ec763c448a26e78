from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TableLine")


@_attrs_define
class TableLine:
    """A line of a standing; totals are exact, as fractions.

    Attributes:
        rank (int):
        registration_id (int):
        name (str):
        total (str):
        games (int):
        counted (list[str]):
        topped (int):
        centres (int):
    """

    rank: int
    registration_id: int
    name: str
    total: str
    games: int
    counted: list[str]
    topped: int
    centres: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        registration_id = self.registration_id

        name = self.name

        total = self.total

        games = self.games

        counted = self.counted

        topped = self.topped

        centres = self.centres

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "registration_id": registration_id,
                "name": name,
                "total": total,
                "games": games,
                "counted": counted,
                "topped": topped,
                "centres": centres,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        rank = d.pop("rank")

        registration_id = d.pop("registration_id")

        name = d.pop("name")

        total = d.pop("total")

        games = d.pop("games")

        counted = cast(list[str], d.pop("counted"))

        topped = d.pop("topped")

        centres = d.pop("centres")

        table_line = cls(
            rank=rank,
            registration_id=registration_id,
            name=name,
            total=total,
            games=games,
            counted=counted,
            topped=topped,
            centres=centres,
        )

        table_line.additional_properties = d
        return table_line

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
