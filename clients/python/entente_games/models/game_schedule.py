from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GameSchedule")


@_attrs_define
class GameSchedule:
    """When the phase is due and when the grace ends; `given_up`: the clock needs the master's help.

    What failed is told to the master only.

        Attributes:
            deadline_timestamp (int | None):
            grace_ends_timestamp (int | None):
            paused (bool):
            given_up (bool):
            tries (int):
            failure (None | str):
    """

    deadline_timestamp: int | None
    grace_ends_timestamp: int | None
    paused: bool
    given_up: bool
    tries: int
    failure: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        deadline_timestamp: int | None
        deadline_timestamp = self.deadline_timestamp

        grace_ends_timestamp: int | None
        grace_ends_timestamp = self.grace_ends_timestamp

        paused = self.paused

        given_up = self.given_up

        tries = self.tries

        failure: None | str
        failure = self.failure

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "deadline_timestamp": deadline_timestamp,
                "grace_ends_timestamp": grace_ends_timestamp,
                "paused": paused,
                "given_up": given_up,
                "tries": tries,
                "failure": failure,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_deadline_timestamp(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        deadline_timestamp = _parse_deadline_timestamp(d.pop("deadline_timestamp"))

        def _parse_grace_ends_timestamp(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        grace_ends_timestamp = _parse_grace_ends_timestamp(
            d.pop("grace_ends_timestamp")
        )

        paused = d.pop("paused")

        given_up = d.pop("given_up")

        tries = d.pop("tries")

        def _parse_failure(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        failure = _parse_failure(d.pop("failure"))

        game_schedule = cls(
            deadline_timestamp=deadline_timestamp,
            grace_ends_timestamp=grace_ends_timestamp,
            paused=paused,
            given_up=given_up,
            tries=tries,
            failure=failure,
        )

        game_schedule.additional_properties = d
        return game_schedule

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
