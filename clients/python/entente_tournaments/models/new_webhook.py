from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.topic import Topic
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewWebhook")


@_attrs_define
class NewWebhook:
    """An address to be told.

    Attributes:
        url (str): https or http, on a public address or a host the operator has named.
        topics (list[Topic] | Unset): What about; everything unless said.
    """

    url: str
    topics: list[Topic] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        url = self.url

        topics: list[str] | Unset = UNSET
        if not isinstance(self.topics, Unset):
            topics = []
            for topics_item_data in self.topics:
                topics_item = topics_item_data.value
                topics.append(topics_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "url": url,
            }
        )
        if topics is not UNSET:
            field_dict["topics"] = topics

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        url = d.pop("url")

        _topics = d.pop("topics", UNSET)
        topics: list[Topic] | Unset = UNSET
        if _topics is not UNSET:
            topics = []
            for topics_item_data in _topics:
                topics_item = Topic(topics_item_data)

                topics.append(topics_item)

        new_webhook = cls(
            url=url,
            topics=topics,
        )

        return new_webhook
