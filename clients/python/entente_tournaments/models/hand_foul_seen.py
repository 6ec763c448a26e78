from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="HandFoulSeen")


@_attrs_define
class HandFoulSeen:
    """An offence, with its hand.

    Attributes:
        description (str):
        actor_player_id (int):
        type_ (str):
        penalty_points (float):
        is_restarted (bool):
        after_event (int):
        hand_id (int):
    """

    description: str
    actor_player_id: int
    type_: str
    penalty_points: float
    is_restarted: bool
    after_event: int
    hand_id: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        description = self.description

        actor_player_id = self.actor_player_id

        type_ = self.type_

        penalty_points = self.penalty_points

        is_restarted = self.is_restarted

        after_event = self.after_event

        hand_id = self.hand_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "description": description,
                "actor_player_id": actor_player_id,
                "type": type_,
                "penalty_points": penalty_points,
                "is_restarted": is_restarted,
                "after_event": after_event,
                "hand_id": hand_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        description = d.pop("description")

        actor_player_id = d.pop("actor_player_id")

        type_ = d.pop("type")

        penalty_points = d.pop("penalty_points")

        is_restarted = d.pop("is_restarted")

        after_event = d.pop("after_event")

        hand_id = d.pop("hand_id")

        hand_foul_seen = cls(
            description=description,
            actor_player_id=actor_player_id,
            type_=type_,
            penalty_points=penalty_points,
            is_restarted=is_restarted,
            after_event=after_event,
            hand_id=hand_id,
        )

        hand_foul_seen.additional_properties = d
        return hand_foul_seen

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
