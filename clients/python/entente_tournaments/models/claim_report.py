from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.claim_status import ClaimStatus

T = TypeVar("T", bound="ClaimReport")


@_attrs_define
class ClaimReport:
    """Waiting for the opponent, disputed by him, or confirmed: then `result` is the board's.

    Attributes:
        status (ClaimStatus): What became of what a player said.
        result (int):
        version (int):
    """

    status: ClaimStatus
    result: int
    version: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status.value

        result = self.result

        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "result": result,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        status = ClaimStatus(d.pop("status"))

        result = d.pop("result")

        version = d.pop("version")

        claim_report = cls(
            status=status,
            result=result,
            version=version,
        )

        claim_report.additional_properties = d
        return claim_report

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
