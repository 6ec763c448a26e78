from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.topic import Topic
from ..types import UNSET, Unset

T = TypeVar("T", bound="WebhookChange")


@_attrs_define
class WebhookChange:
    """What shall be different.

    Attributes:
        topics (list[Topic] | None | Unset): What about.
        active (bool | None | Unset): Whether it is told anything.
    """

    topics: list[Topic] | None | Unset = UNSET
    active: bool | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        topics: list[str] | None | Unset
        if isinstance(self.topics, Unset):
            topics = UNSET
        elif isinstance(self.topics, list):
            topics = []
            for topics_type_0_item_data in self.topics:
                topics_type_0_item = topics_type_0_item_data.value
                topics.append(topics_type_0_item)

        else:
            topics = self.topics

        active: bool | None | Unset
        if isinstance(self.active, Unset):
            active = UNSET
        else:
            active = self.active

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if topics is not UNSET:
            field_dict["topics"] = topics
        if active is not UNSET:
            field_dict["active"] = active

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_topics(data: object) -> list[Topic] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                topics_type_0 = []
                _topics_type_0 = data
                for topics_type_0_item_data in _topics_type_0:
                    topics_type_0_item = Topic(topics_type_0_item_data)

                    topics_type_0.append(topics_type_0_item)

                return topics_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[Topic] | None | Unset, data)

        topics = _parse_topics(d.pop("topics", UNSET))

        def _parse_active(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        active = _parse_active(d.pop("active", UNSET))

        webhook_change = cls(
            topics=topics,
            active=active,
        )

        return webhook_change
