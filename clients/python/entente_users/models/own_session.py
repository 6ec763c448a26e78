from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="OwnSession")


@_attrs_define
class OwnSession:
    """A login that has not ended.

    Attributes:
        id (int):
        address (str): Where the login came from.
        agent (str): The program that logged in.
        created_at (datetime.datetime):
        expires_at (datetime.datetime):
        current (bool): Whether this is the session of the token shown.
    """

    id: int
    address: str
    agent: str
    created_at: datetime.datetime
    expires_at: datetime.datetime
    current: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        address = self.address

        agent = self.agent

        created_at = self.created_at.isoformat()

        expires_at = self.expires_at.isoformat()

        current = self.current

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "address": address,
                "agent": agent,
                "created_at": created_at,
                "expires_at": expires_at,
                "current": current,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        address = d.pop("address")

        agent = d.pop("agent")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        current = d.pop("current")

        own_session = cls(
            id=id,
            address=address,
            agent=agent,
            created_at=created_at,
            expires_at=expires_at,
            current=current,
        )

        own_session.additional_properties = d
        return own_session

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
