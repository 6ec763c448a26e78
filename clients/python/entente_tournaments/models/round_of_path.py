from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.table_listed import TableListed


T = TypeVar("T", bound="RoundOfPath")


@_attrs_define
class RoundOfPath:
    """A round: the table with everybody at it, and which role was his.

    Attributes:
        round_ (int):
        role (str):
        table (TableListed): A table; `version` goes back with what is entered there.
    """

    round_: int
    role: str
    table: TableListed
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        role = self.role

        table = self.table.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "role": role,
                "table": table,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.table_listed import TableListed

        d = dict(src_dict)
        round_ = d.pop("round")

        role = d.pop("role")

        table = TableListed.from_dict(d.pop("table"))

        round_of_path = cls(
            round_=round_,
            role=role,
            table=table,
        )

        round_of_path.additional_properties = d
        return round_of_path

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
