from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.seat_after import SeatAfter
    from ..models.sitting_after import SittingAfter


T = TypeVar("T", bound="Arranged")


@_attrs_define
class Arranged:
    """Boards and who sits out; empty where the whole publication was taken back.

    Attributes:
        boards (list[SeatAfter] | Unset):
        sitting_out (list[SittingAfter] | Unset):
    """

    boards: list[SeatAfter] | Unset = UNSET
    sitting_out: list[SittingAfter] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        boards: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.boards, Unset):
            boards = []
            for boards_item_data in self.boards:
                boards_item = boards_item_data.to_dict()
                boards.append(boards_item)

        sitting_out: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.sitting_out, Unset):
            sitting_out = []
            for sitting_out_item_data in self.sitting_out:
                sitting_out_item = sitting_out_item_data.to_dict()
                sitting_out.append(sitting_out_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if boards is not UNSET:
            field_dict["boards"] = boards
        if sitting_out is not UNSET:
            field_dict["sitting_out"] = sitting_out

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.seat_after import SeatAfter
        from ..models.sitting_after import SittingAfter

        d = dict(src_dict)
        _boards = d.pop("boards", UNSET)
        boards: list[SeatAfter] | Unset = UNSET
        if _boards is not UNSET:
            boards = []
            for boards_item_data in _boards:
                boards_item = SeatAfter.from_dict(boards_item_data)

                boards.append(boards_item)

        _sitting_out = d.pop("sitting_out", UNSET)
        sitting_out: list[SittingAfter] | Unset = UNSET
        if _sitting_out is not UNSET:
            sitting_out = []
            for sitting_out_item_data in _sitting_out:
                sitting_out_item = SittingAfter.from_dict(sitting_out_item_data)

                sitting_out.append(sitting_out_item)

        arranged = cls(
            boards=boards,
            sitting_out=sitting_out,
        )

        arranged.additional_properties = d
        return arranged

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
