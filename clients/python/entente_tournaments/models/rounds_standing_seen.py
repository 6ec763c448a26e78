from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.line_seen import LineSeen


T = TypeVar("T", bound="RoundsStandingSeen")


@_attrs_define
class RoundsStandingSeen:
    """A standing after a round.

    Attributes:
        round_ (int):
        columns (list[str]):
        lines (list[LineSeen]):
        dropped (list[str]):
        remarks (list[str]):
    """

    round_: int
    columns: list[str]
    lines: list[LineSeen]
    dropped: list[str]
    remarks: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        columns = self.columns

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        dropped = self.dropped

        remarks = self.remarks

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "columns": columns,
                "lines": lines,
                "dropped": dropped,
                "remarks": remarks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.line_seen import LineSeen

        d = dict(src_dict)
        round_ = d.pop("round")

        columns = cast(list[str], d.pop("columns"))

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = LineSeen.from_dict(lines_item_data)

            lines.append(lines_item)

        dropped = cast(list[str], d.pop("dropped"))

        remarks = cast(list[str], d.pop("remarks"))

        rounds_standing_seen = cls(
            round_=round_,
            columns=columns,
            lines=lines,
            dropped=dropped,
            remarks=remarks,
        )

        rounds_standing_seen.additional_properties = d
        return rounds_standing_seen

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
