from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.sitting_out_seen import SittingOutSeen
    from ..models.table_listed import TableListed
    from ..models.table_round_seen_explanation_item import TableRoundSeenExplanationItem
    from ..models.table_round_seen_names import TableRoundSeenNames


T = TypeVar("T", bound="TableRoundSeen")


@_attrs_define
class TableRoundSeen:
    """A round at tables; `explanation` says what could not be avoided, and what it cost.

    Attributes:
        number (int):
        status (str):
        tables (list[TableListed]):
        sitting_out (list[SittingOutSeen]):
        explanation (list[TableRoundSeenExplanationItem]):
        names (TableRoundSeenNames): Who the registrations of the explanation are.
    """

    number: int
    status: str
    tables: list[TableListed]
    sitting_out: list[SittingOutSeen]
    explanation: list[TableRoundSeenExplanationItem]
    names: TableRoundSeenNames
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        status = self.status

        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        sitting_out = []
        for sitting_out_item_data in self.sitting_out:
            sitting_out_item = sitting_out_item_data.to_dict()
            sitting_out.append(sitting_out_item)

        explanation = []
        for explanation_item_data in self.explanation:
            explanation_item = explanation_item_data.to_dict()
            explanation.append(explanation_item)

        names = self.names.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "status": status,
                "tables": tables,
                "sitting_out": sitting_out,
                "explanation": explanation,
                "names": names,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.sitting_out_seen import SittingOutSeen
        from ..models.table_listed import TableListed
        from ..models.table_round_seen_explanation_item import (
            TableRoundSeenExplanationItem,
        )
        from ..models.table_round_seen_names import TableRoundSeenNames

        d = dict(src_dict)
        number = d.pop("number")

        status = d.pop("status")

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = TableListed.from_dict(tables_item_data)

            tables.append(tables_item)

        sitting_out = []
        _sitting_out = d.pop("sitting_out")
        for sitting_out_item_data in _sitting_out:
            sitting_out_item = SittingOutSeen.from_dict(sitting_out_item_data)

            sitting_out.append(sitting_out_item)

        explanation = []
        _explanation = d.pop("explanation")
        for explanation_item_data in _explanation:
            explanation_item = TableRoundSeenExplanationItem.from_dict(
                explanation_item_data
            )

            explanation.append(explanation_item)

        names = TableRoundSeenNames.from_dict(d.pop("names"))

        table_round_seen = cls(
            number=number,
            status=status,
            tables=tables,
            sitting_out=sitting_out,
            explanation=explanation,
            names=names,
        )

        table_round_seen.additional_properties = d
        return table_round_seen

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
