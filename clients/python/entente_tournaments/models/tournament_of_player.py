from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TournamentOfPlayer")


@_attrs_define
class TournamentOfPlayer:
    """A tournament of a public event.

    Attributes:
        id (int):
        name (str):
        event (str):
        event_name (str):
        start (datetime.datetime):
        stop (datetime.datetime):
    """

    id: int
    name: str
    event: str
    event_name: str
    start: datetime.datetime
    stop: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        event = self.event

        event_name = self.event_name

        start = self.start.isoformat()

        stop = self.stop.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "event": event,
                "event_name": event_name,
                "start": start,
                "stop": stop,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        event = d.pop("event")

        event_name = d.pop("event_name")

        start = datetime.datetime.fromisoformat(d.pop("start"))

        stop = datetime.datetime.fromisoformat(d.pop("stop"))

        tournament_of_player = cls(
            id=id,
            name=name,
            event=event,
            event_name=event_name,
            start=start,
            stop=stop,
        )

        tournament_of_player.additional_properties = d
        return tournament_of_player

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
