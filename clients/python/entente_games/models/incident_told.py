from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.kind_output import KindOutput

T = TypeVar("T", bound="IncidentTold")


@_attrs_define
class IncidentTold:
    """A delay, a turn played by default, or a dropout; the player is null where one may not know
    him, the advancement for a dropout.

        Attributes:
            incident (str):
            kind (KindOutput):
            role (int):
            player_id (int | None):
            advancement (int | None):
            time_stamp (int):
            hours_late (float):
            excused (bool):
    """

    incident: str
    kind: KindOutput
    role: int
    player_id: int | None
    advancement: int | None
    time_stamp: int
    hours_late: float
    excused: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        incident = self.incident

        kind = self.kind.value

        role = self.role

        player_id: int | None
        player_id = self.player_id

        advancement: int | None
        advancement = self.advancement

        time_stamp = self.time_stamp

        hours_late = self.hours_late

        excused = self.excused

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "incident": incident,
                "kind": kind,
                "role": role,
                "player_id": player_id,
                "advancement": advancement,
                "time_stamp": time_stamp,
                "hours_late": hours_late,
                "excused": excused,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        incident = d.pop("incident")

        kind = KindOutput(d.pop("kind"))

        role = d.pop("role")

        def _parse_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        player_id = _parse_player_id(d.pop("player_id"))

        def _parse_advancement(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        advancement = _parse_advancement(d.pop("advancement"))

        time_stamp = d.pop("time_stamp")

        hours_late = d.pop("hours_late")

        excused = d.pop("excused")

        incident_told = cls(
            incident=incident,
            kind=kind,
            role=role,
            player_id=player_id,
            advancement=advancement,
            time_stamp=time_stamp,
            hours_late=hours_late,
            excused=excused,
        )

        incident_told.additional_properties = d
        return incident_told

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
