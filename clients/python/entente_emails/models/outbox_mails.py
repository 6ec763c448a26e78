from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.outbox_mail import OutboxMail


T = TypeVar("T", bound="OutboxMails")


@_attrs_define
class OutboxMails:
    """Mails, the newest first.

    Attributes:
        mails (list[OutboxMail]):
    """

    mails: list[OutboxMail]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        mails = []
        for mails_item_data in self.mails:
            mails_item = mails_item_data.to_dict()
            mails.append(mails_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "mails": mails,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.outbox_mail import OutboxMail

        d = dict(src_dict)
        mails = []
        _mails = d.pop("mails")
        for mails_item_data in _mails:
            mails_item = OutboxMail.from_dict(mails_item_data)

            mails.append(mails_item)

        outbox_mails = cls(
            mails=mails,
        )

        outbox_mails.additional_properties = d
        return outbox_mails

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
