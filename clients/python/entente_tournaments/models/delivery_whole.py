from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.topic import Topic

T = TypeVar("T", bound="DeliveryWhole")


@_attrs_define
class DeliveryWhole:
    """With the body that is sent.

    Attributes:
        id (int):
        key (str):
        topic (Topic): Something that happened at an event.
        status (str):
        made_at (datetime.datetime):
        attempts (int):
        next_try_at (datetime.datetime):
        delivered_at (datetime.datetime | None):
        answer_status (int | None):
        message (str):
        body (str):
    """

    id: int
    key: str
    topic: Topic
    status: str
    made_at: datetime.datetime
    attempts: int
    next_try_at: datetime.datetime
    delivered_at: datetime.datetime | None
    answer_status: int | None
    message: str
    body: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        key = self.key

        topic = self.topic.value

        status = self.status

        made_at = self.made_at.isoformat()

        attempts = self.attempts

        next_try_at = self.next_try_at.isoformat()

        delivered_at: None | str
        if isinstance(self.delivered_at, datetime.datetime):
            delivered_at = self.delivered_at.isoformat()
        else:
            delivered_at = self.delivered_at

        answer_status: int | None
        answer_status = self.answer_status

        message = self.message

        body = self.body

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "key": key,
                "topic": topic,
                "status": status,
                "made_at": made_at,
                "attempts": attempts,
                "next_try_at": next_try_at,
                "delivered_at": delivered_at,
                "answer_status": answer_status,
                "message": message,
                "body": body,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        key = d.pop("key")

        topic = Topic(d.pop("topic"))

        status = d.pop("status")

        made_at = datetime.datetime.fromisoformat(d.pop("made_at"))

        attempts = d.pop("attempts")

        next_try_at = datetime.datetime.fromisoformat(d.pop("next_try_at"))

        def _parse_delivered_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                delivered_at_type_0 = datetime.datetime.fromisoformat(data)

                return delivered_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        delivered_at = _parse_delivered_at(d.pop("delivered_at"))

        def _parse_answer_status(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        answer_status = _parse_answer_status(d.pop("answer_status"))

        message = d.pop("message")

        body = d.pop("body")

        delivery_whole = cls(
            id=id,
            key=key,
            topic=topic,
            status=status,
            made_at=made_at,
            attempts=attempts,
            next_try_at=next_try_at,
            delivered_at=delivered_at,
            answer_status=answer_status,
            message=message,
            body=body,
        )

        delivery_whole.additional_properties = d
        return delivery_whole

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
