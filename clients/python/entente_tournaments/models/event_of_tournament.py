from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="EventOfTournament")


@_attrs_define
class EventOfTournament:
    """Where and when it is played, and what tablets there may do.

    Attributes:
        uniq_id (str):
        name (str):
        start (datetime.datetime):
        stop (datetime.datetime):
        public (bool):
        update_password_set (bool):
        record_illegal_moves (int):
        allow_results_deletion_on_input_screens (bool):
    """

    uniq_id: str
    name: str
    start: datetime.datetime
    stop: datetime.datetime
    public: bool
    update_password_set: bool
    record_illegal_moves: int
    allow_results_deletion_on_input_screens: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        uniq_id = self.uniq_id

        name = self.name

        start = self.start.isoformat()

        stop = self.stop.isoformat()

        public = self.public

        update_password_set = self.update_password_set

        record_illegal_moves = self.record_illegal_moves

        allow_results_deletion_on_input_screens = (
            self.allow_results_deletion_on_input_screens
        )

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "uniq_id": uniq_id,
                "name": name,
                "start": start,
                "stop": stop,
                "public": public,
                "update_password_set": update_password_set,
                "record_illegal_moves": record_illegal_moves,
                "allow_results_deletion_on_input_screens": allow_results_deletion_on_input_screens,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        name = d.pop("name")

        start = datetime.datetime.fromisoformat(d.pop("start"))

        stop = datetime.datetime.fromisoformat(d.pop("stop"))

        public = d.pop("public")

        update_password_set = d.pop("update_password_set")

        record_illegal_moves = d.pop("record_illegal_moves")

        allow_results_deletion_on_input_screens = d.pop(
            "allow_results_deletion_on_input_screens"
        )

        event_of_tournament = cls(
            uniq_id=uniq_id,
            name=name,
            start=start,
            stop=stop,
            public=public,
            update_password_set=update_password_set,
            record_illegal_moves=record_illegal_moves,
            allow_results_deletion_on_input_screens=allow_results_deletion_on_input_screens,
        )

        event_of_tournament.additional_properties = d
        return event_of_tournament

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
