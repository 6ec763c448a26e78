from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.line_up_seen import LineUpSeen


T = TypeVar("T", bound="LineUpList")


@_attrs_define
class LineUpList:
    """The line-ups that differ from the lists of the teams.

    Attributes:
        line_ups (list[LineUpSeen]):
    """

    line_ups: list[LineUpSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        line_ups = []
        for line_ups_item_data in self.line_ups:
            line_ups_item = line_ups_item_data.to_dict()
            line_ups.append(line_ups_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "line_ups": line_ups,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.line_up_seen import LineUpSeen

        d = dict(src_dict)
        line_ups = []
        _line_ups = d.pop("line_ups")
        for line_ups_item_data in _line_ups:
            line_ups_item = LineUpSeen.from_dict(line_ups_item_data)

            line_ups.append(line_ups_item)

        line_up_list = cls(
            line_ups=line_ups,
        )

        line_up_list.additional_properties = d
        return line_up_list

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
