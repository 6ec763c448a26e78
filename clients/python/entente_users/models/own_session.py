from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="OwnSession")


@_attrs_define
class OwnSession:
    """A login, or a script's token, that has not ended.

    Attributes:
        id (int):
        address (str): Where the login came from.
        agent (str): The program that logged in.
        created_at (datetime.datetime):
        expires_at (datetime.datetime):
        current (bool): Whether this is the session of the token shown.
        script_name (None | str): Of a script's token; null for a login.
        script_scope (None | str): What that script may do; null for a login.
    """

    id: int
    address: str
    agent: str
    created_at: datetime.datetime
    expires_at: datetime.datetime
    current: bool
    script_name: None | str
    script_scope: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        address = self.address

        agent = self.agent

        created_at = self.created_at.isoformat()

        expires_at = self.expires_at.isoformat()

        current = self.current

        script_name: None | str
        script_name = self.script_name

        script_scope: None | str
        script_scope = self.script_scope

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
                "script_name": script_name,
                "script_scope": script_scope,
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

        def _parse_script_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        script_name = _parse_script_name(d.pop("script_name"))

        def _parse_script_scope(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        script_scope = _parse_script_scope(d.pop("script_scope"))

        own_session = cls(
            id=id,
            address=address,
            agent=agent,
            created_at=created_at,
            expires_at=expires_at,
            current=current,
            script_name=script_name,
            script_scope=script_scope,
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
