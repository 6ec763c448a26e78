from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.board_ranked import BoardRanked


T = TypeVar("T", bound="BoardStanding")


@_attrs_define
class BoardStanding:
    """Board after board, the players from first to last.

    Attributes:
        round_ (int):
        lines (list[BoardRanked]):
    """

    round_: int
    lines: list[BoardRanked]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "lines": lines,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.board_ranked import BoardRanked

        d = dict(src_dict)
        round_ = d.pop("round")

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = BoardRanked.from_dict(lines_item_data)

            lines.append(lines_item)

        board_standing = cls(
            round_=round_,
            lines=lines,
        )

        board_standing.additional_properties = d
        return board_standing

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
