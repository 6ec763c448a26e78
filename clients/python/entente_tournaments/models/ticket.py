from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Ticket")


@_attrs_define
class Ticket:
    """Opens a stream once within a minute: GET url?ticket=… and, to go on, &last_event_id=…

    Attributes:
        msg (str):
        ticket (str):
        port (int):
        path (str):
        url (str): Where to connect; add ?ticket=… to it.
        last_event_id (int): Listen from here (last_event_id=…) to miss nothing since this answer.
    """

    msg: str
    ticket: str
    port: int
    path: str
    url: str
    last_event_id: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        msg = self.msg

        ticket = self.ticket

        port = self.port

        path = self.path

        url = self.url

        last_event_id = self.last_event_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "msg": msg,
                "ticket": ticket,
                "port": port,
                "path": path,
                "url": url,
                "last_event_id": last_event_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        msg = d.pop("msg")

        ticket = d.pop("ticket")

        port = d.pop("port")

        path = d.pop("path")

        url = d.pop("url")

        last_event_id = d.pop("last_event_id")

        ticket = cls(
            msg=msg,
            ticket=ticket,
            port=port,
            path=path,
            url=url,
            last_event_id=last_event_id,
        )

        ticket.additional_properties = d
        return ticket

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
