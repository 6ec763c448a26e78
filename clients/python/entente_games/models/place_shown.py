from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PlaceShown")


@_attrs_define
class PlaceShown:
    """A region on the map: its outline as SVG path data, and the middle of its symbols.

    Attributes:
        outline (str):
        unit (list[float]):
        dislodged (list[float]):
        name (list[float]):
        room (list[float]): Width and height there are for the name.
        code (list[float]): Where the code goes if the name has no room.
        center (list[float] | None): Null where there is no center.
    """

    outline: str
    unit: list[float]
    dislodged: list[float]
    name: list[float]
    room: list[float]
    code: list[float]
    center: list[float] | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        outline = self.outline

        unit = []
        for unit_item_data in self.unit:
            unit_item: float
            unit_item = unit_item_data
            unit.append(unit_item)

        dislodged = []
        for dislodged_item_data in self.dislodged:
            dislodged_item: float
            dislodged_item = dislodged_item_data
            dislodged.append(dislodged_item)

        name = []
        for name_item_data in self.name:
            name_item: float
            name_item = name_item_data
            name.append(name_item)

        room = []
        for room_item_data in self.room:
            room_item: float
            room_item = room_item_data
            room.append(room_item)

        code = []
        for code_item_data in self.code:
            code_item: float
            code_item = code_item_data
            code.append(code_item)

        center: list[float] | None
        if isinstance(self.center, list):
            center = []
            for center_type_0_item_data in self.center:
                center_type_0_item: float
                center_type_0_item = center_type_0_item_data
                center.append(center_type_0_item)

        else:
            center = self.center

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "outline": outline,
                "unit": unit,
                "dislodged": dislodged,
                "name": name,
                "room": room,
                "code": code,
                "center": center,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        outline = d.pop("outline")

        unit = []
        _unit = d.pop("unit")
        for unit_item_data in _unit:

            def _parse_unit_item(data: object) -> float:
                return cast(float, data)

            unit_item = _parse_unit_item(unit_item_data)

            unit.append(unit_item)

        dislodged = []
        _dislodged = d.pop("dislodged")
        for dislodged_item_data in _dislodged:

            def _parse_dislodged_item(data: object) -> float:
                return cast(float, data)

            dislodged_item = _parse_dislodged_item(dislodged_item_data)

            dislodged.append(dislodged_item)

        name = []
        _name = d.pop("name")
        for name_item_data in _name:

            def _parse_name_item(data: object) -> float:
                return cast(float, data)

            name_item = _parse_name_item(name_item_data)

            name.append(name_item)

        room = []
        _room = d.pop("room")
        for room_item_data in _room:

            def _parse_room_item(data: object) -> float:
                return cast(float, data)

            room_item = _parse_room_item(room_item_data)

            room.append(room_item)

        code = []
        _code = d.pop("code")
        for code_item_data in _code:

            def _parse_code_item(data: object) -> float:
                return cast(float, data)

            code_item = _parse_code_item(code_item_data)

            code.append(code_item)

        def _parse_center(data: object) -> list[float] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                center_type_0 = []
                _center_type_0 = data
                for center_type_0_item_data in _center_type_0:

                    def _parse_center_type_0_item(data: object) -> float:
                        return cast(float, data)

                    center_type_0_item = _parse_center_type_0_item(
                        center_type_0_item_data
                    )

                    center_type_0.append(center_type_0_item)

                return center_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[float] | None, data)

        center = _parse_center(d.pop("center"))

        place_shown = cls(
            outline=outline,
            unit=unit,
            dislodged=dislodged,
            name=name,
            room=room,
            code=code,
            center=center,
        )

        place_shown.additional_properties = d
        return place_shown

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
