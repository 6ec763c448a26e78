from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LeagueSeen")


@_attrs_define
class LeagueSeen:
    """A league.

    Attributes:
        id (int):
        name (str):
        rule_set_id (int):
        created_at (datetime.datetime):
    """

    id: int
    name: str
    rule_set_id: int
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        rule_set_id = self.rule_set_id

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "rule_set_id": rule_set_id,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        rule_set_id = d.pop("rule_set_id")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        league_seen = cls(
            id=id,
            name=name,
            rule_set_id=rule_set_id,
            created_at=created_at,
        )

        league_seen.additional_properties = d
        return league_seen

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
