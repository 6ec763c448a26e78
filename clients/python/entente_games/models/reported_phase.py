from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ReportedPhase")


@_attrs_define
class ReportedPhase:
    """A phase with its own report.

    Attributes:
        advancement (int):
        season (str):
        year (int):
        adjudicated_at (int):
        content (str):
    """

    advancement: int
    season: str
    year: int
    adjudicated_at: int
    content: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        advancement = self.advancement

        season = self.season

        year = self.year

        adjudicated_at = self.adjudicated_at

        content = self.content

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "advancement": advancement,
                "season": season,
                "year": year,
                "adjudicated_at": adjudicated_at,
                "content": content,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        advancement = d.pop("advancement")

        season = d.pop("season")

        year = d.pop("year")

        adjudicated_at = d.pop("adjudicated_at")

        content = d.pop("content")

        reported_phase = cls(
            advancement=advancement,
            season=season,
            year=year,
            adjudicated_at=adjudicated_at,
            content=content,
        )

        reported_phase.additional_properties = d
        return reported_phase

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
