from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="TicketAsked")


@_attrs_define
class TicketAsked:
    """What to listen to.

    Attributes:
        topics (list[str]): event:<uniq_id>, with all its tournaments, or tournament:<tournament_id>.
    """

    topics: list[str]

    def to_dict(self) -> dict[str, Any]:
        topics = self.topics

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "topics": topics,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        topics = cast(list[str], d.pop("topics"))

        ticket_asked = cls(
            topics=topics,
        )

        return ticket_asked
