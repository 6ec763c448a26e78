from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.reported_phase import ReportedPhase


T = TypeVar("T", bound="Report")


@_attrs_define
class Report:
    """The report of all phases since the last one that had orders, and of each of them.

    Attributes:
        content (str):
        phases (list[ReportedPhase]):
    """

    content: str
    phases: list[ReportedPhase]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        content = self.content

        phases = []
        for phases_item_data in self.phases:
            phases_item = phases_item_data.to_dict()
            phases.append(phases_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "content": content,
                "phases": phases,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.reported_phase import ReportedPhase

        d = dict(src_dict)
        content = d.pop("content")

        phases = []
        _phases = d.pop("phases")
        for phases_item_data in _phases:
            phases_item = ReportedPhase.from_dict(phases_item_data)

            phases.append(phases_item)

        report = cls(
            content=content,
            phases=phases,
        )

        report.additional_properties = d
        return report

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
