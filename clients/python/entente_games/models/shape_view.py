from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ShapeView")


@_attrs_define
class ShapeView:
    """A shape.

    Attributes:
        id (int):
        player_id (int):
        name (str):
        size (int):
        white_first (bool):
        public (bool):
        notes (str):
        snapshot (str):
    """

    id: int
    player_id: int
    name: str
    size: int
    white_first: bool
    public: bool
    notes: str
    snapshot: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        player_id = self.player_id

        name = self.name

        size = self.size

        white_first = self.white_first

        public = self.public

        notes = self.notes

        snapshot = self.snapshot

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "player_id": player_id,
                "name": name,
                "size": size,
                "white_first": white_first,
                "public": public,
                "notes": notes,
                "snapshot": snapshot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        player_id = d.pop("player_id")

        name = d.pop("name")

        size = d.pop("size")

        white_first = d.pop("white_first")

        public = d.pop("public")

        notes = d.pop("notes")

        snapshot = d.pop("snapshot")

        shape_view = cls(
            id=id,
            player_id=player_id,
            name=name,
            size=size,
            white_first=white_first,
            public=public,
            notes=notes,
            snapshot=snapshot,
        )

        shape_view.additional_properties = d
        return shape_view

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
