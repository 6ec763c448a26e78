from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.topic import Topic

T = TypeVar("T", bound="WebhookMade")


@_attrs_define
class WebhookMade:
    """A new webhook with the secret its deliveries are signed with, shown this once.

    Attributes:
        id (int):
        url (str):
        topics (list[Topic]):
        active (bool):
        message (str):
        made_at (datetime.datetime):
        made_by (str):
        failing_since (datetime.datetime | None):
        secret (str):
    """

    id: int
    url: str
    topics: list[Topic]
    active: bool
    message: str
    made_at: datetime.datetime
    made_by: str
    failing_since: datetime.datetime | None
    secret: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        url = self.url

        topics = []
        for topics_item_data in self.topics:
            topics_item = topics_item_data.value
            topics.append(topics_item)

        active = self.active

        message = self.message

        made_at = self.made_at.isoformat()

        made_by = self.made_by

        failing_since: None | str
        if isinstance(self.failing_since, datetime.datetime):
            failing_since = self.failing_since.isoformat()
        else:
            failing_since = self.failing_since

        secret = self.secret

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "url": url,
                "topics": topics,
                "active": active,
                "message": message,
                "made_at": made_at,
                "made_by": made_by,
                "failing_since": failing_since,
                "secret": secret,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        url = d.pop("url")

        topics = []
        _topics = d.pop("topics")
        for topics_item_data in _topics:
            topics_item = Topic(topics_item_data)

            topics.append(topics_item)

        active = d.pop("active")

        message = d.pop("message")

        made_at = datetime.datetime.fromisoformat(d.pop("made_at"))

        made_by = d.pop("made_by")

        def _parse_failing_since(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                failing_since_type_0 = datetime.datetime.fromisoformat(data)

                return failing_since_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        failing_since = _parse_failing_since(d.pop("failing_since"))

        secret = d.pop("secret")

        webhook_made = cls(
            id=id,
            url=url,
            topics=topics,
            active=active,
            message=message,
            made_at=made_at,
            made_by=made_by,
            failing_since=failing_since,
            secret=secret,
        )

        webhook_made.additional_properties = d
        return webhook_made

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
