from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.entered_sheet_boards import EnteredSheetBoards


T = TypeVar("T", bound="EnteredSheet")


@_attrs_define
class EnteredSheet:
    """The boards after it, by number.

    Attributes:
        boards (EnteredSheetBoards):
    """

    boards: EnteredSheetBoards
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        boards = self.boards.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "boards": boards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.entered_sheet_boards import EnteredSheetBoards

        d = dict(src_dict)
        boards = EnteredSheetBoards.from_dict(d.pop("boards"))

        entered_sheet = cls(
            boards=boards,
        )

        entered_sheet.additional_properties = d
        return entered_sheet

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
