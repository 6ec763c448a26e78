from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.audited_event_details import AuditedEventDetails


T = TypeVar("T", bound="AuditedEvent")


@_attrs_define
class AuditedEvent:
    """Something that happened to an account.

    Attributes:
        time (datetime.datetime):
        event (str):
        user_name (str):
        address (str): Where it came from; empty if nobody asked for it.
        details (AuditedEventDetails):
    """

    time: datetime.datetime
    event: str
    user_name: str
    address: str
    details: AuditedEventDetails
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        time = self.time.isoformat()

        event = self.event

        user_name = self.user_name

        address = self.address

        details = self.details.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "time": time,
                "event": event,
                "user_name": user_name,
                "address": address,
                "details": details,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.audited_event_details import AuditedEventDetails

        d = dict(src_dict)
        time = datetime.datetime.fromisoformat(d.pop("time"))

        event = d.pop("event")

        user_name = d.pop("user_name")

        address = d.pop("address")

        details = AuditedEventDetails.from_dict(d.pop("details"))

        audited_event = cls(
            time=time,
            event=event,
            user_name=user_name,
            address=address,
            details=details,
        )

        audited_event.additional_properties = d
        return audited_event

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
