from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MessageView")


@_attrs_define
class MessageView:
    """A message; sender 0 is the server.

    Attributes:
        id (int):
        game_id (int | None):
        sender_id (int):
        recipient_id (int):
        kind (str):
        text (str):
        sent_at (datetime.datetime):
        read_at (datetime.datetime | None): When its recipient had read it; null: not yet.
    """

    id: int
    game_id: int | None
    sender_id: int
    recipient_id: int
    kind: str
    text: str
    sent_at: datetime.datetime
    read_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        game_id: int | None
        game_id = self.game_id

        sender_id = self.sender_id

        recipient_id = self.recipient_id

        kind = self.kind

        text = self.text

        sent_at = self.sent_at.isoformat()

        read_at: None | str
        if isinstance(self.read_at, datetime.datetime):
            read_at = self.read_at.isoformat()
        else:
            read_at = self.read_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "game_id": game_id,
                "sender_id": sender_id,
                "recipient_id": recipient_id,
                "kind": kind,
                "text": text,
                "sent_at": sent_at,
                "read_at": read_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        def _parse_game_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        game_id = _parse_game_id(d.pop("game_id"))

        sender_id = d.pop("sender_id")

        recipient_id = d.pop("recipient_id")

        kind = d.pop("kind")

        text = d.pop("text")

        sent_at = datetime.datetime.fromisoformat(d.pop("sent_at"))

        def _parse_read_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                read_at_type_0 = datetime.datetime.fromisoformat(data)

                return read_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        read_at = _parse_read_at(d.pop("read_at"))

        message_view = cls(
            id=id,
            game_id=game_id,
            sender_id=sender_id,
            recipient_id=recipient_id,
            kind=kind,
            text=text,
            sent_at=sent_at,
            read_at=read_at,
        )

        message_view.additional_properties = d
        return message_view

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
