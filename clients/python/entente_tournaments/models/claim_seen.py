from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ClaimSeen")


@_attrs_define
class ClaimSeen:
    """What one player said.

    Attributes:
        board (int):
        registration_id (int):
        name (str):
        result (int):
        date (datetime.datetime):
    """

    board: int
    registration_id: int
    name: str
    result: int
    date: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        board = self.board

        registration_id = self.registration_id

        name = self.name

        result = self.result

        date = self.date.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "board": board,
                "registration_id": registration_id,
                "name": name,
                "result": result,
                "date": date,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        board = d.pop("board")

        registration_id = d.pop("registration_id")

        name = d.pop("name")

        result = d.pop("result")

        date = datetime.datetime.fromisoformat(d.pop("date"))

        claim_seen = cls(
            board=board,
            registration_id=registration_id,
            name=name,
            result=result,
            date=date,
        )

        claim_seen.additional_properties = d
        return claim_seen

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
