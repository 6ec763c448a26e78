from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.crosstable_row import CrosstableRow


T = TypeVar("T", bound="CrosstableSeen")


@_attrs_define
class CrosstableSeen:
    """A crosstable after a round.

    Attributes:
        round_ (int):
        rows (list[CrosstableRow]):
    """

    round_: int
    rows: list[CrosstableRow]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        rows = []
        for rows_item_data in self.rows:
            rows_item = rows_item_data.to_dict()
            rows.append(rows_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "rows": rows,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.crosstable_row import CrosstableRow

        d = dict(src_dict)
        round_ = d.pop("round")

        rows = []
        _rows = d.pop("rows")
        for rows_item_data in _rows:
            rows_item = CrosstableRow.from_dict(rows_item_data)

            rows.append(rows_item)

        crosstable_seen = cls(
            round_=round_,
            rows=rows,
        )

        crosstable_seen.additional_properties = d
        return crosstable_seen

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
